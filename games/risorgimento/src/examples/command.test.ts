import { distance } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { VERB } from '../model/verb.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { commandField, hasOrders, isInCorpsRange, underCommand } from '../rules/4-command.ts';
import { choose } from '../rules/4-hand.ts';
import type { DrillMap, DrillSpec } from '../testing/drill.ts';
import { example } from '../testing/example.ts';
import { drill, looseField } from '../testing/loose-field.ts';

const spec = (range: number, map: DrillMap, units: DrillSpec['units'] = []): DrillSpec => ({
  map,
  leaders: [{ id: 'b', hex: '1010', range }],
  units,
});
function commanded(given: DrillSpec): string[] {
  const { g, w } = drill(given);
  return [...underCommand(g, w.formationIndex.get('b')!)].map((u) => w.unitIds[u]!).sort();
}

describe('range and command, by the examples', () => {
  example('command-zoc-friend', () => {
    const units = [
      { id: 'u1', hex: '1013', brigade: 'b' },
      { id: 'f', hex: '1012', brigade: 'other' },
      { id: 'e', side: 'austrian', hex: '1112', facing: 5 },
    ] as const;
    expect(commanded(spec(3, {}, units))).toEqual(['u1']);
    // Without the friend in it the zone of control lets nothing through.
    expect(commanded(spec(3, {}, [units[0], units[2]]))).toEqual([]);
  });
  example('range-counts-unit-hex', () => {
    const map = { overrides: [{ terrain: 'woods', level: 1, hexes: ['1010', '1012'] }] };
    const units = [{ id: 'u1', hex: '1012', brigade: 'b' }];
    expect(commanded(spec(2, map, units))).toEqual([]);
    const { g, w } = drill(spec(3, map, units));
    const reached = commandField(g, w.leaderIndex.get('b')!, g.scratch.ride);
    expect(reached.cost(w.hexIndex.get('1012')!)).toBe(3);
  });
  example('range-over-canal', () => {
    const map: DrillMap = { hexsides: { canal: ['1010|1011'] } };
    const units = [{ id: 'u1', hex: '1011', brigade: 'b' }];
    expect(commanded(spec(1, map, units))).toEqual([]);
    expect(commanded(spec(2, map, units))).toEqual(['u1']);
  });
  example('corps-range-over-canal', () => {
    const { g, w } = looseField({ scenario: 'magenta' });
    const [commander, brigadier] = ['ldr-liechtenstein', 'ldr-kintzl'].map((id) => w.leaderIndex.get(id)!);
    const at = (label: string) => w.hexIndex.get(label)!;
    for (const [leader, label] of [
      [commander!, '2819'],
      [brigadier!, '2521'],
    ] as const) {
      g.s.leader.hex[leader] = at(label);
      g.s.leader.place[leader] = ON_MAP;
    }
    expect(w.data.leaders[commander!]!.range).toBe(4);
    expect(distance(w.grid, at('2819'), at('2521'))).toBe(4);
    expect(isInCorpsRange(g, commander!, at('2521'))).toBe(true);
    expect(hasOrders(g, w.formationIndex.get('kintzl')!)).toBe(true);
  });
  example('massed-once', () => {
    const { g, w } = looseField({ scenario: 'magenta' });
    g.s.battle.turn[0] = 1;
    g.s.side.hasMassed[0] = 1;
    const leader = [...w.mayLeadMassed.keys()].find((l) => w.mayLeadMassed[l] && w.leaderSide[l] === 0)!;
    const refused = choose.refuse(g, { verb: VERB.massed, a: leader, b: 0, c: 0, d: 0 }, 0, 0, 0, 0);
    expect(refused.map((r) => r.rule)).toContain('4.16a');
  });
});
