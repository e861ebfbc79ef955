import type { Text } from '@tambour/kernel';
import { capitalised, list, points, same } from '@tambour/stage';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { sidesWords } from './event-text-combat.ts';

/** What can befall a piece, as `outcome` writes it. */
const MARKS = [
  'destroyed',
  'disorganised',
  'routed',
  'retreated',
  'displaced',
  'advanced',
  'breach-lost',
  'killed',
  'acts',
  'fails to act',
] as const;

/** A fact of `outcome` in words: "Navarre loses 2 points, is disorganised and retreats". */
export function fact(w: DenainWorld, said: string): Text {
  const [first = '', ...rest] = said.split(' ');
  const tail = rest.join(' ');
  if (said === 'no breach') return say('fact.noBreach');
  if (said === 'baggage captured') return say('fact.baggage');
  if (first === 'breach') return say('fact.breach', { sides: sidesWords(rest) });
  if (first === 'bridge') return say('fact.bridge', { at: placeName(w, rest[0] ?? '') });
  if (first === 'battle') return ending(rest.at(-1) ?? '');
  const who = saidPiece(w, first);
  if (tail === 'eliminated') return capitalised(say('event.nothingLeft', { who, at: '' }));
  return say('fact.piece', { who, does: list(tail.split(', ').map(markWords)) });
}

function markWords(mark: string): Text {
  const [, lost] = /^lost (\d+)$/.exec(mark) ?? [];
  if (lost !== undefined) return say('fact.loses', { points: points(Number(lost)) });
  const known = MARKS.find((m) => m === mark);
  return known ? say(`fact.${known}`) : same(mark);
}

const ending = (winner: string): Text =>
  winner === 'nobody' ? say('fact.drawn') : say('fact.won', { side: saidSide(winner) });
