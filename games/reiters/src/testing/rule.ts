import { ruleTests } from '@tambour/kernel/testing';
import { RULES } from '../rule-book.ts';
import type { RuleId } from '../rule-id.ts';

/** A test of one rule or several. */
export const rule = ruleTests<RuleId>('reiters', RULES);
