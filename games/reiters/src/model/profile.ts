import { BadInput, read } from '@tambour/kernel';
import { ARGOULETS, ARMS, CLASSES, UNIT_TYPES, WEAPONS } from './vocabulary.ts';

/** 1.3.1a One face of a counter: arm and class as indices, combat factor, quality factor, movement allowance. */
export interface Face {
  readonly arm: number;
  readonly cls: number;
  readonly fc: number;
  readonly fq: number;
  readonly ma: number;
}
/**
 * A counter. The front is full strength, the back reduced; for argoulets the front is mounted, the back dismounted
 * (4.6a). A unit of one step has no back unless it is argoulets.
 */
export interface Counter {
  readonly type: number;
  readonly weapon: number;
  readonly steps: number;
  readonly front: Face;
  readonly back: Face | undefined;
  readonly isPike: boolean;
  /** 7.4.1a Starts with a charge marker. */
  readonly hasCharge: boolean;
  /** 1.3.1b 1.3.6a H2 In zones; nothing but artillery has one. */
  readonly range: number | undefined;
}
/** What the counters of one type look like. */
export type Profile = Counter;

const FACE = read.object({
  arm: read.oneOf(...ARMS),
  class: read.oneOf(...CLASSES),
  fc: read.integer(0, 12),
  fq: read.integer(1, 6),
  ma: read.integer(0, 12),
});
export const COUNTER_FIELDS = {
  type: read.oneOf(...UNIT_TYPES),
  weapon: read.oneOf(...WEAPONS),
  steps: read.integer(1, 2),
  front: FACE,
};
export const COUNTER_OPTIONAL = {
  back: FACE,
  pike: read.boolean,
  charge: read.boolean,
  range: read.integer(1, 3),
};
const counterFields = read.object(COUNTER_FIELDS, COUNTER_OPTIONAL, 'loose');
type CounterFields = read.Read<typeof counterFields>;
const profiles = read.list(counterFields, UNIT_TYPES.length);

const face = (f: CounterFields['front']): Face => ({
  arm: ARMS.indexOf(f.arm),
  cls: CLASSES.indexOf(f.class),
  fc: f.fc,
  fq: f.fq,
  ma: f.ma,
});

/** The fields of a counter as the rules want them; a face too many or too few is refused. */
export function counterOf(c: CounterFields, path: string): Counter {
  const type = UNIT_TYPES.indexOf(c.type);
  const isTwoFaced = c.steps === 2 || type === ARGOULETS;
  if (isTwoFaced !== (c.back !== undefined))
    throw new BadInput(`${path}.back`, isTwoFaced ? 'is missing (the other face)' : 'belongs to no unit of one step');
  if ((c.front.arm === 'artillery') !== (c.range !== undefined))
    throw new BadInput(`${path}.range`, c.range === undefined ? 'is missing (1 to 3 zones)' : 'belongs to artillery');
  return {
    type,
    weapon: WEAPONS.indexOf(c.weapon),
    steps: c.steps,
    front: face(c.front),
    back: c.back && face(c.back),
    isPike: c.pike ?? false,
    hasCharge: c.charge ?? false,
    range: c.range,
  };
}

/** A profile of each type, in the order of the vocabulary. */
export function readProfiles(json: unknown, path: string): Profile[] {
  const rows = profiles(json, path);
  return UNIT_TYPES.map((name, type) => {
    const at = rows.findIndex((r) => r.type === name);
    if (at < 0) throw new BadInput(path, `has no row ${name}`);
    if (rows.findLastIndex((r) => r.type === name) !== at) throw new BadInput(path, `names ${name} twice`);
    return { ...counterOf(rows[at]!, `${path}.${at}`), type };
  });
}

/** What a scenario's counter may not change of its type: everything but names and figures. Says what differs. */
export function strangeness(counter: Counter, profile: Profile): string | undefined {
  const same = (a: Face | undefined, b: Face | undefined) => a?.arm === b?.arm && a?.cls === b?.cls;
  if (!same(counter.front, profile.front)) return 'front';
  if (!same(counter.back, profile.back)) return 'back';
  const keys = ['weapon', 'steps', 'isPike', 'hasCharge'] as const;
  const names = { weapon: 'weapon', steps: 'steps', isPike: 'pike', hasCharge: 'charge' } as const;
  const found = keys.find((key) => counter[key] !== profile[key]);
  return found && names[found];
}
