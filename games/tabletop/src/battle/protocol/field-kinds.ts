import { measureKind, namedKind, numberIn, oncePer, pointKind, read, wordKind } from '@tambour/kernel';
import { FORMATIONS, ORDERS } from '../../model/vocabulary.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import type { TabletopWorld } from '../model/world.ts';

export const UNIT = namedKind<Field, UnitId>({
  find: ({ w }, given) => numberIn(w.unitIndex, given),
  names: ({ w }) => w.unitIds,
  what: 'a unit of this battle',
  piece: (_, u) => u,
});
/** A unit that is spoken of, and does not act: a target, a friend to support. */
export const OTHER = namedKind<Field, UnitId>({
  find: ({ w }, given) => numberIn(w.unitIndex, given),
  names: ({ w }) => w.unitIds,
  what: 'a unit of this battle',
});
export const LEADER = namedKind<Field, LeaderId>({
  find: ({ w }, given) => numberIn(w.leaderIndex, given),
  names: ({ w }) => w.leaderIds,
  what: 'a general or aide of this battle',
  piece: ({ w }, l) => w.rows + l,
});
const sectorIds = oncePer((w: TabletopWorld) => w.ground.sectors.map(({ id }) => id));
export const SECTOR = namedKind<Field>({
  find({ w }, given) {
    const at = typeof given === 'string' ? sectorIds(w).indexOf(given) : -1;
    return at < 0 ? undefined : at;
  },
  names: ({ w }) => sectorIds(w),
  what: 'a village sector or redoubt of this battle',
});
export const POINT = pointKind<Field>();
const MOST_CM = 12_000;
const FULL_TURN = 35_999;
const MOST_WHEEL = 18_000;
export const LENGTH = measureKind<Field>(0, MOST_CM, 'a length in centimetres');
export const HEADING = measureKind<Field>(0, FULL_TURN, 'a heading in degrees');
export const ANGLE = measureKind<Field>(0, MOST_WHEEL, 'an angle in degrees');
export const ORDER = wordKind<Field, (typeof ORDERS)[number]>(ORDERS, read.oneOf(...ORDERS));
export const FORMATION = wordKind<Field, (typeof FORMATIONS)[number]>(FORMATIONS, read.oneOf(...FORMATIONS));
export const HANDS = ['left', 'right'] as const;
export const HAND = wordKind<Field, (typeof HANDS)[number]>(HANDS, read.oneOf(...HANDS));
/** What a retreat makes for; at first it goes straight away from the enemy. */
export const GOALS = ['friend', 'wood', 'village', 'edge', 'away'] as const;
export const GOAL = wordKind<Field, (typeof GOALS)[number]>(GOALS, read.oneOf(...GOALS));
/** How a retreat goes: plainly, round the lines in its way, by forced march, or both; bits of what it is kept as. */
export const HOWS = ['plain', 'round', 'forced', 'round-forced'] as const;
export const HOW = wordKind<Field, (typeof HOWS)[number]>(HOWS, read.oneOf(...HOWS));
/** Where a rallied unit looks. */
export const LOOKS = ['facing', 'away'] as const;
export const LOOK = wordKind<Field, (typeof LOOKS)[number]>(LOOKS, read.oneOf(...LOOKS));
/** A whole number, as it stands. */
export const count = (least: number, most: number) => {
  const reader = read.integer(least, most);
  return {
    find: (_: Field, given: unknown): number | undefined =>
      typeof given === 'number' && Number.isInteger(given) && given >= least && given <= most ? given : undefined,
    read: (_: Field, given: unknown, path: string): number => reader(given, path),
    write: (_: Field, n: number): number => n,
  };
};
