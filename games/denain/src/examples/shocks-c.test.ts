import { expect } from 'vitest';
import type { ShockEffect } from '../model/charts.ts';
import { LINES } from '../model/vocabulary.ts';
import { columnFor } from '../rules/11-shock-sum.ts';
import { type Example, example } from '../testing/example.ts';
import type { Scene } from '../testing/scene.ts';

const shock = (attackers: string[], ...targets: string[]) => ({ type: 'shock', attackers, targets });
/** Fights it out; the defender has a standing order to hold his fire. */
function fight(g: Scene, command: unknown, dice: readonly number[]): Scene {
  g.match.apply({ type: 'standing', side: 'C', on: 'reaction-fire', answer: 'never' });
  return g.play(command, dice);
}
function expectTable(g: Scene, e: Example): void {
  const { odds, shift, column, row, att, def } = e.expect;
  expect(g.event('shock-resolved')).toMatchObject({ odds, line: e.expect.crtLine, shift, column, row, att, def });
}

example('shock-24', (e, set) => {
  const g = set({ at: 'combat' });
  expect(g.can(shock(['N'], '1412'))).toBe(e.expect.legal);
  expect(g.refusals(shock(['N'], '1412'))).toEqual(['11a']);
});

example('shock-25', (e, set) => {
  const g = fight(set({ at: 'combat' }), shock(['N', 'P'], '1613'), e.dice);
  expectTable(g, e);
  expect(g.event('shock-resolved').modifiers.reduce((n, m) => n + m.value, 0)).toBe(e.expect.protectionUsed);
});

example('shock-27', (e, set) => {
  expectTable(fight(set({ at: 'combat' }), shock(['P'], '1712'), e.dice), e);
});

example('shock-28', (e, set) => {
  expectTable(fight(set({ at: 'combat' }), shock(['N'], '1410', '1509'), e.dice), e);
});

const isCharge = (g: Scene) => g.event('shock-resolved').modifiers.some((m) => m.rule === '11.5e');
/** Rides up by the named way and shocks. */
function ride(set: Parameters<Parameters<typeof example>[1]>[1], e: Example, facing: string, via: string[]): Scene {
  const { path } = e.given.units!.find((u) => u.id === 'H') as unknown as { path: string[] };
  const steps = via.filter((word) => /^\d/.test(word));
  expect([path[0], ...steps]).toEqual(path);
  const enemy = e.given.units!.find((u) => u.side === 'C')!;
  const units = e.given.units!.map((u) => (u.id === 'H' ? { ...u, hex: path[0]!, facing } : u));
  const g = set({ units, at: 'move', under: [{ step: 'combat', with: [0] }] });
  g.play({ type: 'move', unit: 'H', to: steps.at(-1), via }).play({ type: 'done' });
  return fight(g, shock(['H'], enemy.hex!), [3]);
}

example('shock-29', (e, set) => {
  expect(isCharge(ride(set, e, 'NNE', ['2105', 'E', '2206']))).toBe(e.expect.charge);
  // The same two hexes without the turn between them are a charge.
  expect(isCharge(ride(set, e, 'E', ['2105', '2206']))).toBe(true);
});

example('shock-31', (e, set) => {
  expect(isCharge(ride(set, e, 'SSW', ['1709', '1710']))).toBe(e.expect.charge);
});

example('shock-32', (e, set) => {
  const table = set({ units: [] }).g.w.charts.shock;
  const parts: Record<string, (x: ShockEffect) => number> = {
    'points lost': (x) => x.losses,
    D: (x) => (x.disorganises ? 1 : 0),
    'hexes of retreat': (x) => x.retreat,
    '*': (x) => (x.star ? 1 : 0),
  };
  expect(Object.keys(parts)).toEqual(e.expect.components);
  const isAtMost = (a: ShockEffect, b: ShockEffect): boolean => {
    if (a.eliminates || b.eliminates) return b.eliminates;
    return Object.values(parts).every((part) => part(a) <= part(b));
  };
  let attackerNeverWorse = true;
  let defenderNeverBetter = true;
  for (const [r, row] of table.entries())
    for (const [c, cell] of row.entries())
      for (const better of [row[c + 1], table[r + 1]?.[c]]) {
        if (!better) continue;
        if (!isAtMost(better.att, cell.att)) attackerNeverWorse = false;
        if (!isAtMost(cell.def, better.def)) defenderNeverBetter = false;
      }
  expect(table.flat()).toHaveLength(72);
  expect({ attackerNeverWorse, defenderNeverBetter }).toEqual({
    attackerNeverWorse: e.expect.attackerNeverWorse,
    defenderNeverBetter: e.expect.defenderNeverBetter,
  });
  // E, the worst of all, stands only where the attack is worst and where the defence is.
  expect(table.flat().filter((x) => x.att.eliminates)).toHaveLength(1);
  expect(table[0]![0]!.att.eliminates).toBe(true);
  expect(table[7]![8]!.def.eliminates).toBe(true);
});

example('shock-33', (e, set) => {
  const { g } = set({ units: [] });
  const line = LINES.indexOf(e.given.line as (typeof LINES)[number]);
  const pairs = e.given.pairs as [number, number][];
  expect(pairs.map(([a, d]) => `c${columnFor(g, line, a, d) + 1}`)).toEqual(e.expect.columns);
});

example('shock-34', (e, set) => {
  const first = fight(set({ at: 'combat' }), shock(['N'], '2012'), [4]);
  expect(first.event('shock-resolved').shift).toBe(e.expect['N on 2012']);
  const second = fight(set({ at: 'combat' }), shock(['D'], '2112'), [6]);
  expect(second.event('shock-resolved').shift).toBe(e.expect['D on 2112']);
});
