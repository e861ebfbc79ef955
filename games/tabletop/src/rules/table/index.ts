/**
 * What positions decide, as functions over placed pieces: no match, no die. Lengths are whole tenths of a millimetre, headings whole
 * hundredths of a degree (`@tambour/boards`, table); what goes to the chapter on morale is in centimetres (`inCm`).
 *
 * - `placed.ts` `Placed` (a unit), `PlacedFigure` (a general or aide), `Home` (own edge); `distanceOf`, `cmBetween`, `isTouching`,
 *   `isClearPlace`, `nearestOf`, `nearestEnemy`; `ground.ts` `groundOf` a scenario's terrain, `levelOf`, `isUphillOf`, `woodOf`.
 * - `footprints.ts` `sizeOf`, `reshaped` (about the centre), `shrunk` (front edge kept), `routSizeOf`, `isMass`.
 * - `sectors.ts` `sectorFor`, `facesEnemy`; `behind.ts` `isBehind`, `isWhollyScreened`; `sight.ts` `hasView`, `sees`, `isConcealed`;
 *   `shelter.ts` `shelterAt`.
 * - `surroundings.ts` `positionalPart` and `figuresAround`: what a Situation takes from positions; `supportingBatteries`.
 * - `rally-places.ts` `rallyDistances`, `rallyPlaces`, `rallyFriend`: what `rallyRetreat` and `rallyRout` ask.
 * - Compulsory moves: `goals.ts` `retreatGoals`, `goalPoint`, `edgePoint`; `headings.ts` `compulsoryHeading`, `advanceTarget`;
 *   `passage.ts` `passagesOf` (friends gone through or around, before a way is looked for); `path.ts` `groundInTheWay`,
 *   `compulsoryQuarter`, `advanceQuarter`, `blockedCase`; `edges.ts` `atOwnEdge`; `lines.ts` `walkOver` (hedges, walls, streams),
 *   `isAtBridge`, `isOnRoad`; `leave.ts` `crewSide`, `outside`, `outOfSector`; `convoy.ts` `convoyHalf`, `escaped`.
 * - `arc.ts` `targetsOf`; `ride.ts` `rideLength`; `figures.ts` `mayStandHere`, `setBeside`, `carriedPlace`, `refugeOf`; `halted.ts` `mayMoveHalted`.
 */
export * from './arc.ts';
export * from './behind.ts';
export * from './convoy.ts';
export * from './edges.ts';
export * from './figures.ts';
export * from './footprints.ts';
export * from './goals.ts';
export * from './ground.ts';
export * from './halted.ts';
export * from './headings.ts';
export * from './leave.ts';
export * from './lines.ts';
export * from './measure.ts';
export * from './passage.ts';
export * from './path.ts';
export * from './placed.ts';
export * from './rally-places.ts';
export * from './ride.ts';
export * from './sectors.ts';
export * from './shelter.ts';
export * from './sight.ts';
export * from './surroundings.ts';
