import { distance, type HexId } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { type FormationId, formationId, leaderId, type UnitId } from '../model/ids.ts';
import {
  activeCorps,
  activeFormation,
  adjustedCohesion,
  attachedUnit,
  brigadierOf,
  commanderOf,
  DISORDERED,
  type Field,
  has,
  hexOf,
  hitsOf,
  IN_RESERVE,
  isLeaderOnMap,
  isOnMap,
  isOver,
  leaderHex,
  ordersMark,
  ownerOf,
  SQUARE,
  STRATEGIC,
  spentByLeader,
  turnOf,
} from '../model/state.ts';
import {
  ARTILLERY,
  BRIGADIER,
  CORPS_COMMANDER,
  enemyOf,
  INERT,
  isFoot,
  WAITING,
  WITH_ORDERS,
  WITHOUT_ORDERS,
} from '../model/vocabulary.ts';
import {
  cohesionOf,
  corpsOfFormation,
  corpsOfSide,
  formationsOfCorps,
  gunRangeOf,
  leaderData,
  nearnessAt,
  objectiveOf,
  sideOfCorps,
  typeOf,
  unitsOfFormation,
  unitsOfSide,
} from '../model/world-lookup.ts';
import { corpsRange, isAble } from '../rules/4-command.ts';
import { isDemoralized } from '../rules/4-corps.ts';
import { isAlone } from '../rules/5-leaders.ts';
import { score } from '../rules/9-victory.ts';
import { marchDistances } from './march-distance.ts';
import { isNearCavalry, threats } from './threat.ts';

/** The parts of a judgement, each in victory points or thereabouts. */
export const TERMS = [
  'points',
  'strength',
  'order',
  'morale',
  'progress',
  'guns',
  'threatened',
  'command',
  'reserve',
  'tempo',
] as const;
export type Term = (typeof TERMS)[number];
export type Terms = Readonly<Record<Term, number>>;

/** What the parts of a position are worth. */
const WORTH = {
  /** A unit by its being there, and by the cohesion it has left; a battery. */
  unit: 0.5,
  cohesion: 1,
  battery: 1.2,
  waiting: -0.4,
  disordered: -0.35,
  disorderedGuns: -0.6,
  horsDeCombat: -1.2,
  demoralized: -1.5,
  /** Being near an objective: for each unit, and for the nearest. */
  crowd: 0.12,
  aim: 0.5,
  inRange: 0.25,
  strategicNearEnemy: -0.5,
  idleSquare: -0.15,
  usefulSquare: 0.2,
  outOfReach: -0.05,
  withoutCommander: -0.04,
  reduced: -0.4,
  exposed: -0.8,
  finished: -0.3,
  resting: -0.12,
  recovering: 0.3,
  activation: 0.6,
  step: 0.4,
  attached: 0.1,
  orders: 0.5,
  someOrders: 0.3,
} as const;

/** How the points of an objective weigh for a side: what it has yet to take, or to hold. */
const TO_TAKE = 1;
const TO_HOLD = 0.6;

/** What lies at an objective for a side, whoever scores it: points at the end, or turn by turn. */
function stakes(g: Field): readonly number[] {
  const left = g.w.data.turns.length - turnOf(g) + 1;
  return g.w.data.objectives.map(({ hex, points }) => {
    const each = g.w.data.perTurn.find((p) => p.hex === hex);
    return points + (each ? each.points * Math.min(left, 4) : 0);
  });
}
/** How near the units of a side are to what matters: the crowd of them, and the nearest to each objective. */
function progress(g: Field, side: number, at: readonly number[]): number {
  const goals = marchDistances(g).nearness.map((near, o) => ({
    near,
    points: itemAt(at, o),
    nearest: 0,
    holds: ownerOf(g, o) === side ? TO_HOLD : TO_TAKE,
  }));
  let crowd = 0;
  for (const u of unitsOfSide(g, side)) {
    if (!isOnMap(g, u) || typeOf(g, u) === ARTILLERY) continue;
    const hex = hexOf(g, u);
    let best = 0;
    for (const goal of goals) {
      const near = nearnessAt(goal.near, hex);
      goal.nearest = Math.max(goal.nearest, near);
      best = Math.max(best, goal.points * goal.holds * near);
    }
    crowd += best;
  }
  const aim = goals.reduce((sum, { points, nearest }) => sum + points * nearest, 0);
  return WORTH.crowd * crowd + WORTH.aim * aim;
}

/** Hexes to the nearest enemy combat unit. */
function nearestEnemy(g: Field, hex: HexId, side: number): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const u of unitsOfSide(g, enemyOf(side)))
    if (isOnMap(g, u)) least = Math.min(least, distance(g.w.grid, hex, hexOf(g, u)));
  return least;
}

/** What a unit is worth as it is. */
function strengthOf(g: Field, u: UnitId): number {
  if (g.w.unitType[u] === ARTILLERY) return WORTH.battery;
  return WORTH.unit + (WORTH.cohesion * (adjustedCohesion(g, u) + 1)) / (cohesionOf(g, u) + 1);
}
function army(g: Field, side: number): Pick<Terms, 'strength' | 'order' | 'guns' | 'reserve'> {
  const { w, s } = g;
  let strength = 0;
  let order = 0;
  let guns = 0;
  let reserve = 0;
  for (const u of unitsOfSide(g, side)) {
    if (s.unit.place[u] === WAITING) strength += strengthOf(g, u) + WORTH.waiting;
    if (!isOnMap(g, u)) continue;
    const hex = hexOf(g, u);
    const isGun = w.unitType[u] === ARTILLERY;
    strength += strengthOf(g, u);
    if (has(g, u, DISORDERED)) order += isGun ? WORTH.disorderedGuns : WORTH.disordered;
    else if (isGun) {
      const far = nearestEnemy(g, hex, side);
      const reach = Math.min(gunRangeOf(g, u), 4);
      // Guns draw near until they can be of use.
      guns += far <= 1 ? 0 : far <= reach ? WORTH.inRange : WORTH.inRange / (1 + far - reach);
    }
    if (has(g, u, STRATEGIC) && nearestEnemy(g, hex, side) <= 5) order += WORTH.strategicNearEnemy;
    if (has(g, u, SQUARE) && isFoot(typeOf(g, u))) {
      const isUseful = isNearCavalry(g, side, (x) => distance(w.grid, x, hex) <= w.charts.charge.most);
      order += isUseful ? WORTH.usefulSquare : WORTH.idleSquare;
    }
    if (has(g, u, IN_RESERVE)) {
      const isTired = has(g, u, DISORDERED) || hitsOf(g, u) > w.charts.recovery.kept;
      reserve += isTired ? WORTH.recovering : WORTH.resting;
    }
  }
  return { strength, order, guns, reserve };
}

/** Brigades that are broken, and corps that are demoralised beyond the points the enemy has for it. */
function morale(g: Field, side: number): number {
  let value = 0;
  for (let f = formationId(0); f < g.w.formations; f++)
    if (g.w.formationSide[f] === side && g.s.formation.isHorsDeCombat[f]) value += WORTH.horsDeCombat;
  for (const corps of corpsOfSide(g, side)) if (isDemoralized(g, corps)) value += WORTH.demoralized;
  return value;
}

/** Leaders near those they command, and not within reach of the enemy by themselves. */
function command(g: Field, side: number): number {
  const { w, s } = g;
  let value = 0;
  for (let f = formationId(0); f < w.formations; f++) {
    if (w.formationSide[f] !== side) continue;
    const l = brigadierOf(g, f);
    if (l < 0 || !isLeaderOnMap(g, l)) continue;
    const { range } = leaderData(g, l);
    for (const u of unitsOfFormation(g, f)) {
      const far = isOnMap(g, u) ? distance(w.grid, leaderHex(g, l), hexOf(g, u)) : 0;
      // His range is in movement points: where ground is dear it does not reach as many hexes.
      if (2 * far > range) value += WORTH.outOfReach * (far - range / 2);
    }
    const commander = commanderOf(g, corpsOfFormation(g, f));
    if (commander < 0 || !isAble(g, commander)) continue;
    const beyond = distance(w.grid, leaderHex(g, l), leaderHex(g, commander)) - corpsRange(g, commander);
    if (beyond > 0) value += WORTH.withoutCommander * (4 + beyond);
  }
  for (let l = leaderId(0); l < w.leaders; l++) {
    if (w.leaderSide[l] !== side || !isLeaderOnMap(g, l)) continue;
    const isCorps = w.leaderRank[l] === CORPS_COMMANDER;
    if (isCorps && (s.leader.isReduced[l] || spentByLeader(g, l) > w.charts.commanders.freeMove))
      value += WORTH.reduced;
    if (s.leader.isFinished[l]) value += WORTH.finished;
    if (isAlone(g, l)) {
      const far = nearestEnemy(g, leaderHex(g, l), side);
      if (far <= 4) value += WORTH.exposed / Math.max(1, far - 1);
      else if (w.leaderRank[l] === BRIGADIER) value += WORTH.outOfReach;
    }
  }
  return value;
}

/** The activation at hand: what it may still bring. */
function tempo(g: Field, side: number): number {
  const corps = activeCorps(g);
  if (corps < 0 || sideOfCorps(g, corps) !== side) return 0;
  let value: number = WORTH.activation;
  const f = activeFormation(g);
  if (f >= 0) value += WORTH.step;
  // Steps that are still to come.
  for (const other of formationsOfCorps(g, corps)) if (!g.s.formation.hasActed[other]) value += 0.1;
  if (attachedUnit(g) >= 0) value += WORTH.attached;
  if (f < 0) return value;
  const orders = ordersMark(g, f);
  if (orders === WITH_ORDERS) value += WORTH.orders;
  if (orders === WITHOUT_ORDERS) value += isEngaged(g, f, side) ? WORTH.someOrders / 2 : 0.9 * WORTH.orders;
  if (orders === INERT) value -= 0.1;
  return value;
}
const isEngaged = (g: Field, f: FormationId, side: number): boolean =>
  unitsOfFormation(g, f).some((u) => isOnMap(g, u) && nearestEnemy(g, hexOf(g, u), side) <= 3);

/** What a side has, part by part. */
export function termsOf(g: Field, side: number, at = stakes(g)): Terms {
  const lossOf = (hex: HexId): number => {
    const o = objectiveOf(g, hex);
    return o > 0 && ownerOf(g, o - 1) === side ? itemAt(at, o - 1) : 0;
  };
  return {
    points: score(g, side).total,
    ...army(g, side),
    morale: morale(g, side),
    progress: progress(g, side, at),
    threatened: -threats(g, side, lossOf),
    command: command(g, side),
    tempo: tempo(g, side),
  };
}
const sumOf = (t: Terms): number =>
  t.points + t.strength + t.order + t.morale + t.progress + t.guns + t.threatened + t.command + t.reserve + t.tempo;

/** How good the position is for a side: its parts less those of the enemy; after the last turn points alone. */
export function judge(g: Field, side: number): number {
  if (isOver(g)) return score(g, side).total - score(g, enemyOf(side)).total;
  const at = stakes(g);
  return sumOf(termsOf(g, side, at)) - sumOf(termsOf(g, enemyOf(side), at));
}
