import type { Base } from '@tambour/boards';
import type { RuleId } from '../../data/rule-ids.ts';
import { CHARTS } from '../model/charts.ts';
import {
  DEGRADATIONS,
  type Degradation,
  FORMATIONS,
  type Formation,
  MORALE_STATES,
  type MoraleState,
} from '../model/vocabulary.ts';
import { worseBy } from '../rules/degradation.ts';
import { shapeOf, shrunk } from '../rules/table/footprints.ts';
import { inCm } from '../rules/table/measure.ts';
import { keepUp, setFree, setLeader } from './beside.ts';
import {
  contactsOf,
  degradationOf,
  escortOf,
  idOf,
  increase,
  leaderName,
  meleeCount,
  menLost,
  stateOf,
  valueAt,
} from './model/columns.ts';
import { emit } from './model/event.ts';
import type { LeaderId, UnitId } from './model/ids.ts';
import { GUN_PLACES, type LEADER_PLACES, LEADER_PLACES as PLACES } from './model/marks.ts';
import { type Field, has, mark, unmark } from './model/state.ts';
import { figuresIn, initialOf, lookAgain, lookAtLeader, lookAtMelees, unitOf } from './model/views.ts';
import { endSupport } from './orders.ts';
import { isNoFarther } from './room.ts';

/** The doors through which units and leaders change: they keep the views true, and what hangs together together. */

/** Where it looks, in degrees, as events tell it. */
export const headingOf = (g: Field, u: UnitId): number => inCm(valueAt(g.s.unit.heading, u));
/** In play on the table: not gone, not waiting to arrive. */
export const isOnTable = (g: Field, u: UnitId): boolean => unitOf(g, u).state !== 'gone';

/** Puts a unit somewhere. Where the base of a garrison stands is the middle of its sector. */
export function standAt(g: Field, u: UnitId, x: number, y: number, heading = valueAt(g.s.unit.heading, u)): void {
  unitOf(g, u);
  const { unit } = g.s;
  unit.x[u] = x;
  unit.y[u] = y;
  unit.heading[u] = heading;
  lookAgain(g, u);
  keepUp(g, u);
}
/** C2l Another formation, about its centre; the shape of a rout ends with it. */
export function setFormation(g: Field, u: UnitId, formation: Formation): void {
  unitOf(g, u);
  if (has(g, u, 'routShape')) g.s.unit.front[u] = 0;
  unmark(g, u, 'routShape', 'breaksAgain');
  g.s.unit.formation[u] = FORMATIONS.indexOf(formation);
  lookAgain(g, u);
  keepUp(g, u);
}
/** C5b C5d Into a sector (its index) or out of it (-1). */
export function setSector(g: Field, u: UnitId, sector: number): void {
  unitOf(g, u);
  g.s.unit.sector[u] = sector + 1;
  lookAgain(g, u);
  keepUp(g, u);
}
function setLevel(g: Field, u: UnitId, level: Degradation): void {
  g.s.unit.degradation[u] = DEGRADATIONS.indexOf(level);
  lookAgain(g, u);
}
/** C4a At least so bad. */
export function degradeTo(g: Field, u: UnitId, level: Degradation, rule: RuleId): void {
  if (DEGRADATIONS.indexOf(level) <= valueAt(g.s.unit.degradation, u)) return;
  unitOf(g, u);
  setLevel(g, u, level);
  emit(g, { type: 'degraded', rule, piece: idOf(g, u), to: level });
}
/** C4a So many steps worse. */
export const degradeBy = (g: Field, u: UnitId, steps: number, rule: RuleId): void =>
  degradeTo(g, u, worseBy(degradationOf(g, u), steps), rule);
/** C4c Back to a better level. */
export function reformTo(g: Field, u: UnitId, level: Degradation, rule: RuleId): void {
  if (degradationOf(g, u) === level) return;
  unitOf(g, u);
  setLevel(g, u, level);
  emit(g, { type: 'reformed', rule, piece: idOf(g, u), to: level });
}
/** Another state of morale, told. */
export function setState(g: Field, u: UnitId, to: MoraleState, rule: RuleId): void {
  const from = stateOf(g, u);
  if (from === to) return;
  unitOf(g, u);
  g.s.unit.state[u] = MORALE_STATES.indexOf(to);
  lookAgain(g, u);
  emit(g, { type: 'state-changed', rule, piece: idOf(g, u), from, to });
  if (to === 'rout' || to === 'flight' || to === 'prisoner') endSupport(g, u);
  if (to === 'prisoner') shareFate(g, u, 'captured', rule);
  else if (!isOff(to)) setFree(g, u);
}
const isOff = (state: MoraleState): boolean => state === 'retreat' || state === 'rout' || state === 'flight';
/** 1.1-12d R58 Who is carried along shares the fate of the unit; whoever else is with it is on his own again. */
function shareFate(g: Field, u: UnitId, how: 'captured' | 'killed' | 'gone', rule: RuleId): void {
  const { leader } = g.s;
  for (const { l } of g.scratch.leaders) {
    if (leader.carriedBy[l] === u + 1) loseLeader(g, l, how, rule);
    else if (leader.with[l] === u + 1) leader.with[l] = 0;
  }
}

/** C9m Takes every melee of a unit off. */
export function endMelees(g: Field, u: UnitId): void {
  for (const { row } of [...contactsOf(g, u)].reverse()) endMelee(g, row);
}
/** C9m Takes one melee off; the last takes its row. */
export function endMelee(g: Field, row: number): void {
  unitOf(g, 0 as UnitId);
  const { melee, battle } = g.s;
  const last = meleeCount(g) - 1;
  for (const column of Object.values(melee)) {
    column[row] = valueAt(column, last);
    column[last] = 0;
  }
  battle.melees[0] = last;
  lookAtMelees(g);
}
/** C9a C9c C17a Two units are in melee from now on; `sideA` is where a stands of b: 0 front, 1 flank, 2 rear. Who comes on the move of a charge has its bonus; a crew leaves its guns alone. */
export function beginMelee(g: Field, a: UnitId, b: UnitId, sideA = 0, sideB = 0): void {
  unitOf(g, a);
  for (const u of [a, b]) {
    if (has(g, u, 'charging')) mark(g, u, 'chargedHome');
    unmark(g, u, 'manning');
  }
  noteAttackOn(g, a, b);
  noteAttackOn(g, b, a);
  if (contactsOf(g, a).some(({ enemy }) => enemy === b)) return;
  const { melee, battle } = g.s;
  const row = meleeCount(g);
  battle.melees[0] = row + 1;
  melee.a[row] = a + 1;
  melee.b[row] = b + 1;
  melee.sideA[row] = sideA;
  melee.sideB[row] = sideB;
  lookAtMelees(g);
}

/** 2.4-C1 2.4-C6 2.4-C10 A unit in retreat is reached by an enemy: by another than the one it goes from, or who pursues it, its retreat waits. */
function noteAttackOn(g: Field, u: UnitId, enemy: UnitId): void {
  const isOld = g.s.unit.cause[u] === enemy + 1 || g.s.unit.prey[enemy] === u + 1;
  if (stateOf(g, u) === 'retreat' && !isOld) mark(g, u, 'retreatWaits');
}

/** Takes a unit off the table for good. */
export function remove(g: Field, u: UnitId, how: 'destroyed' | 'left-table', rule: RuleId): void {
  unitOf(g, u);
  endMelees(g, u);
  const { unit } = g.s;
  if (how === 'destroyed') leaveGuns(g, u);
  unit.state[u] = MORALE_STATES.indexOf('gone');
  unit.sector[u] = 0;
  lookAgain(g, u);
  emit(g, { type: how, rule, piece: idOf(g, u) });
  endSupport(g, u);
  shareFate(g, u, how === 'destroyed' ? 'killed' : 'gone', rule);
}
const ABANDONED = GUN_PLACES.indexOf('abandoned');
const UNLIMBERED = FORMATIONS.indexOf('unlimbered');
/** C17a C2k C8f Guns that lose their crew stay where they are, as they stand; the gunners are on foot from then on, and no limbered guns. Says whether there were any. */
export function leaveGuns(g: Field, u: UnitId): boolean {
  const { base, guns: calibre, formation } = unitOf(g, u);
  if (!calibre) return false;
  const { guns } = g.s;
  guns.x[u] = base.x;
  guns.y[u] = base.y;
  guns.heading[u] = base.heading;
  // Guns in a redoubt are left as they stood there, in battery.
  guns.formation[u] = FORMATIONS.indexOf(formation === 'garrison' ? 'unlimbered' : formation);
  guns.place[u] = ABANDONED;
  if (formation === 'limbered') g.s.unit.formation[u] = UNLIMBERED;
  mark(g, u, 'offGuns');
  lookAgain(g, u);
  emit(g, { type: 'guns-abandoned', rule: 'C17a', piece: idOf(g, u) });
  return true;
}
const { lossesPerFigureRemoved: MEN } = CHARTS.scale;
/** R67 Men a unit still has with it: who is away with prisoners cannot be hit. */
export const menLeft = (g: Field, u: UnitId): number => {
  const away = stateOf(g, u) === 'prisoner' ? 0 : escortOf(g, u);
  return Math.max(0, (initialOf(g, u) - away) * MEN - menLost(g, u));
};
/**
 * 1.5e C2i R67 Losses of a unit, in men: never more than it has left. The middle of its front edge stays where it is as figures go; a unit
 * without any is removed. Says how many men it lost.
 */
export function lose(g: Field, u: UnitId, men: number, rule: RuleId): number {
  const { unit } = g.s;
  const lost = Math.min(men, menLeft(g, u));
  if (lost <= 0) return 0;
  const before = { ...unitOf(g, u).base };
  const figures = figuresIn(g, u);
  increase(unit.losses, u, lost);
  lookAgain(g, u);
  const now = figuresIn(g, u);
  emit(g, { type: 'losses', rule, piece: idOf(g, u), men: lost, figures: figures - now });
  if (menLeft(g, u) === 0) remove(g, u, 'destroyed', rule);
  else if (now < figures) closeUp(g, u, before);
  return lost;
}
/** C1e C2i Figures have gone from a base: the middle of its front edge stays where it was. Garrisons keep their sector. */
export function closeUp(g: Field, u: UnitId, before: Readonly<Base>): void {
  if (g.s.unit.sector[u] !== 0) return;
  const stood = shapeOf(before);
  const { x, y } = shrunk(before, unitOf(g, u).base, (there) => isNoFarther(g, u, stood, shapeOf(there)));
  standAt(g, u, x, y);
}

/** Puts a general or aide somewhere. */
export const leaderAt: (g: Field, l: LeaderId, x: number, y: number) => void = setLeader;
/** He is out of the game. */
export function loseLeader(
  g: Field,
  l: LeaderId,
  how: Extract<(typeof LEADER_PLACES)[number], 'wounded' | 'killed' | 'captured' | 'gone'>,
  rule: RuleId,
): void {
  g.s.leader.place[l] = PLACES.indexOf(how);
  g.s.leader.with[l] = 0;
  g.s.leader.carriedBy[l] = 0;
  lookAtLeader(g, l);
  emit(g, { type: 'leader-lost', rule, piece: leaderName(g, l), how });
}
/** C3j The screen comes in: when the unit charges, is charged, forms square or moves compulsorily. */
export function screenIn(g: Field, u: UnitId): void {
  if (has(g, u, 'screenOut')) unmark(g, u, 'screenOut');
}
export { mark, unmark };
