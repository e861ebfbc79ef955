/** What a way over the map may be stopped by. A search that is to show what would be without some waives them: bits of one number, 0 in earnest. */
export const OBSTACLES = ['zones', 'bridges', 'works', 'broken', 'troops', 'leader'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export const WAIVER: Readonly<Record<Obstacle, number>> = {
  zones: 1,
  bridges: 2,
  works: 4,
  broken: 8,
  troops: 16,
  leader: 32,
};
/** The waivers that leave only these in force. */
export const allBut = (enforced: readonly Obstacle[]): number =>
  OBSTACLES.reduce((bits, one) => (enforced.includes(one) ? bits : bits | WAIVER[one]), 0);
