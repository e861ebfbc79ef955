import type { GameSpec } from '@tambour/kernel';
import type { Field } from './model/state.ts';
import type { DenainWorld } from './model/world.ts';
import { denainPlay } from './play.ts';
import { audit } from './protocol/audit/audit.ts';

/** Denain 1712, both editions. */
export const denain: GameSpec<DenainWorld, Field> = { ...denainPlay, audit };
