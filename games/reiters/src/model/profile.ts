import { read } from '@tambour/kernel';
import { ARMS, ARTILLERY, CLASSES, TYPE, UNIT_TYPES, WEAPONS } from './vocabulary.ts';

/** 1.3.1a One face of a counter: arm and class as indices, combat factor, quality factor, movement allowance. */
const face = read.renamed(
  read.object({
    arm: read.numberOf(ARMS),
    class: read.numberOf(CLASSES),
    fc: read.integer(0, 12),
    fq: read.integer(1, 6),
    ma: read.integer(0, 12),
  }),
  { class: 'cls' },
);
export type Face = read.Read<typeof face>;

/**
 * A counter. The front is full strength, the back reduced; for argoulets the front is mounted, the back dismounted
 * (4.6a). A unit of one step has no back unless it is argoulets.
 */
export const COUNTER_FIELDS = {
  type: read.numberOf(UNIT_TYPES),
  weapon: read.numberOf(WEAPONS),
  steps: read.integer(1, 2),
  front: face,
  back: read.maybe(face),
  pike: read.maybe(read.boolean, false),
  /** 7.4.1a Starts with a charge marker. */
  charge: read.maybe(read.boolean, false),
  /** 1.3.1b 1.3.6a H2 In zones; nothing but artillery has one. */
  range: read.maybe(read.integer(1, 3)),
};
/** What the rules call some of them. */
export const COUNTER_NAMES = { pike: 'isPike', charge: 'hasCharge' } as const;
const counter = read.renamed(read.loose(COUNTER_FIELDS), COUNTER_NAMES);
export type Counter = read.Read<typeof counter>;

/** A face too many or too few is refused. */
export function withItsFaces<C extends Counter>(c: C, path: string): C {
  const isTwoFaced = c.steps === 2 || c.type === TYPE.argoulets;
  const isGun = c.front.arm === ARTILLERY;
  read.must(!isTwoFaced || c.back !== undefined, `${path}.back`, 'is missing (the other face)');
  read.must(isTwoFaced || c.back === undefined, `${path}.back`, 'belongs to no unit of one step');
  read.must(!isGun || c.range !== undefined, `${path}.range`, 'is missing (1 to 3 zones)');
  read.must(isGun || c.range === undefined, `${path}.range`, 'belongs to artillery');
  return c;
}

/** A profile of each type, in the order of the vocabulary. */
export const profiles = read.rowsBy(UNIT_TYPES, 'type', read.mapped(counter, withItsFaces));

/** What a scenario's counter may not change of its type: everything but names and figures. Says what differs. */
export function strangeness(counter: Counter, profile: Counter): string | undefined {
  const same = (a: Face | undefined, b: Face | undefined) => a?.arm === b?.arm && a?.cls === b?.cls;
  const alike = {
    front: same(counter.front, profile.front),
    back: same(counter.back, profile.back),
    weapon: counter.weapon === profile.weapon,
    steps: counter.steps === profile.steps,
    pike: counter.isPike === profile.isPike,
    charge: counter.hasCharge === profile.hasCharge,
  };
  return Object.entries(alike).find(([, isAlike]) => !isAlike)?.[0];
}
