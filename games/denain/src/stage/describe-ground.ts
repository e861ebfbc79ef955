import type { HexId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { commas, list, points } from '@tambour/stage';
import { bitsWhere, ownSides, waysIn } from '@tambour/stage/study';
import { formationData, unitsOf } from '../model/formation.ts';
import { BARRED, HALF } from '../model/ground.ts';
import {
  beside,
  bridgeAt,
  entryCost,
  isBreached,
  isBridge,
  isBridgeDown,
  objectiveAt,
  ownerOf,
  ownWorks,
  protectionIn,
} from '../model/hex.ts';
import { formationName, hexName, saidPiece, saidSide, saidUnit } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { ART, CAV, INF, sideId, WAITING } from '../model/vocabulary.ts';
import { isFortified } from '../rules/7-works.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';
import { AROUND, standingIn } from './around.ts';
import { terrainName } from './words-of.ts';

/** A hex in sentences, for those who ask about the ground or do not see it; or the box of a column that has yet to come. */
export function ground(g: Field, place: string): readonly Text[] {
  const hex = g.w.hexIndex.get(place);
  if (hex === undefined) return box(g, place);
  return [
    identity(g, hex),
    costs(g, hex),
    ...works(g, hex),
    ...water(g, hex),
    ...roads(g, hex),
    ...objective(g, hex),
    troops(g, hex),
    ...AROUND.zones(g, hex),
  ];
}

function box(g: Field, place: string): Text[] {
  const { w, s } = g;
  const f = w.formationIndex.get(place);
  if (f === undefined) return [];
  const { turn, entry } = formationData(g, f);
  const gates = list(entry.map((hex) => hexName(w, hex)));
  const waiting = [...unitsOf(g, f)].filter((u) => s.unit.place[u] === WAITING);
  const all = list(waiting.map((u) => saidUnit(w, u)));
  return [
    say('ground.box', { name: formationName(w, place), turn, gates }),
    waiting.length === 0 ? say('ground.nobodyWaits') : say('ground.wait', { all }),
  ];
}

const identity = (g: Field, hex: HexId): Text =>
  say('ground.identity', {
    place: hexName(g.w, hex),
    ground: terrainName(g.w, hex),
    isCamp: g.w.isCampRedoubt[hex] === 1,
    isCut: isBridgeDown(g, hex),
  });

/** Whose points are told, and by what name. */
const MOVERS = [
  [INF, sayStudy('arm.inf')],
  [CAV, sayStudy('arm.cav')],
  [ART, say('ground.guns')],
] as const;
const priceWords = (cost: number): Text => {
  if (cost === HALF) return say('ground.half');
  return cost === 1 ? say('ground.onePoint') : points(cost);
};
/** 7.1b 11.1j What it costs to enter off the road, class by class, and what cover it gives. */
function costs(g: Field, hex: HexId): Text {
  const cover = protectionIn(g, hex);
  const shelter = cover === 0 ? say('ground.noCover') : say('ground.cover', { cover });
  const prices = MOVERS.map(([cls, who]) => ({ who, cost: entryCost(g, cls, hex) }));
  const first = entryCost(g, INF, hex);
  if (prices.every(({ cost }) => cost === first))
    return first === BARRED ? say('ground.barred') : say('ground.cost', { cost: priceWords(first), shelter });
  const each = prices.map(({ who, cost }) =>
    cost === BARRED ? say('ground.never', { who }) : say('ground.costOf', { who, cost: priceWords(cost) }),
  );
  return say('ground.cost', { cost: commas(each), shelter });
}

type SidesKey = `ground.${'works' | 'worksBeyond' | 'breached' | 'gap' | 'littleBridge'}`;
/** Said of the sides that six bits stand for; nothing where there are none. */
const ofSides = (key: SidesKey, bits: number): Text[] => (bits === 0 ? [] : [say(key, { sides: ownSides(bits) })]);

/** 7.6a 7.6l Works that belong to it, works that shut it in from the next hex, breaches, gaps for a road. */
function works(g: Field, hex: HexId): Text[] {
  const { w } = g;
  const isWhole = (d: number): boolean => isFortified(g, hex, d) && !isBreached(g, hex, d);
  const isOwn = (d: number): boolean => (ownWorks(g, hex) & (1 << d)) !== 0;
  const own = bitsWhere((d) => isWhole(d) && isOwn(d));
  const beyond = bitsWhere((d) => isWhole(d) && !isOwn(d));
  const breached = bitsWhere((d) => isBreached(g, hex, d));
  return [
    ...ofSides('ground.works', own),
    ...ofSides('ground.worksBeyond', beyond),
    ...ofSides('ground.breached', breached),
    ...ofSides('ground.gap', itemAt(w.gap, hex)),
  ];
}

function water(g: Field, hex: HexId): Text[] {
  const { w } = g;
  const dry = itemAt(w.streamBridge, hex);
  const wet = itemAt(w.stream, hex) & ~dry;
  const out = [
    ...(wet ? [say('ground.stream', { sides: ownSides(wet), more: points(w.charts.streamCost) })] : []),
    ...ofSides('ground.littleBridge', dry),
  ];
  const bridge = w.bridges[bridgeAt(g, hex)];
  if (!bridge || isBridgeDown(g, hex)) return out;
  const [from, to] = bridge.dirs;
  const bank = (d: number): Text => hexName(w, beside(g, hex, d));
  return [...out, say('ground.bridge', { from: bank(from), to: bank(to) })];
}

function roads(g: Field, hex: HexId): Text[] {
  const ways = waysIn(itemAt(g.w.road, hex)).map((way) => say('ground.toward', { way }));
  return ways.length === 0 ? [] : [say('ground.roads', { ways: list(ways) })];
}

/** 13.3b 13.3c What it is worth, and to whom. */
function objective(g: Field, hex: HexId): Text[] {
  const o = objectiveAt(g, hex);
  if (o < 0) return [];
  if (isBridgeDown(g, hex)) return [say('ground.noObjective')];
  const { bridge, objective: town } = g.w.charts.points;
  const worth = points(isBridge(g, hex) ? bridge : town);
  const owner = ownerOf(g, o);
  if (owner === 0) return [say('ground.openObjective', { worth })];
  return [say('ground.objective', { worth, by: saidSide(sideId(owner - 1)) })];
}

function troops(g: Field, hex: HexId): Text {
  const there = standingIn(g, hex);
  if (there.length === 0) return say('ground.nobody');
  return say('ground.here', { all: list(there.map(({ id }) => saidPiece(g.w, id))) });
}
