import { describe, expect, it } from 'vitest';
import type { UnitId } from '../model/ids.ts';
import { hexOf } from '../testing/drill.ts';
import { type LooseField, looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { turnDrill } from '../testing/turn-drill.ts';
import { PLAIN_MARCH, startMarch, wayOf } from './5-march.ts';
import { moverOf } from './5-mover.ts';
import { eliminate, takeHits } from './8-losses.ts';
import { endBattle, levelNow, score, scoreTurn, takeControl, verdict } from './9-victory.ts';

const at = (scenario: string) => looseField({ scenario });
const unitOf = ({ w, g }: LooseField, side: number, nth = 0): UnitId =>
  [...w.sideUnits[side]!].filter((u) => g.s.unit.place[u] === 1)[nth]!;

describe('points', () => {
  it('come to the side that scores objectives for each that it controls', () => {
    const m = at('magenta');
    expect(score(m.g, 0)).toMatchObject({ objectives: 0, total: 0 });
    takeControl(m.g, hexOf(m.w, '3517'), 0);
    takeControl(m.g, hexOf(m.w, '2216'), 0);
    takeControl(m.g, hexOf(m.w, '3516'), 0);
    expect(m.events).toMatchObject([
      { type: 'control-changed', hex: '3517', side: 'allied' },
      { type: 'control-changed', hex: '2216', side: 'allied' },
    ]);
    expect(score(m.g, 0).objectives).toBe(6);
    takeControl(m.g, hexOf(m.w, '3517'), 1);
    expect([score(m.g, 0).objectives, score(m.g, 1).objectives]).toEqual([1, 0]);
  });
  rule(['8.12b', 'M8'], 'come to the enemy of a unit that is lost, unless it walked away', () => {
    const m = at('magenta');
    takeHits(m.g, unitOf(m, 1), 9, '8.11a');
    eliminate(m.g, unitOf(m, 1, 1), 'M8');
    eliminate(m.g, unitOf(m, 0), '7.46');
    expect([score(m.g, 0).eliminated, score(m.g, 1).eliminated]).toEqual([1, 1]);
  });
  rule(['M9', 'SM3'], 'come to the enemy of a demoralised corps, or division', () => {
    const m = at('magenta');
    m.g.s.morale.isDemoralized[m.w.moraleGroups.findIndex((x) => x.id === 'A5')] = 1;
    expect([score(m.g, 0).demoralized, score(m.g, 1).demoralized]).toEqual([4, 0]);
    const s = at('san-martino');
    s.g.s.morale.isDemoralized[s.w.moraleGroups.findIndex((x) => x.id === '3/PS')] = 1;
    expect([score(s.g, 0).demoralized, score(s.g, 1).demoralized]).toEqual([0, 3]);
  });
  it('come turn by turn for a hex held then, from a turn on', () => {
    const s = at('san-martino');
    takeControl(s.g, hexOf(s.w, '1811'), 1);
    s.g.s.battle.turn[0] = 4;
    scoreTurn(s.g);
    expect(score(s.g, 1).turns).toBe(0);
    s.g.s.battle.turn[0] = 5;
    scoreTurn(s.g);
    takeControl(s.g, hexOf(s.w, '1811'), 0);
    scoreTurn(s.g);
    expect(score(s.g, 1)).toMatchObject({ turns: 1, total: 1 });
  });
});

describe('control', () => {
  it('goes to who ends a march in a hex, not to who passes through it', () => {
    const startControl = { allied: [], austrian: ['1011', '1012'] };
    const d = turnDrill({
      units: [{ id: 'a', hex: '1010' }],
      victory: { objectives: { '1011': 1, '1012': 2 }, startControl },
    });
    const u = d.unit('a');
    startMarch(d.g, u, wayOf(d.g, moverOf(d.g, u), d.hex('1012'), 3)!, 3, PLAIN_MARCH);
    d.run({ ...d.steps, 'before-entry': { name: 'before-entry', run: () => undefined } });
    expect(d.ofType('control-changed')).toMatchObject([{ hex: '1012', side: 'allied' }]);
    expect(score(d.g, 0).objectives).toBe(2);
  });
});

describe('the end of the battle', () => {
  const ended = (scenario: string, allied: number, austrian: number) => {
    const m = at(scenario);
    m.g.s.side.killed[0] = allied;
    m.g.s.side.killed[1] = austrian;
    // Whatever the map gives the allied is not wanted here.
    m.g.s.objective.owner.fill(1);
    endBattle(m.g);
    return m;
  };
  it('is read from the margin in the table of the battle', () => {
    const levels = [
      [23, 0],
      [22, 0],
      [14, 0],
      [13, 0],
      [12, 0],
      [11, 0],
      [4, 0],
      [3, 0],
    ].map(([a, b]) => {
      const { g, w } = ended('magenta', a!, b!);
      const { winner, grade } = w.data.levels[g.s.battle.level[0]!]!;
      return `${winner} ${grade}`;
    });
    expect(levels).toEqual([
      '0 decisive',
      '0 marginal',
      '0 marginal',
      '-1 draw',
      '-1 draw',
      '1 marginal',
      '1 marginal',
      '1 decisive',
    ]);
  });
  rule('3.0a', 'says who has won, how clearly and by which points', () => {
    const m = ended('magenta', 32, 0);
    expect(m.events.at(-1)).toMatchObject({
      type: 'battle-ended',
      winner: 'allied',
      grade: 'decisive',
      points: [32, 0],
    });
    expect(verdict(m.g)).toMatchObject({ winner: 0, rule: '3.0a', points: [32, 0] });
    expect(verdict(m.g)!.why.en).toBe('The Allies have won a decisive victory.');
    expect(verdict(ended('magenta', 13, 0).g)).toMatchObject({ winner: undefined });
    expect(verdict(ended('san-martino', 0, 5).g)!.why.fr).toBe('Les Autrichiens remportent une courte victoire.');
    // The table of San Martino asks less of the Allies than to be ahead.
    const winners = [4, 5].map((austrian) => verdict(ended('san-martino', 0, austrian).g)!.winner);
    expect(winners).toEqual([0, 1]);
  });
  it('comes once, and the battle goes on until then', () => {
    const m = at('magenta');
    expect(verdict(m.g)).toBeUndefined();
    expect(levelNow(m.g)).toBe(4);
    endBattle(m.g);
    endBattle(m.g);
    expect(m.events.filter((e) => e.type === 'battle-ended')).toHaveLength(1);
  });
});
