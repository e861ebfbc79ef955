import { hexId } from '@tambour/boards';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect } from 'vitest';
import { formationId, leaderId, unitId } from '../model/ids.ts';
import { COMMANDED, did, type Field } from '../model/state.ts';
import {
  BRIGADIER,
  CORPS_COMMANDER,
  LOST,
  ON_MAP,
  TYPES,
  WAITING,
  WITH_ORDERS,
  WITHOUT_ORDERS,
} from '../model/vocabulary.ts';
import { commandField, corpsRange, fixCommand, hasOrders, underCommand } from '../rules/4-command.ts';
import type { DrillLeader, DrillUnit } from '../testing/drill.ts';
import { drill, looseField } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { onMap, randomMap, scatter, seenOf } from '../testing/scattered.ts';
import { SlowCommand } from '../testing/slow-command.ts';
import { SlowMarch } from '../testing/slow-march.ts';
import { SlowZones } from '../testing/slow-zones.ts';

/** Units anywhere, each leader near some unit or off the map, some finished, some on their weaker side. */
function stir(g: Field, random: SeededRandom): void {
  const { w, s } = g;
  scatter(g, random);
  s.battle.turn[0] = 1 + random.below(w.data.turns.length);
  for (let u = unitId(0); u < w.units; u++)
    if (s.unit.place[u] === LOST && random.below(10) === 0) s.unit.place[u] = WAITING;
  const on = onMap(g);
  for (let l = leaderId(0); l < w.leaders; l++) {
    let hex = s.unit.hex[random.of(on)]!;
    for (let n = random.below(4); n > 0; n--) {
      const next = w.near[hex * 6 + random.below(6)]!;
      if (next >= 0) hex = next;
    }
    s.leader.hex[l] = hex;
    s.leader.place[l] = random.below(8) === 0 ? WAITING : ON_MAP;
    s.leader.isFinished[l] = random.below(8) === 0 ? 1 : 0;
    s.leader.isReduced[l] = random.below(3) === 0 ? 1 : 0;
  }
}
/** Compares Orders, range and command of every formation; gives how many units are commanded, and how many by a chain alone. */
function compare(g: Field): { commanded: number; chained: number } {
  const { w, s } = g;
  const rain = w.data.turns[s.battle.turn[0]! - 1]!.weather === 2;
  const slow = new SlowCommand(g, new SlowMarch(g, new SlowZones(g, seenOf(g)), rain));
  let commanded = 0;
  let chained = 0;
  for (let l = leaderId(0); l < w.leaders; l++) {
    const { rank } = w.data.leaders[l]!;
    if (s.leader.place[l] !== ON_MAP) continue;
    if (rank === CORPS_COMMANDER) expect(corpsRange(g, l), w.leaderIds[l]).toBe(slow.corpsRange(l));
    if (rank !== BRIGADIER) continue;
    const want = slow.range(l);
    const fast = commandField(g, l, g.scratch.ride);
    for (let hex = hexId(0); hex < w.grid.size; hex++) {
      const cost = want.get(hex) ?? -1;
      if (fast.cost(hex) !== cost) expect(fast.cost(hex), `${w.leaderIds[l]} to ${w.hexNames[hex]}`).toBe(cost);
    }
  }
  for (let f = formationId(0); f < w.formations; f++) {
    const id = w.formationIds[f]!;
    expect(hasOrders(g, f), `Orders of ${id}`).toBe(slow.hasOrders(f));
    const want = slow.commanded(f);
    expect(
      [...underCommand(g, f)].sort((a, b) => a - b),
      id,
    ).toEqual(want);
    const leader = leaderId(w.formationLeader[f]! - 1);
    if (leader >= 0 && want.length > 0) {
      const range = slow.range(leader);
      chained += want.filter((u) => !range.has(s.unit.hex[u]!)).length;
    }
    commanded += want.length;
    // For the step it is fixed by the Orders the formation has; reserve batteries need nobody.
    for (const orders of [WITH_ORDERS, WITHOUT_ORDERS]) {
      s.formation.orders[f] = orders;
      fixCommand(g, f);
      const isReserve = w.formationKind[f] === 2;
      for (const u of w.formationUnits[f]!) {
        if (s.unit.place[u] !== ON_MAP) continue;
        const has = isReserve || (orders === WITH_ORDERS && want.includes(u));
        expect(did(g, u, COMMANDED), `${w.unitIds[u]} of ${id}`).toBe(has);
      }
    }
  }
  return { commanded, chained };
}

describe('5.1 and 5.2 of our specification, Orders and command, against a slow twin', () => {
  for (const scenario of ['magenta', 'san-martino'])
    rule(
      [
        '4.11c',
        '4.11d',
        '4.12a',
        '4.12b',
        'E4.12',
        '4.14a',
        '4.14b',
        '4.21a',
        'E4.21',
        '4.22a',
        '4.22b',
        '4.22c',
        '4.24',
        'M3',
      ],
      `leaders and units scattered over ${scenario}`,
      () => {
        const random = new SeededRandom(4);
        const { g } = looseField({ scenario });
        const positions = amount(3, 200);
        let commanded = 0;
        let chained = 0;
        for (let i = 0; i < positions; i++) {
          stir(g, random);
          const found = compare(g);
          commanded += found.commanded;
          chained += found.chained;
        }
        expect(commanded).toBeGreaterThan(positions * 5);
        expect(chained).toBeGreaterThan(0);
      },
    );
  rule(['4.12b', 'E4.12', '4.17b'], 'and over random ground, a corps without a commander among them', () => {
    const random = new SeededRandom(7);
    const units = Array.from({ length: 30 }, (_, i): DrillUnit => {
      return { id: `u${i}`, side: i % 2 === 0 ? 'allied' : 'austrian', type: random.of(TYPES), brigade: `b${i % 6}` };
    });
    const leaders = Array.from({ length: 6 }, (_, i): DrillLeader => {
      return { id: `l${i}`, brigade: `b${i}`, side: i % 2 === 0 ? 'allied' : 'austrian', range: 1 + random.below(6) };
    });
    const commander: DrillLeader = { id: 'cmd', rank: 'corps', corps: 'allied', range: 3 };
    for (let i = 0; i < amount(8, 200); i++) {
      const { g } = drill({ map: randomMap(random, 8), units, leaders: [commander, ...leaders] });
      stir(g, random);
      compare(g);
    }
  });
});
