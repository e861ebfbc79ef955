import { type CrossingId, linkBetween, linksFrom, neighboursWhere, type ZoneId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { list, points, saidIf, semicolons } from '@tambour/stage';
import { heightOf, zoneChart } from '../model/lookup.ts';
import { columnName, saidPiece, saidSide, zoneName } from '../model/names.ts';
import { columnOf } from '../model/piece.ts';
import type { Field } from '../model/state.ts';
import { FORBIDDEN, IMPASSABLE, SIDES } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { hasBaggage, isControlled, stackIn, stackLimit, unitsIn } from '../model/zone.ts';
import { exitFor, isWaiting } from '../rules/4-map-edge.ts';
import { holds } from '../rules/9-victory.ts';
import { piecesOf } from '../rules/ask.ts';
import { reworded } from '../texts/reworded.ts';
import { say } from '../texts/say.ts';
import { sayStudy } from '../texts/say-study.ts';
import { namesIn } from './around.ts';
import { betweenWords, byZones, cost, groundOf, shortZone, theZones } from './place-words.ts';
import { lookFrom } from './sight-words.ts';

/** A zone in sentences, for those who ask about the ground or do not see it; or the box of a column that has yet to come. */
export function ground(g: Field, place: string): readonly Text[] {
  const { w } = g;
  const zone = w.zoneIndex.get(place);
  if (zone === undefined) return box(g, place);
  const { mp } = zoneChart(g, zone);
  const there = namesIn(g, zone);
  const [limit, stack] = [stackLimit(g, zone), stackIn(g, zone)];
  const [one, other] = SIDES.filter((_, side) => isControlled(g, zone, side));
  const next = neighboursWhere(w.passage, zone, (_z, link) => w.linkRoad[link] === 1);
  return [
    // 4.1Za 4.1.1a Name, ground, cost and altitude.
    say('zone.identity', {
      name: zoneName(w, place),
      ground: groundOf(w, zone),
      cost: mp === undefined ? '' : cost(mp),
      altitude: heightOf(g, zone),
      blocks: w.map.blocking[zone] === 1,
    }),
    there.length === 0 ? say('zone.empty') : say('zone.troops', { all: list(there) }),
    // 4.3e
    ...saidIf(limit > 0, () => say('zone.stacking', { isFull: stack >= limit, stack, limit })),
    // 4.2a Who controls it.
    ...(one ? [other ? say('zone.controlOfBoth') : say('zone.control', { side: saidSide(one) })] : []),
    ...objectives(g, zone),
    ...exits(g, zone),
    // 4.1.1e
    ...saidIf(next.length > 0, () => say('zone.road', { zones: byZones(w, next) })),
    ...borders(g, zone),
    ...sight(g, zone),
    ...special(g, zone),
  ];
}

function box(g: Field, place: string): Text[] {
  const { w } = g;
  const c = w.columnIds.indexOf(place);
  const r = w.data.columns[c]?.reinforcement;
  if (r === undefined) return [];
  const waiting = [...piecesOf(g, 0), ...piecesOf(g, 1)].filter((p) => columnOf(g, p) === c && isWaiting(g, p));
  return [
    sayStudy('box.identity', { name: columnName(w, place), turn: r.turn, zones: byZones(w, r.zones) }),
    waiting.length === 0
      ? sayStudy('box.empty')
      : sayStudy('box.waiting', { all: list(waiting.map((piece) => saidPiece(w, piece, g))) }),
  ];
}

/** 9.0a 9.0b */
const objectives = (g: Field, zone: ZoneId): Text[] =>
  g.w.data.victory.objectives
    .filter((o) => o.zone === zone)
    .flatMap((o): Text[] => {
      const side = saidSide(o.side);
      const now = say('zone.objective', { points: points(o.points), side, isHeld: holds(g, o.side, zone) });
      if (!o.revised) return [now];
      const { from, source, why } = o.revised;
      return [now, say('zone.revised', { side, from, source: reworded(source), why: reworded(why) })];
    });

/** AU.3 CO.3 D.5 M.3 7.5.3a Where a side may leave the map, and the edge its retreats lead to. */
const exits = (g: Field, zone: ZoneId): Text[] => [
  ...g.w.data.victory.exits
    .filter((e) => e.zones.includes(zone))
    .map(({ side, fromTurn: turn }): Text => {
      return say('zone.exit', { side: saidSide(side), isOpen: exitFor(g, side, zone) !== undefined, turn });
    }),
  ...SIDES.flatMap((id, side) =>
    saidIf(g.w.isSupply[side]?.[zone] === 1, () => say('zone.supply', { side: saidSide(id) })),
  ),
];

/** 4.1.2a 4.1.3a 4.1.5.1a Neighbour by neighbour: what lies between, what it costs either way, whether one sees across. */
const borders = ({ w }: Field, zone: ZoneId): Text[] =>
  linksFrom(w.map.graph, zone).map((link) => {
    const there = itemAt(w.map.graph.to, link);
    const crossing = itemAt(w.map.graph.crossing, link);
    return say('zone.border', {
      zone: shortZone(w, there),
      kind: betweenWords(w, crossing),
      passage: passage(w, zone, there, crossing),
      hides: Boolean(w.map.crossingOpaque[crossing]),
    });
  });
function passage(w: ReitersWorld, zone: ZoneId, there: ZoneId, crossing: CrossingId): Text {
  if (w.map.crossingKind[crossing] === IMPASSABLE) return say('zone.noPassage');
  const out = linkBetween(w.passage, zone, there);
  const back = linkBetween(w.passage, there, zone);
  const come = back === undefined ? '' : cost(itemAt(w.linkCost, back));
  if (out !== undefined) return say('zone.passage', { go: cost(itemAt(w.linkCost, out)), come });
  return w.type[there] === FORBIDDEN && back === undefined ? say('zone.noPassage') : say('zone.nobodyGoes');
}

/** 4.1.5a What is seen from here next door and farther; what is not seen next door, and why. */
function sight(g: Field, zone: ZoneId): Text[] {
  const { w } = g;
  const seen = lookFrom(g, zone, 3);
  const out = [1, 2, 3].flatMap((far) => {
    const places = seen.filter((x) => x.far === far && x.why === undefined).map((x) => x.zone);
    return saidIf(places.length > 0, () => say('zone.seen', { far, zones: theZones(w, places) }));
  });
  const unseen = seen.flatMap(({ zone: z, far, why }): Text[] =>
    far === 1 && why ? [say('zone.unseenOne', { zone: shortZone(w, z), why })] : [],
  );
  return [...out, ...saidIf(unseen.length > 0, () => say('zone.unseen', { all: semicolons(unseen) }))];
}

/** What the special rules of the battle say of this zone. */
const special = (g: Field, zone: ZoneId): Text[] => [
  ...g.w.specials['choked-streets']
    .filter((c) => c.zones.includes(zone) && hasBaggage(g, zone, c.baggage))
    .map((c) => say('zone.choked', { cost: cost(c.mp) })),
  ...g.w.specials['fire-downhill']
    .filter((f) => f.zones.includes(zone))
    .map((f) => say('zone.downhill', { side: saidSide(f.side), isHeld: unitsIn(g, zone, f.side) > 0 })),
];
