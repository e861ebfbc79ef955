/**
 * Fire as functions over units and places: no match, no die inside. Distances go in as centimetres (`cmBetween`).
 *
 * - `shooter.ts` `Shooter`, `Target`, `quartersMoved`, `menLeft`.
 * - `figures.ts` `partsOf` (the shots a unit has: the whole, its screen, the sides of a square), `firingFigures`.
 * - `able.ts` `mayFire`, `whyNoFire`; `aim.ts` `targetsFor`, `mayAimAt`, `whyNotAt`: whom a shot may be aimed at.
 * - `shot.ts` `shotAt`, `lossesOf`, `outlookOfShot`: the sum of a shot item by item, and what each face gives; `aim.ts` `aimedShot`
 *   takes it from two places, `chargeShot` is fire at a charge.
 * - `phase.ts` `sufferedIn` (all shots of a phase together), `fireOccasions` (what they make a unit test for).
 */
export * from './able.ts';
export * from './aim.ts';
export * from './figures.ts';
export * from './phase.ts';
export * from './shooter.ts';
export * from './shot.ts';
