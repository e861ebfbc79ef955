import { contract } from './contract.ts';
import { toy } from './toy.ts';
import { toyScenario } from './toy-world.ts';

contract(
  toy,
  [
    { options: { weather: 'dry' } },
    { options: { weather: 'wet' } },
    { scenarioData: toyScenario('r1@3 6/2; r2@3 5/1; b1@5 6/2; b2@5 5/0; b3@6 2/3', 'die', 40) },
  ],
  { games: 40, spoilt: 400 },
);
