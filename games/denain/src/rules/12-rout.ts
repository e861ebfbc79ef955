import { directionTo, type HexId, vertexName } from '@tambour/boards';
import { actionHex, actionUnit, turnedTo } from '../model/action-view.ts';
import { leftHex, notePassed, passedCount, passedUnit } from '../model/fight.ts';
import { beside, isBridge, unitAt } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { saidUnit } from '../model/names.ts';
import { refusal } from '../model/refusal.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { cameFrom, classOf, emitStep, hexOf, idOfUnit, isOnMap, lift, put, sideOf, unmark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { destroyBattery, eliminate } from './1-losses.ts';
import { escorted, mayStack } from './3-stacking.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { arrive } from './7-arrival.ts';
import { routCrossing } from './7-bridges.ts';
import { retreatPassable } from './7-works.ts';
import { askLeaders, carryLeaders, dismountLeaders } from './9-leader-fate.ts';
import { rollIfWatched } from './11-retreat-roll.ts';
import { disorganise } from './12-order.ts';
import { FAR, routField, stepsFrom } from './12-rout-field.hot.ts';
import { askUnit } from './ask.ts';

/** 12.4f The next steps of a rout: one nearer to the edge, and of those first the ones no enemy watches. R68 */
export function routSteps(g: Field, u: UnitId): HexId[] {
  const side = sideOf(g, u);
  const cls = classOf(g, u);
  const hex = hexOf(g, u);
  const field = routField(g, side, cls, hex);
  const left = stepsFrom(field, hex);
  const free: HexId[] = [];
  const watched: HexId[] = [];
  for (let d = 0; d < 6; d++) {
    const x = beside(g, hex, d);
    if (x < 0 || left === FAR || stepsFrom(field, x) !== left - 1 || !retreatPassable(g, side, cls, hex, d)) continue;
    (inEnemyZoc(g, x, side) || inEnemyFlank(g, x, side) ? watched : free).push(x);
  }
  return free.length > 0 ? free : watched;
}

/** 12.4h 10.4a 12.5e The run begins: guns are lost, leaders say whether they ride along, and three hexes must be open. */
export function routBegins(g: Field, u: UnitId) {
  if (!isOnMap(g, u)) return;
  const battery = escorted(g, u);
  const hex = hexOf(g, u);
  const far = stepsFrom(routField(g, sideOf(g, u), classOf(g, u), hex), hex);
  if (battery >= 0) destroyBattery(g, battery, '10.4a');
  if (far < g.w.charts.routHexes || far === FAR) return eliminate(g, u, '12.4k');
  push(g, STEP['rout-run'], u, 0, passedCount(g), 0);
  askLeaders(g, u);
}

/** 12.4h 12.4j 12.4k Three hexes, then on to the first where it may stand; off the map it is lost. */
export function routRun(g: Field, u: UnitId, steps: number, base: number, direction: number) {
  if (!isOnMap(g, u)) return push(g, STEP.passed, base, base);
  const hex = hexOf(g, u);
  if (steps >= g.w.charts.routHexes && mayStack(g, classOf(g, u), hex, u)) {
    put(g, u, hex);
    unmark(g, u, MARK.inPlace);
    push(g, STEP.passed, base, base);
    push(g, STEP['rout-facing'], u, direction);
    arrive(g, u, hex);
    dismountLeaders(g, u);
    return;
  }
  push(g, STEP['rout-step'], u, steps, base);
}

export const routStep = askUnit({
  rule: '12.4f',
  standing: 'rout',
  list(g, out, u: UnitId) {
    const steps = routSteps(g, u);
    for (const x of steps) out.add(VERB.run, u, x);
    // Nowhere left to run but off the map: the one answer there is.
    if (steps.length === 0) out.add(VERB.run, u, NOWHERE);
  },
  act(g, o, u: UnitId, steps, base) {
    const from = hexOf(g, u);
    const before = cameFrom(g, u);
    const to = actionHex(o);
    if (to === NOWHERE) {
      push(g, STEP.passed, base, base);
      return eliminate(g, u, '12.4k');
    }
    push(g, STEP['rout-run'], u, steps + 1, base, directionTo(g.w.grid, from, to));
    // On the run it stands nowhere: it may pass over friends. `put` gives it its place when it stops.
    lift(g, u);
    g.s.unit.hex[u] = to;
    g.s.unit.cameFrom[u] = isBridge(g, to) ? from : NOWHERE;
    carryLeaders(g, u, to);
    if (steps === 0) leftHex(g, u, from);
    emitStep(g, 'ran', '12.4f', u, from, to);
    const friend = unitAt(g, to);
    if (friend >= 0 && notePassed(g, friend))
      emit(g, { type: 'ran-through', rule: '12.4g', piece: idOfUnit(g, u), passed: idOfUnit(g, friend) });
    routCrossing(g, u, from, before, to);
    rollIfWatched(g, u, to);
  },
  reasons: { run: () => [refusal('12.4f', 'noRunThere')] },
  prompt: (g, u: UnitId) => say('prompt.run', { unit: saidUnit(g.w, u) }),
});

/** 12.4i It turns to face the way it ran: two vertices fit. */
export const routFacing = askUnit({
  rule: '12.4i',
  standing: 'rout',
  list(_g, out, u: UnitId, direction) {
    out.add(VERB.face, u, direction);
    out.add(VERB.face, u, (direction + 5) % 6);
  },
  act(g, o) {
    g.s.unit.facing[actionUnit(o)] = turnedTo(o);
    emit(g, { type: 'faced', rule: '12.4i', piece: idOfUnit(g, actionUnit(o)), facing: vertexName(turnedTo(o)) });
  },
  reasons: { face: () => [refusal('12.4i', 'facesFlight')] },
  prompt: (g, u: UnitId) => say('prompt.routFacing', { unit: saidUnit(g.w, u) }),
});

/** 12.4g When the router has stopped, those it ran through are disorganised in the order passed; batteries and leaders are not. R69 */
export function passed(g: Field, base: number, i: number): void {
  if (i >= passedCount(g)) {
    g.s.battle.passed[0] = base;
    return;
  }
  push(g, STEP.passed, base, i + 1);
  const u = passedUnit(g, i);
  if (isOnMap(g, u)) disorganise(g, u, '12.4g');
}
