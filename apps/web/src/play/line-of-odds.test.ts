import { describe, expect, it } from 'vitest';
import type { BandView, ChanceView } from '../match/forecast-view.ts';
import { lineOf, neededRoll, openFaces, rollHangsOn } from './line-of-odds.ts';

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
  const assault = [
    chance('disordered', true, 0.98, 2),
    chance('driven out', true, 0.82, 4),
    chance('breach', true, 0.67, 3),
    chance('advance', true, 0.7, 1),
    chance('destroyed', true, 0.001, 6),
    chance('own disorder', false, 0.5, 2),
    chance('own loss', false, 0.11, 3),
    chance('own rout', false, 0.09, 5),
  ];
  it('has four things at most and leads with what decides: what it gains, what it costs, what it risks', () => {
    const told = (most?: number) => lineOf(assault, most).map(({ what }) => what);
    expect(told()).toEqual(['driven out', 'breach', 'own disorder', 'own rout']);
    // A rare but grave thing is told before a second gain.
    expect(told(3)).toEqual(['driven out', 'own disorder', 'own rout']);
  });
  it('tells once what comes together: the graver of two things that are as likely', () => {
    const lost = [
      chance('loses', false, 0.39, 5),
      chance('driven back', false, 0.39, 4),
      chance('hit', false, 0.56, 3),
    ];
    expect(lineOf(lost).map(({ what }) => what)).toEqual(['loses', 'hit']);
    const theirs = { ...chance('driven back', false, 0.39, 4), side: 1 };
    expect(lineOf([lost[0]!, theirs])).toHaveLength(2);
  });
  it('tells more of one kind where there is none of the other', () => {
    expect(lineOf(assault.filter((c) => c.isGain)).map(({ what }) => what)).toEqual([
      'driven out',
      'breach',
      'disordered',
    ]);
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
  it('says which of those faces settle nothing by themselves', () => {
    const perhaps: BandView = { from: 5, to: 6, chances: [chance('loss', true, 0.4)] };
    expect(openFaces([good(1, 4), perhaps, bad(7, 10)])).toEqual([perhaps]);
    expect(openFaces([good(1, 4), bad(5, 10)])).toEqual([]);
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
