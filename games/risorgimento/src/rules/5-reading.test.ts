import { hexId } from '@tambour/boards';
import { allHold, Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type LeaderId, leaderId, unitId } from '../model/ids.ts';
import { type Field, isLeaderOnMap } from '../model/state.ts';
import { risorgimentoPlay } from '../play.ts';
import { skirmish } from '../testing/skirmish.ts';
import { commandedHexes, commandField } from './4-command.ts';
import { leaderBudget } from './5-leaders.ts';
import { openRides } from './5-open-rides.hot.ts';
import { readField } from './5-reading.hot.ts';
import { leaderReach } from './5-ride-search.hot.ts';
import { readEnemies } from './6-zone-of-control.ts';
import { ABLE, isAbleToFire } from './7-artillery-fire.ts';

const isIn = (set: Uint32Array, hex: number): boolean => (set[hex >> 5]! & (1 << (hex & 31))) !== 0;
const setOf = (size: number, set: Uint32Array): number[] =>
  Array.from({ length: size }, (_, hex) => hex).filter((hex) => isIn(set, hex));

/** What both sides find on the field, table by table. */
const readings = (g: Field): unknown[] =>
  [0, 1].map((side) => {
    const { enemies, kept, keptStrategic, shut } = readField(g, side);
    return [enemies, kept, keptStrategic, shut].map((table) => [...table]);
  });
/** The rides of a leader with so many points as they are kept by hex, if nothing hinders him, and as they are searched for. */
function compareRides(g: Field, l: LeaderId, budget: number): boolean {
  const side = g.w.leaderSide[l]!;
  const { settled, count } = leaderReach(g, l, budget, g.scratch.ride);
  const searched = [...settled.slice(0, count)];
  const costs = searched.map((hex) => g.scratch.ride.cost(hex));
  const open = openRides(g, side, g.s.leader.hex[l]!, budget);
  if (open) {
    const hexes = [g.s.leader.hex[l]!, ...open.hexes.slice(0, open.within(budget))];
    expect(hexes).toEqual(searched);
    expect(hexes.map((hex) => open.cost(hexId(hex), budget))).toEqual(costs);
  }
  return open !== undefined;
}
function compareCommand(g: Field, l: LeaderId): void {
  const commanded = setOf(g.w.grid.size, commandedHexes(g, l));
  const field = commandField(g, l, g.scratch.ride);
  expect(commanded).toEqual([...field.settled.slice(0, field.count)].sort((a, b) => a - b));
}
function compareLeaders(g: Field): { readonly opens: number; readonly hindered: number } {
  let opens = 0;
  let hindered = 0;
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    if (!isLeaderOnMap(g, l)) continue;
    compareCommand(g, l);
    for (const points of [1, 4, leaderBudget(g, l)])
      if (compareRides(g, l, points)) opens++;
      else hindered++;
  }
  return { opens, hindered };
}

describe('what is read of the field and put right where something has changed', () => {
  // 5.11b 5.34 6.21a 6.31a 4.11a 4.12a
  it.each(Array.from({ length: amount(2, 30) }, (_, i) => i + 1))(
    'is what a world that has kept nothing reads, and so are rides and command, however one jumps about (skirmish %i)',
    (seed) => {
      const spec = risorgimentoPlay;
      const choice = skirmish(seed);
      const lot = new SeededRandom(seed);
      const position = new Position(spec, spec.world(choice)).begin(seed);
      const saved: Uint8Array[] = [];
      let hindered = 0;
      for (let n = 0; n < 200 && !position.over; n++) {
        position.playAt(choose(position, lot, 'by-verb'));
        if (n % 6 === 0) saved.push(position.state.bytes.slice());
        if (n % 30 === 7) position.restore(lot.of(saved));
        if (position.over || n % 4 !== 0) continue;
        const g = position.field;
        const fresh = new Position(spec, spec.world(choice));
        fresh.restore(position.state.bytes);
        expect(readings(g)).toEqual(readings(fresh.field));
        for (const side of [0, 1])
          expect([...readField(g, side).enemies]).toEqual([...readEnemies(g, side, new Uint8Array(g.w.grid.size))]);
        hindered += compareLeaders(g).hindered;
        for (let u = unitId(0); u < g.w.units; u++) expect(isAbleToFire(g, u)).toBe(allHold(ABLE, { g, u }));
      }
      expect(hindered).toBeGreaterThan(0);
    },
  );
  it('leaves most leaders unhindered in a whole battle, who ride as they would be searched for', () => {
    const spec = risorgimentoPlay;
    const lot = new SeededRandom(3);
    const position = new Position(spec, spec.world({ scenario: 'magenta' })).begin(3);
    let opens = 0;
    for (let n = 0; n < 160; n++) {
      position.playAt(choose(position, lot, 'by-verb'));
      if (n % 20 === 0) opens += compareLeaders(position.field).opens;
    }
    expect(opens).toBeGreaterThan(100);
  });
});
