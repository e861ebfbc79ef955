import { type ParseArgsConfig, parseArgs } from 'node:util';
import { BadInput, type Text } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { faultText } from '@tambour/stage/reasons';
import { say } from './words/say.ts';

/** The command line was wrong: the message names the flag. */
export class UsageError extends Error {
  override name = 'UsageError';
  constructor(readonly says: Text) {
    super(says.en);
  }
}

/** What was asked cannot be done, through no fault of the program: a file, a record, a browser that is not there. */
export class Failure extends Error {
  override name = 'Failure';
  constructor(readonly says: Text) {
    super(says.en);
  }
}

/** What a fault says to a person, in every language; undefined for a fault of ours. */
export function faultSays(error: unknown): Text | undefined {
  if (error instanceof UsageError || error instanceof Failure) return error.says;
  return error instanceof BadInput ? faultText(error) : undefined;
}

/** What the system says of a file in French, by its code. */
const FILE_FAULTS_FR: Readonly<Record<string, string>> = {
  EACCES: 'accès refusé',
  EBUSY: 'le fichier est occupé',
  EFBIG: 'le fichier devient trop gros',
  EISDIR: 'c’est un dossier',
  ELOOP: 'trop de liens',
  EMFILE: 'trop de fichiers ouverts',
  ENAMETOOLONG: 'le nom est trop long',
  ENOENT: 'fichier ou dossier introuvable',
  ENOSPC: 'plus de place sur le disque',
  ENOTDIR: 'ce n’est pas un dossier',
  EPERM: 'opération interdite',
  EROFS: 'disque en lecture seule',
};

/** What the system says of a file, without the call and the path it made of it: the message names the file itself. */
export function fileFault(error: unknown): Text {
  const told = faultSays(error);
  if (told) return told;
  const en = (error instanceof Error ? error.message : String(error)).replace(/, \w+( '.*')?$/s, '');
  const code = /^(E[A-Z0-9]+)\b/.exec(en)?.[1] ?? '';
  return { en, fr: Object.hasOwn(FILE_FAULTS_FR, code) ? `${code}\u00a0: ${FILE_FAULTS_FR[code]}` : code || en };
}

/** `parseArgs` with errors a person can act on. */
export function parseFlags<const T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new UsageError(flagFault(error instanceof Error ? error : new Error(String(error))));
  }
}

/** What Node says of flags, in our words. */
function flagFault({ message }: Error): Text {
  const flag = /'(?:-\w, )?(--?[^\s'<]*)/.exec(message)?.[1] ?? '';
  if (message.startsWith('Unknown option')) return say('error.unknownFlag', { flag });
  if (/argument missing|ambiguous/.test(message)) return say('error.flagNeeds', { flag });
  if (message.includes('does not take an argument')) return say('error.flagTakesNone', { flag });
  return say('error.flags');
}

/** Exactly the words a command takes, by name; `least` of them must be there. */
export function positionals(given: readonly string[], names: readonly string[], least = names.length): void {
  if (given.length > names.length) throw new UsageError(say('error.tooMany', { word: given[names.length] ?? '' }));
  if (given.length < least) throw new UsageError(say('error.missing', { what: names[given.length] ?? '' }));
}

export function wholeNumber(flag: string, given: string, least: number, most: number): number {
  const n = Number(given);
  if (!/^\d{1,15}$/.test(given) || n < least || n > most)
    throw new UsageError(say('error.wholeNumber', { flag, least, most, given }));
  return n;
}

export function oneOf<const T extends string>(flag: string, given: string, values: readonly T[]): T {
  const found = values.find((value) => value === given);
  if (found === undefined) throw new UsageError(say('error.oneOf', { flag, all: values.join(', '), given }));
  return found;
}

/** `--set KEY=VALUE`, as often as one likes. */
export function settings(pairs: readonly string[]): Readonly<Record<string, string>> {
  const out: [string, string][] = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) throw new UsageError(say('error.set', { given: pair }));
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return Object.fromEntries(out);
}

/** A fault told under the name of a flag. */
export const underFlag = (flag: string, why: Text | string): UsageError =>
  new UsageError(say('error.flag', { flag, why: typeof why === 'string' ? same(why) : why }));
