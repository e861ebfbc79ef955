import type { GamePackage } from '@tambour/games';
import type { Command, Position, World } from '@tambour/kernel';
import type { Handle } from '@tambour/stage';
import { legalAction } from './legal-action.ts';

interface Entry {
  readonly handle: Handle;
  readonly words: ReadonlySet<string>;
}
export interface Found {
  readonly handles: readonly Handle[];
  readonly more: number;
}

/** Looks typed words up among the orders of one decision. */
export type ActionFinder = (words: string, limit: number) => Found;

/**
 * Typed orders: every word given must begin a word of the order, in either language or as the command itself spells it;
 * orders that have all of them whole come first. A command as JSON is taken at its word.
 */
export function actionFinder<W extends World, Field>(
  game: GamePackage<W, Field>,
  position: Position<W, Field>,
): ActionFinder {
  const { field, actions } = position;
  const entries: readonly Entry[] = Array.from({ length: actions.count }, (_, i) => actions.at(i)).map((action) => {
    const handle = game.stage.handle(field, action);
    return { handle, words: wordsOf(handle) };
  });
  return (typed, limit) => {
    if (typed.trimStart().startsWith('{')) return findCommand(game, position, typed);
    const wanted = split(typed);
    // An order written out in full means that order, even if its words also begin those of others.
    const said = wanted.join(' ');
    const exact = entries.filter(({ handle: { label } }) =>
      [label.en, label.fr].some((t) => split(t).join(' ') === said),
    );
    if (exact.length > 0) return { handles: exact.slice(0, limit).map((entry) => entry.handle), more: 0 };
    const fits = entries.filter(({ words }) => wanted.every((word) => words.has(word) || begins(words, word)));
    const isWhole = ({ words }: Entry) => wanted.every((word) => words.has(word));
    const sorted = [...fits.filter(isWhole), ...fits.filter((entry) => !isWhole(entry))];
    const handles = sorted.slice(0, limit).map((entry) => entry.handle);
    return { handles, more: fits.length - handles.length };
  };
}

function findCommand<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  position: Position<W, Field>,
  typed: string,
): Found {
  let command: unknown;
  try {
    command = JSON.parse(typed);
  } catch {
    // Still being typed.
    return { handles: [], more: 0 };
  }
  return { handles: [stage.handle(position.field, legalAction(position, command))], more: 0 };
}

/** Small letters without accents, so that "trésor" is found by "TRESOR". */
const split = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const begins = (words: ReadonlySet<string>, start: string): boolean => {
  for (const word of words) if (word.startsWith(start)) return true;
  return false;
};

const wordsOf = ({ label, verb, command }: Handle): Set<string> =>
  new Set([label.en, label.fr, verb.en, verb.fr, ...spelled(command)].flatMap(split));

function* spelled(value: Command | unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* spelled(part);
}
