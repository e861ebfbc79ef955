/**
 * The chapter on morale as functions of a unit (`Tester`), what is around it (`Situation`) and the clock: no place, no match, no
 * die inside. What others build on:
 *
 * - `occasions.ts` who must test: `occasionApplies`, `occasionsOf`, `fireLossesNeeded`, `testsForFire`, `testsForStrength`,
 *   `testsForRout`, `firstFire`, `testsForSight`, `chargerTests`, `testsForPassage`, `mayDecline`; `charge-tests.ts` in which order.
 * - `command.ts` `commandCandidates`, `influenceOf`, `distanceValue`, `contactRange`, `commandPenalty`, `afterCommandEvent`.
 * - `environment.ts` `environmentOf`, `routCounts`, `threatens`; `melee-history.ts` `lossRunOf`, `wonRecently`, `meleeTests`;
 *   `fire-window.ts` `shootersInWindow`: what a Situation is filled with.
 * - `losses.ts` `figuresOf`, `moraleFigures`, `lossesAfterMeleeTest`; `base.ts` `troopType`, `eliteBonus`.
 * - `test.ts` `moraleTest(tester, situation, die, waived?)`, `outlookOf` (what each face would give), `linesOf` and `sheetOf`
 *   (the sum without the die, and the sheet of lines that players decided otherwise), `boundBy` (the result that counts).
 * - `result.ts` `resultOf`; `state.ts` `stateAfter`, `rallyOutcome`; `timing.ts` `timingAt`, `timingOf`, `rallyingEnds`.
 * - `obligations.ts` `obligationsOf`: what to do now, quarter by quarter, in centimetres.
 * - `rally.ts` `rallyRetreat`, `rallyRout`; `pursuit.ts`, `prisoners.ts`, `crews.ts`, `interpenetration.ts`, `acts.ts`.
 */
export * from './acts.ts';
export * from './base.ts';
export * from './cause.ts';
export * from './charge-tests.ts';
export * from './command.ts';
export * from './compulsory.ts';
export * from './crews.ts';
export * from './environment.ts';
export * from './fire-window.ts';
export * from './forward.ts';
export * from './interpenetration.ts';
export * from './losses.ts';
export * from './melee-history.ts';
export * from './obligations.ts';
export * from './occasions.ts';
export * from './prisoners.ts';
export * from './pursuit.ts';
export * from './rally.ts';
export * from './result.ts';
export * from './situation.ts';
export * from './state.ts';
export * from './test.ts';
export * from './timing.ts';
