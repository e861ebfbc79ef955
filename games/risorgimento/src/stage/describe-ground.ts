import type { HexId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { commas, list } from '@tambour/stage';
import { bitsWhere, countBits, ownSides, waysIn } from '@tambour/stage/study';
import { hexCost, slopeClass } from '../model/ground.ts';
import { placeName, saidPiece, saidSide } from '../model/names.ts';
import { type Field, ownerOf } from '../model/state.ts';
import {
  CHATEAU,
  COLUMNS,
  DIFFICULT,
  DIFFICULT_LEVEL,
  MAIN,
  NO_WATER,
  RAILWAY,
  SECONDARY,
  TOWN,
  TRACK,
  WAITING,
  WATERS,
  type WaterName,
} from '../model/vocabulary.ts';
import {
  attackDrmOf,
  bridgeNumber,
  crestOn,
  fireDrmOf,
  fortifiedSides,
  hexLabel,
  idOf,
  leaderIdOf,
  levelOf,
  neighbourOf,
  objectiveOf,
  sideId,
  waysOver,
} from '../model/world-lookup.ts';
import { isCut } from '../rules/6-zone-of-control.ts';
import { sayStudy } from '../texts/say-study.ts';
import { AROUND, standingIn } from './around.ts';
import { boxOf } from './boxes.ts';
import { terrainName } from './terrain-words.ts';

/** A hex in sentences, for those who ask about the ground or do not see it; or the box of those who enter by one. */
export function ground(g: Field, place: string): readonly Text[] {
  const hex = g.w.hexIndex.get(place);
  if (hex === undefined) return box(g, place);
  return [
    identity(g, hex),
    costs(g, hex),
    ...cover(g, hex),
    ...sides(g, hex),
    ...ways(g, hex),
    ...counts(g, hex),
    troops(g, hex),
    ...AROUND.zones(g, hex),
  ];
}

/** Those who have yet to come by an entry hex. */
function box(g: Field, place: string): Text[] {
  const { w, s } = g;
  const hex = w.entries.find((entry) => boxOf(hexLabel(g, entry)) === place);
  if (hex === undefined) return [];
  const own = w.data.arrivals.filter(({ entry }) => entry[0] === hex);
  const all = own.flatMap(({ units, leaders }) => [
    ...units.filter((u) => s.unit.place[u] === WAITING).map((u) => saidPiece(w, idOf(g, u))),
    ...leaders.filter((l) => s.leader.place[l] === WAITING).map((l) => saidPiece(w, leaderIdOf(g, l))),
  ]);
  return [
    sayStudy('ground.box', { hex: placeName(w, hexLabel(g, hex)) }),
    all.length === 0 ? sayStudy('ground.nobodyWaits') : sayStudy('ground.wait', { all: list(all) }),
  ];
}

const identity = (g: Field, hex: HexId): Text =>
  sayStudy('ground.identity', {
    place: placeName(g.w, hexLabel(g, hex)),
    ground: terrainName(g.w, hex),
    level: levelOf(g, hex),
    isHeight: levelOf(g, hex) >= DIFFICULT_LEVEL && g.w.terrain[hex] !== DIFFICULT,
  });

/** 5.2 What it costs to enter off road and track, column by column of the chart. */
function costs(g: Field, hex: HexId): Text {
  const costs = COLUMNS.map((_, column) => hexCost(g.w, g.w.charts, column, hex));
  const first = costs[0]?.offWay ?? null;
  if (first !== null && costs.every(({ offWay }) => offWay === first)) return sayStudy('ground.costAll', { n: first });
  const each = COLUMNS.map((name, column) => {
    const who = sayStudy(`column.${name}`);
    const { any, offWay } = itemAt(costs, column);
    if (any === null) return sayStudy('ground.never', { who });
    return sayStudy(offWay === null ? 'ground.byWay' : 'ground.costOf', { who, n: any });
  });
  return sayStudy('ground.cost', { cost: commas(each) });
}
/** 7.18 7.45 M5 What the hex does for who is in it. */
function cover(g: Field, hex: HexId): Text[] {
  const { w } = g;
  const drm = {
    attack: attackDrmOf(g, hex),
    artillery: fireDrmOf(g, hex, 'artillery'),
    smallArms: fireDrmOf(g, hex, 'smallArms'),
  };
  const isOpen = drm.attack === 0 && drm.artillery === 0 && drm.smallArms === 0;
  const isFort = w.effects.fortification !== undefined && fortifiedSides(g, hex) > 0;
  return [
    isOpen ? sayStudy('ground.noDrm') : sayStudy('ground.drm', drm),
    ...(w.terrain[hex] === CHATEAU ? [sayStudy('ground.chateau')] : []),
    ...(w.terrain[hex] === TOWN ? [sayStudy('ground.town')] : []),
    ...(isFort
      ? [
          sayStudy('ground.fortified', {
            sides: ownSides(fortifiedSides(g, hex)),
            n: countBits(fortifiedSides(g, hex)),
          }),
        ]
      : []),
  ];
}

const SLOPES = [1, 2, 3] as const;
type Wet = Exclude<WaterName, 'none'>;
const isWet = (name: WaterName): name is Wet => name !== 'none';
/** 5.23 5.24 5.25 Slopes, crests, waters and what leads over them, on its sides. */
function sides(g: Field, hex: HexId): Text[] {
  const { w } = g;
  const isClass = (d: number, cls: number): boolean => {
    const x = neighbourOf(g, hex, d);
    return x >= 0 && slopeClass(w, hex, d, x) === cls;
  };
  const isCrest = (d: number): boolean => crestOn(g, hex, d) > 0;
  const isBridge = (d: number): boolean => bridgeNumber(g, hex, d) > 0;
  const water = (d: number): number => w.water[hex * 6 + d] ?? NO_WATER;
  const found: readonly (readonly [Text, number])[] = [
    ...SLOPES.map((cls) => [sayStudy(`slope.${cls}`), bitsWhere((d) => isClass(d, cls) && !isCrest(d))] as const),
    ...SLOPES.map((cls) => [sayStudy(`crest.${cls}`), bitsWhere((d) => isClass(d, cls) && isCrest(d))] as const),
    ...WATERS.filter(isWet).map(
      (name) => [sayStudy(`water.${name}`), bitsWhere((d) => water(d) === WATERS.indexOf(name))] as const,
    ),
    [sayStudy('water.bridge'), bitsWhere((d) => isBridge(d) && !isCut(g, hex, d))],
    [sayStudy('ground.down'), bitsWhere((d) => isBridge(d) && isCut(g, hex, d))],
  ];
  const all = found.flatMap(([what, bits]) =>
    bits === 0 ? [] : [sayStudy('ground.side', { what, sides: ownSides(bits) })],
  );
  return all.length === 0 ? [] : [sayStudy('ground.sides', { all: commas(all) })];
}

const WAYS = [
  [MAIN, 'way.main'],
  [SECONDARY, 'way.secondary'],
  [TRACK, 'way.track'],
  [RAILWAY, 'way.railway'],
] as const;
function ways(g: Field, hex: HexId): Text[] {
  const all = WAYS.flatMap(([bit, key]) => {
    const bits = bitsWhere((d) => (waysOver(g, hex, d) & bit) !== 0);
    return bits === 0 ? [] : [sayStudy('ground.way', { what: sayStudy(key), ways: list(waysIn(bits)) })];
  });
  return all.length === 0 ? [] : [sayStudy('ground.ways', { all: commas(all) })];
}

/** 3.0a 5.6a What it is worth, and who enters by it. */
function counts(g: Field, hex: HexId): Text[] {
  const { w } = g;
  const { data } = w;
  const o = objectiveOf(g, hex) - 1;
  const out: Text[] = [];
  if (o >= 0)
    out.push(
      sayStudy('ground.objective', {
        n: itemAt(data.objectives, o).points,
        side: saidSide(sideId(data.scoresObjectives)),
        by: saidSide(sideId(ownerOf(g, o))),
      }),
    );
  for (const of of data.perTurn)
    if (of.hex === hex)
      out.push(sayStudy('ground.perTurn', { turn: of.fromTurn, side: saidSide(sideId(of.side)), n: of.points }));
  data.entryHexes.forEach((hexes, side) => {
    if (hexes.includes(hex)) out.push(sayStudy('ground.entry', { side: saidSide(sideId(side)) }));
  });
  return out;
}

function troops(g: Field, hex: HexId): Text {
  const there = standingIn(g, hex);
  if (there.length === 0) return sayStudy('ground.nobody');
  return sayStudy('ground.here', { all: list(there.map(({ id }) => saidPiece(g.w, id))) });
}
