import type { BadInput, Refusal, RuleBook, Text } from '@tambour/kernel';

/** Every code an error of the protocol can have. */
export const ERROR_CODES = [
  'bad-json',
  'bad-request',
  'unknown-op',
  'unknown-match',
  'illegal',
  'over',
  'no-undo',
  'too-many-matches',
  'not-allowed',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface ProtocolError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly [more: string]: unknown;
}
export type Answer =
  | ({ readonly ok: true } & Readonly<Record<string, unknown>>)
  | { readonly ok: false; readonly error: ProtocolError };

export const done = (fields: Readonly<Record<string, unknown>> = {}): Answer => ({ ok: true, ...fields });

export const fail = (code: ErrorCode, message: string, more: Readonly<Record<string, unknown>> = {}): Answer => ({
  ok: false,
  error: { code, message, ...more },
});

export const badInput = (error: BadInput): Answer =>
  fail('bad-request', error.message, { field: error.field, reason: error.reason });

export const over = (): Answer => fail('over', 'the battle is over');

/** Refusals as they leave the program: the reason here and now, and what the rule says. */
export interface ToldRefusal {
  readonly rule: string;
  readonly message: Text;
  readonly title: Text | null;
  readonly says: Text | null;
}
export const tellRefusals = (refusals: readonly Refusal[], rules: RuleBook): ToldRefusal[] =>
  refusals.map(({ rule, why }) => {
    const text = rules.get(rule);
    return { rule, message: why, title: text?.title ?? null, says: text?.says ?? null };
  });

export function illegal(refusals: readonly Refusal[], rules: RuleBook): Answer {
  const first = refusals[0];
  return fail('illegal', first ? first.why.en : 'the command is not legal here', {
    rule: first?.rule ?? null,
    refusals: tellRefusals(refusals, rules),
  });
}
