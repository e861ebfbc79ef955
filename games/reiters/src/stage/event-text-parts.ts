import type { Modifier, Text } from '@tambour/kernel';
import { figure, type Motion } from '@tambour/stage';
import type { ReitersEvent } from '../model/event.ts';

/** An event of one of these types. */
export type Of<T extends ReitersEvent['type']> = Extract<ReitersEvent, { readonly type: T }>;

export const marked = (place: string): { readonly motion: Motion } => ({ motion: { kind: 'mark', place } });
export const gone = (piece: string, from: string, to: string): { readonly motion: Motion } => ({
  motion: { kind: 'go', piece, from, to },
});

/** "4", or "4, 5 in all" where something is added to the die. */
export function rolled(die: number, total: number): Text {
  return die === total
    ? { en: `${die}`, fr: `${die}` }
    : { en: `${die}, ${figure(total)} in all`, fr: `${die}, soit ${figure(total)}` };
}
export const sumOf = (list: readonly Modifier[]): number => list.reduce((n, m) => n + m.value, 0);

/** "two points for the Catholics", or nothing where none are scored. */
export const scored = (points: number, by: Text): Text =>
  points === 0
    ? { en: '', fr: '' }
    : points === 1
      ? { en: `: a point for ${by.en}`, fr: ` : un point pour ${by.fr}` }
      : { en: `: ${points} points for ${by.en}`, fr: ` : ${points} points pour ${by.fr}` };
