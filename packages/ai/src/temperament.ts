import type { Leaning } from './appraiser.hot.ts';
import type { Temperament } from './level.ts';

/**
 * What each temperament likes more or less than the fitted judge: its own, and the enemy's. Bold minds its losses less and goes for what can be
 * taken and struck; cautious the other way round. They see the same.
 */
export const LEANINGS: Readonly<Record<Temperament, Leaning>> = {
  steady: {},
  bold: { force: [0.8, 1.15], order: [0.8, 1.1], chance: [1.3, 0.75], goal: [1.2, 1], chief: [0.7, 1] },
  cautious: { force: [1.2, 0.9], order: [1.2, 0.95], chance: [0.8, 1.3], goal: [0.9, 1.1], chief: [1.4, 1] },
};
