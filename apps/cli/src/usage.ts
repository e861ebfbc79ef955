import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Choice, GameSpec, World } from '@tambour/kernel';
import { BadInput } from '@tambour/kernel';

/** The command line was wrong: the message names the flag. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** What was asked cannot be done, through no fault of the program: a file, a record, a browser that is not there. */
export class Failure extends Error {
  override name = 'Failure';
}

/** What the system says of a file, without the call and the path it made of it: the message names the file itself. */
export const fileFault = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/, \w+( '.*')?$/s, '');

/** `parseArgs` with errors a person can act on. */
export function parseFlags<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds advice on escaping after the first sentence, which misleads here.
    const said = error instanceof Error ? error.message : String(error);
    throw new UsageError(said.replace(/\. .*/s, '').replace(/^Unknown option/, 'unknown flag'));
  }
}

/** Exactly the words a command takes, by name; `least` of them must be there. */
export function positionals(given: readonly string[], names: readonly string[], least = names.length): void {
  if (given.length > names.length) throw new UsageError(`"${given[names.length]}" is one word too many`);
  if (given.length < least) throw new UsageError(`${names[given.length]} is missing`);
}

export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const n = Number(text);
  if (!/^\d{1,15}$/.test(text) || n < least || n > most)
    throw new UsageError(`${flag} must be a whole number from ${least} to ${most}, not "${text}"`);
  return n;
}

export function oneOf<const T extends string>(flag: string, text: string, values: readonly T[]): T {
  const found = values.find((value) => value === text);
  if (found === undefined) throw new UsageError(`${flag} must be one of ${values.join(', ')}, not "${text}"`);
  return found;
}

/** `--set KEY=VALUE`, as often as one likes. */
export function settings(pairs: readonly string[]): Readonly<Record<string, string>> {
  const out: [string, string][] = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(`--set must be KEY=VALUE, not "${pair}"`);
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(out);
}

/** The world chosen by flags. What the game refuses is told under the name of the flag. */
export function worldOf<W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice): W {
  try {
    return spec.world(choice);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const [head, ...rest] = error.field.split('.');
    if (head === 'options') throw new UsageError(`--set ${rest.join('.')}: ${error.reason}`);
    if (error.field === 'scenario') throw new UsageError(`--scenario ${error.reason}`);
    throw new UsageError(`--charts ${error.message}`);
  }
}
