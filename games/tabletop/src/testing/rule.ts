import { ruleTests } from '@tambour/kernel/testing';
import type { RuleId } from '../../data/rule-ids.ts';
import { RULES } from '../rule-book.ts';

/** A test of one rule or several. */
export const rule = ruleTests<RuleId>('tabletop', RULES);
