/** What a record asks of the rules of combat, and what each side does in one unless told. */
export { breachModifiers } from '../rules/7-breach.ts';
export { fireModifiers } from '../rules/11-fire.ts';
export { attackersOf, namedAttackers } from '../rules/11-shock.ts';
export { shockSums, sumShock } from '../rules/11-shock-sum.ts';
export { habit } from './habit.ts';
export { packShock } from './shock-code.ts';
