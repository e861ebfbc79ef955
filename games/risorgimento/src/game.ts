import type { GameSpec } from '@tambour/kernel';
import type { Field } from './model/state.ts';
import type { RisorgimentoWorld } from './model/world.ts';
import { risorgimentoPlay } from './play.ts';
import { audit } from './protocol/audit/audit.ts';

/** Risorgimento 1859: Magenta and San Martino. */
export const risorgimento: GameSpec<RisorgimentoWorld, Field> = { ...risorgimentoPlay, audit };
