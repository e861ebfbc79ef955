import type { Occasion } from '../../../model/vocabulary.ts';
import { type Fought, type Tested, testsAfter } from '../../../rules/fighting/after.ts';
import { meleeExcess } from '../../../rules/morale/melee-history.ts';
import { testsForStrength } from '../../../rules/morale/occasions.ts';
import { isOnTable } from '../../doors.ts';
import { escortOf, formationOf, menLost } from '../../model/columns.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Field } from '../../model/state.ts';
import { initialOf, unitOf } from '../../model/views.ts';
import { type Due, enqueue } from '../../tests/queue.ts';

/** What a round has left to be tested for. */
export interface Tally {
  /** Losses before the round, by unit. */
  readonly before: ReadonlyMap<UnitId, number>;
  /** Tests for generals and aides who were hit. */
  readonly risks: readonly Due[];
  /** Figures at the start of the round. */
  readonly strengths: ReadonlyMap<UnitId, number>;
}
/** What is asked of who tests after a round. */
export const testedIn =
  (g: Field, strengths: ReadonlyMap<UnitId, number>) =>
  (u: UnitId): Tested => {
    const { arm, state, status, guns } = unitOf(g, u);
    const isLimbered = guns !== null && formationOf(g, u) === 'limbered';
    return { arm, state, status, isLimbered, figures: strengths.get(u) ?? 0 };
  };

/** 1.1-05 R75 Whether the losses of the round have brought a unit to two thirds or half of its strength. */
const hasFallen = (g: Field, u: UnitId, lossesBefore: number): boolean =>
  testsForStrength({
    arm: unitOf(g, u).arm,
    initialFigures: initialOf(g, u),
    lossesBefore,
    lossesAfter: menLost(g, u),
    inHouse: g.s.unit.sector[u] !== 0,
    escort: escortOf(g, u),
  });

/** 2.5-X1 R42 R44 What a unit lost in the round, and by whom most: its fallen strength is the work of all it fought, won, lost or drawn. */
function sufferedBy(unit: UnitId, all: readonly Fought<UnitId>[]): Pick<Due, 'cause' | 'lost'> {
  const own = all.filter((one) => one.unit === unit);
  const worst = own.reduce((most, one) => (one.suffered > most.suffered ? one : most));
  return { cause: worst.enemy, lost: own.reduce((sum, { suffered }) => sum + suffered, 0) };
}

/**
 * 1.1-03 1.1-03a 1.1-03b 1.1-04 1.1-05 1.1-08 1.1-A2 C9g C9h C14f R18 R27 The tests after a round: who lost, then who won, one for each close combat. What else befell a unit in it (fallen
 * strength, a general hit) is part of its first test, or makes one by itself. Who is gone or runs does not test.
 */
export function enqueueTests(g: Field, all: readonly Fought<UnitId>[], { before, risks, strengths }: Tally): void {
  const besides = new Map<UnitId, Due>();
  const add = (due: Due): void => {
    const known = besides.get(due.unit);
    const occasions = [...new Set([...(known?.occasions ?? []), ...due.occasions])];
    besides.set(due.unit, { ...due, ...known, occasions });
  };
  for (const due of risks) add(due);
  for (const [unit, losses] of before)
    if (isOnTable(g, unit) && hasFallen(g, unit, losses))
      add({ unit, occasions: ['strength'], ...sufferedBy(unit, all) });
  const first: Due[] = [];
  const then: Due[] = [];
  for (const { fought, occasion } of testsAfter(
    all.filter(({ unit }) => isOnTable(g, unit)),
    testedIn(g, strengths),
  )) {
    if (occasion === 'routWithoutTest') continue;
    const { unit, enemy, suffered } = fought;
    const more = besides.get(unit);
    besides.delete(unit);
    const occasions: readonly Occasion[] = [occasion, ...(more?.occasions ?? [])];
    const due: Due = { ...more, unit, occasions, cause: enemy, excess: meleeExcess(fought), lost: suffered };
    (occasion === 'meleeLost' ? first : then).push(due);
  }
  enqueue(g, [...first, ...besides.values()]);
  enqueue(g, then);
}
