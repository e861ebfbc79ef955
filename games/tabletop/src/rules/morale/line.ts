import type { NamesIn, Text, Value } from '@tambour/kernel';
import type { RuleId } from '../../../data/rule-ids.ts';
import type { FactorCode } from '../../model/vocabulary.ts';
import type { morale } from '../../texts/morale.en.ts';
import { say } from '../../texts/say.ts';
import type { TestItem } from './situation.ts';

const RULE: Readonly<Partial<Record<FactorCode, RuleId>>> = {
  B1: '1.2g',
  B2: '1.2j',
  D: '1.2c',
  F01: '1.2-F01',
  F02: '1.2-F02',
  F03: '1.2-F03',
  F04: '1.2-F04',
  F05: '1.2-F05',
  F06: '1.2-F06',
  F07: '1.2-F07',
  F08: '1.2-F08',
  F09: '1.2-F09',
  F10: '1.2-F10',
  F10b: '1.1-08c',
  F11: '1.2-F11',
  F12: '1.2-F12',
  F13: '1.2-F13',
  F14: '1.2-F14',
  F15: '1.2-F15',
  F16: '1.2-F16',
  F17: '1.2-F17',
  F18: '1.2-F18',
  F19: '1.2-F19',
  F20: '1.2-F20',
  F21: '1.2-F21',
  F22: '1.2-F22',
  F23: '1.2-F23',
  F24: '1.2-F24',
  F25: '1.2-F25',
  F26: '1.2-F26',
  F27: '1.2-F27',
  F28: '1.2-F28',
  F29: '1.2-F29',
};
/** A line of the sum before it is put into words: a test is thought of far more often than shown. */
export interface Line {
  readonly code: FactorCode;
  readonly rule: RuleId;
  readonly value: number;
  readonly why?: () => Text;
  /** Another name than that of its code. */
  readonly name?: 'even';
}
export type Words = Readonly<Record<string, Value>>;
export type Why = NamesIn<typeof morale, 'because'>;
/** A reason, by the name of its text. */
export const because =
  (name: Why, words: Words = {}) =>
  (): Text =>
    say(`because.${name}`, words as never);
export const entry = (code: FactorCode, value: number, why?: () => Text, rule = RULE[code] ?? '1.2d'): Line => {
  const exact = value === 0 ? 0 : value;
  return why ? { code, rule, value: exact, why } : { code, rule, value: exact };
};
/** The line in words. */
export const told = ({ code, rule, value, why, name }: Line): TestItem => {
  const what = say(`factor.${name ?? code}`);
  return why ? { code, rule, value, what, why: why() } : { code, rule, value, what };
};
/** A line without a reason, in words. */
export const line = (code: FactorCode, value: number): TestItem => told(entry(code, value));
