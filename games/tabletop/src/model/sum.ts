import { modifiersBy, type NamesIn, reasonsBy } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { saySum } from '../texts/say-sums.ts';
import type { sums } from '../texts/sums.en.ts';

/** The lines of a sum of fire or close combat, in per cent, by the name of their text. */
export type Line = NamesIn<typeof sums, 'modifier'>;
export const modifier = modifiersBy<RuleId, Line>((what) => saySum(`modifier.${what}`));

/** Why there is no fire, no following, no occupying; by the name of the text. */
export type SumWhy = NamesIn<typeof sums, 'why'>;
export const {
  refusal: sumRefusal,
  must: sumMust,
  mustFirst: sumMustFirst,
} = reasonsBy<RuleId, SumWhy>((why) => saySum(`why.${why}`));
