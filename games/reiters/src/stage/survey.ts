import { FAR, type ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { asSentence, commas, grouped, list, nearestPairs, points, semicolons, trailing } from '@tambour/stage';
import { surveyBy } from '@tambour/stage/study';
import type { UnitId } from '../model/ids.ts';
import { isLeaderOnMap } from '../model/leader.ts';
import { columnName, pieceName, saidPiece, saidSide, sideName } from '../model/names.ts';
import { type Field, MARK } from '../model/state.ts';
import { has, isOnMap } from '../model/unit.ts';
import { EXITED, LOST, SIDES, WAITING } from '../model/vocabulary.ts';
import { holds, pointsOf } from '../rules/9-victory.ts';
import { sayStudy } from '../texts/say-study.ts';
import { shortZone } from './place-words.ts';
import { headline } from './sequence-words.ts';
import { orderName, shownOrder } from './shown-order.ts';
import { agreement } from './words-of.ts';

const score = (g: Field): Text =>
  sayStudy('survey.points', {
    all: semicolons(SIDES.map((id, side) => sayStudy('survey.pointsOf', { side: sideName(id), ...pointsOf(g, side) }))),
  });

/** What lasts beyond a sequence. */
function conditions(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const number = agreement(w, w.unitIds[u]!);
  return [
    ...(s.unit.steps[u]! < w.unit[u]!.steps ? [sayStudy('survey.reduced', number)] : []),
    ...(has(g, u, MARK.disorganised) ? [sayStudy('survey.disorganised', number)] : []),
    ...(has(g, u, MARK.isolated) ? [sayStudy('survey.isolated', number)] : []),
    ...(has(g, u, MARK.dismounted) ? [sayStudy('survey.onFoot')] : []),
    ...(has(g, u, MARK.caracole) ? [sayStudy('survey.inCaracole')] : []),
  ];
}
/** "Guise’s gendarmes I in 115", with what else is to be said. */
const pieceAt = (g: Field, name: Text, zone: ZoneId, states: readonly Text[] = []): Text =>
  sayStudy('survey.piece', { name, zone: shortZone(g.w, g.w.zoneNames[zone]!), states: trailing(states) });

/** A column: its order as far as this side may know it, its leader, its units, those to come and those gone. */
function column(g: Field, c: number, side: number): Text[] {
  const { w, s } = g;
  const units = [...w.columnUnits[c]!];
  const l = w.columnLeader[c]!;
  const some = (place: number, key: 'survey.waiting' | 'survey.exited' | 'survey.lost'): Text[] => {
    const found = units.filter((u) => w.unitParent[u]! < 0 && s.unit.place[u] === place);
    return found.length === 0 ? [] : [sayStudy(key, { units: list(found.map((u) => saidPiece(w, w.unitIds[u]!, g))) })];
  };
  const parts = [
    ...(isLeaderOnMap(g, l) ? [pieceAt(g, pieceName(w, w.leaderIds[l]!, g), s.leader.zone[l]!)] : []),
    ...units
      .filter((u) => isOnMap(g, u))
      .map((u) => pieceAt(g, pieceName(w, w.unitIds[u]!, g), s.unit.zone[u]!, conditions(g, u))),
    ...some(WAITING, 'survey.waiting'),
    ...some(EXITED, 'survey.exited'),
    ...some(LOST, 'survey.lost'),
  ];
  if (parts.length === 0) return [];
  const name = columnName(w, w.columnIds[c]!);
  return [sayStudy('survey.column', { name, order: orderWords(g, c, side), all: semicolons(parts) })];
}
/** 10.1f */
function orderWords(g: Field, c: number, side: number): Text | string {
  const known = shownOrder(g, c, side);
  if (known !== undefined) return sayStudy('survey.order', { order: orderName(known) });
  return g.w.switches.advanced && g.w.columnSide[c] !== side ? sayStudy('survey.orderUnknown') : '';
}

const MOST_CONTACTS = 6;
/** The enemies closest to one's own by the ways that can be passed, each with whom it is close to. */
function contacts(g: Field, side: number): Text {
  const { w, s } = g;
  const here = (of: number): number[] => [...w.sideUnits[of]!].filter((u) => isOnMap(g, u));
  const distance = (own: number, enemy: number): number | undefined => {
    const far = w.steps[s.unit.zone[own]! * w.zones + s.unit.zone[enemy]!]!;
    return far === FAR ? undefined : far;
  };
  const found = nearestPairs(here(side), here(1 - side), distance, MOST_CONTACTS);
  if (found.length === 0) return sayStudy('survey.noContact');
  // Those close to the same unit are said together.
  const all = grouped(found, ({ own, far }) => `${own} ${far}`).map((pairs) => {
    const { own, far } = pairs[0];
    const enemies = list(pairs.map(({ enemy }) => saidPiece(w, w.unitIds[enemy]!, g)));
    return sayStudy('survey.contact', { isNext: far === 1, far, own: saidPiece(w, w.unitIds[own]!, g), enemies });
  });
  return sayStudy('survey.contacts', { all: semicolons(all) });
}

function baggage(g: Field): Text[] {
  const { w, s } = g;
  const all = w.baggageIds.flatMap((id, b): Text[] =>
    s.baggage.place[b] === LOST ? [] : [pieceAt(g, saidPiece(w, id, g), s.baggage.zone[b]!)],
  );
  return all.length === 0 ? [] : [asSentence(commas(all))];
}

/** 9.0a 9.0b Zones with points, to whom, and whether they are held. */
function objectives(g: Field): Text {
  const { w } = g;
  const all = w.data.victory.objectives.map((o) =>
    sayStudy('survey.objective', {
      zone: shortZone(w, w.zoneNames[o.zone]!),
      points: points(o.points),
      isHeld: holds(g, o.side, o.zone),
      side: saidSide(SIDES[o.side]!),
    }),
  );
  return sayStudy('survey.objectives', { all: semicolons(all) });
}

/** Where a side may leave the map, and from when. */
const ways = (g: Field): Text[] =>
  g.w.data.victory.exits.map((e) =>
    sayStudy('survey.exit', {
      side: saidSide(SIDES[e.side]!),
      turn: e.fromTurn,
      zones: list(e.zones.map((z) => shortZone(g.w, g.w.zoneNames[z]!))),
    }),
  );

/** The field as a side sees it: the hour, the points, its columns, who is close, the enemy's columns, who holds what. */
export const survey = surveyBy<Field>({
  headline,
  points: score,
  troops: (g, of, side) => g.w.columnIds.flatMap((_, c) => (g.w.columnSide[c] === of ? column(g, c, side) : [])),
  contacts,
  rest: (g) => [...baggage(g), objectives(g), ...ways(g)],
});
