import { charge } from './battle/charge.en.ts';
import { command } from './battle/command.en.ts';
import { compulsory } from './battle/compulsory.en.ts';
import { fire } from './battle/fire.en.ts';
import { frame } from './battle/frame.en.ts';
import { melee } from './battle/melee.en.ts';
import { move } from './battle/move.en.ts';
import { OCCASIONS_EN } from './occasions.en.ts';

/** What a battle says while it is played, part by part. */
export const battle = { ...frame, ...command, ...compulsory, ...charge, ...move, ...fire, ...melee, ...OCCASIONS_EN };
