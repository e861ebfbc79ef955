import { directionTo, distance, type HexId } from '@tambour/boards';
import { allHold, type Condition, lowest, type Refusal, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { forwardArc, rearArc } from '../model/arcs.ts';
import { beside, holder, isBreached, isEnemyHeld, isFilledByBaggage, unitAt } from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { must, orElse, refusal } from '../model/refusal.ts';
import { type Field, MAX_CHAIN } from '../model/state.ts';
import { classOf, facingOf, hexOf, sideOf } from '../model/unit.ts';
import { enemyOf, REDOUBT } from '../model/vocabulary.ts';
import { mayStack } from './3-stacking.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { isFortified, retreatPassable } from './7-works.ts';

/** What is against a hex of retreat, the worst counting most. */
const SIDEWAYS = 1;
const PUSHES = 2;
const WATCHED = 4;

/** How a retreat may go on: to one of the best hexes, which may hold friends that must give way, out of the battle, or, from the baggage, in rout. */
const ended = (
  fate: 'goes' | 'eliminated' | 'routs',
  rule: RuleId,
  hexes: readonly HexId[] = [],
  displaces = false,
) => ({ hexes, displaces, fate, rule });
export type RetreatChoice = ReturnType<typeof ended>;

/** 11.7d Both hexes behind a unit are enemy-held works or redoubts, unbreached on its side: it is destroyed. R61 */
function isBackedOntoWorks(g: Field, u: UnitId): boolean {
  if (!g.w.edition.worksBehindDestroy) return false;
  const hex = hexOf(g, u);
  for (let d = 0; d < 6; d++) {
    if (!(rearArc(facingOf(g, u)) & (1 << d))) continue;
    const x = beside(g, hex, d);
    if (x < 0 || holder(g, x) !== enemyOf(sideOf(g, u))) return false;
    const isWork = isFortified(g, hex, d) || g.w.terrain[x] === REDOUBT;
    if (!isWork || isBreached(g, hex, d)) return false;
  }
  return true;
}

/** A step of a retreat: over a side of the hex it stands in, `n` hexes away from where the retreat began. */
interface BackStep {
  readonly g: Field;
  readonly u: UnitId;
  readonly to: HexId;
  readonly d: number;
  readonly origin: HexId;
  readonly n: number;
}
const NOT_INTO_ENEMIES: Condition<Omit<BackStep, 'd'>> = must(
  '11.7c',
  'enemyThere',
  ({ g, u, to }) => !isEnemyHeld(g, to, sideOf(g, u)),
);
/** 11.7a 11.7c 11.6d A step back goes to the rear or a flank, over ground a retreat may cross, and each takes the unit further away. */
const GOES_BACK: readonly Condition<BackStep>[] = [
  must('11.7c', 'noRetreatAtAll', ({ g, u, d }) => retreatPassable(g, sideOf(g, u), classOf(g, u), hexOf(g, u), d)),
  must('11.7a', 'noForwardRetreat', ({ g, u, d }) => !(forwardArc(facingOf(g, u)) & (1 << d))),
  must('11.6d', 'goesFurtherBack', ({ g, to, origin, n }) => distance(g.w.grid, origin, to) === n),
];

/** 11.7a 11.7c 11.7j 7.8b 11.7h Where a unit may retreat to, `n` hexes from where it began; `pushed` are the units already in the chain. R60 */
export function retreatChoice(g: Field, u: UnitId, origin: HexId, n: number, pushed: readonly UnitId[]): RetreatChoice {
  const hex = hexOf(g, u);
  const cls = classOf(g, u);
  const side = sideOf(g, u);
  if (n === 1 && isBackedOntoWorks(g, u)) return ended('eliminated', '11.7d');
  const open: { readonly hex: HexId; readonly rank: number }[] = [];
  let droppedBaggage = false;
  let isHemmedIn = false;
  for (let d = 0; d < 6; d++) {
    const x = beside(g, hex, d);
    if (x < 0) continue;
    const step = { g, u, to: x, d, origin, n };
    if (!allHold(GOES_BACK, step) || !NOT_INTO_ENEMIES.holds(step)) continue;
    if (isFilledByBaggage(g, x)) {
      droppedBaggage = true;
      continue;
    }
    const isFull = !mayStack(g, cls, x, u);
    if (isFull && !isCleared(g, x, [...pushed, u])) {
      isHemmedIn = true;
      continue;
    }
    const isWatched = inEnemyZoc(g, x, side) || inEnemyFlank(g, x, side);
    const isRear = (rearArc(facingOf(g, u)) & (1 << d)) !== 0;
    open.push({ hex: x, rank: (isWatched ? WATCHED : 0) | (isFull ? PUSHES : 0) | (isRear ? 0 : SIDEWAYS) });
  }
  const best = lowest(open, ({ rank }) => rank);
  const hexes = best.map(({ hex }) => hex);
  const displaces = best.some(({ rank }) => (rank & PUSHES) !== 0);
  if (best.length > 0) return ended('goes', '11.7a', hexes, displaces);
  return droppedBaggage ? ended('routs', '7.8b') : ended('eliminated', isHemmedIn ? '11.7j' : '11.7c');
}

/** 11.7h 11.7j 7.8b Whether a full hex is made free for one who retreats into it: guns alone are lost, others make room or run. R63 */
function isCleared(g: Field, hex: HexId, chain: readonly UnitId[]): boolean {
  const friend = unitAt(g, hex);
  if (friend < 0) return true;
  if (chain.includes(friend) || chain.length >= MAX_CHAIN) return false;
  return retreatChoice(g, friend, hex, 1, chain).fate !== 'eliminated';
}

/** Every rule against a retreat of a unit into a hex that is not among its best. */
export function whyNotRetreatTo(
  g: Field,
  u: UnitId,
  to: HexId,
  origin: HexId,
  n: number,
  pushed: readonly UnitId[],
): readonly Refusal[] {
  const out = n === 1 && isBackedOntoWorks(g, u) ? [refusal('11.7d', 'backedOntoWorks')] : [];
  out.push(...whyNot([NOT_INTO_ENEMIES], { g, u, to, origin, n }));
  const d = directionTo(g.w.grid, hexOf(g, u), to);
  if (d === undefined) return [...out, refusal('11.6d', 'oneHexBack'), refusal('11.7c', 'noRetreatAtAll')];
  out.push(...whyNot(GOES_BACK, { g, u, to, d, origin, n }));
  const isFull = holder(g, to) === sideOf(g, u) && !mayStack(g, classOf(g, u), to, u);
  if (isFilledByBaggage(g, to)) out.push(refusal('7.8b', 'notOntoBaggage'));
  else if (isFull && !isCleared(g, to, [...pushed, u])) out.push(refusal('11.7j', 'friendIsStuck'));
  return orElse(out, refusal('11.7a', 'noRetreatThere'));
}
