import type { Action, Position, Refusal, Text, World } from '@tambour/kernel';
import { trouble } from '../match/trouble.ts';

export const battleOver = () => trouble('over', 'The battle is over.', 'La bataille est terminée.');

/** Refusals as one sentence after the other, each with its rule. */
export const illegal = (refusals: readonly Refusal[]) =>
  trouble('illegal', said(refusals, 'en', 'rule'), said(refusals, 'fr', 'règle'));

const said = (refusals: readonly Refusal[], language: keyof Text, rule: string): string =>
  refusals.map((refusal) => `${refusal.why[language]} (${rule} ${refusal.rule})`).join(' ') || '—';

/** A command that has to be legal before anything can be said about it. */
export function legalAction<W extends World, Field>(position: Position<W, Field>, command: unknown): Action {
  if (position.over) throw battleOver();
  const action = position.encode(command);
  if (!position.permits(action)) throw illegal(position.refusals(action));
  return action;
}
