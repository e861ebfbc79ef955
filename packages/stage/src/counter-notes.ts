import { BadInput, type Reader, read, type Text } from '@tambour/kernel';
import {
  ARMS,
  BADGE_SHAPES,
  COUNTER_PARTS,
  FACED,
  type Livery,
  PIECE_MARKERS,
  PIGMENTS,
  type PieceFace,
  RARE_MARKERS,
} from '@tambour/press';
import { same } from './join.ts';
import { letteringOf } from './lettering.ts';
import type { CounterNote } from './stage.ts';

const word = read.string();
const FACE = read.object(
  {
    /** The number of its livery. */
    side: read.integer(0, 9),
    arm: read.oneOf(...ARMS),
    name: word,
    band: read.oneOf(...PIGMENTS),
  },
  {
    formation: word,
    /** The text that is the letters of its formation, where they are not the same in every language. */
    mark: word,
    strength: word,
    morale: word,
    movement: word,
    range: word,
    gun: word,
    hits: read.integer(0, 9),
    stars: read.integer(0, 3),
    facing: read.oneOf(0, 1, 2, 3, 4, 5),
    facesTo: read.oneOf(...FACED),
    badge: read.object({ shape: read.oneOf(...BADGE_SHAPES), letter: word }),
    markers: read.list(read.oneOf(...PIECE_MARKERS, ...RARE_MARKERS)),
    isReduced: read.boolean,
  },
);
const parts: Reader<readonly (readonly [(typeof COUNTER_PARTS)[number], string])[]> = (value, path) =>
  Object.entries(read.table(word)(value, path)).map(([part, key]) => [read.oneOf(...COUNTER_PARTS)(part, path), key]);
const FILE = read.object({ samples: read.table(read.plain), notes: read.list(read.plain) });

/**
 * The legend of the counters, of a game's `data/counters.json`: each note with the key of its text, the sample it is like and what it has
 * otherwise; and the key of the text of each part that a line is to lead to, where it is drawn large.
 */
export function readCounterNotes(
  file: unknown,
  liveries: readonly Livery[],
  say: (key: never) => Text,
): readonly CounterNote[] {
  const text = (key: string): Text => say(key as never);
  const { samples, notes } = FILE(file, 'counters');
  return notes.map(({ says, like, parts: named, ...own }, i): CounterNote => {
    const path = `counters.notes.${i}`;
    const { side, mark, name, ...face } = FACE({ ...samples[word(like, `${path}.like`)], ...own }, path);
    const livery = liveries[side];
    if (!livery) throw new BadInput(`${path}.side`, 'has no livery');
    const lettering: Pick<PieceFace, 'name'> = mark === undefined ? { name } : letteringOf(same(name), text(mark));
    return {
      face: { id: 'sample', side: livery, ...lettering, ...face },
      says: text(word(says, `${path}.says`)),
      ...(named !== undefined && {
        parts: parts(named, `${path}.parts`).map(([part, key]) => ({ part, says: text(key) })),
      }),
    };
  });
}
