import type { Base, Shape } from '@tambour/boards';
import { CHARTS } from '../../../model/charts.ts';
import type { Formation } from '../../../model/vocabulary.ts';
import { crossingQuarters, obstacleSteps } from '../../../rules/crossing.ts';
import type { Mover } from '../../../rules/rates.ts';
import { tollOf } from '../../../rules/table/lines.ts';
import { inCm, lengthsOf } from '../../../rules/table/measure.ts';
import { isInPlay } from '../../../rules/table/placed.ts';
import { type Toll, type Walked, walkQuarter } from '../../../rules/table/quarter-walk.ts';
import { TICKS } from '../../clock.ts';
import { degradeBy, degradeTo } from '../../doors.ts';
import { astrideKept, barrierKept, barriersOf, keepAstride, keptBarrier, lineOwed } from '../../guns.ts';
import { formationOf, ticksOwed } from '../../model/columns.ts';
import type { UnitId } from '../../model/ids.ts';
import { DEBTS } from '../../model/marks.ts';
import type { UnitView } from '../../model/scratch.ts';
import type { Field } from '../../model/state.ts';
import { kindOf, unitOf, unitsOf } from '../../model/views.ts';

/** What a compulsory move asks of the table again and again. */
export const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): readonly [number, number] => [
  inCm(x),
  inCm(y),
];
/** All that a unit's rate depends on, in the formation it has or another. */
export function moverOf(g: Field, u: UnitId, formation: Formation = formationOf(g, u)): Mover {
  const { arm, cavalryClass, artilleryKind, class: manoeuvre } = kindOf(g, u);
  return {
    arm,
    class: manoeuvre,
    formation,
    ...(cavalryClass && { cavalryClass }),
    ...(artilleryKind && { artilleryKind }),
  };
}
/** C3a A rate a period as the length of a quarter. */
export const quarterLength = (perPeriod: number): number => lengthsOf(perPeriod / CHARTS.scale.quartersPerPeriod);

/** The others that a unit meets on its way: friends, and all else. */
export function othersOf(g: Field, u: UnitId): { readonly friends: UnitView[]; readonly enemies: UnitView[] } {
  const { side } = unitOf(g, u);
  const friends: UnitView[] = [];
  const enemies: UnitView[] = [];
  for (const other of unitsOf(g))
    if (other.u !== u && isInPlay(other)) (other.side === side ? friends : enemies).push(other);
  return { friends, enemies };
}
export const shapesOf = (units: readonly UnitView[]): Shape[] => units.map(({ shape }) => shape);

const CROSSING = DEBTS.indexOf('crossing');
/** C5c Empty sectors come after lines and guns among what a unit may be paying for. */
export const keptSector = (g: Field, sector: number): number => g.w.ground.obstacles.length + g.w.rows + sector + 1;

/** C5c C5g C5k C17c All that takes time on a way: lines, guns left standing, and for infantry that runs empty sectors. Gunners on foot count as infantry. */
function tollsOn(g: Field, unit: UnitView, base: Readonly<Base>, length: number): readonly Toll[] {
  const { arm, guns, state, formation } = unit;
  const crosser = { arm, hasGuns: guns !== null, formation, state };
  const tolls: Toll[] = [];
  for (const line of barriersOf(g)) {
    const quarters = tollOf(crosser, base, base.heading, length, line);
    if (quarters === null) continue;
    const steps = line.kind === 'guns' ? CHARTS.guns.degradeSteps : obstacleSteps(line.kind);
    tolls.push({ key: keptBarrier(g, line), shape: line.shape, ticks: quarters * TICKS, steps });
  }
  const runs = state === 'rout' || state === 'flight';
  if (!runs || (arm !== 'infantry' && guns !== null) || arm === 'cavalry') return tolls;
  for (const [i, sector] of g.w.ground.sectors.entries()) {
    if (unitsOf(g).some((other) => other.sector === sector && isInPlay(other))) continue;
    const quarters = crossingQuarters(sector.kind, 'infantry') ?? 0;
    tolls.push({ key: keptSector(g, i), shape: sector.shape, ticks: quarters * TICKS, steps: 0 });
  }
  return tolls;
}
/** C5k How far the time of so many quarters leads a unit along a way that is free so far; and what it then owes. */
export function walkOn(
  g: Field,
  u: UnitId,
  base: Readonly<Base>,
  length: number,
  perPeriod: number,
  quarters = 1,
): Walked {
  const unit = unitOf(g, u);
  const line = lineOwed(g, u);
  return walkQuarter(
    {
      base,
      length,
      perPeriod: lengthsOf(perPeriod),
      ticks: quarters * TICKS,
      arm: unit.arm,
      formation: unit.formation,
      owed: line === 0 ? null : { key: line, ticks: ticksOwed(g, u) },
      astride: astrideKept(g, u),
    },
    tollsOn(g, unit, base, length),
    g.w.ground,
  );
}
/** C5k C5a Notes what a way has cost: what is owed, where it stands astride, its order. */
export function noteWalk(g: Field, u: UnitId, walked: Walked): void {
  const { unit } = g.s;
  if (unit.debt[u] === CROSSING || walked.owed) {
    unit.debt[u] = walked.owed ? CROSSING : 0;
    unit.owed[u] = walked.owed?.ticks ?? 0;
    unit.owedFor[u] = walked.owed?.key ?? 0;
  }
  keepAstride(g, u, walked.astride);
  if (walked.steps > 0) degradeBy(g, u, walked.steps, 'C5k');
  if (walked.least) degradeTo(g, u, walked.least, 'C5a');
}
/** Lines that are not owed or paid for already: those a retreat may go round. */
export const isPaidFor = (g: Field, u: UnitId, line: Parameters<typeof keptBarrier>[1]): boolean =>
  [...astrideKept(g, u), lineOwed(g, u)].some((kept) => kept > 0 && barrierKept(g, kept) === line);
