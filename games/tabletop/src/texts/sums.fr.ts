import { FIGHT_FR } from './fight.fr.ts';
import { FIRE_FR } from './fire.fr.ts';
import type { sums as en } from './sums.en.ts';
import { VICTORY_FR } from './victory.fr.ts';

/** What fire, close combat and the score say in French. */
export const sums: Readonly<Record<keyof typeof en, string>> = { ...FIRE_FR, ...FIGHT_FR, ...VICTORY_FR };
