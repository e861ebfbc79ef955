import { ruleBook } from '@tambour/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { SCENARIO_FILES } from './model/scenario-files.ts';
import { reworded } from './texts/reworded.ts';

/** The special rules of a battle stand in its file; here they are rules like the others, so that they can be cited and read. */
const specialRules = Object.fromEntries(
  SCENARIO_FILES.flatMap((file) =>
    file.special.map(({ id, title, says }) => [
      id,
      {
        edition: 'scenario',
        kind: 'rule',
        testable: true,
        ref: { scenario: file.id },
        title: reworded(title),
        says: reworded(says),
      },
    ]),
  ),
);

/** Every atomic rule in our words. Apart from the game, so that a page fetches the texts only when someone asks for one. */
export const RULES = ruleBook(rulesFile, specialRules);
