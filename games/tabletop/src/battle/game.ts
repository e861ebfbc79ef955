import type { GameSpec } from '@tambour/kernel';
import type { Field } from './model/state.ts';
import type { TabletopWorld } from './model/world.ts';
import { tabletopPlay } from './play.ts';
import { audit } from './protocol/audit/audit.ts';

/** The Napoleonic table: the farm on the brook, Saalfeld. */
export const tabletop: GameSpec<TabletopWorld, Field> = { ...tabletopPlay, audit };
