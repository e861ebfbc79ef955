import { distance, type HexId, hexId } from '@tambour/boards';
import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  type Refusal,
  type Work,
  whyNot,
} from '@tambour/kernel';
import { WITH_LEADERS, WITH_MATE } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, leaderId, NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst, orElse, refusal } from '../model/refusal.ts';
import {
  attackerOf,
  brigadeOf,
  chargePath,
  DISORDERED,
  did,
  type Field,
  face,
  fightHex,
  followedBy,
  has,
  hexOf,
  hexOfRoute,
  isEnemyHeld,
  isOnMap,
  MOST_MARCHES,
  MOST_STEPS,
  MOVED,
  marchAt,
  marchCount,
  marcher,
  push,
  put,
  STARTED_ADJACENT,
  secondRider,
  stackOf,
  startOf,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { enemyOf, isHorse } from '../model/vocabulary.ts';
import { hexLabel, idOf, sideOf, typeOf, unitsOfSide } from '../model/world-lookup.ts';
import { askBefore, closeMarch, joinedFacing, nextHex } from './5-march.ts';
import { ABLE, type Attempt, actingUnits, isMassed, isUnpledged } from './7-attackers.ts';
import { chargePaths, hexesOfPath, mayRideBy, whyNotBy } from './7-charge-path.ts';
import { brigadiersAt, rowsIn, sideTowards } from './7-fight.ts';

/** A march of this kind is a charge: no points, no stop in zones of control. */
export const CHARGE_MARCH = 2;

/** 7.5a 7.5c 7.51a 9.11 Who may charge what. */
const CHARGERS: readonly Condition<Attempt>[] = [
  mustFirst('7.5c', 'onlyCavalryCharges', ({ g, u }) => isHorse(typeOf(g, u))),
  must('7.51a', 'startedNextToEnemy', ({ g, u }) => !did(g, u, STARTED_ADJACENT)),
];
const CHARGED: readonly Condition<Attempt>[] = [
  mustFirst('7.5a', 'noTarget', ({ g, u, hex }) => isEnemyHeld(g, hex, sideOf(g, u))),
];
const SAID: readonly Condition<Attempt>[] = [must('7.3c', 'stackHasSpoken', isUnpledged)];
/** The same whatever its stack has said. */
const couldCharge = (c: Attempt): boolean => allHold(CHARGERS, c) && allHold(ABLE, c) && allHold(CHARGED, c);
export const mayCharge = (c: Attempt): boolean => isUnpledged(c) && couldCharge(c);

/** 7.42 The unit of its hex that could charge with another: cavalry of the same brigade, or of the same massed attack. */
export function mateOf(g: Field, f: FormationId, u: UnitId, hex: HexId): UnitId {
  if (!isOnMap(g, u)) return NO_UNIT;
  const others = stackOf(g, hexOf(g, u)).filter((v) => v !== u);
  return others.find((v) => areOneForce(g, u, v) && mayCharge({ g, f, u: v, hex })) ?? NO_UNIT;
}
/** 7.31a 4.16c R94 */
export const areOneForce = (g: Field, u: UnitId, v: UnitId): boolean =>
  isMassed(g) || brigadeOf(g, u) === brigadeOf(g, v);
/** Those whom an order of charge names, top first. */
export function chargersOf(g: Field, f: FormationId, o: Action): UnitId[] {
  if (!(o.d & WITH_MATE)) return [unitId(o.a)];
  const mate = mateOf(g, f, unitId(o.a), hexId(o.b));
  return mate < 0 ? [unitId(o.a)] : stackOf(g, hexOf(g, unitId(o.a))).filter((u) => u === o.a || u === mate);
}
/** Whether an order names the units of a hex that it takes along, and each set once. */
const isNamed = (g: Field, f: FormationId, o: Action): boolean => {
  if (o.d < 0 || o.d > (WITH_MATE | WITH_LEADERS)) return false;
  if (!(o.d & WITH_MATE)) return true;
  const units = chargersOf(g, f, o);
  return units.length === 2 && units[0] === o.a;
};
/** 7.5 Whether an order of charge, or one to join it, is legal. */
export const admitsCharge = (g: Field, f: FormationId, o: Action): boolean =>
  isOnMap(g, unitId(o.a)) &&
  isNamed(g, f, o) &&
  mayCharge({ g, f, u: unitId(o.a), hex: hexId(o.b) }) &&
  mayRideBy(g, chargersOf(g, f, o), hexId(o.b), o.c);

export function whyNotCharge(g: Field, f: FormationId, o: Action): readonly Refusal[] {
  const c = { g, f, u: unitId(o.a), hex: hexId(o.b) };
  const who = [
    ...whyNot(ABLE, c),
    ...whyNot(CHARGERS, c),
    ...(isOnMap(g, unitId(o.a)) ? [...whyNot(CHARGED, c), ...whyNot(SAID, c)] : []),
  ];
  if (who.length > 0) return who;
  return orElse(whyNotBy(g, chargersOf(g, f, o), hexId(o.b), o.c), refusal('7.42', 'noSuchPair'));
}

/** The charges of a unit, alone and with its mate, by every way; with a brigadier who could ride along, with him and without. */
export function listCharges(g: Field, out: ActionList, f: FormationId, u: UnitId, verb: number, only = -1): void {
  if (!isOnMap(g, u) || !isHorse(typeOf(g, u))) return;
  const from = hexOf(g, u);
  const targets = only >= 0 ? [hexId(only)] : chargeTargets(g, u);
  const leads = brigadiersAt(g, from, sideOf(g, u)).length > 0;
  for (const hex of targets) {
    if (!mayCharge({ g, f, u, hex })) continue;
    const mate = mateOf(g, f, u, hexId(hex));
    const isUpper = mate >= 0 && stackOf(g, from).indexOf(u) < stackOf(g, from).indexOf(mate);
    for (const flags of isUpper ? [0, WITH_MATE] : [0])
      for (const path of chargePaths(g, flags ? [u, mate] : [u], hexId(hex))) {
        out.add(verb, u, hex, path, flags);
        if (leads) out.add(verb, u, hex, path, flags | WITH_LEADERS);
      }
  }
}
/** 7.5a Enemy hexes near enough to be charged. */
function chargeTargets(g: Field, u: UnitId): HexId[] {
  const { w } = g;
  const { least, most } = w.charts.charge;
  const from = hexOf(g, u);
  const out: HexId[] = [];
  for (const e of unitsOfSide(g, enemyOf(sideOf(g, u)))) {
    if (!isOnMap(g, e)) continue;
    const hex = hexOf(g, e);
    const far = distance(w.grid, from, hex);
    if (far >= least && far <= most && !out.includes(hex)) out.push(hex);
  }
  return out;
}
/** Whether a unit by itself can charge a hex, by any way. */
export const canChargeAt = (g: Field, f: FormationId, u: UnitId, hex: HexId): boolean =>
  isOnMap(g, u) && mayCharge({ g, f, u, hex }) && chargePaths(g, [u], hex).length > 0;
/** 7.3c 7.5a The hexes that a unit can charge, whatever its stack has said. */
export const chargeableBy = (g: Field, f: FormationId, u: UnitId): HexId[] =>
  chargeTargets(g, u).filter((hex) => couldCharge({ g, f, u, hex }) && chargePaths(g, [u], hex).length > 0);
/** 4.16b R26 Whether a unit could charge from where it stands: what a massed attack asks of those who have moved. */
export const canCharge = (g: Field, f: FormationId, u: UnitId): boolean =>
  isOnMap(g, u) && chargeTargets(g, u).some((hex) => canChargeAt(g, f, u, hex));
/** 4.16b Cavalry of a massed attack that has moved and must still charge. */
export const mustCharge = (g: Field, f: FormationId): boolean =>
  isMassed(g) && actingUnits(g, f).some((u) => did(g, u, MOVED) && canCharge(g, f, u));

/**
 * 7.5d 7.31a R94 Those who passed their engagement roll ride, hex by hex and one starting hex after another, with what answers a march on
 * the way. `phase` 0: the next who has not ridden; 1: the next hex of the ride in a row; 2: the entry into it.
 */
export const charge: Work<Field> = {
  name: 'charge',
  run(g, phase, row) {
    if (phase === 0) nextRide(g);
    else if (phase === 1) nextStep(g, row);
    else enterNext(g, row);
  },
};
/** Attackers who have ridden, or have nowhere to ride, are marked by `isIn`. */
function nextRide(g: Field): void {
  const { s } = g;
  const rows = rowsIn(g);
  const first = rows.find((row) => !s.attacker.isIn[row]);
  if (first === undefined) {
    push(g, STEP.resolve);
    return;
  }
  push(g, STEP.charge);
  const start = startOf(g, first);
  const group = rows.filter((row) => !s.attacker.isIn[row] && s.attacker.start[row] === start);
  for (const row of group) s.attacker.isIn[row] = 1;
  const hexes = hexesOfPath(g, start, chargePath(g, first));
  if (hexes.length <= 2) return;
  const [, second] = group;
  const march = marchCount(g);
  if (march >= MOST_MARCHES) throw new RangeError('too many marches at once');
  s.battle.marches[0] = march + 1;
  s.march.unit[march] = attackerOf(g, first);
  s.march.second[march] = second === undefined ? 0 : attackerOf(g, second) + 1;
  s.march.facing[march] = 0;
  s.march.kind[march] = CHARGE_MARCH;
  s.march.at[march] = 0;
  // The last step is into the target, and made with all the others.
  s.march.steps[march] = hexes.length - 2;
  s.march.isHalted[march] = 0;
  s.march.declared[march] = 0;
  s.route.hex.set(hexes.slice(0, -1), march * MOST_STEPS);
  push(g, STEP.charge, 1, march);
}
/** 7.5d Whoever was disordered or has fallen on the way rides no further. */
function dropFromRide(g: Field, row: number): boolean {
  const { s } = g;
  const hex = hexOfRoute(g, row, marchAt(g, row));
  const rides = (u: UnitId): boolean => isOnMap(g, u) && s.unit.hex[u] === hex && !has(g, u, DISORDERED);
  const second = secondRider(g, row);
  if (second >= 0 && !rides(second)) s.march.second[row] = 0;
  if (rides(marcher(g, row))) return true;
  if (s.march.second[row] === 0) return false;
  s.march.unit[row] = second;
  s.march.second[row] = 0;
  return true;
}
function nextStep(g: Field, row: number): void {
  const { s } = g;
  const goesOn = dropFromRide(g, row);
  const isThere = s.march.at[row] === s.march.steps[row];
  if (!goesOn || isThere || s.march.isHalted[row] || !isFree(g, row)) {
    // R55 Before a jäger that gave way, or before a hex that has filled, the ride is over short of its target.
    const isLost = !isThere || s.march.isHalted[row] === 1;
    const last = hexOfRoute(g, row, marchAt(g, row));
    closeMarch(g, row);
    settleRide(g, isLost, last);
    return;
  }
  push(g, STEP.charge, 1, row);
  push(g, STEP.charge, 2, row);
  askBefore(g, row);
}
/** Enemies who have come into the way, by spreading out of reserve, close it. */
const isFree = (g: Field, row: number): boolean => !isEnemyHeld(g, nextHex(g, row), sideOf(g, marcher(g, row)));
function settleRide(g: Field, isLost: boolean, last: HexId): void {
  const { s } = g;
  for (const row of rowsIn(g)) {
    const u = attackerOf(g, row);
    const hasRidden = s.attacker.isIn[row] === 1 && chargePath(g, row) > 0;
    if (!hasRidden || s.attacker.from[row] !== s.attacker.start[row]) continue;
    if (isLost || has(g, u, DISORDERED) || s.unit.hex[u] !== last) {
      s.attacker.isOut[row] = 1;
      const joins = joinedFacing(g, u, hexOf(g, u));
      if (joins >= 0) face(g, u, joins);
    } else if (sideTowards(g, last, fightHex(g)) >= 0) s.attacker.from[row] = last;
  }
}
function enterNext(g: Field, row: number): void {
  const { s } = g;
  if (!dropFromRide(g, row)) return;
  const from = hexOfRoute(g, row, marchAt(g, row));
  const to = nextHex(g, row);
  const top = marcher(g, row);
  const second = secondRider(g, row);
  s.march.at[row] = marchAt(g, row) + 1;
  push(g, STEP['after-entry'], row);
  for (const u of second >= 0 ? [second, top] : [top]) {
    put(g, u, to);
    face(g, u, sideTowards(g, from, to));
    push(g, STEP.alarm, u);
    emit(g, {
      type: 'stepped',
      rule: '7.5d',
      piece: idOf(g, u),
      from: hexLabel(g, from),
      to: hexLabel(g, to),
      cost: 0,
    });
  }
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    const u = followedBy(g, l);
    if (u >= 0 && (u === top || u === second)) s.leader.hex[l] = to;
  }
}
