/**
 * Close combat as functions over units and places: no match, no die inside.
 *
 * - `fighter.ts` `Fighter`, `Contact` (one side of one combat), `pairsOf`, `fightingFigures`.
 * - `fight.ts` `blowOf` (what a unit inflicts, item by item), `lossesOfBlow`, `outlookOfBlow`, `whyInflictsNothing`.
 * - `after.ts` `foughtBy` (who is beaten), `levelAfter` (wear, and what a defeat costs), `testsAfter` (in which order they test),
 *   `testsOn`, `staysInContact`; `recoil.ts` `recoilFrom`, `followAfter`: where the two go.
 * - `follow.ts` `followUp`, `occupy`: whether a winner may follow, or go into a sector. Pursuit is in `../morale/pursuit.ts`.
 */
export * from './after.ts';
export * from './fight.ts';
export * from './fighter.ts';
export * from './follow.ts';
export * from './recoil.ts';
