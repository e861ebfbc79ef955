import { amount } from './amount.ts';
import { contract } from './contract.ts';
import { goldenCounts } from './counts.ts';
import { toy } from './toy.ts';
import { TOY_RULES } from './toy-book.ts';
import { TOY_SECRETS } from './toy-secrets.ts';
import { toyScenario } from './toy-world.ts';

const DRY = { weather: 'dry' };
const WET = { weather: 'wet' };
contract(
  toy,
  [
    { options: DRY },
    { options: WET },
    { scenarioData: toyScenario('r1@3 6/2; r2@3 5/1; b1@5 6/2; b2@5 5/0; b3@6 2/3', 'die', 40) },
  ],
  {
    rules: TOY_RULES,
    games: amount(12, 40),
    altered: amount(60, 400),
    secrets: TOY_SECRETS,
  },
);
goldenCounts(toy, [
  { options: DRY, seed: 1, after: 0, depth: 4, ways: 100, positions: 70 },
  { options: DRY, seed: 2, after: 9, depth: 4, ways: 302, positions: 106 },
  { options: WET, seed: 2, after: 9, depth: 4, ways: 350, positions: 88 },
  { options: DRY, seed: 3, after: 20, depth: 5, ways: 1959, positions: 567 },
  { options: WET, seed: 3, after: 20, depth: 5, ways: 1154, positions: 109 },
]);
