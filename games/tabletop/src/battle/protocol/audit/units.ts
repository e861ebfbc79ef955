import { type Report, reportOf } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import { FORMATIONS, FORMATIONS_OF, MORALE_STATES } from '../../../model/vocabulary.ts';
import {
  debtKind,
  escortOf,
  idOf,
  menLost,
  orderOf,
  ownFormation,
  paysFor,
  stateOf,
  ticksOwed,
  valueAt,
} from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { type Field, has, periodOf } from '../../model/state.ts';
import { initialOf, kindOf, sideOf } from '../../model/views.ts';

const { lossesPerFigureRemoved: MEN, quartersPerPeriod: QUARTERS } = CHARTS.scale;
const GONE = MORALE_STATES.indexOf('gone');
const PRISONER = MORALE_STATES.indexOf('prisoner');
/** In `levelBack`: somebody is on his way through it now. */
const OPEN = 65_535;

export const reportOfUnit = (g: Field, u: UnitId, bad: Report): Report => reportOf(bad, 'unit', idOf(g, u));
/** In play on the table, by the columns alone. */
export const isThere = (g: Field, u: UnitId): boolean => g.s.unit.state[u] !== GONE && !has(g, u, 'waiting');

/** C19c What each row is: a unit of the order of battle, or an escort that has come from one. */
export function auditKinds(g: Field, bad: Report): void {
  const { w, s } = g;
  for (let u = unitId(0); u < w.rows; u++) {
    const say = reportOfUnit(g, u, bad);
    if (u < w.units) {
      if (s.unit.figures[u] !== 0) say('figures', 'must be 0: it has its strength from the order of battle');
      if (has(g, u, 'waiting') && kindOf(g, u).arrives === 0) say('marks', 'waiting is for reinforcements');
      if (!has(g, u, 'waiting') && kindOf(g, u).arrives > periodOf(g))
        say('marks', `must hold waiting: it arrives in period ${kindOf(g, u).arrives}`);
      continue;
    }
    if (valueAt(s.unit.of, u) > w.units) say('of', 'must be a unit of the order of battle');
    if (has(g, u, 'waiting')) say('marks', 'waiting is for reinforcements');
    if (s.unit.state[u] === GONE) continue;
    if (s.unit.state[u] === PRISONER) say('state', 'cannot be prisoner: an escort that is taken is led off at once');
    const from = valueAt(s.unit.of, u) - 1;
    if (from < 0) say('of', 'must be the unit from which the escort came');
    else if (s.unit.figures[u] === 0 || valueAt(s.unit.figures, u) > valueAt(s.unit.escort, from))
      say('figures', `must be from 1 to ${s.unit.escort[from]}, the figures that ${w.unitIds[from]} sent`);
  }
}

/** C1d C2a C4a C11a C19a What must hold of every unit: strength, formation, marks, order and clocks agree. */
export function auditUnits(g: Field, bad: Report): void {
  for (let u = unitId(0); u < g.w.rows; u++) {
    const say = reportOfUnit(g, u, bad);
    auditStrength(g, u, say);
    auditClocks(g, u, say);
    auditDebt(g, u, say);
    if (!isThere(g, u)) continue;
    auditShape(g, u, say);
    auditOrder(g, u, say);
    auditState(g, u, say);
  }
  auditEscorts(g, bad);
}

/** 1.5e R67 Men lost, and figures away: whoever has nobody left is gone. */
function auditStrength(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  const initial = initialOf(g, u);
  const most = initial * MEN;
  if (menLost(g, u) > most) say('losses', `must be at most ${most}, all its men`);
  if (unit.state[u] === PRISONER) return;
  if (u >= g.w.units && unit.escort[u] !== 0) say('escort', 'must be 0: an escort leads no prisoners');
  if (escortOf(g, u) > Math.max(0, initial - 1)) say('escort', `must be less than ${initial}, all its figures`);
  else if (isThere(g, u) && menLost(g, u) >= (initial - escortOf(g, u)) * MEN)
    say('losses', `must be less than ${(initial - escortOf(g, u)) * MEN}: without men it is gone`);
}
/** Quarters and periods are of the battle, and none that looks back is to come. */
function auditClocks(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  const period = periodOf(g);
  // Whoever rallies at the edge forms up until the end of the next period.
  const latest = (period + 2) * QUARTERS;
  for (const name of ['from', 'until'] as const)
    if (valueAt(unit[name], u) > latest) say(name, `must be at most ${latest}, two periods from now`);
  if (unit.levelBack[u] !== OPEN && valueAt(unit.levelBack, u) > latest)
    say('levelBack', `must be at most ${latest}, or ${OPEN} while it is passed through`);
  if (valueAt(unit.lastQuarter, u) > period * QUARTERS) say('lastQuarter', `must be at most ${period * QUARTERS}`);
  for (const name of ['fired', 'retreats'] as const)
    if (valueAt(unit[name], u) > period) say(name, `must be at most ${period}, the period now`);
}
/** C3l What it pays for is there to be paid for. */
function auditDebt(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  const { obstacles, sectors } = g.w.ground;
  const barriers = obstacles.length + g.w.rows + sectors.length;
  for (const name of ['astride', 'astrideToo'] as const)
    if (valueAt(unit[name], u) > barriers)
      say(name, `must be at most ${barriers}, the lines, guns and sectors there are`);
  const debt = debtKind(g, u);
  const [owed, owedFor] = [ticksOwed(g, u), paysFor(g, u)];
  if (debt === 'none') {
    if (owed !== 0) say('owed', 'must be 0: it pays for nothing');
    if (owedFor !== 0) say('owedFor', 'must be 0: it pays for nothing');
    return;
  }
  if (debt === 'crossing' && (owedFor === 0 || owedFor > barriers))
    say('owedFor', `must be from 1 to ${barriers}: a line, guns or a sector`);
  if (debt === 'enter' && owedFor >= sectors.length) say('owedFor', 'must be a sector');
  const { arm } = kindOf(g, u);
  const to = FORMATIONS[owedFor];
  const mayTake = to !== undefined && to !== 'garrison' && FORMATIONS_OF[arm].includes(to);
  if (debt === 'form' && (arm === 'artillery' || !mayTake)) say('owedFor', 'must be a formation for such troops');
  if (debt === 'limber' && (arm !== 'artillery' || !mayTake)) say('owedFor', 'must be a formation for guns');
  const hasNoNumber = debt === 'reform' || debt === 'screen' || debt === 'face' || debt === 'leave';
  if (hasNoNumber && owedFor !== 0) say('owedFor', `must be 0: ${debt} is of nothing`);
}

/** C2a C5b Formations by arm; whoever holds a sector is its garrison. */
function auditShape(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  const { arm, maySkirmish } = kindOf(g, u);
  const formation = ownFormation(g, u);
  const isGuns = arm === 'artillery';
  if (!FORMATIONS_OF[arm].includes(formation)) say('formation', `${formation} is not one of ${arm}`);
  if (formation === 'skirmish' && arm === 'infantry' && !maySkirmish)
    say('formation', 'skirmish order is not for its type');
  if ((formation === 'garrison') !== (unit.sector[u] !== 0))
    say('sector', formation === 'garrison' ? 'must be what it holds' : 'must be null: it is no garrison');
  if (valueAt(unit.front, u) > initialOf(g, u)) say('front', `must be at most ${initialOf(g, u)}, its figures`);
  if (has(g, u, 'screenOut') && arm !== 'infantry') say('marks', 'screenOut is for infantry');
  const isCrew = has(g, u, 'offGuns');
  if (isCrew && !isGuns) say('marks', 'offGuns is for artillery');
  if (has(g, u, 'manning') && !isCrew) say('marks', 'manning is for crews off their guns');
  if (
    unit.wentFrom[u] !== 0 &&
    FORMATIONS[valueAt(unit.wentFrom, u) - 1] !== 'square' &&
    FORMATIONS[valueAt(unit.wentFrom, u) - 1] !== 'garrison'
  )
    say('wentFrom', 'must be square, garrison or null');
}
/** C11a C11e An order names what it needs: HOLD and MARCH a place, SUPPORT a friend who is still there. */
function auditOrder(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  const order = orderOf(g, u);
  const of = unitId(valueAt(unit.orderUnit, u) - 1);
  if (order === 'EXPLOIT' && kindOf(g, u).arm !== 'cavalry') say('order', 'EXPLOIT is for cavalry');
  if (order !== 'SUPPORT') {
    if (of >= 0) say('orderUnit', `must be null: ${order} names no unit`);
    return;
  }
  if (of < 0 || of === u || sideOf(g, of) !== sideOf(g, u)) say('orderUnit', 'must be another unit of its side');
}
/** 2.1 2.3 2.5 2.6 What a state of morale goes with. */
function auditState(g: Field, u: UnitId, say: Report): void {
  const { unit } = g.s;
  const state = stateOf(g, u);
  if ((state === 'rallying') !== has(g, u, 'formsUp'))
    say('marks', state === 'rallying' ? 'must hold formsUp: it is rallying' : 'formsUp is for who is rallying');
  if (state === 'rallying' && unit.until[u] === 0) say('until', 'must be when it has formed up');
  if (has(g, u, 'ledOff')) say('marks', 'ledOff is for prisoners who are gone');
  if ((has(g, u, 'pursues') || has(g, u, 'runsAfter')) && unit.prey[u] === 0) say('prey', 'must be whom it pursues');
  for (const name of ['prey', 'cause'] as const) {
    const other = unitId(valueAt(unit[name], u) - 1);
    // An escort's row may have gone over to another unit since.
    if (other === u || (other >= 0 && other < g.w.units && u < g.w.units && sideOf(g, other) === sideOf(g, u)))
      say(name, 'must be an enemy');
  }
  const through = unitId(valueAt(unit.through, u) - 1);
  if (through === u) say('through', 'must be another unit');
  if (state !== 'prisoner') {
    if (u < g.w.units && unit.of[u] !== 0) say('of', 'must be null: it is no prisoner');
    return;
  }
  if (!has(g, u, 'disarmed')) say('marks', 'must hold disarmed: it is a prisoner');
  if ((unit.escort[u] === 0) !== (unit.of[u] === 0)) say('of', 'must be who leads them, if somebody does');
  if (
    unit.of[u] !== 0 &&
    (valueAt(unit.of, u) > g.w.units || sideOf(g, unitId(valueAt(unit.of, u) - 1)) === sideOf(g, u))
  )
    say('of', 'must be an enemy unit of the order of battle');
}
/** 2.6-K8 C19b Figures that lead prisoners away are away from their unit, unless it has laid down its arms itself. */
function auditEscorts(g: Field, bad: Report): void {
  const { unit } = g.s;
  const sent = new Map<number, number>();
  for (let u = unitId(0); u < g.w.units; u++) {
    const of = valueAt(unit.of, u) - 1;
    if (of >= 0 && unit.state[u] === PRISONER && isThere(g, u) && !has(g, unitId(of), 'disarmed'))
      sent.set(of, (sent.get(of) ?? 0) + escortOf(g, u));
  }
  for (const [of, figures] of sent)
    if (valueAt(unit.escort, of) < figures)
      bad(`unit.${g.w.unitIds[of]}.escort`, `must be at least ${figures}, who lead prisoners now`);
}
