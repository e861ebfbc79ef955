import { type Base, type Shape, touches } from '@tambour/boards';
import { allHold, type Condition, present, type Refusal, whyNot } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import { shapeOf, sizeOf } from '../rules/table/footprints.ts';
import { crewSide, outside } from '../rules/table/leave.ts';
import type { Barrier, GunsLeft, Owed } from '../rules/table/lines.ts';
import { isClearPlace, isStanding, isTouching } from '../rules/table/placed.ts';
import { nextQuarter } from './clock.ts';
import { leaveGuns, standAt } from './doors.ts';
import {
  astrideOf,
  debtKind,
  fleesFrom,
  formationBy,
  homeFor,
  idOf,
  paysFor,
  ticksOwed,
  valueAt,
} from './model/columns.ts';
import { emit } from './model/event.ts';
import { type UnitId, unitId } from './model/ids.ts';
import { GUN_PLACES } from './model/marks.ts';
import { must, mustFirst } from './model/refusal.ts';
import type { Scratch, UnitView } from './model/scratch.ts';
import { type Field, has, mark, unmark } from './model/state.ts';
import { initialOf, lookAgain, unitOf, unitsOf } from './model/views.ts';
import { freePlace } from './room.ts';

const ABANDONED = GUN_PLACES.indexOf('abandoned');
const TAKEN = GUN_PLACES.indexOf('taken');
const MANNED = GUN_PLACES.indexOf('manned');

/**
 * 2.4-A2 2.5-A3 C17a C17d C17e C2k A crew leaves its guns, which stay as they stand: by the side opposite to the enemy that attacks it (whom it goes from, before
 * others in contact), else by the side nearest its own edge; in one rank, or at the nearest free place.
 */
export function abandonGuns(g: Field, u: UnitId): void {
  const before: Base = { ...unitOf(g, u).base };
  if (!leaveGuns(g, u)) return;
  const { side, base, opponents, sector } = unitOf(g, u);
  // In a redoubt the crew is still inside: it comes out as a garrison does.
  if (sector) return;
  const from = fleesFrom(g, u);
  const attacker = opponents.find((enemy) => enemy.u === from) ?? opponents[0];
  const out = crewSide(before, attacker ? attacker.shape : null, homeFor(g, side));
  const wanted = outside(before, out, base);
  const place = freePlace(g, u, wanted) ?? wanted;
  standAt(g, u, place.x, place.y, place.heading);
}

/** C17a Where the guns of a battery stand without their crew. */
export const gunsBase = (g: Field, u: UnitId): Base => {
  const { guns } = g.s;
  const initialCrew = initialOf(g, u);
  const formation = formationBy(valueAt(guns.formation, u));
  const size = sizeOf({ arm: 'artillery', figures: initialCrew, formation, initialCrew });
  return { x: valueAt(guns.x, u), y: valueAt(guns.y, u), heading: valueAt(guns.heading, u), ...size };
};
export const areGunsLeft = (g: Field, u: UnitId): boolean => g.s.guns.place[u] === ABANDONED;

/** Guns left standing, with the battery they belong to. */
export interface LeftGuns extends GunsLeft {
  readonly u: UnitId;
}
interface Kept {
  readonly base: Readonly<Base>;
  readonly guns: LeftGuns;
}
/** The same guns are the same object for as long as they stand there: a way paid for is known by it. */
const kept = new WeakMap<Scratch, Map<UnitId, Kept>>();
function gunsOf(g: Field, u: UnitId): LeftGuns {
  const known = kept.get(g.scratch) ?? new Map<UnitId, Kept>();
  kept.set(g.scratch, known);
  const base = gunsBase(g, u);
  const old = known.get(u);
  if (old && (['x', 'y', 'heading', 'width', 'depth'] as const).every((key) => old.base[key] === base[key]))
    return old.guns;
  const guns: LeftGuns = { kind: 'guns', shape: shapeOf(base), u };
  known.set(u, { base, guns });
  return guns;
}
/** C17c Guns in the way, crossed like a hedge by any arm. */
export function gunsLeft(g: Field): readonly LeftGuns[] {
  const found: LeftGuns[] = [];
  for (let u = unitId(0); u < g.w.units; u++) if (areGunsLeft(g, u)) found.push(gunsOf(g, u));
  return found;
}
/** C5k C17c All that has to be paid for on the way: hedges, walls and streams, then guns. */
export const barriersOf = (g: Field): readonly Barrier[] => [...g.w.ground.obstacles, ...gunsLeft(g)];
/** What a column keeps of a barrier (`owedFor`, `astride`): lines by number + 1, guns after them by the number of their battery. */
export const keptBarrier = (g: Field, barrier: Barrier | null | undefined): number => {
  if (!barrier) return 0;
  const { obstacles } = g.w.ground;
  return barrier.kind === 'guns'
    ? obstacles.length + present(gunsLeft(g).find((guns) => guns === barrier)).u + 1
    : obstacles.indexOf(barrier) + 1;
};
/** C5k The line it pays for crossing, as columns keep it; 0 for none. */
export const lineOwed = (g: Field, u: UnitId): number => (debtKind(g, u) === 'crossing' ? paysFor(g, u) : 0);
/** And back: nothing for 0, nor for guns that no longer stand there. */
export const barrierKept = (g: Field, kept: number): Barrier | null => {
  const { obstacles } = g.w.ground;
  if (kept === 0) return null;
  if (kept <= obstacles.length) return obstacles[kept - 1] ?? null;
  const u = unitId(kept - 1 - obstacles.length);
  return areGunsLeft(g, u) ? gunsOf(g, u) : null;
};
/** C5k That line, if it is still there, and what is left to pay. */
export const owedBy = (g: Field, u: UnitId): Owed | null => {
  const line = barrierKept(g, lineOwed(g, u));
  return line && { line, ticks: ticksOwed(g, u) };
};

/**
 * C5k C5l What it has paid for and stands astride, as columns keep it: two lines or guns at most. What it has cleared since, as it recoiled, followed or formed anew, does
 * not count any more; the sector it has come out of does until it goes on.
 */
export function astrideKept(g: Field, u: UnitId): readonly number[] {
  const { own } = unitOf(g, u);
  const sectors = g.w.ground.obstacles.length + g.w.rows;
  return [astrideOf(g, u), valueAt(g.s.unit.astrideToo, u)].filter((kept) => {
    const line = barrierKept(g, kept);
    return line ? touches(own, line.shape) : kept > sectors;
  });
}
/** The lines and guns among these. */
export const astrideLines = (g: Field, u: UnitId): readonly Barrier[] =>
  astrideKept(g, u).flatMap((kept) => barrierKept(g, kept) ?? []);
export function keepAstride(g: Field, u: UnitId, kept: readonly number[]): void {
  g.s.unit.astride[u] = kept[0] ?? 0;
  g.s.unit.astrideToo[u] = kept[1] ?? 0;
}

/** C17a At the end of a period an enemy unit that touches guns without a crew takes them; not one that runs. */
export function takeGuns(g: Field): void {
  for (const guns of gunsLeft(g)) {
    const { side } = unitOf(g, guns.u);
    const taker = unitsOf(g).find((unit) => unit.side !== side && isStanding(unit) && isTouching(unit, guns));
    if (!taker) continue;
    g.s.guns.place[guns.u] = TAKEN;
    g.s.guns.takenBy[guns.u] = taker.side + 1;
    emit(g, { type: 'guns-taken', rule: 'C17a', piece: idOf(g, guns.u), by: idOf(g, taker.u) });
  }
}

interface Manning {
  readonly g: Field;
  readonly crew: UnitView;
}
const gunsShape = ({ g, crew }: Manning): { readonly shape: Shape } => gunsOf(g, crew.u);
/** C17a What a crew needs to man its guns again: that they stand there without one, that it is rallied, and touches them. */
const MANS: readonly Condition<Manning>[] = [
  mustFirst('C17a', 'noGunsLeft', ({ g, crew }) => areGunsLeft(g, crew.u) && has(g, crew.u, 'offGuns')),
  mustFirst('C17a', 'mansAlready', ({ g, crew }) => !has(g, crew.u, 'manning')),
  must('C17a', 'crewNotRallied', ({ crew }) => crew.state === 'steady' || crew.state === 'halted'),
  must('C17a', 'crewNotAtGuns', (c) => isTouching(c.crew, gunsShape(c))),
  must('C17a', 'crewFights', ({ crew }) => crew.opponents.length === 0),
];
const manning = (g: Field, u: UnitId): Manning => ({ g, crew: unitOf(g, u) });
export const mayMan = (g: Field, u: UnitId): boolean => u < g.w.units && allHold(MANS, manning(g, u));
export const whyNotMan = (g: Field, u: UnitId): readonly Refusal[] => whyNot(MANS, manning(g, u));
/** C17a Crews that may be asked now whether they man their guns. */
export const mannable = (g: Field): readonly UnitId[] => {
  const found: UnitId[] = [];
  for (let u = unitId(0); u < g.w.units; u++) if (mayMan(g, u)) found.push(u);
  return found;
};
/** C17a It begins to man its guns: that takes a period, in which it stands. */
export function startManning(g: Field, u: UnitId): void {
  mark(g, u, 'manning');
  g.s.unit.from[u] = nextQuarter(g) + CHARTS.guns.remanQuarters;
  emit(g, { type: 'guns-manning', rule: 'C17a', piece: idOf(g, u) });
}
/** C17a Crews whose period is over stand at their guns again; while someone else stands over them they wait. */
export function finishManning(g: Field): void {
  for (let u = unitId(0); u < g.w.units; u++) {
    if (!has(g, u, 'manning') || valueAt(g.s.unit.from, u) > nextQuarter(g)) continue;
    if (!areGunsLeft(g, u)) {
      unmark(g, u, 'manning');
      continue;
    }
    const base = gunsBase(g, u);
    const others = unitsOf(g).filter((other) => other.u !== u);
    if (!isClearPlace(shapeOf(base), others)) continue;
    const { guns, unit } = g.s;
    unmark(g, u, 'manning', 'offGuns', 'routShape', 'breaksAgain');
    unit.formation[u] = valueAt(guns.formation, u);
    unit.front[u] = 0;
    guns.place[u] = MANNED;
    lookAgain(g, u);
    standAt(g, u, base.x, base.y, base.heading);
    emit(g, { type: 'guns-manned', rule: 'C17a', piece: idOf(g, u) });
  }
}
