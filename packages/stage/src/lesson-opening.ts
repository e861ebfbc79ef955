import { BadInput, type Choice, type Reader, read, STANDING_ANSWERS } from '@tambour/kernel';

/** Where a lesson or a worked example begins. */
export interface Opening {
  readonly choice: Choice;
  /** The side of the person, by id. */
  readonly side: string;
  /** As `Position.toJson` writes it. */
  position(): unknown;
}

/** Standing orders in a ground, by their ids. */
export const standingAnswers = read.table(read.oneOf(...STANDING_ANSWERS));

/** Two values in a list: `[48, 29.5]`, `["allocate", 1]`. */
export const pair =
  <A, B>(first: Reader<A>, second: Reader<B>): Reader<readonly [A, B]> =>
  (value, path) => {
    const [a, b] = read.list(read.anything, 2)(value, path);
    return [first(a, `${path}.0`), second(b, `${path}.1`)];
  };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null && !Array.isArray(v);
/** One over the other: objects field by field, anything else in place of what was there. */
const over = (under: Fields, own: Fields): Fields => {
  const both = Object.entries(own).map(([key, value]) => {
    const before = under[key];
    return [key, isFields(before) && isFields(value) ? over(before, value) : value];
  });
  return { ...under, ...Object.fromEntries(both) };
};

/**
 * Reads the grounds of a file by the game's reader. A ground that is `like` one the file names has all that one has, units and leaders
 * included, and what it tells itself.
 */
export function openings(named: Readonly<Record<string, Fields>>, open: Reader<Opening>): Reader<Opening> {
  return (value, path) => {
    const { like, ...own } = read.plain(value, path);
    if (like === undefined) return open(own, path);
    const under = named[read.string()(like, `${path}.like`)];
    if (!under) throw new BadInput(`${path}.like`, `no ground is called ${like}`);
    return open(over(under, own), path);
  };
}
/** Grounds by their names. */
export const namedGrounds: Reader<Readonly<Record<string, Fields>>> = read.table(read.plain);
