import { CENTIMETRE, cosineOf, FINE, holdsPoint, SINE_ONE, sineOf } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import { ARMS, PHASES } from '../../model/vocabulary.ts';
import { DEBTS, LEADER_PLACES, MARK } from '../model/marks.ts';
import { AIM_ROWS, type Field, HOLDS } from '../model/state.ts';
import { unitsOf } from '../model/views.ts';
import type { TabletopWorld } from '../model/world.ts';
import { Line, weighPairs } from './appraisal-pairs.hot.ts';
import { isAsMeasured, Seen } from './appraisal-seen.hot.ts';
import {
  type AppraisalTables,
  ARTILLERY,
  ATTACK_COLUMN,
  DISORDER,
  FLIGHT,
  FREED,
  GARRISON,
  GONE,
  HALTED,
  INFANTRY,
  LEVEL_COST,
  LIMBERED,
  MARCH_COLUMN,
  NO_FORMATION,
  PRISONER,
  RETREAT,
  ROUT,
  SQUARE,
  STATE_COST,
  STEADY,
  tablesOf,
} from './appraisal-tables.ts';
import {
  ARMY,
  CHIEF,
  COMMAND,
  HOLD,
  MASS,
  MORALE,
  ORDER,
  POINTS,
  REACH,
  STRENGTH,
  TERMS,
  WORN,
} from './appraisal-terms.ts';

const CM = CENTIMETRE;
const MEN = CHARTS.scale.menPerFigure;
const TRANCHE = CHARTS.inWords.trancheLossesPerFigure;
const { victory, sums } = CHARTS;
const LEAST = Uint8Array.from(ARMS, (arm) => CHARTS.minimumSizes.environmentCount[arm]);
const IN_FIRE = PHASES.indexOf('FIRE');
const TABLE = LEADER_PLACES.indexOf('table');
const WAITING = LEADER_PLACES.indexOf('waiting');
const NEAR = CHARTS.distances.entries.generalNear.cm;
/** What a general near his unit adds to its morale, and the most his distance takes off. */
const NEAR_GENERAL = CHARTS.generalDistance.bands[0]?.value ?? 1;
const MOST_OFF = -5;
/** Whether a unit is in an objective, or about to go in, and how much of the objective that is. */
const IN = 2;
const AT_THE_DOOR = 1;
const BEGUN = 0.6;
const ENTERING = DEBTS.indexOf('enter');
/** A change of formation, or a screen called in or sent out, that is not made yet: what it costs, so that none is begun for nothing. */
const FORMING = DEBTS.indexOf('form');
const SCREENING = DEBTS.indexOf('screen');
const UNFINISHED = -0.06;
/** An enemy who is nearer to a general than any friend, and nearer than this, may ride him down. */
const IN_REACH = 30;

/** Room for the measures of both sides, which are worked out together. */
class Room {
  readonly tables: AppraisalTables;
  readonly line: Line;
  readonly measures = [new Float64Array(TERMS.length), new Float64Array(TERMS.length)] as const;
  /** By objective and side: how near the nearest unit in hand is, and whether one stands in it or goes in. */
  readonly nearest: Float64Array;
  readonly isIn: Uint8Array;
  /** By side: units that have arrived, and those of them that are lost. */
  readonly arrived = new Uint8Array(2);
  readonly lost = new Uint8Array(2);
  readonly seen: Seen;
  constructor(w: TabletopWorld) {
    this.tables = tablesOf(w);
    this.line = new Line(w.units);
    this.seen = new Seen(w);
    this.nearest = new Float64Array(2 * w.objectives.length);
    this.isIn = new Uint8Array(2 * w.objectives.length);
  }
}
const roomOf = oncePer((w: TabletopWorld) => new Room(w));

/** What a side has of each term. Both sides are measured at once, and anew when what is measured has changed. */
export function measure(g: Field, side: number, out: Float64Array): void {
  const room = roomOf(g.w);
  if (!isAsMeasured(g, room.seen)) measureBoth(g, room);
  out.set(room.measures[side]!);
}

function measureBoth(g: Field, room: Room): void {
  const { measures, line, tables, arrived, lost } = room;
  measures[0].fill(0);
  measures[1].fill(0);
  room.nearest.fill(0);
  room.isIn.fill(0);
  arrived.fill(0);
  lost.fill(0);
  line.count = 0;
  line.charged.fill(-1);
  for (let row = 0; row < g.s.battle.charges[0]!; row++) {
    const charger = g.s.charge.charger[row]! - 1;
    if (charger < g.w.units) line.charged[charger] = g.s.charge.target[row]! - 1;
  }
  passOverUnits(g, room);
  objectives(g, room);
  weighPairs(line, tables, measures);
  leaders(g, room);
  for (let side = 0; side < 2; side++) {
    const share = arrived[side]! === 0 ? 0 : lost[side]! / arrived[side]!;
    measures[side]![ARMY] = -share * share;
  }
}

/** C16a C16g What the enemy has for a unit. */
function scoreFor(g: Field, t: AppraisalTables, u: number, state: number, marks: number): number {
  let points = 0;
  if (state === PRISONER || (marks & MARK.ledOff) !== 0) points = victory.enemyUnitPrisoner;
  else if (state === ROUT) points = victory.enemyUnitRoutingAtEnd;
  else if (state === FREED) points = victory.freedUnit;
  else if (state === FLIGHT || state === GONE) points = victory.enemyUnitFledLeftTableOrDestroyed;
  if (t.arm[u] === ARTILLERY && ((marks & MARK.offGuns) !== 0 || g.s.unit.losses[u]! >= t.initial[u]! * MEN))
    points += victory.enemyBatteryAbandoned;
  return points;
}
/** 1.2-F29 What its losses take off its morale. */
function wear(t: AppraisalTables, u: number, losses: number, figures: number): number {
  const initial = t.initial[u]!;
  const off = -Math.floor(losses / (TRANCHE * initial));
  if (figures <= Math.floor(initial / 2)) return off + t.atHalf[u]!;
  return figures <= Math.floor((2 * initial) / 3) ? off + t.atTwoThirds[u]! : off;
}
/** C7f C7h The figures a unit fires with. */
function firingWith(l: Line, t: AppraisalTables, u: number, marks: number, width: number): number {
  const level = l.level[u]!;
  const state = l.state[u]!;
  if ((state !== STEADY && state !== HALTED) || level === DISORDER) return 0;
  const formation = l.formation[u]!;
  const figures = l.figures[u]!;
  if (t.arm[u] === ARTILLERY) return formation === LIMBERED || (marks & MARK.offGuns) !== 0 ? 0 : figures;
  if (t.arm[u] !== INFANTRY) return 0;
  if (level === NO_FORMATION || formation === GARRISON) return Math.ceil(figures / 2);
  if (formation === SQUARE) return Math.ceil(figures / 4);
  if (formation === ATTACK_COLUMN) return Math.min(figures, sums.columnFrontsFiring * width);
  return formation === MARCH_COLUMN ? Math.min(figures, width) : figures;
}

function passOverUnits(g: Field, room: Room): void {
  const { w, s } = g;
  const { tables: t, line: l } = room;
  const views = unitsOf(g);
  for (let u = 0; u < w.units; u++) {
    const side = t.side[u]!;
    const out = room.measures[side]!;
    const marks = s.unit.marks[u]!;
    if ((marks & MARK.waiting) !== 0) {
      out[STRENGTH]! += t.worth[u]!;
      continue;
    }
    const view = views[u]!;
    const state = s.unit.state[u]!;
    room.arrived[side]!++;
    const points = scoreFor(g, t, u, state, marks);
    room.measures[1 - side]![POINTS]! += points;
    if (state >= FLIGHT || state === ROUT) room.lost[side]!++;
    out[MORALE]! += STATE_COST[state]!;
    if (state === PRISONER || state === FREED || state === GONE) continue;
    const figures = view.figures;
    const strength = (t.worth[u]! * figures) / t.initial[u]!;
    out[STRENGTH]! += strength;
    const level = s.unit.degradation[u]!;
    out[ORDER]! += LEVEL_COST[level]!;
    const debt = s.unit.debt[u]!;
    if (debt === FORMING || debt === SCREENING) out[ORDER]! += UNFINISHED;
    out[WORN]! += wear(t, u, s.unit.losses[u]!, figures);
    l.who[l.count++] = u;
    l.figures[u] = figures;
    l.formation[u] = s.unit.formation[u]!;
    l.level[u] = level;
    l.state[u] = state;
    const { sector, base, shape } = view;
    if (sector) {
      l.x[u] = (shape.left + shape.right) / (2 * FINE * CM);
      l.y[u] = (shape.bottom + shape.top) / (2 * FINE * CM);
      l.halfWidth[u] = (shape.right - shape.left) / (2 * FINE * CM);
      l.halfDepth[u] = (shape.top - shape.bottom) / (2 * FINE * CM);
      l.sine[u] = 0;
      l.cosine[u] = 1;
    } else {
      l.x[u] = base.x / CM;
      l.y[u] = base.y / CM;
      l.halfWidth[u] = base.width / (2 * CM);
      l.halfDepth[u] = base.depth / (2 * CM);
      l.sine[u] = sineOf(base.heading) / SINE_ONE;
      l.cosine[u] = cosineOf(base.heading) / SINE_ONE;
    }
    const isInMelee = view.opponents.length > 0;
    l.isFelt[u] = level < NO_FORMATION && !isInMelee && figures >= LEAST[t.arm[u]!]! ? 1 : 0;
    l.isRunning[u] = state === ROUT || state === FLIGHT ? 1 : 0;
    l.isCharging[u] =
      state === STEADY && level < NO_FORMATION && !isInMelee ? t.lets[s.unit.order[u]! * ARMS.length + t.arm[u]!]! : 0;
    l.shooting[u] = isInMelee ? 0 : firingWith(l, t, u, marks, (2 * l.halfWidth[u]!) | 0);
    const aim = s.battle.phase[0] === IN_FIRE && s.battle.isShown[0] === 0 ? s.aim.target[u * AIM_ROWS]! : 0;
    l.aimed[u] = aim === HOLDS ? -2 : aim - 1;
    if (state === STEADY || state === HALTED) inHand(g, room, u, side, strength);
  }
}
/** How near a unit in hand is to each objective. */
function inHand(g: Field, room: Room, u: number, side: number, strength: number): void {
  const { objectives: goals, ground } = g.w;
  const { line: l, tables: t } = room;
  const held = g.s.unit.sector[u]! - 1;
  const debt = g.s.unit.debt[u]!;
  const owedFor = g.s.unit.owedFor[u]!;
  for (let i = 0; i < goals.length; i++) {
    const { sector, hill, points } = goals[i]!;
    const { shape } = (sector >= 0 ? ground.sectors[sector] : ground.hills[hill])!;
    const dx = outside(l.x[u]!, shape.left / (FINE * CM), shape.right / (FINE * CM));
    const dy = outside(l.y[u]!, shape.bottom / (FINE * CM), shape.top / (FINE * CM));
    const pace = t.pace[u]!;
    const near = pace / (pace + Math.sqrt(dx * dx + dy * dy));
    const at = 2 * i + side;
    if (near > room.nearest[at]!) room.nearest[at] = near;
    room.measures[side]![MASS]! += points * strength * near;
    if (sector >= 0 ? held === sector : holdsPoint(shape, g.s.unit.x[u]! * FINE, g.s.unit.y[u]! * FINE))
      room.isIn[at] = IN;
    else if (sector >= 0 && debt === ENTERING && owedFor === sector && room.isIn[at] === 0) room.isIn[at] = AT_THE_DOOR;
  }
}
const outside = (at: number, from: number, to: number): number => (at < from ? from - at : at > to ? at - to : 0);

/** What is held, and what is within reach. To take an objective is always more than to stand before it, and to have taken it more than to be about to. */
function objectives(g: Field, room: Room): void {
  const { objectives: goals } = g.w;
  for (let i = 0; i < goals.length; i++) {
    const owner = g.s.objective.owner[i]! - 1;
    const { points } = goals[i]!;
    for (let side = 0; side < 2; side++) {
      const out = room.measures[side]!;
      const isIn = room.isIn[2 * i + side]!;
      const near = isIn > 0 ? 1 : room.nearest[2 * i + side]!;
      const enemy = room.nearest[2 * i + 1 - side]!;
      if (owner === side) {
        out[POINTS]! += points;
        out[REACH]! += points * (near > 1 - enemy ? near : 1 - enemy);
      } else out[REACH]! += points * near;
      if (isIn === 0) continue;
      const held = isIn === IN ? points : points * BEGUN;
      const isContested = room.isIn[2 * i + 1 - side] === IN;
      out[HOLD]! += isContested ? held / 2 : owner === side ? held * enemy : held;
    }
  }
}

/** Generals near their units, and those in danger; points for those who are out. */
function leaders(g: Field, room: Room): void {
  const { s } = g;
  const { tables: t, line: l, measures } = room;
  for (let i = 0; i < l.count; i++) {
    const u = l.who[i]!;
    const chain = t.chain[u]!;
    let by = MOST_OFF;
    for (let k = 0; k < chain.length; k++) {
      const general = chain[k]!;
      if (s.leader.place[general] !== TABLE) continue;
      const dx = s.leader.x[general]! / CM - l.x[u]!;
      const dy = s.leader.y[general]! / CM - l.y[u]!;
      const far = Math.sqrt(dx * dx + dy * dy) - l.halfDepth[u]!;
      by = far <= NEAR ? NEAR_GENERAL : Math.max(MOST_OFF, -far / NEAR);
      break;
    }
    measures[t.side[u]!]![COMMAND]! += by;
  }
  for (let k = 0; k < g.w.leaders; k++) {
    if (t.isGeneral[k] === 0) continue;
    const side = t.leaderSide[k]!;
    const place = s.leader.place[k]!;
    if (place !== TABLE) {
      if (place !== WAITING) measures[1 - side]![POINTS]! += t.leaderPoints[k]!;
      continue;
    }
    let friend = 1e9;
    let enemy = 1e9;
    const [x, y] = [s.leader.x[k]! / CM, s.leader.y[k]! / CM];
    for (let i = 0; i < l.count; i++) {
      const u = l.who[i]!;
      if (l.state[u]! >= RETREAT) continue;
      const dx = l.x[u]! - x;
      const dy = l.y[u]! - y;
      const far = dx * dx + dy * dy;
      if (t.side[u] === side) friend = Math.min(friend, far);
      else enemy = Math.min(enemy, far);
    }
    if (enemy < friend && enemy < IN_REACH * IN_REACH) measures[side]![CHIEF]! -= t.leaderPoints[k]!;
  }
}
