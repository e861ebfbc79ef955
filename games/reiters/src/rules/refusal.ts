import type { Refusal, Text } from '@tambour/kernel';
import type { CitedRule } from '../model/special.ts';

export const refusal = (rule: CitedRule, why: Text): Refusal => ({ rule, why });
