import { isWithin, overlaps } from '@tambour/boards';
import { DEGRADATIONS } from '../../../model/vocabulary.ts';
import { levelWhenPassed } from '../../../rules/morale/interpenetration.ts';
import { testsForPassage } from '../../../rules/morale/occasions.ts';
import { LIMITS } from '../../../rules/table/measure.ts';
import { isStillPassing, type Passed, passagesOf } from '../../../rules/table/passage.ts';
import { isAtLarge, isInPlay } from '../../../rules/table/placed.ts';
import { facesEnemy } from '../../../rules/table/sectors.ts';
import { nextQuarter } from '../../clock.ts';
import { degradeTo, reformTo } from '../../doors.ts';
import { isRunning } from '../../going-off.ts';
import { degradationBy, degradationOf, idOf, stateOf, valueAt } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import type { UnitId } from '../../model/ids.ts';
import type { UnitView } from '../../model/scratch.ts';
import type { Field } from '../../model/state.ts';
import { unitOf, unitsOf } from '../../model/views.ts';
import { enqueue } from '../../tests/queue.ts';

/** In `levelBack`: somebody is on his way through it now. */
const OPEN = 65_535;

/** R43 C1e The friends that a unit is on its way through: it overlaps them. */
export const passing = (g: Field, u: UnitId): readonly UnitView[] => {
  const { side, shape, state } = unitOf(g, u);
  if (!isRunning(state)) return [];
  return unitsOf(g).filter(
    (other) => other.u !== u && other.side === side && isInPlay(other) && overlaps(shape, other.shape),
  );
};

/** 2.5-I1 2.5-I7 2.6-P4 R43 R78 Whom a rout or flight goes through in this quarter: those it passes along its ideal heading, and those it is inside of already. */
export function wayThrough(
  g: Field,
  u: UnitId,
  heading: number,
  length: number,
): { readonly inside: readonly UnitView[]; readonly entered: readonly UnitView[] } {
  const { base, shape, figures, state, side } = unitOf(g, u);
  if (!isRunning(state)) return { inside: [], entered: [] };
  const reach = length + base.width + base.depth + LIMITS.passed;
  const near = unitsOf(g).filter(
    (other) => other.u !== u && other.side === side && isAtLarge(other) && isWithin(shape, other.shape, reach),
  );
  const asked = near.map((friend): Passed & { readonly friend: UnitView } => ({
    shape: friend.shape,
    figures: friend.figures,
    status: friend.status,
    formation: friend.formation,
    hasFormation: friend.hasFormation,
    facingEnemy: facesEnemy(friend, unitsOf(g)),
    inMelee: friend.opponents.length > 0,
    friend,
  }));
  const { through } = passagesOf({ base, figures, state, heading, length }, asked);
  const inside = passing(g, u);
  return { inside, entered: through.map(({ friend }) => friend).filter((friend) => !inside.includes(friend)) };
}

/** 2.5-I8 2.5-I9 1.1-13 R43 A friend that a unit has begun to go through cannot refuse: it falls into disorder at once, and tests when the quarter ends. */
export function passThrough(g: Field, router: UnitId, friends: readonly UnitView[]): void {
  const { unit } = g.s;
  for (const { u, arm } of friends) {
    emit(g, { type: 'passed-through', rule: '2.5-I8', piece: idOf(g, router), friend: idOf(g, u) });
    if (unit.levelBack[u] === 0) unit.wasLevel[u] = DEGRADATIONS.indexOf(degradationOf(g, u));
    unit.levelBack[u] = OPEN;
    degradeTo(g, u, levelWhenPassed(degradationOf(g, u), 'during'), '2.5-I9');
    if (testsForPassage('passed', arm)) enqueue(g, [{ unit: u, occasions: ['interpenetrated'] }], unitOf(g, router));
  }
  unit.through[router] = (passing(g, router)[0]?.u ?? -1) + 1;
}

/**
 * 2.5-I10 2.5-I11 R43 The passages that end with this quarter, by its number: the friend is in disorder until the two are clear, without formation for one
 * quarter more, then as it was. Who has broken meanwhile has nothing to come back to.
 */
export function settlePassages(g: Field, number: number): void {
  const { unit } = g.s;
  const units = unitsOf(g);
  for (const friend of units) {
    const { u } = friend;
    if (unit.levelBack[u] !== OPEN) continue;
    if (isRunning(friend.state) || !isInPlay(friend)) {
      unit.levelBack[u] = 0;
      continue;
    }
    const isPassed = units.some(
      (router) =>
        router !== friend && router.side === friend.side && isRunning(router.state) && isStillPassing(router, friend),
    );
    if (isPassed) continue;
    reformTo(g, u, levelWhenPassed(degradationBy(valueAt(unit.wasLevel, u)), 'quarterAfter'), '2.5-I11');
    unit.levelBack[u] = number + 2;
  }
  for (const { u, state } of units) if (!isRunning(state)) unit.through[u] = 0;
  restoreLevels(g);
}
/** 2.5-I11 R43 Units that were gone through have their order again, if nothing else has befallen it. */
export function restoreLevels(g: Field): void {
  const { unit } = g.s;
  for (const { u } of unitsOf(g)) {
    const back = valueAt(unit.levelBack, u);
    if (back === 0 || back === OPEN || back > nextQuarter(g)) continue;
    unit.levelBack[u] = 0;
    const before = degradationBy(valueAt(unit.wasLevel, u));
    const isAsLeft = degradationOf(g, u) === levelWhenPassed(before, 'quarterAfter');
    unit.wasLevel[u] = 0;
    if (isAsLeft && !isRunning(stateOf(g, u))) reformTo(g, u, levelWhenPassed(before, 'later'), '2.5-I11');
  }
}
