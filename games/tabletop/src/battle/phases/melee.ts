import { afterMelee, follow, meleeOver, occupy, pursue } from './melee/after.ts';
import { convoys } from './melee/march-off.ts';
import { melee } from './melee/round.ts';
import { escort, surrender } from './melee/surrender.ts';

/** MELEE: losses, defeat, recoil, tests, following, pursuit, surrender (C9, C10, C19); and the columns of prisoners, which march before the half moves. */
export const MELEE_STEPS = [melee, afterMelee, follow, pursue, occupy, meleeOver, surrender, escort, convoys] as const;
