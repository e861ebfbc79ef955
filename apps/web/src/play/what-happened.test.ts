import type { EventText } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import type { LogEntry, LuckRow } from '../match/protocol.ts';
import { combatsOf, isFought, storyOf } from './combats.ts';
import { resultOf } from './result.ts';
import { luckOf, luckSums, swingsOf } from './swings.ts';
import { trailsOf } from './trails.ts';

const both = (text: string) => ({ en: text, fr: text });
const event = (text: string, more: Partial<EventText> = {}): EventText => ({
  text: both(text),
  rule: '1',
  weight: 'minor',
  places: [],
  ...more,
});
const entry = (
  n: number,
  begun: number,
  events: readonly EventText[] = [],
  more: Partial<LogEntry> = {},
): LogEntry => ({
  n,
  begun,
  side: 0,
  label: both(`order ${n}`),
  dice: [],
  events,
  turn: 1,
  goesOn: false,
  result: [],
  ...more,
});
const die = { dice: [4] };
const heading = { weight: 'step' } as const;

describe('a combat', () => {
  it('is a command with all that was answered to it', () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 2), entry(3, 2), entry(4, 2), entry(5, 5)];
    expect(combatsOf(log).map(({ entries }) => entries.map(({ n }) => n))).toEqual([[0], [1], [2, 3, 4], [5]]);
    expect(combatsOf(log)[2]).toMatchObject({ from: 2, first: { n: 2 }, last: { n: 4 } });
  });
  it('ends where the next heading begins: the next turn’s dice are none of its own', () => {
    const [combat] = combatsOf([
      entry(1, 1, [event('charge'), event('fire', die)]),
      entry(2, 1, [event('retreat'), event('turn 2', heading), event('initiative', die)]),
    ]);
    expect(storyOf(combat!).map(({ text }) => text.en)).toEqual(['charge', 'fire', 'retreat']);
    const [ending] = combatsOf([entry(1, 1, [event('phase', heading), event('check', die), event('next', heading)])]);
    expect(storyOf(ending!).map(({ text }) => text.en)).toEqual(['check']);
    expect(isFought(ending!)).toBe(true);
    const [march] = combatsOf([entry(1, 1, [event('march'), event('turn 2', heading), event('initiative', die)])]);
    expect(isFought(march!)).toBe(false);
  });
});

describe('a result', () => {
  const loss = { what: 'loss', isGood: false, gravity: 3, said: { you: both('you lose'), they: both('they lose') } };
  const advance = { what: 'advance', isGood: true, gravity: 1, said: { you: both('you go'), they: both('they go') } };
  const fought = entry(1, 1, [], {
    result: [
      { text: both('A goes'), bearings: [{ side: 0, ...advance }] },
      { text: both('B loses'), bearings: [{ side: 1, ...loss }] },
      { text: both('C loses'), bearings: [{ side: 1, ...loss }] },
      { text: both('the bridge burns'), bearings: [] },
    ],
  });
  const said = (viewpoint: number | undefined) =>
    resultOf(fought, viewpoint).map(({ text, isGood }) => [text.en, isGood]);
  it('is told from the reader’s side, gravest first, and each thing once', () => {
    expect(said(0)).toEqual([
      ['they lose', true],
      ['you go', true],
      ['the bridge burns', undefined],
    ]);
    expect(said(1)).toEqual([
      ['you lose', false],
      ['they go', false],
      ['the bridge burns', undefined],
    ]);
  });
  it('names everyone where nobody is you', () => {
    expect(said(undefined).map(([text]) => text)).toEqual(['A goes', 'B loses', 'C loses', 'the bridge burns']);
  });
});

describe('turning points', () => {
  const at = (s0: number, s1: number, p0: number, p1: number) => ({ strength: [s0, s1], points: [p0, p1], losses: [] });
  it('are the largest swings, a combat counted once, in the order of time', () => {
    const log = [entry(0, 0), entry(1, 1), entry(2, 2), entry(3, 2), entry(4, 4), entry(5, 5)];
    const history = [at(9, 9, 0, 0), at(9, 9, 0, 0), at(9, 7, 0, 0), at(8, 6, 3, 0), at(8, 6, 2, 2), at(8, 6, 2, 12)];
    const found = swingsOf(history, combatsOf(log), 2);
    expect(found.map(({ combat, worth }) => [combat.from, worth])).toEqual([
      [2, 5],
      [5, -10],
    ]);
    expect(found[0]).toMatchObject({ strength: [-1, -3], points: [3, 0] });
    expect(swingsOf(history, combatsOf(log), 9)).toHaveLength(3);
  });
});

describe('luck', () => {
  // A hit worth two points of strength, one time in four; once it hit, twice it missed.
  const row = (n: number, isHit: boolean): LuckRow => ({
    n,
    isExact: true,
    got: { strength: [0, isHit ? -2 : 0], points: [isHit ? 1 : 0, 0] },
    expected: { strength: [0, -0.5], points: [0.25, 0] },
  });
  it('of a roll is what it gave over what was to be expected', () => {
    expect(luckOf(row(1, true))).toBeCloseTo(2.25, 12);
    expect(luckOf(row(1, false))).toBeCloseTo(-0.75, 12);
  });
  it('adds up', () => {
    const sums = luckSums([row(1, true), row(2, false), row(3, false)]);
    expect(sums.got).toEqual({ strength: [0, -2], points: [1, 0] });
    expect(sums.expected).toEqual({ strength: [0, -1.5], points: [0.75, 0] });
    expect(sums.worth).toBeCloseTo(0.75, 12);
  });
});

describe('traces of orders', () => {
  const go = (piece: string, from: string, to: string) => event('go', { motion: { kind: 'go', piece, from, to } });
  it('join the steps of a march, and leave out who came back', () => {
    const found = trailsOf([
      entry(1, 1, [go('a', '1', '2'), go('a', '2', '3'), go('b', '5', '6')]),
      entry(2, 2, [go('b', '6', '5'), go('a', '3', '4')]),
      entry(3, 3, [
        event('shot', { motion: { kind: 'shot', from: '4', to: '9' } }),
        event('clash', { motion: { kind: 'clash', from: ['4', '5'], to: ['9'] } }),
      ]),
    ]);
    expect(found).toEqual([
      { kind: 'go', piece: 'a', path: ['1', '2', '3', '4'] },
      { kind: 'shot', path: ['4', '9'] },
      { kind: 'clash', path: ['4', '9'] },
      { kind: 'clash', path: ['5', '9'] },
    ]);
  });
});
