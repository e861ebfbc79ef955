import { approachLimit, overlaps, type Shape } from '@tambour/boards';
import { CHARTS } from '../../../model/charts.ts';
import { FORMATIONS, type Formation } from '../../../model/vocabulary.ts';
import { chargeRate, rateOf } from '../../../rules/rates.ts';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { advanceTarget, headingAt } from '../../../rules/table/headings.ts';
import { inCm, lengthsOf } from '../../../rules/table/measure.ts';
import { advanceQuarter, groundInTheWay } from '../../../rules/table/path.ts';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { wentOn } from '../../../rules/table/quarter-walk.ts';
import { sees } from '../../../rules/table/sight.ts';
import { momentOf } from '../../clock.ts';
import { degradeTo, headingOf, screenIn, setFormation, standAt } from '../../doors.ts';
import { isGoing } from '../../going-off.ts';
import { formationOf, homeFor, idOf, increase, stateOf, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import type { UnitView } from '../../model/scratch.ts';
import { type Field, has, mark, orNobody, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf, unitsOf, viewOf } from '../../model/views.ts';
import { runInto } from '../charge.ts';
import { comeOut } from './leaving.ts';
import { hasRoom } from './retreat.ts';
import { moverOf, noteWalk, othersOf, placeOf, quarterLength, shapesOf, walkOn } from './terms.ts';

const SKIRMISH_QUARTERS = CHARTS.inWords.uncontrolledSkirmishQuarters;
const SKIRMISH_STOP = lengthsOf(CHARTS.distances.entries.uncontrolledSkirmishStop.cm);

/** C10b 2.4-U4 A unit that pursues: of its own will, and in hand. */
export const isPursuing = (g: Field, u: UnitId): boolean => has(g, u, 'pursues') && stateOf(g, u) === 'steady';
/** 2.1m Whether an advance out of control still has quarters to make: skirmishers go for half a period. */
export const goesOn = (g: Field, u: UnitId): boolean =>
  formationOf(g, u) !== 'skirmish' || valueAt(g.s.unit.made, u) < SKIRMISH_QUARTERS;

/** The prey of a unit, as long as it is there to be pursued. */
function preyOf(g: Field, u: UnitId): UnitView | undefined {
  const prey = orNobody(valueAt(g.s.unit.prey, u));
  if (prey < 0) return undefined;
  const view = unitOf(g, prey);
  return isAtLarge(view) ? view : undefined;
}
/** 2.1c 2.1d R38 R79 Whom an advance out of control makes for now: the nearest enemy in view, else the nearest. */
export function targetOf(g: Field, u: UnitId): UnitView | undefined {
  const unit = unitOf(g, u);
  const view = viewOf(g);
  const found = advanceTarget(unit, unitsOf(g), (other) => sees(unit, other, view));
  return unitsOf(g).find((other) => other === found);
}
/** C8c 2.1q 2.1s R38 The rate of an advance out of control: a charge's, of the formation it went off from. */
export function advanceRate(g: Field, u: UnitId): number {
  const from: Formation | undefined = FORMATIONS[valueAt(g.s.unit.wentFrom, u) - 1];
  return chargeRate(moverOf(g, u, from ?? formationOf(g, u)));
}
/** 2.1b 2.1s C5l C3j R38 It sets off: out of its square or building without formation, on the side nearest to whom it goes for; what it was paying for is dropped. Says whether it could. */
function springs(g: Field, u: UnitId, target: UnitView): boolean {
  const { unit } = g.s;
  if (unit.made[u] !== 0) return true;
  const formation = formationOf(g, u);
  unit.wentFrom[u] = formation === 'square' || formation === 'garrison' ? FORMATIONS.indexOf(formation) + 1 : 0;
  unit.debt[u] = 0;
  unit.owed[u] = 0;
  unit.owedFor[u] = 0;
  screenIn(g, u);
  mark(g, u, 'charging');
  const { sector, base } = unitOf(g, u);
  if (sector) return comeOut(g, u, headingAt(base, target));
  if (formation === 'square') {
    if (!hasRoom(g, u, 'attackColumn', base.heading)) return false;
    setFormation(g, u, 'attackColumn');
    degradeTo(g, u, 'noFormation', '2.1s');
  }
  return true;
}

/** Where a quarter of an advance or pursuit leads: to its end, or to an enemy. */
interface Run {
  readonly heading: number;
  readonly moved: number;
  readonly met: UnitView | undefined;
  readonly pace: number;
}
/** C3n C15g The ground that is in its way; the sectors of enemies are where these are. */
function groundFor(g: Field, u: UnitId): readonly Shape[] {
  const { enemies } = othersOf(g, u);
  const ground = groundInTheWay(unitOf(g, u), g.w.ground, unitsOf(g));
  return ground.filter((shape) => !enemies.some(({ sector }) => sector?.shape === shape));
}
function runAt(g: Field, u: UnitId, target: UnitView, pace: number, length: number): Run {
  const unit = unitOf(g, u);
  const { friends, enemies } = othersOf(g, u);
  const heading = headingAt(unit.base, target);
  const others = [...shapesOf(enemies.filter((enemy) => !isAtLarge(enemy))), ...groundFor(g, u)];
  const way = advanceQuarter(
    {
      walker: unit,
      base: unit.base,
      heading,
      length,
      home: homeFor(g, unit.side),
      isPursuit: true,
      friends: shapesOf(friends),
      others,
    },
    enemies,
  );
  return {
    heading: way.heading,
    moved: way.blocked ? 0 : way.moved,
    met: enemies.find((enemy) => enemy === way.met),
    pace,
  };
}
/** How far the time of so many quarters leads on a run; the enemy at its end is reached only if it leads all the way. */
function timed(g: Field, u: UnitId, run: Run, quarters: number) {
  const start = { ...unitOf(g, u).base, heading: run.heading };
  const walked = walkOn(g, u, start, run.moved, run.pace, quarters);
  const { friends, enemies } = othersOf(g, u);
  const blockers = [...shapesOf([...friends, ...enemies]), ...groundFor(g, u)];
  let { moved } = walked;
  const isClear = (length: number): boolean => {
    const shape = shapeOf(wentOn(start, length));
    return !blockers.some((other) => overlaps(shape, other));
  };
  while (moved > 0 && !isClear(moved)) moved--;
  return {
    start,
    walked,
    moved,
    met: moved === run.moved && walked.owed === null ? run.met : undefined,
    turns: isClear(moved),
  };
}
function goTo(
  g: Field,
  u: UnitId,
  number: number,
  leg: 'pursuit' | 'advance' | 'halted',
  target: UnitView,
  found: ReturnType<typeof timed>,
): void {
  const from = placeOf(unitOf(g, u).base);
  const was = headingOf(g, u);
  const end = wentOn(found.start, found.moved);
  standAt(g, u, end.x, end.y, found.turns ? end.heading : unitOf(g, u).base.heading);
  noteWalk(g, u, found.walked);
  emit(g, {
    type: 'compulsory-moved',
    rule: leg === 'pursuit' ? 'C10b' : leg === 'halted' ? '2.3i' : '2.1c',
    piece: idOf(g, u),
    quarter: momentOf(number).quarter,
    leg,
    towards: idOf(g, target.u),
    cm: inCm(found.moved),
    from,
    to: placeOf(end),
    was,
    facing: headingOf(g, u),
  });
}
/** C1e C3n Whether it overlaps nobody when it faces its way. */
function hasRoomToTurn(g: Field, u: UnitId, heading: number): boolean {
  const { friends, enemies } = othersOf(g, u);
  const turned = shapeOf({ ...unitOf(g, u).base, heading });
  return !shapesOf([...friends, ...enemies]).some((other) => overlaps(turned, other));
}
/** R38 C10e An enemy in its way receives it like a charge before it comes to contact; then it goes on, if it still can. More than so many in one quarter stop it. */
const MOST_MET = 3;
function meets(g: Field, u: UnitId, number: number, heading: number, target: UnitView, times: number): void {
  const { base } = unitOf(g, u);
  // Without room to turn it stays.
  if (times >= MOST_MET || !hasRoomToTurn(g, u, heading)) return;
  standAt(g, u, base.x, base.y, heading);
  push(g, STEP['make-quarter'], u, number, 0, times + 1);
  runInto(g, u, target.u);
}

/**
 * 2.1b 2.1c 2.1d 2.1e 2.1i 2.1m 2.1q 2.1r C10e C10f C15e R38 R79 A quarter of an advance out of control: at the nearest enemy, at the rate of a charge, on its whole width,
 * to contact. Skirmishers stop 5 cm short. After the unit it has just beaten it keeps the rhythm of a pursuit.
 */
export function advanceOn(g: Field, u: UnitId, number: number, times: number): void {
  if (unitOf(g, u).opponents.length > 0) return;
  const target = targetOf(g, u);
  if (!target || !springs(g, u, target)) return;
  if (times === 0) increase(g.s.unit.made, u, 1);
  const prey = has(g, u, 'runsAfter') ? preyOf(g, u) : undefined;
  // Whoever has rallied meanwhile receives it as any other does.
  const isChase = prey !== undefined && prey === target && isGoing(prey.state);
  if (!isChase && has(g, u, 'runsAfter')) {
    unmark(g, u, 'runsAfter');
    g.s.unit.prey[u] = 0;
  }
  if (isChase && has(g, target.u, 'turnedAbout')) return;
  const pace = advanceRate(g, u);
  if (formationOf(g, u) === 'skirmish') {
    closeIn(g, u, number, target, pace);
    return;
  }
  const run = runAt(g, u, target, pace, quarterLength(pace));
  const found = timed(g, u, run, 1);
  if (found.met && !(isChase && found.met === prey)) meets(g, u, number, run.heading, found.met, times);
  else goTo(g, u, number, isChase ? 'pursuit' : 'advance', target, found);
}
/** 2.1m 2.1n R38 Skirmishers close in on the nearest enemy, to 5 cm from any. */
function closeIn(g: Field, u: UnitId, number: number, target: UnitView, pace: number): void {
  const run = runAt(g, u, target, pace, quarterLength(pace));
  goTo(g, u, number, 'advance', target, timed(g, u, { ...run, moved: stopShort(g, u, run), met: undefined }, 1));
}
/** How far a run may go and stay 5 cm from every enemy. */
function stopShort(g: Field, u: UnitId, run: Run): number {
  const shape = shapeOf({ ...unitOf(g, u).base, heading: run.heading });
  const { enemies } = othersOf(g, u);
  return enemies
    .filter(isAtLarge)
    .reduce(
      (far, enemy) => Math.max(0, Math.min(far, approachLimit(shape, run.heading, far, enemy.shape, SKIRMISH_STOP))),
      run.moved,
    );
}

/** 2.4-U4 2.4-U7 2.4-U8 2.4-U9 2.4-U10 2.4-U11 C10b C10e A quarter of a pursuit: after the prey's, at the rate of its formation, on its whole width; not when the prey only turned about. Another enemy in its way receives it like a charge. */
export function pursueOn(g: Field, u: UnitId, number: number, times: number): void {
  const prey = preyOf(g, u);
  const { opponents, sector } = unitOf(g, u);
  if (!prey || opponents.length > 0 || sector) {
    unmark(g, u, 'pursues');
    g.s.unit.prey[u] = 0;
    return;
  }
  if (has(g, prey.u, 'turnedAbout')) return;
  const pace = rateOf(moverOf(g, u));
  const run = runAt(g, u, prey, pace, quarterLength(pace));
  const found = timed(g, u, run, 1);
  screenIn(g, u);
  if (found.met && !(found.met === prey && isGoing(prey.state))) meets(g, u, number, run.heading, found.met, times);
  else goTo(g, u, number, 'pursuit', prey, found);
}
/** R62 2.3i 2.3j 2.3k An advance that is halted on the way goes on to 5 cm from whom it makes for, as far as the quarters that are left lead. */
export function haltOnTheWay(g: Field, u: UnitId, number: number, quarters: number): void {
  const target = targetOf(g, u);
  if (!target || quarters <= 0) return;
  const pace = advanceRate(g, u);
  const run = runAt(g, u, target, pace, quarters * quarterLength(pace));
  const moved = stopShort(g, u, run);
  if (moved > 0) goTo(g, u, number, 'halted', target, timed(g, u, { ...run, moved, met: undefined }, quarters));
}
/** R71 Whether an advance out of control that is back in hand could still come to contact in the quarters that are left, and with whom. One that has come to contact is complete. */
export function withinReach(
  g: Field,
  u: UnitId,
  quarters: number,
): { readonly target: UnitView; readonly heading: number } | undefined {
  const target = targetOf(g, u);
  if (!target || quarters <= 0 || formationOf(g, u) === 'skirmish' || unitOf(g, u).opponents.length > 0)
    return undefined;
  const pace = advanceRate(g, u);
  const run = runAt(g, u, target, pace, quarters * quarterLength(pace));
  const { met } = timed(g, u, run, quarters);
  return met === target && hasRoomToTurn(g, u, run.heading) ? { target, heading: run.heading } : undefined;
}
