import type { Contact, Fighter } from '../rules/fighting/fighter.ts';

/** A regular line of 16, unless told otherwise. */
export const fighter = (more: Partial<Fighter> = {}): Fighter => ({
  arm: 'infantry',
  status: 'regular',
  formation: 'line',
  degradation: 'formed',
  state: 'steady',
  figures: 16,
  hasElite: false,
  hasCharged: false,
  ...more,
});
export const hussars = (more: Partial<Fighter> = {}): Fighter =>
  fighter({ arm: 'cavalry', cavalryClass: 'light', figures: 8, ...more });
export const cuirassiers = (more: Partial<Fighter> = {}): Fighter => hussars({ cavalryClass: 'heavy', ...more });
/** The first round of two lines, front to front in the open, unless told otherwise. */
export const contact = (more: Partial<Contact> = {}): Contact => ({
  fighter: fighter(),
  enemy: fighter(),
  enemies: 1,
  on: 'front',
  onEnemy: 'front',
  isFirstRound: true,
  isFollowing: false,
  isPursuit: false,
  isRunDown: false,
  enemyShelter: 'none',
  isEnemyUphill: false,
  ...more,
});
