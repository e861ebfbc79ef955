import type { Text } from '@tambour/kernel';
import { list, stateSentence } from '@tambour/stage';
import { CHARTS } from '../../model/charts.ts';
import { pointsOf } from '../../rules/morale/command.ts';
import { length } from '../../texts/measure.ts';
import { sayStudy } from '../../texts/say-study.ts';
import { responsibleFor } from '../chain.ts';
import { gunPlaceOf, leaderKind, stateOf, valueAt } from '../model/columns.ts';
import { type LeaderId, type UnitId, unitId } from '../model/ids.ts';
import { LEADER_PLACES } from '../model/marks.ts';
import { pieceTitle, saidUnit } from '../model/names.ts';
import { type Field, has } from '../model/state.ts';
import { pointAtLengths, pointWords } from './place.ts';
import { leaderStates } from './state-words.ts';

const TABLE = LEADER_PLACES.indexOf('table');
const { command } = CHARTS;

/** C12a C12c C12d A general or aide: what he is worth, how far he rides, who looks to him, how it is with him. */
export function describeLeader(g: Field, l: LeaderId): Text[] {
  const kind = leaderKind(g, l);
  const name = pieceTitle(g.w, kind.id);
  const quarter = kind.isAide ? command.aideQuarter : command.generalQuarter;
  const ride = length(quarter * command.generalPhaseQuarters);
  const isThere = g.s.leader.place[l] === TABLE;
  const led = g.w.kinds.flatMap((_, i) => {
    const u = unitId(i);
    return !kind.isAide && stateOf(g, u) !== 'gone' && !has(g, u, 'waiting') && responsibleFor(g, u) === l
      ? [saidUnit(g.w, u)]
      : [];
  });
  return [
    kind.isAide
      ? sayStudy('leader.aide', { name, ride })
      : sayStudy('leader.general', {
          name,
          rank: sayStudy(`rank.${kind.rank}`),
          value: kind.value,
          points: pointsOf(kind.value),
          ride,
        }),
    ...(isThere
      ? [
          sayStudy('leader.stands', {
            at: pointWords(pointAtLengths(valueAt(g.s.leader.x, l), valueAt(g.s.leader.y, l))),
          }),
        ]
      : []),
    ...(led.length > 0 ? [sayStudy('leader.leads', { units: list(led) })] : []),
    ...stateSentence(leaderStates(g, l)),
  ];
}

/** C17a The guns of a battery: with their crew, or without. */
export function describeGuns(g: Field, u: UnitId): Text[] {
  const place = gunPlaceOf(g, u);
  const who = saidUnit(g.w, u);
  const { x, y } = g.s.guns;
  return place === 'abandoned'
    ? [sayStudy('guns.abandoned', { who, at: pointWords(pointAtLengths(valueAt(x, u), valueAt(y, u))) })]
    : [sayStudy(`guns.${place}`, { who })];
}
