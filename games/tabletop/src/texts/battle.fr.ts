import { charge } from './battle/charge.fr.ts';
import { command } from './battle/command.fr.ts';
import { compulsory } from './battle/compulsory.fr.ts';
import { fire } from './battle/fire.fr.ts';
import { frame } from './battle/frame.fr.ts';
import { melee } from './battle/melee.fr.ts';
import { move } from './battle/move.fr.ts';
import { OCCASIONS_FR } from './occasions.fr.ts';

/** What a battle says while it is played, part by part. */
export const battle = { ...frame, ...command, ...compulsory, ...charge, ...move, ...fire, ...melee, ...OCCASIONS_FR };
