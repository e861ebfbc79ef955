/**
 * Charges as functions over placed units: no match, no die. Lengths are tenths of a millimetre, turns 0.01° (right positive), time in ticks.
 *
 * - `field.ts` `Fighter` (a unit that charges or is charged), `Field` (the table it does so on), `blockersOf`.
 * - `course.ts` `courseOf` a wheel and a straight way at a rate; `ticksTo`, `degradationAt`, `reachOf`, `standAt`, `standAfter`.
 * - `path.ts` `chargePath`: length, time, first touch, order on arrival, what stops it; `reachOfCharge`.
 * - `conditions.ts` `chargeCase`, `mayCharge`, `mayDeclare`, `whyNotCharge`; at its turn `stillCharges`, `whyDropped`; `chargesByOrder`.
 * - `offers.ts` `chargesOf` a unit, `wheelsOn` a target, `wheelOnCentre`.
 * - `reception.ts` `attackOf` (a charge) and `attackOfAdvance`, `reactionsTo`, `takesReception`, `squareOf`, `turnedTo`; `receptionOf` its test;
 *   `firesAtCharge`; `chargerDoes` after its own test; `byTarget`.
 * - `contact.ts` `placeAgainst` (flush, on the designated edge), `edgeFor`, `meetHalfWay`.
 * - `advance.ts` `haltShort`, `runOn` (how far on, and whether it catches), `stopAfter`; `evasion.ts` `evade`.
 */
export * from './advance.ts';
export * from './conditions.ts';
export * from './contact.ts';
export * from './course.ts';
export * from './evasion.ts';
export * from './field.ts';
export * from './offers.ts';
export * from './path.ts';
export * from './reception.ts';
