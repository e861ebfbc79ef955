import { zoneId } from '@tambour/boards';
import { Position, TERM_KINDS } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import { standsAt } from '../model/piece.ts';
import { VERB } from '../model/verb.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { sketch } from '../testing/ground.ts';
import { type SceneSpec, scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';
import { appraisal } from './appraisal.ts';
import { TERMS, type TermName } from './appraisal-terms.ts';

const out = new Float64Array(TERMS.length);
/** What a side has of one term. */
function has(spec: SceneSpec, term: TermName, side = 0): number {
  appraisal.measure(scene(spec).g, side, out);
  return out[TERMS.indexOf(term)]!;
}
const unit = (id: string, side: string, type: string, zone: string, more: Partial<SceneUnit> = {}): SceneUnit => ({
  id,
  side,
  type,
  zone,
  ...more,
});
/** Zones in a row; the last is hard ground. */
const row = sketch('A B C D E/II', 'A-B B-C C-D D-E');
const goal = (zone: number, points: number, side: number) => ({
  zone: zoneId(zone),
  points,
  side,
  name: { en: '', fr: '' },
});
const exitAt = (zone: number) => ({
  side: 0,
  edge: 'S' as const,
  zones: [zoneId(zone)],
  fromTurn: 1,
  units: Array.from({ length: 14 }, () => 2),
  leaders: [1, 1],
});
const leader = (zone: string) => ({ id: 'L', side: 'C', rank: 'CC', column: 'C1', zone });

/** What each side scores for the other's pieces. */
const scored = { units: Array.from({ length: 14 }, () => 2), leaders: [4, 2], baggage: 3 };
const victory = { elimination: [scored, scored] };

/** A term, a position that has more of it and one that has less. */
const PAIRS: readonly (readonly [TermName, SceneSpec, SceneSpec])[] = [
  ['points', { map: row, points: { C: 3 } }, { map: row, points: { C: 1 } }],
  [
    'held',
    { map: row, victory: { objectives: [goal(1, 4, 0)] }, units: [unit('K', 'C', 'pikemen', 'B')] },
    { map: row, victory: { objectives: [goal(1, 4, 0)] }, units: [unit('K', 'C', 'pikemen', 'C')] },
  ],
  [
    'whole',
    { map: row, victory, units: [unit('K', 'C', 'gendarmes', 'A')] },
    { map: row, victory, units: [unit('K', 'C', 'gendarmes', 'A', { reduced: true })] },
  ],
  [
    'strength',
    { map: row, units: [unit('K', 'C', 'swiss', 'A')] },
    { map: row, units: [unit('K', 'C', 'militia', 'A')] },
  ],
  [
    'order',
    { map: row, units: [unit('K', 'C', 'pikemen', 'A')] },
    { map: row, units: [unit('K', 'C', 'pikemen', 'A', { ds: true })] },
  ],
  [
    'strike',
    { map: row, units: [unit('K', 'C', 'gendarmes', 'A'), unit('X', 'P', 'militia', 'B')] },
    { map: row, units: [unit('K', 'C', 'gendarmes', 'A'), unit('X', 'P', 'swiss', 'B')] },
  ],
  [
    'kill',
    { map: row, victory, units: [unit('K', 'C', 'gendarmes', 'A'), unit('X', 'P', 'reiters', 'B', { reduced: true })] },
    { map: row, victory, units: [unit('K', 'C', 'gendarmes', 'A'), unit('X', 'P', 'reiters', 'B')] },
  ],
  [
    'march',
    { map: row, units: [unit('K', 'C', 'gendarmes', 'A'), unit('X', 'P', 'militia', 'C')] },
    { map: row, units: [unit('K', 'C', 'gendarmes', 'A'), unit('X', 'P', 'militia', 'E')] },
  ],
  [
    'reach',
    { map: row, victory: { objectives: [goal(4, 4, 0)] }, units: [unit('K', 'C', 'pikemen', 'D')] },
    { map: row, victory: { objectives: [goal(4, 4, 0)] }, units: [unit('K', 'C', 'pikemen', 'B')] },
  ],
  [
    'mass',
    { map: row, victory: { objectives: [goal(4, 4, 1)] }, units: [unit('K', 'C', 'pikemen', 'D')] },
    { map: row, victory: { objectives: [goal(4, 4, 1)] }, units: [unit('K', 'C', 'pikemen', 'B')] },
  ],
  [
    'exit',
    { map: row, victory: { exits: [exitAt(0)] }, units: [unit('K', 'C', 'pikemen', 'A')] },
    { map: row, victory: { exits: [exitAt(0)] }, units: [unit('K', 'C', 'pikemen', 'D')] },
  ],
  [
    'contact',
    { map: row, units: [unit('K', 'C', 'pikemen', 'A'), unit('X', 'P', 'militia', 'C')] },
    { map: row, units: [unit('K', 'C', 'pikemen', 'A'), unit('X', 'P', 'militia', 'B')] },
  ],
  [
    'command',
    { map: row, units: [unit('K', 'C', 'pikemen', 'A', { column: 'C1' })], leaders: [leader('B')] },
    { map: row, units: [unit('K', 'C', 'pikemen', 'A', { column: 'C1' })], leaders: [leader('E')] },
  ],
  [
    'chief',
    {
      map: row,
      victory,
      units: [unit('K', 'C', 'pikemen', 'C', { column: 'C1' }), unit('X', 'P', 'reiters', 'E')],
      leaders: [leader('C')],
    },
    {
      map: row,
      victory,
      units: [unit('K', 'C', 'pikemen', 'C', { column: 'C1' }), unit('X', 'P', 'reiters', 'E')],
      leaders: [leader('B')],
    },
  ],
  [
    'guns',
    { map: row, units: [unit('K', 'C', 'cannon', 'A'), unit('X', 'P', 'militia', 'B')] },
    { map: row, units: [unit('K', 'C', 'cannon', 'A'), unit('X', 'P', 'militia', 'E')] },
  ],
];

describe('each term of the appraisal', () => {
  it.each(PAIRS)('%s is more where there is more of it', (term, more, less) => {
    expect(has(more, term)).toBeGreaterThan(has(less, term));
  });
  it.each(PAIRS)('%s of the other side is not touched by it', (term, more) => {
    const other = { ...more, units: (more.units ?? []).filter(({ side }) => side === 'C') };
    if (term !== 'mass') expect(has(other, term, 1)).toBe(0);
  });
  it('reactions are those of the side that does not march, to zones just entered', () => {
    const units = [unit('K', 'C', 'militia', 'B'), unit('X', 'P', 'arquebusiers', 'A')];
    const came = { map: row, units, active: 'C', entered: ['B'] };
    expect(has(came, 'reaction', 1)).toBeGreaterThan(0);
    expect(has({ ...came, entered: [] }, 'reaction', 1)).toBe(0);
    expect(has(came, 'reaction', 0)).toBe(0);
    const tired = [units[0]!, unit('X', 'P', 'arquebusiers', 'A', { ds: true })];
    expect(has({ ...came, units: tired }, 'reaction', 1)).toBe(0);
  });
  it('baggage is lost points once nobody guards it and the enemy can come', () => {
    const waggons = unit('W', 'C', 'baggage', 'A');
    const enemy = unit('X', 'P', 'reiters', 'C');
    expect(has({ map: row, victory, units: [waggons, enemy] }, 'baggage')).toBe(-3);
    expect(has({ map: row, victory, units: [waggons, enemy, unit('K', 'C', 'militia', 'A')] }, 'baggage')).toBe(0);
  });
});

describe('the appraisal of a battle', () => {
  it('has a name in both languages and a kind for each term', () => {
    expect(appraisal.terms.map(({ id }) => id)).toEqual(TERMS);
    for (const { name, kind } of appraisal.terms) {
      expect(name.en).not.toBe(name.fr);
      expect(TERM_KINDS).toContain(kind);
    }
  });
  it('is the same for both sides when they change places', () => {
    const there = [
      unit('K', 'C', 'gendarmes', 'A', { ds: true }),
      unit('L', 'C', 'arquebusiers', 'B'),
      unit('X', 'P', 'pikemen', 'C'),
      unit('Y', 'P', 'reiters', 'D', { reduced: true }),
    ];
    const swapped = there.map((u) => ({ ...u, side: u.side === 'C' ? 'P' : 'C' }));
    const [mine, theirs] = [new Float64Array(TERMS.length), new Float64Array(TERMS.length)];
    appraisal.measure(scene({ at: 'combat', active: 'C', map: row, units: there }).g, 0, mine);
    appraisal.measure(scene({ at: 'combat', active: 'P', map: row, units: swapped }).g, 1, theirs);
    expect([...theirs]).toEqual([...mine]);
  });
  it.each(['M', 'AU', 'D', 'CO', 'AV'])('%s is measured in numbers from beginning to end, as time runs out', (id) => {
    const options = { advanced: 'on', caracole: 'on', enfantsPerdus: 'on' };
    const p = new Position(reiters, reiters.world({ scenario: id, options })).begin(5);
    expect(appraisal.timeLeft(p.field)).toBe(1);
    let [left, turns] = [1, 0];
    const phases = new Map<number, string>();
    for (let i = 0; !p.over; i++) {
      p.play(p.actions.at((i * 7919) % p.actions.count), 'stop');
      for (const side of [0, 1]) {
        appraisal.measure(p.field, side, out);
        expect(out.every((n) => Number.isFinite(n))).toBe(true);
      }
      const now = appraisal.timeLeft(p.field);
      expect(now).toBeLessThanOrEqual(left);
      left = now;
      if (p.over) break;
      const moment = appraisal.moment(p.field);
      const { turn, active } = p.field.s.battle;
      const phase = turn[0] === 0 ? 'set-up' : `${turn[0]} ${active[0]}`;
      expect(phases.get(moment) ?? phase).toBe(phase);
      phases.set(moment, phase);
      turns = turn[0]!;
    }
    expect(left).toBe(0);
    expect(turns).toBeGreaterThan(3);
    // Every phase is a moment of its own.
    expect(new Set(phases.values()).size).toBe(phases.size);
  });
  it('sees an order given and nothing that is hidden', () => {
    const measured = (order: number, isSeen: boolean): number[] => {
      const p = new Position(reiters, reiters.world({ scenario: 'AU', options: { advanced: 'on' } })).begin(1);
      p.field.s.column.order[p.world.columnIds.indexOf('P2')] = order;
      appraisal.measure((isSeen ? p.seenBy(0) : p).field, 1, out);
      return [...out];
    };
    const [attack, withdraw] = [ORDERS.indexOf('attack'), ORDERS.indexOf('withdraw')];
    expect(measured(attack, true)).toEqual(measured(withdraw, true));
  });
  it('knows the way of a march, and of nothing else', () => {
    const p = new Position(reiters, reiters.world({ scenario: 'M' })).begin(1);
    while (p.status.turn === 0) p.playAt(p.actions.count - 1);
    const { way } = appraisal;
    let marches = 0;
    for (let i = 0; i < p.actions.count; i++) {
      const order = p.actions.at(i);
      const [from, to] = [way?.from(p.field, order), way?.to(p.field, order)];
      if (order.verb !== VERB.move) {
        expect([from, to]).toEqual([-1, -1]);
        continue;
      }
      marches++;
      expect(from).not.toBe(to);
      // Whoever comes back by the same way comes from where it went to.
      const q = p.twin();
      q.copyFrom(p);
      q.play(order, 'stop');
      if (standsAt(q.field, order.a) === order.b) expect(way?.from(q.field, order)).toBe(to);
    }
    expect(marches).toBeGreaterThan(10);
  });
  it('is worked out anew when the position is another', () => {
    const g = scene({ map: row, units: [unit('K', 'C', 'pikemen', 'A')] }).g;
    appraisal.measure(g, 0, out);
    const before = out[TERMS.indexOf('points')];
    g.s.battle.pointsC[0] = 7;
    appraisal.measure(g, 0, out);
    expect([before, out[TERMS.indexOf('points')]]).toEqual([0, 7]);
  });
});
