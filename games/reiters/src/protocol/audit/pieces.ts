import { mustHold } from '@tambour/kernel';
import type { LeaderId, UnitId } from '../../model/ids.ts';
import { hasLeader, isReplaced } from '../../model/leader.ts';
import { LEADER_MARK, MARK, NOWHERE } from '../../model/state.ts';
import { has } from '../../model/unit.ts';
import { ARTILLERY, EXITED, FORBIDDEN, LOST, ON_MAP, TYPE, WAITING } from '../../model/vocabulary.ts';
import { checked, type Moment } from './moment.ts';
import { exitsOf } from './points.ts';

const must = mustHold<Moment>;

/** Where it is fits whether it waits, is there or is gone, and can be stood in. */
const placed = (group: 'unit' | 'leader' | 'baggage', otherwise: string) => [
  must(`${group}.zone`, 'does not agree with its place', ({ g: { s } }, row) => {
    return (s[group].zone[row] !== NOWHERE) === (s[group].place[row] === ON_MAP);
  }),
  must(`${group}.zone`, otherwise, ({ g: { w, s } }, row) => w.type[s[group].zone[row]!] !== FORBIDDEN),
];
/** Only who could leave has left. Anyone may wait, be lost, or be wherever he finds room. */
const mayHaveLeft = ({ g }: Moment, place: number, side: number): boolean =>
  place !== EXITED || exitsOf(g, side).length > 0;

const placeOf = ({ g }: Moment, u: UnitId): number => g.s.unit.place[u]!;
const marksOf = ({ g }: Moment, u: UnitId): number => g.s.unit.marks[u]!;
const isThere = (m: Moment, u: UnitId): boolean => placeOf(m, u) === ON_MAP;
const isGun = ({ g }: Moment, u: UnitId): boolean => g.w.unit[u]!.front.arm === ARTILLERY;
const isOwn = ({ g }: Moment, u: UnitId): boolean => g.w.unitParent[u]! < 0;
const isActive = ({ g, active }: Moment, u: UnitId): boolean => g.w.unitSide[u] === active;
const moves = (m: Moment, u: UnitId): boolean => isActive(m, u) && m.since('movement') && !isGun(m, u);
/** 11.4.1a Detachments of a unit that are in a place. */
const detached = ({ g }: Moment, u: UnitId, ...places: readonly number[]): number =>
  g.w.hopes[u]!.filter((e) => places.includes(g.s.unit.place[e]!)).length;
const parentPlace = ({ g }: Moment, u: UnitId): number => g.s.unit.place[g.w.unitParent[u]!]!;

/** 11.4.1c A step that is lent is not its own; what waits is whole, and detachments are nothing yet. */
const mostSteps = ({ g }: Moment, u: UnitId): number => g.w.unit[u]!.steps - (has(g, u, MARK.lent) ? 1 : 0);
const waitingSteps = (m: Moment, u: UnitId): number => (isOwn(m, u) ? m.g.w.unit[u]!.steps : 0);
/** Marks off the map. */
const ownMarks = (m: Moment, u: UnitId): number =>
  placeOf(m, u) === WAITING && isOwn(m, u) && m.g.w.unit[u]!.hasCharge ? MARK.charge : 0;

/** Who may bear a mark, and when; the three states of 1.3.7 are anyone's. */
const only = (mark: number, reason: string, fits: (m: Moment, u: UnitId) => boolean) =>
  must('unit.marks', reason, (m, u: UnitId) => !isThere(m, u) || !has(m.g, u, mark) || fits(m, u));

export const auditUnits = checked(
  ...placed('unit', 'nobody can stand there'),
  must('unit.steps', 'must be 0: it is lost', (m, u: UnitId) => placeOf(m, u) !== LOST || m.g.s.unit.steps[u] === 0),
  must(
    'unit.steps',
    (m, u: UnitId) => `must be ${waitingSteps(m, u)} as long as it waits`,
    (m, u: UnitId) => {
      return placeOf(m, u) !== WAITING || m.g.s.unit.steps[u] === waitingSteps(m, u);
    },
  ),
  must(
    'unit.steps',
    (m, u: UnitId) => `must be 1${mostSteps(m, u) > 1 ? ` to ${mostSteps(m, u)}` : ''}`,
    (m, u: UnitId) => {
      const steps = m.g.s.unit.steps[u]!;
      return (!isThere(m, u) && placeOf(m, u) !== EXITED) || (steps >= 1 && steps <= mostSteps(m, u));
    },
  ),
  must(
    'unit.marks',
    (m, u: UnitId) => (ownMarks(m, u) ? 'must be charge alone as long as it waits' : 'must be empty off the map'),
    (m, u: UnitId) => isThere(m, u) || marksOf(m, u) === ownMarks(m, u),
  ),
  only(MARK.charge, 'has charge, but its counter never has that marker', (m, u) => {
    return isOwn(m, u) && m.g.w.unit[u]!.hasCharge;
  }),
  only(MARK.dismounted, 'has dismounted, but only argoulets dismount', ({ g }, u) => {
    return g.w.unitType[u] === TYPE.argoulets;
  }),
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
    return !isOwn(m, u) && isOfPhase && !has(m.g, u, MARK.finished);
  }),
  only(
    MARK.reacted,
    'has reacted, but only infantry and cavalry of the passive side do, from the reaction sequence on',
    (m, u) => !isActive(m, u) && m.since('reaction') && !isGun(m, u),
  ),
  only(MARK.fought, 'has fought, but only units of the active side do, from the combat sequence on', (m, u) => {
    return isActive(m, u) && m.since('combat');
  }),
  only(
    MARK.caracole,
    'has caracole, but only active reiters in order and in command that are done moving do, up to the combats',
    (m, u) =>
      m.g.w.switches.caracole &&
      m.g.w.unitType[u] === TYPE.reiters &&
      moves(m, u) &&
      !m.since('reorganisation') &&
      has(m.g, u, MARK.finished) &&
      !has(m.g, u, MARK.disorganised | MARK.isolated | MARK.crossed),
  ),
  only(MARK.wavered, 'has wavered, but that rule is not in force, or there was no combat in this phase', (m) => {
    return m.g.w.switches.wavering && m.since('combat');
  }),
  only(MARK.lent, 'has lent, but no detachment of its own holds a step of it', (m, u) => {
    return detached(m, u, ON_MAP, LOST, EXITED) > 0;
  }),
  only(MARK.tried, 'has tried, but only units of the active side reorganise, in that sequence', (m, u) => {
    return isActive(m, u) && m.since('reorganisation');
  }),
  only(MARK.placed, 'has placed, which is of the set-up alone', (m, u) => m.sequence === 'set-up' && isOwn(m, u)),
  must('unit.marks', 'has a mark there is not', (m, u: UnitId) => marksOf(m, u) < 2 * MARK.placed),
  must('unit.marks', 'must have lent: two detachments are out', (m, u: UnitId) => {
    return !isThere(m, u) || has(m.g, u, MARK.lent) || detached(m, u, ON_MAP) < 2;
  }),
  must('unit.place', 'cannot be exited: it has not been able to leave the map', (m, u: UnitId) => {
    return mayHaveLeft(m, placeOf(m, u), m.g.w.unitSide[u]!) && (placeOf(m, u) !== EXITED || !isGun(m, u));
  }),
  // 11.4.3b 11.4.4h Without their parent enfants perdus are lost, at the latest when the movement ends in which it left.
  must('unit.place', 'cannot be map: its parent is gone', (m, e: UnitId) => {
    const isLeft = parentPlace(m, e) === EXITED && isActive(m, e) && m.sequence === 'movement';
    return isOwn(m, e) || !isThere(m, e) || parentPlace(m, e) === ON_MAP || isLeft;
  }),
  must('unit.place', 'must be waiting: its parent has not come', (m, e: UnitId) => {
    return isOwn(m, e) || placeOf(m, e) === WAITING || placeOf(m, e) === LOST || parentPlace(m, e) !== WAITING;
  }),
);

const onlyLeader = (mark: number, reason: string, fits: (m: Moment, l: LeaderId) => boolean) =>
  must('leader.marks', reason, (m, l: LeaderId) => !hasLeader(m.g, l, mark) || fits(m, l));

export const auditLeaders = checked(
  ...placed('leader', 'nobody can stand there'),
  // 7.6.1b One who takes over is asked where. Anyone else may be wherever he can be.
  must('leader.place', 'is waiting, and nobody will be asked where he takes over', ({ g, frames }, l: LeaderId) => {
    const isBetween = frames.some((f) => f.step === 'replacement' && f.with[0] === l);
    return g.s.leader.place[l] !== WAITING || !isReplaced(g, l) || isBetween;
  }),
  must('leader.place', 'cannot be exited: he has not been able to leave the map', (m, l: LeaderId) => {
    return mayHaveLeft(m, m.g.s.leader.place[l]!, m.g.w.leaderSide[l]!);
  }),
  onlyLeader(LEADER_MARK.replaced, 'has replaced before the battle', (m) => m.sequence !== 'set-up'),
  onlyLeader(
    LEADER_MARK.finished,
    'has finished, but only leaders of the active side do, from the movement sequence on',
    (m, l) => m.g.w.leaderSide[l] === m.active && m.since('movement'),
  ),
  onlyLeader(
    LEADER_MARK.reacted,
    'has reacted, but only leaders of the passive side do, from the reaction sequence on',
    (m, l) => m.g.w.leaderSide[l] !== m.active && m.since('reaction'),
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
  must('baggage.place', 'must be map or lost', ({ g }, b) => [ON_MAP, LOST].includes(g.s.baggage.place[b]!)),
  ...placed('baggage', 'nothing can lie there'),
);

/** 10.1a 10.1f With the base rules nobody shows an order, and none is asked for. A secret is a secret, whatever the scenario prints. */
export const auditColumns = checked(
  must('column.entered', 'must be 0: the column is there from the start', ({ g: { w, s } }, c) => {
    return s.column.entered[c] === 0 || w.data.columns[c]!.reinforcement !== undefined;
  }),
  must('column.entered', 'must be 0, or a turn that has begun', ({ g, turn }, c) => g.s.column.entered[c]! <= turn),
  must('column.known', 'must be unknown: the advanced rules are not in force', ({ g: { w, s } }, c) => {
    return w.switches.advanced || s.column.known[c] === 0;
  }),
  must('column.tried', 'must be 0: orders are tried in the phase of their side, with the advanced rules', (m, c) => {
    const { w, s } = m.g;
    const isPhase = w.switches.advanced && w.columnSide[c] === m.active && m.sequence !== 'set-up';
    return s.column.tried[c] === 0 || isPhase;
  }),
  must('column.tried', 'must be 0: the column has not been there since the turn before', ({ g, turn }, c) => {
    const { tried, entered } = g.s.column;
    const isLate = g.w.data.columns[c]!.reinforcement !== undefined;
    return tried[c] === 0 || !isLate || (entered[c] !== 0 && entered[c] !== turn);
  }),
);
