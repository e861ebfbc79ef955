import { FIGHT_EN } from './fight.en.ts';
import { FIRE_EN } from './fire.en.ts';
import { VICTORY_EN } from './victory.en.ts';

/** What fire, close combat and the score say in English. */
export const sums = { ...FIRE_EN, ...FIGHT_EN, ...VICTORY_EN } as const;
