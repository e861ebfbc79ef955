import { describe, expect, it } from 'vitest';
import type { BandView, ChanceView } from '../match/forecast-view.ts';
import { lineOf, neededRoll, rollHangsOn } from './line-of-odds.ts';

const chance = (what: string, isGain: boolean, chance: number, gravity = 3): ChanceView => ({
  side: 0,
  what,
  isGain,
  gravity,
  chance,
  text: { en: what, fr: what },
  short: { en: what, fr: what },
});

describe('the line of odds', () => {
  it('tells what weighs most, gains first, and leaves the rest to the detail', () => {
    const line = lineOf([
      chance('driven out', true, 0.79, 4),
      chance('disordered', true, 0.4, 2),
      chance('loss', true, 0.2),
      chance('advance', true, 0.7, 1),
      chance('destroyed', true, 0.001, 6),
      chance('pushed aside', true, 0.1, 2),
      chance('own loss', false, 0.06),
      chance('own rout', false, 0.02, 5),
    ]);
    expect(line.map(({ what }) => what)).toEqual(['driven out', 'disordered', 'loss', 'own loss', 'own rout']);
  });
  it('tells a light thing where there is nothing else', () => {
    expect(lineOf([chance('advance', true, 1, 1)]).map(({ what }) => what)).toEqual(['advance']);
    expect(lineOf([])).toEqual([]);
  });
});

describe('the roll that is needed', () => {
  const good = (from: number, to: number): BandView => ({ from, to, chances: [chance('loss', true, 1)] });
  const bad = (from: number, to: number): BandView => ({ from, to, chances: [chance('own loss', false, 1)] });
  it('is so much or more, so much or less, some faces, or any', () => {
    expect(neededRoll([bad(1, 4), good(5, 6)])).toEqual({ kind: 'least', face: 5 });
    expect(neededRoll([good(0, 0), good(1, 3), bad(4, 9)])).toEqual({ kind: 'most', face: 3 });
    expect(neededRoll([good(1, 6)])).toEqual({ kind: 'any' });
    expect(neededRoll([bad(1, 6)])).toBeUndefined();
    const [, middle] = [bad(1, 1), good(2, 3)];
    expect(neededRoll([bad(1, 1), middle!, bad(4, 6)])).toEqual({ kind: 'these', bands: [middle] });
  });
  it('hangs on an answer before the die only if another answer needs another roll', () => {
    const does = { en: 'defend with the strongest unit', fr: 'défendre avec l’unité la plus forte' };
    const roll = [bad(1, 4), good(5, 6)];
    const hangs = (...others: readonly (readonly BandView[] | undefined)[]) =>
      rollHangsOn({ roll, rollAfter: [{ does, others }] });
    expect(hangs([bad(1, 4), good(5, 6)], roll)).toEqual([]);
    expect(hangs(roll, [bad(1, 1), good(2, 6)])).toEqual([does]);
    // After another answer no die falls at all.
    expect(hangs(undefined)).toEqual([does]);
  });
});
