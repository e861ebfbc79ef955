import { type Base, overlaps, wrapHeading } from '@tambour/boards';
import type { RuleId } from '../../../../data/rule-ids.ts';
import { RESULTS } from '../../../model/vocabulary.ts';
import type { Leg } from '../../../rules/morale/compulsory.ts';
import { surrender } from '../../../rules/morale/prisoners.ts';
import { shapeOf } from '../../../rules/table/footprints.ts';
import type { Obstacle } from '../../../rules/table/ground.ts';
import { touchOf } from '../../../rules/table/lines.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { blockedCase, compulsoryQuarter, groundInTheWay, type QuarterWay } from '../../../rules/table/path.ts';
import { wentOn } from '../../../rules/table/quarter-walk.ts';
import { momentOf } from '../../clock.ts';
import { endMelees, headingOf, screenIn, standAt } from '../../doors.ts';
import { type Going, isRunning } from '../../going-off.ts';
import { homeFor, idOf, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import { type Field, mark, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { unitOf, unitsOf } from '../../model/views.ts';
import { comeOut, dropRoutShape, isShutInByFriends, takeRoutShape } from './leaving.ts';
import { type Goal, headingFor, legOf, lengthTo, madeAfter, paceOf } from './legs.ts';
import { passThrough, wayThrough } from './passage.ts';
import { isPaidFor, noteWalk, othersOf, placeOf, quarterLength, shapesOf, walkOn } from './terms.ts';

/** How a retreat goes: round the lines in its way; by forced march. */
export const ROUND = 1;
export const FORCED = 2;
const HALF_TURN = 18_000;

const MOVE_RULE = {
  retreat: { away: '2.4-P7', toSafety: '2.4-P8' },
  rout: { away: '2.5-M2', toEdge: '2.5-M3' },
  flight: { away: '2.6-P3', toEdge: '2.6-P3' },
} as const satisfies Readonly<Record<Going, Partial<Record<Leg, RuleId>>>>;
const ruleOf = (state: Going, leg: Leg): RuleId => {
  const rules: Partial<Record<Leg, RuleId>> = MOVE_RULE[state];
  return rules[leg] ?? '2.4-P5';
};

/** Where the quarter of a unit that goes off would lead over free ground, turned to its heading. */
interface Plan {
  readonly leg: Leg;
  readonly base: Readonly<Base>;
  readonly length: number;
  readonly pace: number;
}
function planOf(g: Field, u: UnitId, goal: Goal, forced: boolean): Plan {
  const leg = legOf(g, u);
  const { base } = unitOf(g, u);
  const turned = { ...base, heading: headingFor(g, u, leg, goal.at) };
  const pace = paceOf(g, u, turned, forced);
  return { leg, base: turned, length: lengthTo(base, goal, quarterLength(pace)), pace };
}
/** C15b The lines a retreat would come to on this way, and has not paid for. */
export function linesAhead(g: Field, u: UnitId, goal: Goal, forced: boolean): readonly Obstacle[] {
  const { base, length } = planOf(g, u, goal, forced);
  const lines = g.w.ground.obstacles.filter((line) => !isPaidFor(g, u, line));
  return lines.filter((line) => touchOf(base, base.heading, length, [line]) !== undefined);
}

/** What is the same after every quarter of a compulsory move: the time it has taken, screens in, the end of contact. */
export function setOut(g: Field, u: UnitId): void {
  screenIn(g, u);
  unmark(g, u, 'retreatWaits');
  endMelees(g, u);
}
/**
 * 2.4-P5 2.4-P6 2.4-P7 2.4-P8 2.4-P13 2.4-P14 2.5-M1 2.5-M2 2.5-M3 2.5-M5 2.6-P3 C1l C5l C9m C15a C15c C15e A quarter of a retreat, rout or flight, the `number` of it
 * given: it turns about or comes out, or goes as far as time and room allow, through friends or around them, and stops at its own edge.
 */
export function goQuarter(g: Field, u: UnitId, number: number, goal: Goal, how: number): void {
  setOut(g, u);
  const { state } = unitOf(g, u);
  if (state !== 'retreat' && !isRunning(state)) return;
  const leg = legOf(g, u);
  if (!comeOut(g, u)) hemmedIn(g, u, state, isShutInByFriends(g, u));
  else if (leg === 'aboutFace' || leg === 'leave') turnAbout(g, u, leg);
  else runQuarter(g, u, state, number, goal, how);
}
/** 2.4-P6 2.4-P10 C5l C10b A whole quarter to turn about, or to have come out: whoever pursues it waits. */
function turnAbout(g: Field, u: UnitId, leg: 'aboutFace' | 'leave'): void {
  g.s.unit.made[u] = madeAfter(leg);
  mark(g, u, 'turnedAbout');
  if (leg === 'leave') return;
  const { x, y, heading } = unitOf(g, u).base;
  const facing = wrapHeading(heading + HALF_TURN);
  standAt(g, u, x, y, facing);
  emit(g, { type: 'turned-about', rule: '2.4-P10', piece: idOf(g, u), was: inCm(heading), facing: inCm(facing) });
}
function runQuarter(g: Field, u: UnitId, state: Going, number: number, goal: Goal, how: number): void {
  const shapeBefore = takeRoutShape(g, u);
  const { leg, base, length, pace } = planOf(g, u, goal, (how & FORCED) !== 0);
  const avoided = how & ROUND ? linesAhead(g, u, goal, (how & FORCED) !== 0) : [];
  const { inside, entered } = wayThrough(g, u, base.heading, length);
  const { friends, enemies } = othersOf(g, u);
  const inTheWay = friends.filter((friend) => !inside.includes(friend) && !entered.includes(friend));
  const others = [...shapesOf(enemies), ...groundInTheWay(unitOf(g, u), g.w.ground, unitsOf(g), avoided)];
  const way = compulsoryQuarter({
    walker: unitOf(g, u),
    base: unitOf(g, u).base,
    heading: base.heading,
    length,
    home: homeFor(g, unitOf(g, u).side),
    friends: shapesOf(inTheWay),
    others,
  });
  g.s.unit.made[u] = state === 'retreat' ? madeAfter(leg) : 1;
  if (way.blocked) {
    if (shapeBefore) dropRoutShape(g, u, unitOf(g, u).base.heading, shapeBefore);
    hemmedIn(g, u, state, way.byFriends);
    return;
  }
  const from = placeOf(unitOf(g, u).base);
  const was = headingOf(g, u);
  const { heading: before } = unitOf(g, u).base;
  const cm = goAlong(g, u, way, pace, [...shapesOf(inTheWay), ...others]);
  if (shapeBefore && cm === 0) dropRoutShape(g, u, before, shapeBefore);
  const { base: there } = unitOf(g, u);
  emit(g, {
    type: 'compulsory-moved',
    rule: ruleOf(state, leg),
    piece: idOf(g, u),
    quarter: momentOf(number).quarter,
    leg,
    cm,
    from,
    to: placeOf(there),
    was,
    facing: inCm(there.heading),
  });
  passThrough(g, u, entered);
}
/** It moves along a way that was found, as far as its time leads; where it then stops it is clear of everybody. Says how far, in centimetres. */
function goAlong(
  g: Field,
  u: UnitId,
  way: QuarterWay,
  pace: number,
  blockers: readonly Parameters<typeof overlaps>[0][],
): number {
  const start = { ...unitOf(g, u).base, heading: way.heading };
  const walked = walkOn(g, u, start, way.moved, pace);
  let { moved } = walked;
  const isClear = (length: number): boolean => {
    const shape = shapeOf(wentOn(start, length));
    return !blockers.some((other) => overlaps(shape, other));
  };
  if (moved < way.moved) while (moved > 0 && !isClear(moved)) moved--;
  // Where it cannot turn it stays as it stands.
  const stays = moved === 0 && way.moved > 0 && !isClear(0);
  const end = moved === way.moved ? way.base : wentOn(start, moved);
  standAt(g, u, end.x, end.y, stays ? unitOf(g, u).base.heading : end.heading);
  noteWalk(g, u, walked);
  if (way.isAtEdge && moved === way.moved) mark(g, u, 'atEdge');
  return inCm(moved);
}
/** 2.4-P16 2.6-K1 C15c R46 R77 It must go and cannot: by friends alone, or with no enemy near, it waits; otherwise it is taken, unless it is elite or guard and fights on. */
export function hemmedIn(g: Field, u: UnitId, state: Going, byFriends: boolean): void {
  const unit = unitOf(g, u);
  const { status } = unit;
  const { possible, blockedBy, enemyWithin15 } = blockedCase(unit, { byFriends }, unitsOf(g));
  const asked = { status, inBuilding: false, cause: 'receiveCharge', result: state } as const;
  const { prisoner, mayFightOn } = surrender({ ...asked, possible, blockedBy, enemyWithin15 });
  if (prisoner || mayFightOn) push(g, STEP.surrender, u, RESULTS.indexOf(state), valueAt(g.s.unit.cause, u));
  else emit(g, { type: 'waited', rule: 'C15c', piece: idOf(g, u) });
}
