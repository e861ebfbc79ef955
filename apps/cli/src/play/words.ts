import type { Command, GameEvent } from '@tambour/kernel';

const value = (v: unknown): string => (Array.isArray(v) ? v.map(value).join('+') : String(v));

/** A command on one short line: `move unit f-c1 to 1411 facing E`. */
export const commandWords = ({ type, ...fields }: Command): string =>
  [type, ...Object.entries(fields).map(([key, v]) => `${key} ${value(v)}`)].join(' ');

/** An event on one line, its rule first. */
export function eventWords({ type, rule, ...fields }: GameEvent): string {
  const told = Object.entries(fields).flatMap(([key, v]) =>
    v === undefined ? [] : [`${key} ${typeof v === 'object' ? JSON.stringify(v) : String(v)}`],
  );
  return `(${rule}) ${type}${told.length > 0 ? `: ${told.join(', ')}` : ''}`;
}
