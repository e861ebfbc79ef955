/** What records ask of the rules of marches, fire and attacks; and what each side does in them unless told. */
export { ordersSum } from '../rules/4-orders.ts';
export { nextHex } from '../rules/5-march.ts';
export { facingToFire } from '../rules/7-artillery-fire.ts';
export { attackersOf } from '../rules/7-attack.ts';
export { attackForecast } from '../rules/7-attack-sum.ts';
export { bitOf, unitsOfBits } from '../rules/7-attackers.ts';
export { chargersOf } from '../rules/7-charge.ts';
export { chargePaths, hexesOfPath, pathCode } from '../rules/7-charge-path.ts';
export { groupOf, wordsOf } from '../rules/7-combined-fire.ts';
export { continuedModifiers, continuers } from '../rules/7-continued.ts';
export { brigadiersAt, sideTowards } from '../rules/7-fight.ts';
export { shotModifiers } from '../rules/7-small-arms.ts';
export { habit } from './habit.ts';
