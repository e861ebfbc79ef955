import { ruleBook, type Text } from '@tambour/kernel';
import rulesFile from '../data/rules.json' with { type: 'json' };
import { SCENARIO_FILES } from './model/scenario-files.ts';
import { reworded } from './texts/reworded.ts';

/** What a rule says, then what it said at first and why that was changed. */
const withReason = (says: Text, revised: Readonly<Record<'from' | 'source' | 'why', Text>>): Text => {
  const [source, why] = [reworded(revised.source), reworded(revised.why)];
  return {
    en: `${says.en} (${revised.from.en} ${source.en} ${why.en})`,
    fr: `${says.fr} (${revised.from.fr} ${source.fr} ${why.fr})`,
  };
};

/** The special rules of a battle stand in its file; here they are rules like the others, so that they can be cited and read. */
const specialRules = Object.fromEntries(
  SCENARIO_FILES.flatMap((file) =>
    file.special.map((rule) => [
      rule.id,
      {
        edition: 'scenario',
        kind: 'rule',
        testable: true,
        ref: { scenario: file.id },
        title: reworded(rule.title),
        says: 'revised' in rule ? withReason(reworded(rule.says), rule.revised) : reworded(rule.says),
      },
    ]),
  ),
);

/** Every atomic rule in our words. Apart from the game, so that a page fetches the texts only when someone asks for one. */
export const RULES = ruleBook(rulesFile, specialRules);
