import { modifiersBy, type NamesIn } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

/** One figure of a sum, with the rule that puts it there. */
export const modifier = modifiersBy<RuleId, NamesIn<typeof en, 'modifier'>>((what) => say(`modifier.${what}`));
