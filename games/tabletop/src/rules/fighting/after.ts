import type { Arm, Degradation, Formation, MoraleState, Result, Status } from '../../model/vocabulary.ts';
import { gunnersBeaten } from '../morale/crews.ts';
import { type MeleeOutcome, meleeOutcome } from '../morale/melee-history.ts';
import { occasionApplies } from '../morale/occasions.ts';
import { levelAfterRound } from '../wear.ts';

/** One unit's side of a close combat that has been fought. */
export interface Fought<Id> {
  readonly unit: Id;
  readonly enemy: Id;
  readonly suffered: number;
  readonly inflicted: number;
  readonly outcome: MeleeOutcome;
}
/** Both sides of a round. */
export interface RoundLosses<Id> {
  readonly a: Id;
  readonly b: Id;
  /** What each lost. */
  readonly lossesA: number;
  readonly lossesB: number;
  /** What each had at the start of MELEE, whatever part of it fought here. */
  readonly figuresA: number;
  readonly figuresB: number;
}
/** C9a C9d C9h A round as either side sees it: beaten, or the enemy beaten, else drawn. */
export function foughtBy<Id>(r: RoundLosses<Id>): readonly [Fought<Id>, Fought<Id>] {
  const outcome = meleeOutcome({
    ...{ suffered: r.lossesA, inflicted: r.lossesB },
    ...{ figures: r.figuresA, enemyFigures: r.figuresB },
  });
  const other = outcome === 'won' ? 'lost' : outcome === 'lost' ? 'won' : 'drawn';
  return [
    { unit: r.a, enemy: r.b, suffered: r.lossesA, inflicted: r.lossesB, outcome },
    { unit: r.b, enemy: r.a, suffered: r.lossesB, inflicted: r.lossesA, outcome: other },
  ];
}

type Lost<Id> = Pick<Fought<Id>, 'unit' | 'suffered' | 'outcome'>;
const worstFirst = (a: { readonly suffered: number }, b: { readonly suffered: number }): number =>
  b.suffered - a.suffered;
/** C9g C9j The enemies a unit lost to, the one that inflicted most first; of equals the first fought. */
export const beatenBy = <Id, F extends Lost<Id>>(unit: Id, fought: readonly F[]): readonly F[] =>
  fought.filter((one) => one.unit === unit && one.outcome === 'lost').sort(worstFirst);

/** A unit after a round. */
export interface AfterRound {
  readonly arm: Arm;
  readonly formation: Formation;
  readonly degradation: Degradation;
  readonly isGarrison: boolean;
  /** Rounds in a row it has fought, this one among them. */
  readonly rounds: number;
  /** The arms of those it was beaten by. */
  readonly lostTo: readonly Arm[];
}
/** C9e C9f What a round leaves of its formation, before any test: wear, and a level once if it was beaten, by however many. */
export const levelAfter = (unit: AfterRound): Degradation =>
  levelAfterRound({
    ...unit,
    isFirstRound: unit.rounds <= 1,
    isBeaten: unit.lostTo.length > 0,
    isAgainstCavalry: unit.lostTo.includes('cavalry'),
  });

/** What is asked of who tests after a close combat. */
export interface Tested {
  readonly arm: Arm;
  readonly state: MoraleState;
  readonly status: Status;
  readonly isLimbered: boolean;
  readonly figures: number;
}
export interface MeleeTest<Id> {
  readonly fought: Fought<Id>;
  /** Limbered gunners who are beaten rout without a test. */
  readonly occasion: 'meleeLost' | 'meleeWon' | 'routWithoutTest';
}
/**
 * 1.1-03a 1.1-03b 1.1-A2 2.5-A1 2.5-A2 C9g C9h C10c R45 The tests of a round in their order: who lost before who won, one for each combat, the enemy that inflicted
 * most first. Nobody tests after a draw, nor a unit that routs or flees, nor gunners who won.
 */
export function testsAfter<Id>(fought: readonly Fought<Id>[], unitOf: (id: Id) => Tested): readonly MeleeTest<Id>[] {
  const units = [...new Set(fought.map(({ unit }) => unit))];
  const asks = (id: Id, occasion: 'meleeLost' | 'meleeWon'): boolean => {
    const { arm, state } = unitOf(id);
    return occasionApplies({ arm, state, occasion });
  };
  const lost = units.flatMap((unit) =>
    beatenBy(unit, fought)
      .filter(() => asks(unit, 'meleeLost'))
      .map((one): MeleeTest<Id> => {
        const { arm, status, isLimbered, figures } = unitOf(unit);
        const isCrewGone =
          arm === 'artillery' &&
          gunnersBeaten({ limbered: isLimbered, status, figures, ...one }).outcome === 'routWithoutTest';
        return { fought: one, occasion: isCrewGone ? 'routWithoutTest' : 'meleeLost' };
      }),
  );
  const won = units.flatMap((unit) =>
    fought
      .filter((one) => one.unit === unit && one.outcome === 'won' && asks(unit, 'meleeWon'))
      .map((one): MeleeTest<Id> => ({ fought: one, occasion: 'meleeWon' })),
  );
  return [...lost, ...won];
}
/** C9g Whether a unit that lost several combats goes on to its next test: rout and flight end it. */
export const testsOn = (result: Result): boolean => result !== 'rout' && result !== 'flight';
/** C9m Whether contact lasts: not after a recoil that nobody followed, nor when one of the two goes. */
export const staysInContact = (c: {
  readonly hasRecoiled: boolean;
  readonly isFollowed: boolean;
  readonly goes: boolean;
}): boolean => !c.goes && (!c.hasRecoiled || c.isFollowed);
