import { FAR, type ZoneId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { asSentence, commas, grouped, list, nearestPairs, points, saidIf, semicolons, trailing } from '@tambour/stage';
import { surveyBy } from '@tambour/stage/study';
import type { UnitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderZone } from '../model/leader.ts';
import { columnLeader, columnSide, columnUnits, pieceId, stepsBetween } from '../model/lookup.ts';
import { columnName, pieceName, saidPiece, saidSide, saidUnits, sideName } from '../model/names.ts';
import { leaderPiece } from '../model/piece.ts';
import { type Field, MARK } from '../model/state.ts';
import { has, isHope, isOnMap, sheetOf, stepsOf, unitPlace, unitsOf, zoneOf } from '../model/unit.ts';
import { EXITED, LOST, SIDES, WAITING } from '../model/vocabulary.ts';
import { baggageZone } from '../model/zone.ts';
import { holds, pointsOf } from '../rules/9-victory.ts';
import { sayStudy } from '../texts/say-study.ts';
import { shortZone } from './place-words.ts';
import { headline } from './sequence-words.ts';
import { orderName, shownOrder } from './shown-order.ts';
import { agreement } from './words-of.ts';

const score = (g: Field): Text =>
  sayStudy('survey.points', {
    all: semicolons(
      SIDES.map((_, side) => sayStudy('survey.pointsOf', { side: sideName(side), ...pointsOf(g, side) })),
    ),
  });

/** What lasts beyond a sequence. */
function conditions(g: Field, u: UnitId): Text[] {
  const number = agreement(g.w, pieceId(g, u));
  return [
    ...(stepsOf(g, u) < sheetOf(g, u).steps ? [sayStudy('survey.reduced', number)] : []),
    ...(has(g, u, MARK.disorganised) ? [sayStudy('survey.disorganised', number)] : []),
    ...(has(g, u, MARK.isolated) ? [sayStudy('survey.isolated', number)] : []),
    ...(has(g, u, MARK.dismounted) ? [sayStudy('survey.onFoot')] : []),
    ...(has(g, u, MARK.caracole) ? [sayStudy('survey.inCaracole')] : []),
  ];
}
/** "Guise’s gendarmes I in 115", with what else is to be said. */
const pieceAt = (g: Field, name: Text, zone: ZoneId, states: readonly Text[] = []): Text =>
  sayStudy('survey.piece', { name, zone: shortZone(g.w, zone), states: trailing(states) });

/** A column: its order as far as this side may know it, its leader, its units, those to come and those gone. */
function column(g: Field, c: number, side: number): Text[] {
  const units = [...columnUnits(g, c)];
  const l = columnLeader(g, c);
  const some = (place: number, key: 'survey.waiting' | 'survey.exited' | 'survey.lost'): Text[] => {
    const found = units.filter((u) => !isHope(g, u) && unitPlace(g, u) === place);
    return saidIf(found.length > 0, () => sayStudy(key, { units: saidUnits(g, found) }));
  };
  const parts = [
    ...saidIf(isLeaderOnMap(g, l), () => pieceAt(g, pieceName(g.w, leaderPiece(g, l), g), leaderZone(g, l))),
    ...units.filter((u) => isOnMap(g, u)).map((u) => pieceAt(g, pieceName(g.w, u), zoneOf(g, u), conditions(g, u))),
    ...some(WAITING, 'survey.waiting'),
    ...some(EXITED, 'survey.exited'),
    ...some(LOST, 'survey.lost'),
  ];
  if (parts.length === 0) return [];
  const name = columnName(g.w, c);
  return [sayStudy('survey.column', { name, order: orderWords(g, c, side), all: semicolons(parts) })];
}
/** 10.1f */
function orderWords(g: Field, c: number, side: number): Text | string {
  const known = shownOrder(g, c, side);
  if (known !== undefined) return sayStudy('survey.order', { order: orderName(known) });
  return g.w.switches.advanced && columnSide(g, c) !== side ? sayStudy('survey.orderUnknown') : '';
}

const MOST_CONTACTS = 6;
/** The enemies closest to one's own by the ways that can be passed, each with whom it is close to. */
function contacts(g: Field, side: number): Text {
  const here = (of: number): UnitId[] => [...unitsOf(g, of)].filter((u) => isOnMap(g, u));
  const distance = (own: UnitId, enemy: UnitId): number | undefined => {
    const far = stepsBetween(g, zoneOf(g, own), zoneOf(g, enemy));
    return far === FAR ? undefined : far;
  };
  const found = nearestPairs(here(side), here(1 - side), distance, MOST_CONTACTS);
  if (found.length === 0) return sayStudy('survey.noContact');
  // Those close to the same unit are said together.
  const all = grouped(found, ({ own, far }) => `${own} ${far}`).map((pairs) => {
    const { own, far } = pairs[0];
    const enemies = saidUnits(
      g,
      pairs.map(({ enemy }) => enemy),
    );
    return sayStudy('survey.contact', { isNext: far === 1, far, own: saidPiece(g.w, own), enemies });
  });
  return sayStudy('survey.contacts', { all: semicolons(all) });
}

function baggage(g: Field): Text[] {
  const all = g.w.baggageIds.flatMap((id, b) =>
    saidIf(g.s.baggage.place[b] !== LOST, () => pieceAt(g, saidPiece(g.w, id), baggageZone(g, b))),
  );
  return saidIf(all.length > 0, () => asSentence(commas(all)));
}

/** 9.0a 9.0b Zones with points, to whom, and whether they are held. */
function objectives(g: Field): Text {
  const { w } = g;
  const all = w.data.victory.objectives.map((o) =>
    sayStudy('survey.objective', {
      zone: shortZone(w, o.zone),
      points: points(o.points),
      isHeld: holds(g, o.side, o.zone),
      side: saidSide(o.side),
    }),
  );
  return sayStudy('survey.objectives', { all: semicolons(all) });
}

/** Where a side may leave the map, and from when. */
const ways = (g: Field): Text[] =>
  g.w.data.victory.exits.map((e) =>
    sayStudy('survey.exit', {
      side: saidSide(e.side),
      turn: e.fromTurn,
      zones: list(e.zones.map((z) => shortZone(g.w, z))),
    }),
  );

/** The field as a side sees it: the hour, the points, its columns, who is close, the enemy's columns, who holds what. */
export const survey = surveyBy<Field>({
  headline,
  points: score,
  troops: (g, of, side) => g.w.columnIds.flatMap((_, c) => (columnSide(g, c) === of ? column(g, c, side) : [])),
  contacts,
  rest: (g) => [...baggage(g), objectives(g), ...ways(g)],
});
