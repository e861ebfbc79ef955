import { holdsPoint, type Shape } from '@tambour/boards';
import type { Modifier, Text } from '@tambour/kernel';
import { totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { CHARTS } from '../model/charts.ts';
import type { MoraleState, Rank } from '../model/vocabulary.ts';
import { saySum } from '../texts/say-sums.ts';
import type { Placed } from './table/placed.ts';

/** A unit as the score sees it. */
export interface Scored {
  readonly side: number;
  readonly name: Text;
  readonly state: MoraleState;
  /** Gone as prisoners: led off, at once or by a convoy. */
  readonly isLedOff: boolean;
  /** Of a battery: its guns stand without their crew, or were taken. */
  readonly isWithoutCrew: boolean;
}
export interface ScoredGeneral {
  readonly side: number;
  readonly name: Text;
  readonly rank: Rank;
  /** Killed, wounded or captured. */
  readonly isOut: boolean;
}
export interface ScoredObjective {
  readonly name: Text;
  readonly points: number;
  /** The side that controls it. */
  readonly holder: number | null;
}
export interface Score {
  readonly units: readonly Scored[];
  readonly generals: readonly ScoredGeneral[];
  readonly objectives: readonly ScoredObjective[];
}

/** What has become of a unit. */
export type Fate = 'inHand' | 'routing' | 'lost' | 'prisoner' | 'freed';
/** C16a C16g 2.6-K5 What a unit counts as: one in flight or gone is lost, prisoners are prisoners wherever they are, one freed from captivity is as good as routing. */
export function fateOf({ state, isLedOff }: Pick<Scored, 'state' | 'isLedOff'>): Fate {
  if (state === 'prisoner' || isLedOff) return 'prisoner';
  if (state === 'rout') return 'routing';
  if (state === 'freed') return 'freed';
  return state === 'flight' || state === 'gone' ? 'lost' : 'inHand';
}
const { victory } = CHARTS;
const WORTH: Readonly<Record<Exclude<Fate, 'inHand'>, { readonly rule: RuleId; readonly value: number }>> = {
  routing: { rule: 'C16a', value: victory.enemyUnitRoutingAtEnd },
  lost: { rule: 'C16a', value: victory.enemyUnitFledLeftTableOrDestroyed },
  prisoner: { rule: 'C16a', value: victory.enemyUnitPrisoner },
  freed: { rule: 'C16g', value: victory.freedUnit },
};
/** C16a C16b C16g The points of a side, item by item: what it holds, and what its enemy has lost. */
export function pointItems(side: number, score: Score): readonly Modifier[] {
  const items: Modifier[] = [];
  for (const { holder, name, points } of score.objectives)
    if (holder === side) items.push({ rule: 'C16b', value: points, what: saySum('points.objective', { name }) });
  for (const unit of score.units) {
    if (unit.side === side) continue;
    const fate = fateOf(unit);
    const { name } = unit;
    if (fate !== 'inHand') items.push({ ...WORTH[fate], what: saySum(`points.${fate}`, { name }) });
    if (unit.isWithoutCrew)
      items.push({ rule: 'C16g', value: victory.enemyBatteryAbandoned, what: saySum('points.guns', { name }) });
  }
  for (const { side: of, name, rank, isOut } of score.generals) {
    if (of === side || !isOut) continue;
    const value = rank === 'commander' ? victory.enemyCommanderOut : victory.enemyGeneralOut;
    items.push({ rule: 'C16a', value, what: saySum('points.general', { name }) });
  }
  return items;
}
/** C16a What these come to. */
export const pointsOf = (side: number, score: Score): number => totalOf(pointItems(side, score));

/** An objective on the table. */
export interface Place {
  readonly kind: 'sector' | 'hill';
  readonly id: string;
  readonly shape: Shape;
}
/** C16b Whether a unit holds an objective: steady or halted, in its sector, or with its centre on the hill. */
export const isHolding = (unit: Placed, place: Place): boolean =>
  (unit.state === 'steady' || unit.state === 'halted') &&
  (place.kind === 'sector' ? unit.sector?.id === place.id : holdsPoint(place.shape, unit.shape.x, unit.shape.y));
/** C16b C16e Who controls an objective at PERIOD_END: the one side that has a unit there; with both or neither it stays as it was. */
export function controlOf(place: Place, before: number | null, units: readonly Placed[]): number | null {
  const sides = new Set(units.filter((unit) => isHolding(unit, place)).map(({ side }) => side));
  const [only] = sides;
  return sides.size === 1 && only !== undefined ? only : before;
}

/** C16c C16g Whether an army breaks: half or more of its units, those that have arrived among them, rout, flee, are taken, destroyed or off the table. */
export function isArmyBroken(side: number, units: readonly Pick<Scored, 'side' | 'state' | 'isLedOff'>[]): boolean {
  const own = units.filter((unit) => unit.side === side);
  const lost = own.filter((unit) => fateOf(unit) !== 'inHand').length;
  return own.length > 0 && 2 * lost >= own.length;
}

/** How far ahead a side must be, by its own scale; and whom a draw on points goes to. */
export interface Margins {
  readonly levels: readonly (readonly { readonly margin: number; readonly level: 'decisive' | 'minor' }[])[];
  readonly tie: number | 'draw';
}
export interface Outcome {
  /** Nobody in a draw. */
  readonly winner: number | null;
  readonly level: 'decisive' | 'minor' | 'draw';
  readonly rule: RuleId;
  readonly points: readonly [number, number];
  readonly margin: number;
}
/** C16d The best level whose margin is reached; none is a draw. */
function levelOf(side: number, margin: number, { levels }: Margins): 'decisive' | 'minor' | undefined {
  const reached = (levels[side] ?? []).filter((entry) => margin >= entry.margin);
  return reached.sort((a, b) => b.margin - a.margin)[0]?.level;
}
/** C16d C16f What the margins of a battle make of the points. */
export function outcomeByMargin(points: readonly [number, number], margins: Margins, rule: RuleId = 'C16d'): Outcome {
  const ahead = points[0] - points[1];
  const margin = Math.abs(ahead);
  const first = ahead > 0 ? 0 : ahead < 0 ? 1 : margins.tie;
  const level = first === 'draw' ? undefined : levelOf(first, margin, margins);
  return level === undefined || first === 'draw'
    ? { winner: null, level: 'draw', rule, points, margin }
    : { winner: first, level, rule, points, margin };
}
/** C16c C16d C16f How it stands at PERIOD_END: undefined while the battle goes on. An army that breaks loses at once; both together, or the last period, and the margins decide. */
export function outcomeAt(c: {
  readonly score: Score;
  readonly margins: Margins;
  readonly isLastPeriod: boolean;
}): Outcome | undefined {
  const points = [pointsOf(0, c.score), pointsOf(1, c.score)] as const;
  const broken = [0, 1].map((side) => isArmyBroken(side, c.score.units));
  if (broken[0] && broken[1]) return outcomeByMargin(points, c.margins, 'C16f');
  const margin = Math.abs(points[0] - points[1]);
  if (broken[0]) return { winner: 1, level: 'decisive', rule: 'C16c', points, margin };
  if (broken[1]) return { winner: 0, level: 'decisive', rule: 'C16c', points, margin };
  return c.isLastPeriod ? outcomeByMargin(points, c.margins) : undefined;
}
/** C16c C16d The outcome in a sentence, with the names of the sides. */
export function outcomeText(outcome: Outcome, sides: readonly [Text, Text]): Text {
  const { winner: side, level, rule, margin } = outcome;
  if (side === null || level === 'draw') return saySum('verdict.draw');
  const [winner, loser] = side === 0 ? sides : [sides[1], sides[0]];
  const why =
    rule === 'C16c'
      ? saySum('verdict.break', { loser })
      : margin === 0
        ? saySum('verdict.level')
        : saySum('verdict.margin', { n: margin });
  return saySum(`verdict.${level}`, { winner, why });
}
