import { distance, type HexId } from '@tambour/boards';
import { BadInput } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import chartsFile from '../data/charts.json' with { type: 'json' };
import magentaFile from '../data/scenarios/magenta.json' with { type: 'json' };
import sanMartinoFile from '../data/scenarios/san-martino.json' with { type: 'json' };
import { floodWithin } from './model/ground.ts';
import { CANAL, FOOT, FOOT_GUNS, HEAVY_CROPS, HORSE, MAIN, RIVER, SECONDARY } from './model/vocabulary.ts';
import { type RisorgimentoWorld, risorgimentoWorld, SCENARIO_IDS } from './model/world.ts';

const world = (scenario: string) => risorgimentoWorld({ scenario });
const magenta = world('magenta');
const hex = (w: RisorgimentoWorld, label: string): HexId => w.hexIndex.get(label)!;

/** Every hex a column can get to, with or without its bridges. */
function flood(w: RisorgimentoWorld, column: number, from: HexId, isClosed: (side: number) => boolean): Uint8Array {
  const seen = new Uint8Array(w.grid.size);
  const left = [from];
  seen[from] = 1;
  for (let h = left.pop(); h !== undefined; h = left.pop())
    for (let d = 0; d < 6; d++) {
      const x = w.near[h * 6 + d]!;
      if (x < 0 || seen[x] || isClosed(h * 6 + d) || w.step[column]![0][h * 6 + d] === 0) continue;
      seen[x] = 1;
      left.push(x);
    }
  return seen;
}

describe.each(SCENARIO_IDS)('the files of %s', (id) => {
  const w = world(id);
  it('hold together: set-up, stacks, reserves, arrivals and roads', () => {
    expect(w.units).toBe(id === 'magenta' ? 193 : 74);
    expect(w.grid.size).toBe(id === 'magenta' ? 1700 : 884);
    expect(w.scenario).toBe(id);
  });
  it('let infantry, cavalry and guns of both sides come to every objective', () => {
    for (const side of [0, 1])
      for (const column of [FOOT, HORSE, FOOT_GUNS]) {
        const from = w.data.setUp.find((s) => s.units.length > 0 && w.unitSide[s.units[0]!] === side)!.hex;
        const seen = flood(w, column, from, () => false);
        expect(w.objectives.filter((o) => !seen[o]).map((o) => w.hexNames[o])).toEqual([]);
      }
  });
});

describe('the map of Magenta', () => {
  it('is closed by the river, and for cavalry by the canal, but for the bridges', () => {
    const west = hex(magenta, '0101');
    const east = hex(magenta, '4901');
    const byBridge = (side: number) => magenta.bridge[side]! > 0;
    const overRiver = (side: number) => magenta.water[side] === RIVER && byBridge(side);
    expect(flood(magenta, FOOT, west, () => false)[east]).toBe(1);
    expect(flood(magenta, FOOT, west, overRiver)[east]).toBe(0);
    const canal = (side: number) => magenta.water[side] === CANAL && byBridge(side);
    expect(flood(magenta, HORSE, west, canal)[east]).toBe(0);
    expect(flood(magenta, FOOT, west, canal)[east]).toBe(1);
  });
  it('has 814 hexes west of the canal, five of them open to the Austrians (M7)', () => {
    const west = floodWithin(magenta.data.map, hex(magenta, '0101'), CANAL);
    expect(west.reduce((n, x) => n + x, 0)).toBe(814);
    expect(magenta.closedGround.reduce((n, x) => n + x, 0)).toBe(809);
    for (const label of ['2117', '2219', '2420', '2521', '2723']) {
      expect(west[hex(magenta, label)]).toBe(1);
      expect(magenta.closedGround[hex(magenta, label)]).toBe(0);
    }
  });
  it('agrees with the hexes that the rulebook cites', () => {
    const side = (a: string, b: string) => {
      const from = hex(magenta, a);
      for (let d = 0; d < 6; d++) if (magenta.near[from * 6 + d] === hex(magenta, b)) return from * 6 + d;
      throw new Error(`${a} and ${b} do not touch`);
    };
    const road = MAIN | SECONDARY;
    expect(magenta.terrain[hex(magenta, '2403')]).toBe(HEAVY_CROPS);
    expect(magenta.ways[side('2403', '2404')]! & road).toBeTruthy();
    expect(magenta.ways[side('2403', '2502')]).toBe(0);
    expect(magenta.ways[side('2403', '2503')]).toBe(0);
    expect(magenta.ways[side('4609', '4508')]! & road).toBeTruthy();
    expect(magenta.ways[side('4508', '4507')]! & road).toBeTruthy();
    for (let d = 0; d < 6; d++) expect(magenta.ways[hex(magenta, '4408') * 6 + d]).toBe(0);
  });
  it('starts brigades out of the range of their commanders where the spec says so (R113)', () => {
    const at = (id: string) => {
      const l = magenta.leaderIndex.get(id)!;
      return magenta.data.setUp.find((s) => s.leaders.includes(l))!.hex;
    };
    expect(distance(magenta.grid, at('ldr-burdina'), at('ldr-clam'))).toBe(10);
    expect(distance(magenta.grid, at('ldr-baltin'), at('ldr-liechtenstein'))).toBe(6);
  });
});

type Json = { [key: string]: Json } & Json[];
/** A copy of a file with one value changed, by its path. */
function changed(file: object, path: string, value: unknown): unknown {
  const copy = structuredClone(file) as unknown as Json;
  const keys = path.split('.');
  let at: Json = copy;
  for (const key of keys.slice(0, -1)) at = at[key as unknown as number] as Json;
  (at as unknown as Record<string, unknown>)[keys.at(-1)!] = value;
  return copy;
}
describe('a file that is wrong', () => {
  const scenario = (file: object, path: string, value: unknown) =>
    risorgimentoWorld({ scenarioData: changed(file, path, value) });
  const fault = (make: () => unknown): string => {
    try {
      make();
    } catch (error) {
      if (error instanceof BadInput) return `${error.field}: ${error.reason}`;
      throw error;
    }
    return 'no fault';
  };
  it.each([
    ['units.0.cohesion', 'six', 'scenario.units.0.cohesion'],
    ['units.0.brigade', 'nobody', 'scenario.units.0.brigade'],
    ['units.0.id', 'cuneo7-2', 'used twice'],
    ['units.6.gun', 'X', 'scenario.units.6.gun'],
    ['leaders.1.range', undefined, 'scenario.leaders.1.range'],
    ['brigades.0.leader', 'ldr-nobody', 'scenario.brigades.0.leader'],
    ['setUp.0.hex', '9999', 'scenario.setUp.0.hex'],
    ['setUp.0.stack', ['cuneo8-1', 'ps-bat-4'], 'cuneo8-1 is placed twice'],
    ['setUp.0.stack', ['ps-bat-4'], 'cuneo8-2 is nowhere'],
    ['setUp.0.hex', '1107', 'named twice'],
    ['setUp.0.hex', '0801', 'cannot stand in 0801'],
    ['setUp.26.hex', '1110', 'too near'],
    ['reinforcements.0.turn', 13, 'after the last turn'],
    ['reinforcements.0.entry', ['1010'], 'not at the edge'],
    ['reinforcements.0.entry', ['3420'], 'no entry hex of the allied side'],
    ['map.hexsides.crest.0.side', '0101|0505', 'do not touch'],
    ['map.hexsides.ford.0.over', 'canal', 'there is no canal at'],
    ['map.overrides.0.hexes', ['0110-0105'], 'not a run down a column'],
    ['map.overrides.0.terrain', 'bog', 'scenario.map.overrides.0.terrain'],
    ['effects.0.kind', 'magic', 'scenario.effects.0.kind'],
    ['effects.2.divisions', ['9/PS'], 'no brigade is of the division'],
    ['victory.levels.0.from', -20, 'must fall'],
    ['turns', [], 'has no turn'],
  ])('in %s is told by its field', (path, value, message) => {
    expect(fault(() => scenario(sanMartinoFile, path, value))).toContain(message);
  });
  it.each([
    ['attack.rows', [{ hits: 1, to: 5 }], 'charts.attack.rows.0.to'],
    ['guns.ranges.F.drm', [1, 2], 'charts.guns.ranges.F.drm'],
    ['terrain.hex.clear.move.infantry', -1, 'charts.terrain.hex.clear.move.infantry'],
    ['charge.least', 5, 'charts.charge.least'],
    ['die.faces', '10', 'charts.die.faces'],
  ])('in %s of the charts is told by its field', (path, value, message) => {
    expect(fault(() => risorgimentoWorld({ charts: changed(chartsFile, path, value) }))).toContain(message);
  });
  it('in what was chosen is told by its field', () => {
    expect(fault(() => risorgimentoWorld({ scenario: 'waterloo' }))).toContain('scenario: must be one of');
    expect(fault(() => risorgimentoWorld({ options: { hitsTwiceInEngagement: 'maybe' } }))).toContain(
      'options.hitsTwiceInEngagement',
    );
  });
  it('with other figures that hold together is a battle like any other', () => {
    const w = risorgimentoWorld({ scenarioData: changed(magentaFile, 'units.0.cohesion', 5) });
    expect(w.cohesion[0]).toBe(5);
    expect(w.dataHash).not.toBe(magenta.dataHash);
  });
});
