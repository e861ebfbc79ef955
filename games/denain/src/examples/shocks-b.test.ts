import { expect } from 'vitest';
import { protection } from '../rules/11-fire.ts';
import { columnFor } from '../rules/11-shock-sum.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene, SceneSpec } from '../testing/scene.ts';

type Fight = readonly [attackers: readonly string[], targets: readonly string[]];
const shock = ([attackers, targets]: Fight) => ({ type: 'shock', attackers, targets });

/** The rules behind the names the examples give to shifts of the column. */
const SHIFTS: Readonly<Record<string, string>> = {
  flank: '11.5a',
  rear: '11.5b',
  routedTarget: '11.5d',
  charge: '11.5e',
  cavalryVsBuilt: '11.5f',
};
const rowName = (row: number) => (row === 0 ? '<=0' : row === 7 ? '>=7' : row);

/** Fights the shock with no reaction fire, and holds its sum and result against the example. */
function fights(g: Scene, e: Example, fight: Fight): void {
  const order = shock(fight);
  expect(g.refusals(order)).toEqual([]);
  // Where nobody can fire in reaction the die falls at once.
  const waits = isReactionOpen(g, order);
  g.play(order, waits ? [] : e.dice);
  if (waits) g.play({ type: 'hold' }, e.dice);
  const said = g.event('shock-resolved');
  const { modifiers = {}, odds, crtLine, column, row, att, def } = e.expect;
  const shifts = modifiers as Record<string, number>;
  // An example that does not state the shift states what it is made of.
  const shift = e.expect.shift ?? Object.values(shifts).reduce((n, value) => n + value, 0);
  expect({
    odds: said.odds,
    crtLine: said.line,
    shift: said.shift,
    column: said.column,
    row: rowName(said.row),
    att: said.att,
    def: said.def,
  }).toEqual({ odds, crtLine, shift, column, row, att, def });
  expect(said.modifiers.map((m) => [m.rule, m.value])).toEqual(
    Object.entries(shifts).map(([name, value]) => [SHIFTS[name], value]),
  );
}
/** Looks ahead on a copy: whether the defender is asked before the die. */
function isReactionOpen(g: Scene, order: unknown): boolean {
  const { position } = g.match;
  const before = position.state.bytes.slice();
  try {
    g.play(order);
    return g.question === 'react';
  } catch {
    return false;
  } finally {
    position.restore(before);
  }
}

const both: Fight = [['N', 'P'], ['1712']];
const atCombat: Partial<SceneSpec> = { at: 'combat' };

example('shock-02', (e, set) => {
  const g = set(atCombat);
  fights(g, e, both);
  expect(g.unit('A1')).toMatchObject({ state: 'disorganised' });
  expect(g.question).toBe('retreat');
});
example('shock-03', (e, set) => fights(set(atCombat), e, [['N'], ['1410']]));
example('shock-04', (e, set) => fights(set(atCombat), e, [['N'], ['1410']]));
example('shock-05', (e, set) => fights(set(atCombat), e, [['N'], ['1410']]));
example('shock-06', (e, set) => fights(set(atCombat), e, [['N', 'P'], ['1410']]));
example('shock-07', (e, set) => fights(set(atCombat), e, [['N'], ['1410']]));
example('shock-08', (e, set) => fights(set(atCombat), e, [['H'], ['2012']]));

/** H rides the two hexes of its path, then attacks in the combat half of the same activation. */
function rides(e: Example, set: (more?: Partial<SceneSpec>) => Scene): Scene {
  const [h, w] = e.given.units!;
  const path = (h as unknown as { path: readonly string[] }).path;
  const g = set({ units: [{ ...h!, hex: path[0]! }, w!], under: [{ step: 'combat', with: [0] }] });
  g.play({ type: 'move', unit: 'H', to: path[2], facing: 'E', via: path.slice(1) });
  g.play({ type: 'done' });
  expect(g.unit('H')).toMatchObject({ hex: '2206', facing: 'E' });
  return g;
}
example('shock-09', (e, set) => {
  const g = rides(e, set);
  expect(g.unit('H').marks).toContain('charging');
  fights(g, e, [['H'], ['2306']]);
  // A single hex is no run-up.
  const [h, w] = e.given.units!;
  const short = set({ units: [{ ...h!, hex: '2105' }, w!] });
  short.play({ type: 'move', unit: 'H', to: '2206', facing: 'E' });
  expect(short.unit('H').marks).not.toContain('charging');
});
example('shock-10', (e, set) => {
  const g = rides(e, set);
  expect(g.unit('H').marks).not.toContain('charging');
  fights(g, e, [['H'], ['2306']]);
});

example('shock-12', (e, set) => {
  const g = set(atCombat);
  const sweep: Fight = [['N'], ['1712', '1812']];
  expect(g.can(shock(sweep))).toBe(e.expect.legal);
  fights(g, e, sweep);
  const said = g.event('shock-resolved');
  // The row tells which morale defended: the die, plus N's own, less it.
  expect([said.attack, said.defence]).toEqual([3, 5]);
  const morale = e.given.units![0]!.morale!;
  expect(Math.min(7, said.die + morale - (e.expect.defenderMorale as number))).toBe(said.row);
  expect(g.unit('A1')).toMatchObject({ state: 'disorganised', hex: '1712' });
  expect(g.unit('F1')).toMatchObject({ state: 'disorganised', hex: '1812' });
});
example('shock-13', (e, set) => {
  const g = set(atCombat);
  const order = shock([
    ['N', 'P'],
    ['1712', '1812'],
  ]);
  expect(g.can(order)).toBe(e.expect.legal);
  expect(g.refusals(order)).toContain('11.2e');
  const many = g.legal('shock').filter((c) => {
    const s = c as unknown as { attackers: string[]; targets: string[] };
    return s.attackers.length > 1 && s.targets.length > 1;
  });
  expect(many).toEqual([]);
  expect(g.can(shock(both))).toBe(true);
});
example('shock-14', (e, set) => {
  const g = set(atCombat);
  const order = shock([['H'], ['2307', '2309']]);
  expect(g.can(order)).toBe(e.expect.legal);
  expect(g.refusals(order)).toContain('11.2b');
  expect(g.can(shock([['H'], ['2307']]))).toBe(true);
  expect(g.can(shock([['H'], ['2309']]))).toBe(true);
});
example('shock-15', (e, set) => {
  const g = set(atCombat);
  expect(g.can(shock([['P'], ['1712']]))).toBe(true);
  // 1:1 over the works and a 4: nobody moves.
  g.play(shock([['N'], ['1712']])).play({ type: 'hold' }, [4]);
  expect(g.question).toBe('combat');
  expect(g.unit('A1')).toMatchObject({ hex: '1712', state: 'ok' });
  expect(g.can(shock([['P'], ['1712']]))).toBe(e.expect.legal);
  expect(g.refusals(shock([['P'], ['1712']]))).toContain('11.2f');
});
example('shock-17', (e, set) => {
  const g = set(atCombat);
  expect(g.can(shock([['H'], ['1602']]))).toBe(e.expect.legal);
  expect(g.refusals(shock([['H'], ['1602']]))).toContain('11.2g');
});
example('shock-18', (e, set) => {
  const g = set(atCombat);
  const order = shock([['H'], ['1712']]);
  expect(g.can(order)).toBe(e.expect.legal);
  expect(g.refusals(order)).toContain('11.2g');
  expect(set({ at: 'combat', breached: ['1711|1712'] }).can(order)).toBe(true);
  const [h, a] = e.given.units!;
  for (const cls of ['inf', 'drg'] as const)
    expect(set({ at: 'combat', units: [{ ...h!, cls }, a!] }).can(order)).toBe(true);
});

example('shock-19', (e, set) => {
  const want = e.expect.reaction as { total: number; effect: string[] };
  const react = { type: 'react', unit: 'G', at: '1411' };
  const charged = () => set(atCombat).play(shock([['N'], ['1412']]));
  expect(e.expect.checkDieNeeded).toBe(true);
  expect(() => charged().play(react, e.dice)).toThrow(/no die left/);
  for (const check of [1, 6]) {
    const g = charged().play(react, [...e.dice, check]);
    expect(g.event('fired')).toMatchObject({ total: want.total, effect: want.effect, isReaction: true });
    expect(g.event('order-checked')).toMatchObject({ piece: 'N', die: check, holds: check <= 3 });
    expect(g.has('shock-resolved')).toBe(false);
    expect(g.event('destroyed')).toMatchObject({ piece: 'G', rule: '10.4b' });
    expect(g.unit('G')).toMatchObject({ hex: null, place: 'lost' });
    expect(g.legal()).toEqual([{ type: 'advance', unit: 'N', to: '1412' }, { type: 'stay' }]);
  }
});
example('shock-20', (e, set) => {
  const g = set(atCombat);
  g.play(shock([['P'], ['1812']])).play({ type: 'hold' }, [5]);
  expect(g.event('shock-resolved')).toMatchObject(e.given.combatResult as object);
  expect(g.asks).toBe('C');
  g.play(g.legal('retreat')[0]);
  const want = e.expect.F1 as { state: string; retreats: number };
  expect(g.unit('F1').state).toBe(want.state);
  expect(g.events.filter((x) => x.type === 'retreated' && x.piece === 'F1')).toHaveLength(want.retreats);
  expect(g.event(e.expect['c-art'] as 'destroyed')).toMatchObject({ piece: 'c-art', rule: '10.4a' });
  expect(g.unit('c-art')).toMatchObject({ hex: null, place: 'lost' });
});
example('shock-21', (e, set) => {
  const g = set({ at: 'combat', side: 'C' });
  const order = shock([['K'], ['1513']]);
  expect(g.can(order)).toBe(true);
  g.play({ type: 'fire', unit: 'K', at: '1513' }, [9]);
  expect(g.can(order)).toBe(e.expect.legal);
  expect(g.refusals(order)).toContain('11.2a');
  expect(g.can({ type: 'fire', unit: 'K', at: '1513' })).toBe(false);
});

example('bridge-13', (e, set) => {
  const g = set(atCombat);
  expect(g.can(shock([['N'], ['2313']]))).toBe(e.expect.legal);
  expect(protection(g.g, g.hex('2314'), g.hex('2313'))).toBe(e.expect.fireProtectionOf2313);
  fights(g, e, [['N'], ['2313']]);
});
example('shock-22', (e, set) => fights(set(atCombat), e, [['N'], ['2012', '1912']]));
example('shock-23', (e, set) => {
  const g = set(atCombat);
  // 6:1 is beyond the line's last odds in the clear; the fight is on its end column.
  expect(columnFor(g.g, 0, 6, 1)).toBe(8);
  const order = shock([['N', 'P'], ['1410']]);
  g.play(order, e.dice);
  const said = g.event('shock-resolved');
  expect([said.attack, said.defence]).toEqual([6, 1]);
  const { odds, shift, column, row, att, def } = e.expect;
  expect({ shift: said.shift, column: said.column, row: rowName(said.row), att: said.att, def: said.def }).toEqual({
    shift,
    column,
    row,
    att,
    def,
  });
  expect(g.event('eliminated')).toMatchObject({ piece: 'K', rule: '11.6g' });
  expect(g.unit('K')).toMatchObject({ place: 'lost', cf: 0 });
  expect(said.odds).toBe(odds);
});
