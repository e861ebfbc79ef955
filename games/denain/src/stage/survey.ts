import { distance, vertexName } from '@tambour/boards';
import type { Text } from '@tambour/kernel';
import { commas, list, semicolons, trailing } from '@tambour/stage';
import { contactsText, pointsText, sidesOf, surveyBy } from '@tambour/stage/study';
import { formationsOf, idOfFormation, leaderOf, unitsOf } from '../model/formation.ts';
import { isBridgeDown, ownerOf } from '../model/hex.ts';
import type { FormationId, UnitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderHex } from '../model/leader.ts';
import {
  facingTo,
  formationName,
  hexName,
  leaderNameAt,
  saidSide,
  saidUnit,
  sideName,
  unitName,
} from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { armyOf, classOf, facingOf, hexOf, idOfUnit, isOnMap, strengthOf } from '../model/unit.ts';
import { BAGGAGE, LOST, SIDES, sideId, WAITING } from '../model/vocabulary.ts';
import { isCombatUnit } from '../rules/1-units.ts';
import { score } from '../rules/13-victory.ts';
import { sayStudy } from '../texts/say-study.ts';
import { breaches } from './ground.ts';
import { isNaming } from './question.ts';
import { unitStates } from './state-words.ts';
import { headline } from './tracks.ts';

const points = (g: Field): Text =>
  pointsText(SIDES.map((id, side) => ({ side: sideName(id), total: score(g, side).total })));

/** "Navarre in 1312, facing east, strength 3" with what else is to be said. */
function unit(g: Field, u: UnitId): Text {
  const { w } = g;
  const name = unitName(w, idOfUnit(g, u));
  const states = unitStates(g, u);
  if (!isOnMap(g, u)) return sayStudy('survey.away', { name, states: trailing(states) });
  const place = hexName(g.w, hexOf(g, u));
  if (classOf(g, u) === BAGGAGE) return sayStudy('survey.at', { name, place, states: trailing(states) });
  const looks = facingTo(vertexName(facingOf(g, u)));
  const strength = isCombatUnit(g, u) ? [sayStudy('survey.strength', { cf: strengthOf(g, u) })] : [];
  return sayStudy('survey.unit', { name, place, looks, states: trailing([...strength, ...states]) });
}

function course(g: Field, f: FormationId): Text {
  const { formation } = g.s;
  if (formation.isLost[f]) return sayStudy('survey.lost');
  if (formation.isActing[f]) return sayStudy(isNaming(g) ? 'survey.named' : 'survey.acts');
  return sayStudy(formation.isActivated[f] ? 'survey.done' : 'survey.waits');
}

function formation(g: Field, f: FormationId): Text[] {
  const { w, s } = g;
  const units = [...unitsOf(g, f)];
  const namesAt = (place: number): Text[] =>
    units.filter((u) => s.unit.place[u] === place).map((u) => unitName(w, idOfUnit(g, u)));
  const l = leaderOf(g, f);
  const chief = { name: leaderNameAt(w, l), states: '' };
  const [waiting, lost] = [namesAt(WAITING), namesAt(LOST)];
  const parts = [
    ...(isLeaderOnMap(g, l) ? [sayStudy('survey.at', { ...chief, place: hexName(g.w, leaderHex(g, l)) })] : []),
    ...units.filter((u) => isOnMap(g, u)).map((u) => unit(g, u)),
    ...(waiting.length > 0 ? [sayStudy('survey.offMap', { all: list(waiting) })] : []),
    ...(lost.length > 0 ? [sayStudy('survey.gone', { all: list(lost) })] : []),
  ];
  if (parts.length === 0) return [];
  const name = formationName(w, idOfFormation(g, f));
  return [sayStudy('survey.formation', { name, about: course(g, f), all: semicolons(parts) })];
}

/** The enemies closest to one's own. */
function contacts(g: Field, side: number): Text {
  const { w } = g;
  const fighters = (of: number): UnitId[] => [...armyOf(g, of)].filter((u) => isOnMap(g, u) && isCombatUnit(g, u));
  const far = (u: UnitId, v: UnitId): number => distance(w.grid, hexOf(g, u), hexOf(g, v));
  return contactsText(fighters(side), fighters(1 - side), far, (u) => saidUnit(w, u));
}

/** 13.3b 13.3c Who holds what counts. */
function objectives(g: Field): Text {
  const { w } = g;
  const each = w.objectives.map((hex, i) => {
    const place = hexName(g.w, hex);
    const owner = ownerOf(g, i);
    if (isBridgeDown(g, hex)) return sayStudy('survey.broken', { place });
    if (owner === 0) return sayStudy('survey.open', { place });
    return sayStudy('survey.held', { place, by: saidSide(sideId(owner - 1)) });
  });
  return sayStudy('survey.objectives', { all: commas(each) });
}

/** Works that stand open. */
function ground(g: Field): Text[] {
  const open = breaches(g).map(({ hex, sides }) => sidesOf(hexName(g.w, hex), sides));
  return open.length === 0 ? [] : [sayStudy('survey.breached', { all: semicolons(open) })];
}

/** The field as a side sees it: the hour, the points, its troops, the enemy's, who is close, who holds what. */
export const survey = surveyBy<Field>({
  headline,
  points,
  troops: (g, side) => [...formationsOf(g, side)].flatMap((f) => formation(g, f)),
  contacts,
  rest: (g) => [objectives(g), ...ground(g)],
});
