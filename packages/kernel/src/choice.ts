import type { Choice } from './game.ts';
import { OWN_DICE } from './own-dice.ts';
import { bounded, figures, oneOf } from './parse.ts';

/**
 * What was chosen, measured before a game reads, hashes or compares it. Figures of one's own are there or they are not:
 * `null` is neither, and must not pass for the game's own.
 */
export function checkChoice<C extends Choice>(choice: C): C {
  bounded()({ scenario: choice.scenario, options: choice.options }, '');
  for (const name of ['charts', 'scenarioData'] as const) if (choice[name] !== undefined) figures(choice[name], name);
  if (choice.dice !== undefined) oneOf(OWN_DICE)(choice.dice, 'dice');
  return choice;
}
