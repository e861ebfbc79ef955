import { distance, type HexId } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { asSentence, commas, list, semicolons, trailing } from '@tambour/stage';
import { contactsText, pointsText, surveyBy } from '@tambour/stage/study';
import type { CorpsId, FormationId, UnitId } from '../model/ids.ts';
import {
  corpsName,
  facingTo,
  formationName,
  pieceName,
  placeName,
  saidBridge,
  saidPiece,
  saidSide,
  sideName,
} from '../model/names.ts';
import {
  brigadierOf,
  commanderOf,
  type Field,
  facingOf,
  hexOf,
  isLeaderOnMap,
  isOnMap,
  leaderHex,
  ownerOf,
  usesOf,
} from '../model/state.ts';
import { LOST, SIDES, WAITING } from '../model/vocabulary.ts';
import {
  corpsIdOf,
  corpsOfSide,
  formationIdOf,
  formationsOfCorps,
  hexLabel,
  idOf,
  leaderIdOf,
  sideId,
  unitsOfFormation,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { continuityOf, isDemoralized, limitOf } from '../rules/4-corps.ts';
import { score } from '../rules/9-victory.ts';
import { sayStudy } from '../texts/say-study.ts';
import { leaderStates, unitStates } from './state-words.ts';
import { headline } from './tracks.ts';

const placeOf = (g: Field, hex: HexId): Text => placeName(g.w, hexLabel(g, hex));

const points = (g: Field): Text =>
  pointsText(SIDES.map((id, side) => ({ side: sideName(id), total: score(g, side).total })));

function corps(g: Field, c: CorpsId): Text[] {
  const { w, s } = g;
  const commander = commanderOf(g, c);
  const isThere = commander >= 0 && isLeaderOnMap(g, commander);
  return [
    sayStudy('survey.corps', {
      corps: corpsName(w, corpsIdOf(g, c)),
      used: usesOf(g, c),
      limit: limitOf(g, c),
      continuity: continuityOf(g, c),
      finished: s.corps.isFinished[c] === 1,
      demoralized: isDemoralized(g, c),
    }),
    ...(isThere
      ? [
          asSentence(
            sayStudy('survey.at', {
              name: pieceName(w, leaderIdOf(g, commander)),
              place: placeOf(g, leaderHex(g, commander)),
              states: trailing(leaderStates(g, commander)),
            }),
          ),
        ]
      : []),
    ...formationsOfCorps(g, c).flatMap((f) => formation(g, f)),
  ];
}

/** "I/45th Line in hex 1312, facing east, 2 hits" with what else is to be said. */
const unit = (g: Field, u: UnitId): Text =>
  sayStudy('survey.unit', {
    name: pieceName(g.w, idOf(g, u)),
    place: placeOf(g, hexOf(g, u)),
    looks: facingTo(facingOf(g, u)),
    states: trailing(unitStates(g, u)),
  });
function formation(g: Field, f: FormationId): Text[] {
  const { w, s } = g;
  const units = unitsOfFormation(g, f);
  const namesAt = (place: number): Text[] =>
    units.filter((u) => s.unit.place[u] === place).map((u) => pieceName(w, idOf(g, u)));
  const l = brigadierOf(g, f);
  const [waiting, lost] = [namesAt(WAITING), namesAt(LOST)];
  const chief =
    l >= 0 && isLeaderOnMap(g, l)
      ? [
          sayStudy('survey.at', {
            name: pieceName(w, leaderIdOf(g, l)),
            place: placeOf(g, leaderHex(g, l)),
            states: trailing(leaderStates(g, l)),
          }),
        ]
      : [];
  const parts = [
    ...chief,
    ...units.filter((u) => isOnMap(g, u)).map((u) => unit(g, u)),
    ...(waiting.length > 0 ? [sayStudy('survey.away', { all: list(waiting) })] : []),
    ...(lost.length > 0 ? [sayStudy('survey.gone', { all: list(lost) })] : []),
  ];
  if (parts.length === 0) return [];
  return [sayStudy('survey.formation', { name: formationName(w, formationIdOf(g, f)), all: semicolons(parts) })];
}

/** The enemies closest to one's own. */
function contacts(g: Field, side: number): Text {
  const { w } = g;
  const there = (of: number): UnitId[] => unitsOfSide(g, of).filter((u) => isOnMap(g, u));
  const far = (u: UnitId, v: UnitId): number => distance(w.grid, hexOf(g, u), hexOf(g, v));
  return contactsText(there(side), there(1 - side), far, (u) => saidPiece(w, idOf(g, u)));
}

/** 3.0a Who holds what counts. */
function objectives(g: Field): Text[] {
  const { w } = g;
  if (w.objectives.length === 0) return [];
  const each = w.objectives.map((hex, i) =>
    sayStudy('survey.held', { place: placeOf(g, hex), by: saidSide(sideId(ownerOf(g, i))) }),
  );
  return [sayStudy('survey.objectives', { all: commas(each) })];
}
/** M4 Bridges that are down. */
function bridges(g: Field): Text[] {
  const { w, s } = g;
  const down = w.bridges.flatMap(({ a, b }, i) =>
    s.bridge.isDestroyed[i] ? [saidBridge(w, `${w.hexNames[a]}|${w.hexNames[b]}`)] : [],
  );
  return down.length === 0 ? [] : [sayStudy('survey.bridgesDown', { all: list(down) })];
}

/** The field as a side sees it: the hour, the points, its corps, who is close, the enemy's corps, who holds what. */
export const survey = surveyBy<Field>({
  headline,
  points,
  troops: (g, side) => corpsOfSide(g, side).flatMap((c) => corps(g, c)),
  contacts,
  rest: (g) => [...objectives(g), ...bridges(g)],
});
