import { expect } from 'vitest';
import type { Action, ActionList } from '../action.ts';
import { LANGUAGES, type Text } from '../id.ts';

/** Asks a great many questions quickly: the words are made only when the answer is no. */
export function ensure(isSo: boolean, what: () => string): void {
  if (!isSo) expect.fail(what());
}
/** Whether words are like a pattern, and unlike one. */
export const ensureLike = (words: string, pattern: RegExp, of: () => string): void =>
  ensure(pattern.test(words), () => `${of()}: ${words} is not like ${pattern}`);
export const ensureUnlike = (words: string, pattern: RegExp, of: () => string): void =>
  ensure(!pattern.test(words), () => `${of()}: ${words} is like ${pattern}`);
export const show = (json: unknown) => JSON.stringify(json);
export const keyOf = (o: Action) => `${o.verb} ${o.a} ${o.b} ${o.c} ${o.d}`;
export const keys = (actions: ActionList) => Array.from({ length: actions.count }, (_, i) => keyOf(actions.at(i)));
export const hasText = (text: Text) => LANGUAGES.every((l) => text[l].trim().length > 0);
export const isSameBytes = (a: Uint8Array, b: Uint8Array) =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);
export const range = (n: number) => Array.from({ length: n }, (_, i) => i);
