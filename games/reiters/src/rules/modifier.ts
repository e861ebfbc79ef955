import { modifiersBy, type NamesIn } from '@tambour/kernel';
import type { CitedRule } from '../model/special.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';

/** One thing that goes into a sum or is added to a die, under its rule. */
export const modifier = modifiersBy<CitedRule, NamesIn<typeof en, 'modifier'>>((what) => say(`modifier.${what}`));
