import { type Report, reportOf } from '@tambour/kernel';
import { leaderId, unitId } from '../../model/ids.ts';
import { leaderArmy } from '../../model/leader.ts';
import { columnData, comesLater, pieceId, revealedOrder, stepsBetween } from '../../model/lookup.ts';
import { columnOf, leaderPiece, placeOf, standsAt } from '../../model/piece.ts';
import { type Field, MARK } from '../../model/state.ts';
import {
  armyOf,
  has,
  isHope,
  isOnMap,
  marksOf,
  parentOf,
  sheetOf,
  stepsOf,
  unitPlace,
  zoneOf,
} from '../../model/unit.ts';
import { ON_MAP, WAITING } from '../../model/vocabulary.ts';
import { postsSetUp } from '../../rules/2-set-up.ts';
import type { Moment } from './moment.ts';

const UNSEEMLY = 'cannot be so before the battle';

/** 2.1a 2.1c 11.4.3d Before the battle everyone is fit, in a zone of his column or yet to come. */
export function auditSetUp(m: Moment, bad: Report): void {
  const { g } = m;
  const { w, s } = g;
  const isToCome = (side: number) => m.frames.length > 2 && side === w.data.initiative;
  let posted = 0;
  for (let u = unitId(0); u < w.units; u++) {
    const say = reportOf(bad, 'unit', pieceId(g, u));
    const [place, zone, marks] = [unitPlace(g, u), zoneOf(g, u), marksOf(g, u)];
    if (isHope(g, u)) {
      if (place === WAITING) continue;
      posted++;
      const parent = parentOf(g, u);
      const isBeside = isOnMap(g, parent) && stepsBetween(g, zoneOf(g, parent), zone) <= 1;
      if (place !== ON_MAP || marks !== MARK.created || isToCome(armyOf(g, u))) say('place', UNSEEMLY);
      else if (!w.data.enfantsPerdus.zones.includes(zone) || !isBeside)
        say('zone', 'is not where its parent may post it');
      continue;
    }
    auditPlace(g, u, say);
    const { hasCharge, steps } = sheetOf(g, u);
    const marked = marks & ~(MARK.lent | (isToCome(armyOf(g, u)) ? 0 : MARK.placed));
    if (marked !== (hasCharge ? MARK.charge : 0)) say('marks', UNSEEMLY);
    if (stepsOf(g, u) !== steps - (has(g, u, MARK.lent) ? 1 : 0)) say('steps', UNSEEMLY);
  }
  for (let l = leaderId(0); l < w.leaders; l++) {
    const say = reportOf(bad, 'leader', pieceId(g, leaderPiece(g, l)));
    auditPlace(g, leaderPiece(g, l), say);
    if (s.leader.marks[l] !== 0 && isToCome(leaderArmy(g, l))) say('marks', 'must be empty: his side is yet to set up');
  }
  for (const [b, id] of w.baggageIds.entries()) if (s.baggage.place[b] !== ON_MAP) bad(`baggage.${id}.place`, UNSEEMLY);
  for (const [c, id] of w.columnIds.entries())
    if (revealedOrder(g, c)) bad(`column.${id}.known`, 'must be unknown before the battle');
  if (postsSetUp(g) !== posted) bad('battle.hopesSetUp', `must be ${posted}, as many as are out`);
}
/** 2.1a 4.5a A piece is in a zone of its column, which may be yet to come. */
function auditPlace(g: Field, piece: number, say: Report): void {
  const column = columnOf(g, piece);
  if (placeOf(g, piece) !== (comesLater(g, column) ? WAITING : ON_MAP)) say('place', UNSEEMLY);
  else if (!comesLater(g, column) && !columnData(g, column).zones.includes(standsAt(g, piece)))
    say('zone', 'is not of its column');
}
