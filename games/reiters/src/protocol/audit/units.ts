import { type Report, reportOf } from '@tambour/kernel';
import { type UnitId, unitId } from '../../model/ids.ts';
import {
  CARACOLE,
  CHARGE,
  CREATED,
  CROSSED,
  DISMOUNTED,
  DISORGANISED,
  FINISHED,
  type Field,
  FOUGHT,
  ISOLATED,
  LENT,
  MARCHED,
  MARKS,
  NOWHERE,
  PLACED,
  REACTED,
  TRIED,
  WAVERED,
} from '../../model/state.ts';
import { ARGOULETS, ARTILLERY, EXITED, FORBIDDEN, LOST, ON_MAP, REITERS, WAITING } from '../../model/vocabulary.ts';
import type { Moment } from './moment.ts';
import { exitsOf } from './points.ts';

const isGun = (g: Field, u: UnitId): boolean => g.w.unit[u]!.front.arm === ARTILLERY;
const isOwn = (g: Field, u: UnitId): boolean => g.w.unitParent[u]! < 0;

/** Who may bear a mark, and when; the three states of 1.3.7 are anyone's. */
const BEARERS: readonly { readonly mark: number; readonly reason: string; fits(m: Moment, u: UnitId): boolean }[] = [
  {
    mark: CHARGE,
    reason: 'has charge, but its counter never has that marker',
    fits: ({ g }, u) => isOwn(g, u) && g.w.unit[u]!.hasCharge,
  },
  {
    mark: DISMOUNTED,
    reason: 'has dismounted, but only argoulets dismount',
    fits: ({ g }, u) => g.w.unitType[u] === ARGOULETS,
  },
  {
    mark: FINISHED | MARCHED,
    reason:
      'has finished or marched, but only units of the active side that can move do, from the movement sequence on',
    fits: (m, u) => isActive(m, u) && m.since('movement') && !isGun(m.g, u),
  },
  {
    mark: CROSSED,
    reason: 'has crossed, but no border here forbids an attack, or it has not moved in this phase',
    fits: (m, u) =>
      m.g.w.specials['no-attack-after-crossing'].length > 0 && isActive(m, u) && m.since('movement') && !isGun(m.g, u),
  },
  {
    mark: CREATED,
    reason: 'has created, but only enfants perdus sent out in this phase do',
    fits: (m, u) =>
      !isOwn(m.g, u) && (m.sequence === 'set-up' || (isActive(m, u) && m.since('movement'))) && !bears(m, u, FINISHED),
  },
  {
    mark: REACTED,
    reason: 'has reacted, but only infantry and cavalry of the passive side do, from the reaction sequence on',
    fits: (m, u) => m.g.w.unitSide[u] === m.passive && m.since('reaction') && !isGun(m.g, u),
  },
  {
    mark: FOUGHT,
    reason: 'has fought, but only units of the active side do, from the combat sequence on',
    fits: (m, u) => isActive(m, u) && m.since('combat'),
  },
  {
    mark: CARACOLE,
    reason: 'has caracole, but only active reiters in order and in command that are done moving do, up to the combats',
    fits: (m, u) =>
      m.g.w.switches.caracole &&
      m.g.w.unitType[u] === REITERS &&
      isActive(m, u) &&
      m.since('movement') &&
      !m.since('reorganisation') &&
      bears(m, u, FINISHED) &&
      !bears(m, u, DISORGANISED | ISOLATED | CROSSED),
  },
  {
    mark: WAVERED,
    reason: 'has wavered, but that rule is not in force, or there was no combat in this phase',
    fits: (m) => m.g.w.switches.wavering && m.since('combat'),
  },
  {
    mark: LENT,
    reason: 'has lent, but no detachment of its own holds a step of it',
    fits: ({ g }, u) => {
      const { out, lost } = detached(g, u);
      return out > 0 || lost > 0;
    },
  },
  {
    mark: TRIED,
    reason: 'has tried, but only units of the active side reorganise, in that sequence',
    fits: (m, u) => isActive(m, u) && m.since('reorganisation'),
  },
  {
    mark: PLACED,
    reason: 'has placed, which is of the set-up alone',
    fits: (m, u) => m.sequence === 'set-up' && isOwn(m.g, u),
  },
];
const isActive = (m: Moment, u: UnitId): boolean => m.g.w.unitSide[u] === m.active;
const bears = (m: Moment, u: UnitId, marks: number): boolean => (m.g.s.unit.marks[u]! & marks) !== 0;

/** 11.4.1a Detachments of a unit that are out, and those gone for good. */
function detached(g: Field, parent: UnitId): { readonly out: number; readonly lost: number } {
  let [out, lost] = [0, 0];
  for (const e of g.w.hopes[parent]!) {
    const place = g.s.unit.place[e]!;
    if (place === ON_MAP) out++;
    if (place === LOST || place === EXITED) lost++;
  }
  return { out, lost };
}

export function auditUnits(m: Moment, bad: Report): void {
  const { w, s } = m.g;
  for (let u = unitId(0); u < w.units; u++) {
    const say = reportOf(bad, 'unit', w.unitIds[u]!);
    const zone = s.unit.zone[u]!;
    const place = s.unit.place[u]!;
    if ((zone !== NOWHERE) !== (place === ON_MAP)) say('zone', 'does not agree with its place');
    else if (zone !== NOWHERE && w.type[zone] === FORBIDDEN) say('zone', 'nobody can stand there');
    auditSteps(m, u, say);
    auditMarks(m, u, say);
    if (isOwn(m.g, u)) auditComing(m, u, say);
    else auditDetachment(m, u, say);
  }
}

/** What is left of it, by where it is. 11.4.1c A step that is lent is not its own. */
function auditSteps(m: Moment, u: UnitId, say: Report): void {
  const { w, s } = m.g;
  const place = s.unit.place[u]!;
  const whole = w.unit[u]!.steps;
  const most = bears(m, u, LENT) ? whole - 1 : whole;
  const steps = s.unit.steps[u]!;
  if (place === LOST && steps !== 0) say('steps', 'must be 0: it is lost');
  if (place === WAITING && steps !== (isOwn(m.g, u) ? whole : 0))
    say('steps', `must be ${isOwn(m.g, u) ? whole : 0} as long as it waits`);
  if ((place === ON_MAP || place === EXITED) && (steps < 1 || steps > most))
    say('steps', most > 1 ? `must be 1 to ${most}` : 'must be 1');
}

function auditMarks(m: Moment, u: UnitId, say: Report): void {
  const { w, s } = m.g;
  const marks = s.unit.marks[u]!;
  if (s.unit.place[u] !== ON_MAP) {
    const own = s.unit.place[u] === WAITING && isOwn(m.g, u) && w.unit[u]!.hasCharge ? CHARGE : 0;
    if (marks !== own) say('marks', own ? 'must be charge alone as long as it waits' : 'must be empty off the map');
    return;
  }
  for (const { mark, reason, fits } of BEARERS) if (marks & mark && !fits(m, u)) say('marks', reason);
  if (marks >= 1 << MARKS.length) say('marks', 'has a mark there is not');
  if (marks & LENT) return;
  if (detached(m.g, u).out > 1) say('marks', 'must have lent: two detachments are out');
}

/** Only who could leave has left. Anyone may wait, be lost, or be wherever he finds room. */
function auditComing({ g }: Moment, u: UnitId, say: Report): void {
  const { w, s } = g;
  const place = s.unit.place[u]!;
  if (place === EXITED && (isGun(g, u) || exitsOf(g, w.unitSide[u]!).length === 0))
    say('place', 'cannot be exited: it has not been able to leave the map');
}

/** 11.4.3b 11.4.4h Without their parent enfants perdus are lost, at the latest when the movement ends in which it left. */
function auditDetachment({ g, active, sequence }: Moment, e: number, say: Report): void {
  const { w, s } = g;
  const place = s.unit.place[e]!;
  const parent = s.unit.place[w.unitParent[e]!]!;
  const isLeft = parent === EXITED && w.unitSide[e] === active && sequence === 'movement';
  if (place === ON_MAP && parent !== ON_MAP && !isLeft) say('place', 'cannot be map: its parent is gone');
  if (place !== WAITING && place !== LOST && parent === WAITING)
    say('place', 'must be waiting: its parent has not come');
  if (place === EXITED && exitsOf(g, w.unitSide[e]!).length === 0)
    say('place', 'cannot be exited: it has not been able to leave the map');
}
