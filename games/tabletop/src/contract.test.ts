import { amount, contract, isLong } from '@tambour/kernel/testing';
import { tabletop } from './battle/game.ts';
import { RULES } from './rule-book.ts';
import { crowd } from './testing/crowd.ts';
import { firstPeriods } from './testing/first-periods.ts';
import { holds, secrets } from './testing/watch.ts';

/** A path of dice may lead through the tests of a whole phase. */
const common = { rules: RULES, holds, secrets, paths: amount(30, 400) };
/** Battles that begin where others come to: everyone is within reach of everyone. */
const CROWDS = [crowd(3, 1), crowd(2, 2), crowd(1, 3), crowd(4, 3)];
contract(tabletop, CROWDS.slice(0, amount(1, CROWDS.length)), {
  ...common,
  games: amount(1, 8),
  altered: amount(4, 100),
});
/** The printed battles take long, and most of their periods are spent on the march. */
if (isLong)
  contract(tabletop, [firstPeriods('farm', 6), firstPeriods('saalfeld', 5)], { ...common, games: 4, altered: 60 });
