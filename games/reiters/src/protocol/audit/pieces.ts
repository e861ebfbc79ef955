import { type Check, itemAt, mustHold } from '@tambour/kernel';
import type { LeaderId, UnitId } from '../../model/ids.ts';
import { hasLeader, isReplaced, leaderArmy, leaderPlace } from '../../model/leader.ts';
import { columnSide, comesLater, enteredOn } from '../../model/lookup.ts';
import { type Field, LEADER_MARK, MARK, NOWHERE } from '../../model/state.ts';
import {
  armyOf,
  has,
  isGun,
  isHope,
  isOnMap,
  marksOf,
  parentOf,
  sheetOf,
  stepsOf,
  typeOf,
  unitPlace,
} from '../../model/unit.ts';
import { EXITED, FORBIDDEN, LOST, ON_MAP, TYPE, WAITING } from '../../model/vocabulary.ts';
import { hopesOf } from '../../rules/1-quality.ts';
import { isArgoulets } from '../../rules/4-mounting.ts';
import { checked, type Moment } from './moment.ts';
import { exitsOf } from './points.ts';

const must = mustHold<Moment>;

/** Where it is fits whether it waits, is there or is gone, and can be stood in. */
const placed = (group: 'unit' | 'leader' | 'baggage', otherwise: string) => [
  must(`${group}.zone`, 'does not agree with its place', ({ g: { s } }, row) => {
    return (s[group].zone[row] !== NOWHERE) === (s[group].place[row] === ON_MAP);
  }),
  must(`${group}.zone`, otherwise, ({ g: { w, s } }, row) => w.type[itemAt(s[group].zone, row)] !== FORBIDDEN),
];
/** Only who could leave has left. Anyone may wait, be lost, or be wherever he finds room. */
const mayHaveLeft = (g: Field, place: number, side: number): boolean => place !== EXITED || exitsOf(g, side).length > 0;

const isActive = ({ g, active }: Moment, u: UnitId): boolean => armyOf(g, u) === active;
const moves = (m: Moment, u: UnitId): boolean => isActive(m, u) && m.since('movement') && !isGun(m.g, u);
const parentPlace = (g: Field, u: UnitId): number => unitPlace(g, parentOf(g, u));

/** 11.4.1c A step that is lent is not its own; what waits is whole, and detachments are nothing yet. */
const mostSteps = (g: Field, u: UnitId): number => sheetOf(g, u).steps - (has(g, u, MARK.lent) ? 1 : 0);
const waitingSteps = (g: Field, u: UnitId): number => (isHope(g, u) ? 0 : sheetOf(g, u).steps);
/** Marks off the map. */
const ownMarks = (g: Field, u: UnitId): number =>
  unitPlace(g, u) === WAITING && !isHope(g, u) && sheetOf(g, u).hasCharge ? MARK.charge : 0;

const unit = (column: string, reason: Check<Moment>['reason'], holds: (m: Moment, u: UnitId) => boolean) =>
  must(`unit.${column}`, reason, holds);
/** Who may bear a mark, and when; the three states of 1.3.7 are anyone's. */
const only = (mark: number, reason: string, fits: (m: Moment, u: UnitId) => boolean) =>
  unit('marks', reason, (m, u) => !isOnMap(m.g, u) || !has(m.g, u, mark) || fits(m, u));

export const auditUnits = checked(
  ...placed('unit', 'nobody can stand there'),
  unit('steps', 'must be 0: it is lost', ({ g }, u) => unitPlace(g, u) !== LOST || stepsOf(g, u) === 0),
  unit(
    'steps',
    ({ g }, u: UnitId) => `must be ${waitingSteps(g, u)} as long as it waits`,
    ({ g }, u) => unitPlace(g, u) !== WAITING || stepsOf(g, u) === waitingSteps(g, u),
  ),
  unit(
    'steps',
    ({ g }, u: UnitId) => `must be 1${mostSteps(g, u) > 1 ? ` to ${mostSteps(g, u)}` : ''}`,
    ({ g }, u) =>
      ![ON_MAP, EXITED].includes(unitPlace(g, u)) || (stepsOf(g, u) >= 1 && stepsOf(g, u) <= mostSteps(g, u)),
  ),
  unit(
    'marks',
    ({ g }, u: UnitId) => (ownMarks(g, u) ? 'must be charge alone as long as it waits' : 'must be empty off the map'),
    ({ g }, u) => isOnMap(g, u) || marksOf(g, u) === ownMarks(g, u),
  ),
  only(MARK.charge, 'has charge, but its counter never has that marker', ({ g }, u) => {
    return !isHope(g, u) && sheetOf(g, u).hasCharge;
  }),
  only(MARK.dismounted, 'has dismounted, but only argoulets dismount', ({ g }, u) => isArgoulets(g, u)),
  only(
    MARK.finished | MARK.marched,
    'has finished or marched, but only units of the active side that can move do, from the movement sequence on',
    moves,
  ),
  only(MARK.crossed, 'has crossed, but no border here forbids an attack, or it has not moved in this phase', (m, u) => {
    return m.g.w.specials['no-attack-after-crossing'].length > 0 && moves(m, u);
  }),
  only(MARK.created, 'has created, but only enfants perdus sent out in this phase do', (m, u) => {
    const isOfPhase = m.sequence === 'set-up' || (isActive(m, u) && m.since('movement'));
    return isHope(m.g, u) && isOfPhase && !has(m.g, u, MARK.finished);
  }),
  only(
    MARK.reacted,
    'has reacted, but only infantry and cavalry of the passive side do, from the reaction sequence on',
    (m, u) => !isActive(m, u) && m.since('reaction') && !isGun(m.g, u),
  ),
  only(MARK.fought, 'has fought, but only units of the active side do, from the combat sequence on', (m, u) => {
    return isActive(m, u) && m.since('combat');
  }),
  only(
    MARK.caracole,
    'has caracole, but only active reiters in order and in command that are done moving do, up to the combats',
    (m, u) =>
      m.g.w.switches.caracole &&
      typeOf(m.g, u) === TYPE.reiters &&
      moves(m, u) &&
      !m.since('reorganisation') &&
      has(m.g, u, MARK.finished) &&
      !has(m.g, u, MARK.disorganised | MARK.isolated | MARK.crossed),
  ),
  only(MARK.wavered, 'has wavered, but that rule is not in force, or there was no combat in this phase', (m) => {
    return m.g.w.switches.wavering && m.since('combat');
  }),
  only(MARK.lent, 'has lent, but no detachment of its own holds a step of it', ({ g }, u) => {
    const { out, lost } = hopesOf(g, u);
    return out + lost > 0;
  }),
  only(MARK.tried, 'has tried, but only units of the active side reorganise, in that sequence', (m, u) => {
    return isActive(m, u) && m.since('reorganisation');
  }),
  only(MARK.placed, 'has placed, which is of the set-up alone', (m, u) => m.sequence === 'set-up' && !isHope(m.g, u)),
  unit('marks', 'has a mark there is not', ({ g }, u) => marksOf(g, u) < 2 * MARK.placed),
  unit('marks', 'must have lent: two detachments are out', ({ g }, u) => {
    return !isOnMap(g, u) || has(g, u, MARK.lent) || hopesOf(g, u).out < 2;
  }),
  unit('place', 'cannot be exited: it has not been able to leave the map', ({ g }, u) => {
    return mayHaveLeft(g, unitPlace(g, u), armyOf(g, u)) && (unitPlace(g, u) !== EXITED || !isGun(g, u));
  }),
  // 11.4.3b 11.4.4h Without their parent enfants perdus are lost, at the latest when the movement ends in which it left.
  unit('place', 'cannot be map: its parent is gone', (m, e) => {
    const { g } = m;
    if (!isHope(g, e) || !isOnMap(g, e) || parentPlace(g, e) === ON_MAP) return true;
    return parentPlace(g, e) === EXITED && isActive(m, e) && m.sequence === 'movement';
  }),
  unit('place', 'must be waiting: its parent has not come', ({ g }, e) => {
    return !isHope(g, e) || [WAITING, LOST].includes(unitPlace(g, e)) || parentPlace(g, e) !== WAITING;
  }),
);

const onlyLeader = (mark: number, reason: string, fits: (m: Moment, l: LeaderId) => boolean) =>
  must('leader.marks', reason, (m, l: LeaderId) => !hasLeader(m.g, l, mark) || fits(m, l));

export const auditLeaders = checked(
  ...placed('leader', 'nobody can stand there'),
  // 7.6.1b One who takes over is asked where. Anyone else may be wherever he can be.
  must('leader.place', 'is waiting, and nobody will be asked where he takes over', ({ g, frames }, l: LeaderId) => {
    const isBetween = frames.some((f) => f.step === 'replacement' && f.with[0] === l);
    return leaderPlace(g, l) !== WAITING || !isReplaced(g, l) || isBetween;
  }),
  must('leader.place', 'cannot be exited: he has not been able to leave the map', ({ g }, l: LeaderId) => {
    return mayHaveLeft(g, leaderPlace(g, l), leaderArmy(g, l));
  }),
  onlyLeader(LEADER_MARK.replaced, 'has replaced before the battle', (m) => m.sequence !== 'set-up'),
  onlyLeader(
    LEADER_MARK.finished,
    'has finished, but only leaders of the active side do, from the movement sequence on',
    (m, l) => leaderArmy(m.g, l) === m.active && m.since('movement'),
  ),
  onlyLeader(
    LEADER_MARK.reacted,
    'has reacted, but only leaders of the passive side do, from the reaction sequence on',
    (m, l) => leaderArmy(m.g, l) !== m.active && m.since('reaction'),
  ),
  onlyLeader(LEADER_MARK.placed, 'has placed, which is of the set-up alone', (m) => m.sequence === 'set-up'),
  onlyLeader(
    LEADER_MARK.finished | LEADER_MARK.reacted | LEADER_MARK.placed,
    'must be empty as long as he waits',
    ({ g }, l) => {
      return g.s.leader.place[l] !== WAITING || isReplaced(g, l);
    },
  ),
);

/** 1.5a Baggage lies where it was, or is taken. */
export const auditBaggage = checked(
  must('baggage.place', 'must be map or lost', ({ g }, b) => [ON_MAP, LOST].includes(itemAt(g.s.baggage.place, b))),
  ...placed('baggage', 'nothing can lie there'),
);

/** 10.1a 10.1f With the base rules nobody shows an order, and none is asked for. A secret is a secret, whatever the scenario prints. */
export const auditColumns = checked(
  must('column.entered', 'must be 0: the column is there from the start', ({ g }, c) => {
    return enteredOn(g, c) === 0 || comesLater(g, c);
  }),
  must('column.entered', 'must be 0, or a turn that has begun', ({ g, turn }, c) => enteredOn(g, c) <= turn),
  must('column.known', 'must be unknown: the advanced rules are not in force', ({ g: { w, s } }, c) => {
    return w.switches.advanced || s.column.known[c] === 0;
  }),
  must('column.tried', 'must be 0: orders are tried in the phase of their side, with the advanced rules', (m, c) => {
    const isPhase = m.g.w.switches.advanced && columnSide(m.g, c) === m.active && m.sequence !== 'set-up';
    return m.g.s.column.tried[c] === 0 || isPhase;
  }),
  must('column.tried', 'must be 0: the column has not been there since the turn before', ({ g, turn }, c) => {
    return g.s.column.tried[c] === 0 || !comesLater(g, c) || ![0, turn].includes(enteredOn(g, c));
  }),
);
