import type { Text } from '@tambour/kernel';
import { asSentence, nearestPairs, semicolons, trailing } from '@tambour/stage';
import { pointsText, surveyBy } from '@tambour/stage/study';
import { inCm } from '../../rules/table/measure.ts';
import { distanceOf } from '../../rules/table/placed.ts';
import { length } from '../../texts/measure.ts';
import { sayStudy } from '../../texts/say-study.ts';
import { ownerOf, valueAt } from '../model/columns.ts';
import { leaderId, type UnitId, unitId } from '../model/ids.ts';
import { pieceTitle, saidObjective, saidSide, saidUnit, sideTitle, unitTitle } from '../model/names.ts';
import { type Field, has } from '../model/state.ts';
import { leaderOf, unitOf, unitsOf } from '../model/views.ts';
import { scoreOf } from '../verdict.ts';
import { pointAtLengths, pointWords } from './place.ts';
import { leaderStates, unitStates } from './state-words.ts';
import { SIDES } from './status.ts';
import { headline } from './tracks.ts';

const onTable = (g: Field, side: number): UnitId[] =>
  unitsOf(g)
    .filter((unit) => unit.side === side && unit.state !== 'gone')
    .map(({ u }) => u);
const at = (g: Field, u: UnitId): Text => pointWords(pointAtLengths(valueAt(g.s.unit.x, u), valueAt(g.s.unit.y, u)));

function troops(g: Field, side: number): Text[] {
  const units = onTable(g, side).map((u) =>
    sayStudy('survey.at', {
      name: unitTitle(g.w, u),
      place: at(g, u),
      states: trailing(unitStates(g, u)),
    }),
  );
  const leaders = g.w.leaderKinds.flatMap((kind, i) => {
    const l = leaderId(i);
    if (kind.side !== side || !leaderOf(g, l).isOnTable) return [];
    return [
      sayStudy('survey.at', {
        name: pieceTitle(g.w, kind.id),
        place: pointWords(pointAtLengths(valueAt(g.s.leader.x, l), valueAt(g.s.leader.y, l))),
        states: trailing(leaderStates(g, l)),
      }),
    ];
  });
  const later = g.w.kinds.flatMap((kind, u) =>
    kind.side === side && has(g, unitId(u), 'waiting') ? [pieceTitle(g.w, kind.id)] : [],
  );
  return [
    sayStudy('survey.side', { side: sideTitle(g.w, side), n: units.length }),
    ...(units.length + leaders.length > 0 ? [asSentence(semicolons([...units, ...leaders]))] : []),
    ...(later.length > 0 ? [sayStudy('survey.later', { all: semicolons(later) })] : []),
  ];
}

const MOST_CONTACTS = 6;
/** The enemies closest to one's own, in centimetres. */
function contacts(g: Field, side: number): Text {
  const far = (u: UnitId, v: UnitId): number => distanceOf(unitOf(g, u), unitOf(g, v));
  const found = nearestPairs(onTable(g, side), onTable(g, 1 - side), far, MOST_CONTACTS);
  if (found.length === 0) return sayStudy('survey.noEnemy');
  return sayStudy('survey.contacts', {
    all: semicolons(
      found.map((pair) =>
        sayStudy('survey.contact', {
          theirs: saidUnit(g.w, pair.enemy),
          mine: saidUnit(g.w, pair.own),
          cm: length(inCm(pair.far)),
        }),
      ),
    ),
  });
}
function objectives(g: Field): Text[] {
  return g.w.objectives.map(({ id, points }, i) => {
    const owner = ownerOf(g, i);
    const place = saidObjective(g.w, id);
    return owner < 0
      ? sayStudy('ground.worth', { place, n: points })
      : sayStudy('ground.held', { place, n: points, side: saidSide(g.w, owner) });
  });
}

/** The table as a side sees it. */
export const survey = surveyBy<Field>({
  headline,
  points: (g) => pointsText(SIDES.map((side) => ({ side: sideTitle(g.w, side), total: scoreOf(g, side) }))),
  troops: (g, of) => troops(g, of),
  contacts,
  rest: objectives,
});
