import type { Text } from '@tambour/kernel';
import { list, same } from '@tambour/stage';
import { saidSide } from '../model/names.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { subject } from './agreement.ts';

/** What can befall a piece, as `outcome` writes it. */
const MARKS = [
  'disorganised',
  'reorganised',
  'retreated',
  'gave-way',
  'advanced',
  'killed',
  'changes his order',
  'keeps his order',
] as const;

/** A fact of `outcome` in words: "The reiters (Dohna 1) lose a step and retreat". */
export function fact(w: ReitersWorld, said: string): Text {
  const [first = '', ...rest] = said.split(' ');
  const tail = rest.join(' ');
  if (first === 'battle') return ending(rest.at(-1) ?? '');
  const who = subject(w, first);
  if (tail === 'eliminated' || tail === 'taken') return say(`fact.${tail}`, who);
  return say('fact', { who: who.who, all: list(tail.split(', ').map((mark) => markWords(who, mark))) });
}

function markWords(who: ReturnType<typeof subject>, mark: string): Text {
  const [, lost] = /^lost (\d+)$/.exec(mark) ?? [];
  if (lost !== undefined) return say('fact.lost', { ...who, lost: Number(lost) });
  const known = MARKS.find((name) => name === mark);
  return known ? say(`fact.${known}`, who) : same(mark);
}

const ending = (winner: string): Text =>
  winner === 'nobody' ? say('fact.drawn') : say('fact.won', { side: saidSide(winner) });
