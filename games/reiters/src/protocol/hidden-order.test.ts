import { Match, odds, Position } from '@tambour/kernel';
import { playOut } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { rule } from '../testing/rule.ts';

type Rows = Record<string, Record<string, unknown>>;
const OPTIONS = { advanced: 'on' };
const ATTACK = { type: 'attack', unit: 'AU-C-PIQ-1', at: '137' };

/** Auneau, turn 1: Catholic pikes and two leaders in 136 face reiters of Bouck, who is near, in 137. Nothing else is left. */
function auneau(order = 'hold', known = 'unknown', options: Record<string, string> = OPTIONS) {
  const fresh = new Position(reiters, reiters.world({ scenario: 'AU', options })).begin(1).toJson();
  const gone = { zone: null, place: 'lost' };
  const only = (group: string, there: Record<string, string>, lost: Record<string, unknown>): Rows =>
    Object.fromEntries(
      Object.entries(fresh[group] as Rows).map(([id, row]) => [
        id,
        there[id] ? { ...row, marks: [], zone: there[id], place: 'map' } : { ...row, ...lost },
      ]),
    );
  const step = (name: string, a = 0) => ({ step: name, with: [a, 0, 0, 0] });
  const column = fresh.column as Rows;
  const battle = { ...(fresh.battle as object), turn: 1, sequence: 'combat', active: 'C' };
  return Match.fromPosition(
    reiters,
    { scenario: 'AU', options },
    {
      ...fresh,
      unit: only('unit', { 'AU-C-PIQ-1': '136', 'AU-P-REI-4': '137' }, { ...gone, marks: [], steps: 0 }),
      leader: only('leader', { 'AU-C-SAINTPAUL': '136', 'AU-C-ELBEUF': '136', 'AU-P-BOUCK': '138' }, gone),
      baggage: only('baggage', {}, gone),
      column: { ...column, C1: { ...column.C1, order: 'skirmish' }, P2: { ...column.P2, order, known } },
      battle,
      steps: [
        step('closing'),
        step('phase', 1),
        step('phase-over'),
        step('reorganisation'),
        step('after-reaction', 1),
        step('combat'),
      ],
    },
    1,
  );
}
const chances = (found: ReturnType<typeof odds>) =>
  Object.fromEntries(found.outcomes.flatMap((o) => (o.chance > 0 ? [[o.facts.join('; '), o.chance.toFixed(9)]] : [])));
/** The odds of whoever sees everything. */
const inTruth = (match: ReturnType<typeof auneau>) => odds(match.position, match.position.encode(ATTACK), 'combat');

rule(['10.1a', '10.1f'], 'an order never shown is taken to be the one the scenario prints', () => {
  const match = auneau();
  const { column } = match.position.seenBy(0).field.s;
  expect(ORDERS[column.order[match.position.world.columnIds.indexOf('P2')]!]).toBe('hold');
  const found = match.odds(ATTACK, 'combat');
  expect(chances(found)).toEqual(chances(inTruth(match)));
  expect(chances(found)['AU-C-PIQ-1 lost 1']).toBe((11 / 54).toFixed(9));
  // Under Reserve, which was assumed before, it would be less.
  expect(chances(inTruth(auneau('reserve')))['AU-C-PIQ-1 lost 1']).toBe((10 / 54).toFixed(9));
});

rule(['10.1f', '10.1h'], 'odds that rest on an unseen order say so, and are not called exact', () => {
  for (const through of ['decision', 'combat'] as const) {
    const found = auneau().odds(ATTACK, through);
    expect(found).toMatchObject({ exact: false, unresolved: 0 });
    expect(found.assumptions.filter((a) => a.code === 'hidden')).toEqual([
      {
        code: 'hidden',
        side: 'P',
        about: 'P2',
        value: 'hold',
        isWeighed: true,
        says: {
          en: 'The order of Bouck’s column of reiters is Hold (as set by the scenario; no change revealed).',
          fr: 'L’ordre de la colonne des reîtres de Bouck est Tenir (fixé par le scénario\u202f; aucun changement révélé).',
        },
      },
    ]);
  }
});

rule(['10.1f'], 'whatever the order is, the odds are the same, and in truth within the range they give', () => {
  const told = auneau().odds(ATTACK, 'combat');
  for (const order of ORDERS) {
    const match = auneau(order);
    expect(match.odds(ATTACK, 'combat')).toEqual(told);
    const truth = new Map(inTruth(match).outcomes.map((o) => [String(o.facts), o.chance]));
    for (const o of told.outcomes) {
      const right = truth.get(String(o.facts)) ?? 0;
      truth.delete(String(o.facts));
      expect(right, `${order}: ${o.facts}`).toBeGreaterThanOrEqual(o.least - 1e-9);
      expect(right, `${order}: ${o.facts}`).toBeLessThanOrEqual(o.most + 1e-9);
    }
    expect([...truth.keys()], order).toEqual([]);
  }
});

rule(['10.1f'], 'odds with an order that was shown assume nothing and are exact', () => {
  expect(auneau('hold', 'hold').odds(ATTACK)).toMatchObject({ exact: true, assumptions: [] });
});
rule(['10.0a'], 'in the base game nothing is hidden', () => {
  expect(auneau('hold', 'unknown', { advanced: 'off' }).odds(ATTACK)).toMatchObject({ exact: true, assumptions: [] });
});

describe('what a side imagines of the enemy’s orders', () => {
  it('is what they are, in a battle played from its beginning: changes are shown at once', () => {
    let hidden = 0;
    for (const [i, { id }] of SCENARIO_FILES.entries())
      playOut(new Position(reiters, reiters.world({ scenario: id, options: OPTIONS })).begin(i), i, (p, n) => {
        if (n % 5 !== 0) return;
        for (const side of [0, 1]) {
          const seen = p.seenBy(side).field.s;
          hidden += seen.guess.isOrder.reduce((sum, is) => sum + is, 0);
          expect([...seen.column.order]).toEqual([...p.field.s.column.order]);
        }
      });
    expect(hidden).toBeGreaterThan(100);
  });
});
