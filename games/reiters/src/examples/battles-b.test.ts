import { drawingFaults } from '@tambour/boards';
import { Position } from '@tambour/kernel';
import { expect } from 'vitest';
import { reiters } from '../game.ts';
import { unitId } from '../model/ids.ts';
import { SWITCHES } from '../model/options.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { isOnMap } from '../model/unit.ts';
import { SIDES, TYPE } from '../model/vocabulary.ts';
import { audit } from '../protocol/audit/audit.ts';
import { example } from '../testing/example.ts';
import { type Scene, type SceneSpec, scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const move = (piece: string, to: string) => ({ type: 'move', piece, to });
const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const done = { type: 'done' };
const whole = (scenario: string, more: Partial<SceneSpec> = {}) => scene({ scenario, isWhole: true, ...more });
/** Declines whatever is asked until something holds. */
function pass(g: Scene, until: (g: Scene) => boolean): Scene {
  for (let i = 0; i < 100 && !until(g); i++) g.play(g.question === 'set-up' ? { type: 'ready' } : done);
  if (!until(g)) throw new Error('it never came to that');
  return g;
}

example('E115', (e) => {
  const ids = e.given.scenarios as unknown as string[];
  const limit: Readonly<Record<string, number>> = { I: 4, II: 3, III: 2, X: 0 };
  const found = ids.map((id) => {
    const g = whole(id, { at: 'set-up' });
    expect(audit(g.g)).toEqual([]);
    const file = SCENARIO_FILES.find((f) => f.id === id)!;
    const pieces = [...file.units, ...file.baggage] as readonly { readonly at?: string; readonly side: string }[];
    const isolated = SIDES.flatMap((active) => {
      const all = whole(id, { at: 'command', active });
      return all.g.w.unitIds.filter((u) => all.unit(u).isolated);
    });
    return {
      stacking: file.map.zones.every((z) => pieces.filter((p) => p.at === z.id).length <= limit[z.type]!),
      mixed: file.map.zones.some((z) => new Set(pieces.filter((p) => p.at === z.id).map((p) => p.side)).size > 1),
      isolated,
      onMap: g.g.w.unitIds.filter((_, u) => isOnMap(g.g, unitId(u))).length,
    };
  });
  expect({
    stacking: found.every((f) => f.stacking),
    mixedZones: found.some((f) => f.mixed),
    isolatedAtStart: found.flatMap((f) => f.isolated),
  }).toEqual(e.expect);
  for (const f of found) expect(f.onMap).toBeGreaterThan(10);
});

example('E117', (e) => {
  type Point = readonly number[];
  const files = (e.given.scenarios as unknown as string[]).map((id) => SCENARIO_FILES.find((f) => f.id === id)!);
  const area = (p: readonly Point[]) =>
    Math.abs(p.reduce((sum, [x, y], i) => sum + x! * p[(i + 1) % p.length]![1]! - p[(i + 1) % p.length]![0]! * y!, 0)) /
    2;
  const sides = (outline: readonly Point[]): string[] =>
    outline.map((p, i) => [`${p}`, `${outline[(i + 1) % outline.length]}`].sort().join(' '));
  const found = files.map(({ map }) => {
    const corners = [...new Map(map.zones.flatMap((z) => z.polygon).map((p) => [`${p}`, p as Point])).values()];
    const edges = new Map(map.zones.map((z) => [z.id, new Set(sides(z.polygon))]));
    const shared = map.zones.flatMap((a) =>
      map.zones.flatMap((b) =>
        a.id < b.id && [...edges.get(a.id)!].some((s) => edges.get(b.id)!.has(s)) ? [`${a.id}-${b.id}`] : [],
      ),
    );
    const crowded = corners
      .map((p) =>
        map.zones.filter((z) => [...edges.get(z.id)!].some((s) => s.split(' ').includes(`${p}`))).map((z) => z.id),
      )
      .filter((zones) => zones.length >= 4);
    const listed = (list: readonly (readonly string[])[]) => list.map((zones) => [...zones].sort().join()).sort();
    return {
      tiles: map.zones.reduce((sum, z) => sum + area(z.polygon), 0) === map.width * map.height,
      borders:
        shared.sort().join() ===
        map.borders
          .map((b) => b.id)
          .sort()
          .join(),
      junctions: listed(crowded).join(';') === listed(map.junctions.map((j) => j.zones)).join(';'),
      labels: map.zones.every((z) => z.id === `${z.altitude}${String(z.number).padStart(2, '0')}`),
    };
  });
  for (const file of files) {
    const g = whole(file.id, { at: 'set-up' });
    expect(drawingFaults(g.g.w.map, file.map.width, file.map.height), 'nothing overlaps').toEqual([]);
  }
  const zone125 = files.flatMap((f) => f.map.zones).find((z) => z.id === '125')!;
  expect({
    polygonsTileTheMap: found.every((f) => f.tiles),
    bordersEqualSharedEdges: found.every((f) => f.borders),
    junctionsEqualPointsOfFourOrMoreZones: found.every((f) => f.junctions),
    labelIsAltitudeDigitPlusNumber: found.every((f) => f.labels),
    label125: { altitude: zone125.altitude, number: zone125.number },
  }).toEqual(e.expect);
});

example('E119', (e) => {
  const g = pass(whole('M', { at: 'set-up' }), (x) => x.question === 'movement');
  const charge = g.g.w.unitIds.filter((id) => g.unit(id).charge).sort();
  const ofType = (type: number) => g.g.w.unitIds.filter((_, u) => g.g.w.unitType[u] === type);
  expect({ charge, cuirassiers: ofType(TYPE.cuirassiers).some((id) => g.unit(id).charge) }).toEqual(e.expect);
  expect(ofType(TYPE.cuirassiers).length).toBeGreaterThan(0);
  expect(charge).toEqual([...ofType(TYPE.gendarmes), ...ofType(TYPE['chevau-legers'])].sort());
});

example('E120', (e) => {
  const { scenario, column, cases } = e.given as unknown as {
    scenario: string;
    column: string;
    cases: Record<string, number>[];
  };
  const legal = cases.map((wanted) => {
    const g = pass(whole(scenario, { at: 'set-up' }), (x) => x.asks === 'C');
    const c = g.g.w.columnIds.indexOf(column);
    const units = g.g.w.unitIds.filter((_, u) => g.g.w.unitColumn[u] === c);
    expect(units).toHaveLength(Object.values(wanted).reduce((a, b) => a + b, 0));
    const count = (zone: string) => units.filter((u) => g.unit(u).zone === zone).length;
    const short = () => Object.keys(wanted).find((zone) => count(zone) < wanted[zone]!);
    for (let to = short(); to !== undefined; to = short()) {
      const one = units.find((u) => count(g.unit(u).zone!) > (wanted[g.unit(u).zone!] ?? 0))!;
      const place = { type: 'place', piece: one, to };
      if (!g.can(place)) {
        expect(g.refusals(place)).toEqual([to === '127' ? '2.1a' : '2.1b']);
        return false;
      }
      g.play(place);
    }
    return true;
  });
  expect({ legal }).toEqual(e.expect);
});

example('E121', (e) => {
  const g = whole('M', { at: 'set-up' });
  expect(g.has('turn-began')).toBe(false);
  pass(g, () => g.has('phase-began'));
  const { side } = g.event('phase-began');
  const turnBox = g.g.s.battle.turn[0];
  const passive = SIDES[1 - SIDES.indexOf(side as 'C')];
  pass(g, () => g.g.s.battle.turn[0] === 3);
  const order = g.log.flatMap((x) => (x.type === 'phase-began' ? [x.side] : []));
  expect(order, 'then the other, in every turn').toEqual(['P', 'C', 'P', 'C', 'P']);
  expect({ first: g.all('turn-began').map((t) => t.first), turnBox, passiveInFirstPhase: passive }).toEqual(e.expect);
});

example('E122', (e) => {
  expect(e.given.switches).toEqual([...SWITCHES]);
  let legal = 0;
  for (let bits = 0; bits < 1 << SWITCHES.length; bits++) {
    const options = Object.fromEntries(SWITCHES.map((name, i) => [name, bits & (1 << i) ? 'on' : 'off']));
    const world = reiters.world({ scenario: 'AU', options });
    const position = new Position(reiters, world).begin(1);
    expect(position.toJson().options).toEqual(options);
    if (position.question === 'set-up') legal++;
  }
  expect({ legal }).toEqual(e.expect);
});

/** Zones at so many steps of passage from one. */
const at = (g: Scene, from: string, steps: number): string[] =>
  g.g.w.zoneNames.filter((z) => g.g.w.steps[g.z(from) * g.g.w.zones + g.z(z)] === steps);

example('E193', (e, set) => {
  const map = set();
  const three = at(map, '023', 3);
  const four = at(map, '023', 4);
  const leaders = [
    { id: 'M-P-SAINTAUBAN', zone: three[0]! },
    { id: 'M-P-CHATILLON', zone: four[0]! },
  ];
  const enemy: SceneUnit = { id: 'E', side: 'C', type: 'militia', zone: '017' };
  const units = [...e.given.units!, enemy];
  const on = (turn: number) => ({
    isolated: set({ turn, at: 'command', active: 'P', leaders }).unit('A').isolated,
    reactionFire: set({ turn, at: 'reaction', active: 'C', entered: ['017'], units, leaders }).can({
      type: 'fire',
      unit: 'A',
      target: 'E',
    }),
  });
  expect({ ...on(7), turn6: on(6) }).toEqual(e.expect);
});

example('E196', (e, set) => {
  const units = e.given.units!.map((u) => (u.id === 'G' ? { ...u, zone: '026' } : u));
  // The ford is plain, and R watches the far bank: three points, a test.
  const g = set({ units }).play(move('G', '033'), [1]).play(done).play(done);
  expect(g.question).toBe('combat');
  const G = g.can(attack('G', '140'));
  const Q = g.can(attack('Q', '140'));
  expect(g.refusals(attack('G', '140'))).toEqual(['D.3']);
  g.play(attack('Q', '140'), [4, 1]);
  expect({ G, Q, support: g.fight().AP.support }).toEqual(e.expect);
  const dry = set({ at: 'combat' });
  expect(dry.can(attack('G', '140')), 'had it been there before').toBe(true);
});

example('E197', (e, set) => {
  const g = set({ at: 'reaction' }).play({ type: 'fire', unit: 'Q', target: 'G' }, e.dice);
  const foot: SceneUnit = { id: 'X', side: 'C', type: 'arquebusiers', zone: '016' };
  const up = set({ at: 'reaction', active: 'P', entered: ['117'], units: [e.given.units![1]!, foot] });
  const fire = { type: 'fire', unit: 'X', target: 'Q' };
  expect({ test: g.tests('Q')[0], ...g.fight(), G: g.unit('G'), up: up.can(fire) }).toMatchObject(e.expect);
  expect(up.refusals(fire)).toEqual(['6.2c']);
});

example('E199', (e, set) => {
  const state = (zone: string) => {
    const g = set({ at: 'command', units: [{ ...e.given.units![0]!, zone }] });
    const from = e.given.leaders!.map((l) => g.g.w.steps[g.z(l.zone) * g.g.w.zones + g.z(zone)]!);
    return { isolated: g.unit('Q').isolated, distance: Math.min(...from) };
  };
  expect({ Q: state('016'), in015: state('015'), in014: state('014') }).toEqual(e.expect);
});

example('E200', (e, set) => {
  const g = set().play(move('Q', '021'), e.dice);
  const { zone, ds } = g.unit('Q');
  const mayGoOn = g.legal((c) => c.piece === 'Q').length > 0;
  expect({
    B1: { eliminated: g.baggage('B1').eliminated },
    B2: { eliminated: g.baggage('B2').eliminated },
    points: g.g.s.battle.pointsC[0],
    tests: g.tests('Q').length,
    Q: { zone, ds, mayGoOn },
  }).toEqual(e.expect);
  expect(g.event('moved').cost, 'two points: nothing else is tested').toBe(2);
  const empty = set({ units: e.given.units!.slice(0, 1) }).play(move('Q', '021'));
  expect(empty.legal((c) => c.piece === 'Q').length, 'where there is nothing to plunder it goes on').toBeGreaterThan(0);
});

example('E201', (e, set) => {
  const [k, a] = e.given.units!;
  const enemy: SceneUnit = { id: 'E', side: 'C', type: 'militia', zone: '029' };
  const leave = (piece: string) => ({ type: 'leave', piece });
  /** What it costs to leave: the least allowance that is enough. */
  const price = (unit: SceneUnit) => {
    const may = (ma: number) => set({ turn: 5, units: [{ ...unit, ma, zone: '031' }, enemy] }).can(leave(unit.id));
    return [0, 1, 2, 3].find(may)!;
  };
  // K rides past before the enemy comes.
  const ride = set({ turn: 5, units: [k!] })
    .play(move('K', '031'))
    .unit('K').spent;
  const g = set({ turn: 5, units: [k!, a!, enemy] });
  expect(g.g.s.at.zocC[g.z('031')]).toBe(1);
  g.play(leave('A'));
  const pointsA = g.event('left-map').points;
  g.play(move('K', '031')).play(leave('K'));
  const pointsK = g.event('left-map').points;
  expect(g.g.s.battle.pointsP[0]).toBe(pointsA + pointsK);
  expect({
    K: { spent: ride + price(k!), points: pointsK, exited: g.unit('K').exited },
    A: { spent: price(a!), points: pointsA },
    countAsEliminated: g.unit('K').eliminated || g.unit('A').eliminated || g.g.s.battle.pointsC[0]! > 0,
    turn4: set({ turn: 4, units: [k!, a!] }).can(leave('A')),
  }).toEqual(e.expect);
  expect(set({ turn: 4, units: [k!, a!] }).refusals(leave('A'))).toEqual(['M.3']);
  expect(set({ turn: 5, units: [k!, a!] }).refusals(leave('K')), 'not from inland').toEqual(['M.3']);
});
