import type { GameSpec } from '@tambour/kernel';
import type { Field } from './model/state.ts';
import type { ReitersWorld } from './model/world.ts';
import { reitersPlay } from './play.ts';
import { audit } from './protocol/audit/audit.ts';

/** Par le fer, le feu et la foi / Fate of the Reiters: five battles, three levels of rules. */
export const reiters: GameSpec<ReitersWorld, Field> = { ...reitersPlay, audit };
