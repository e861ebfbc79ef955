import { randomInt } from 'node:crypto';
import type { PlayerName } from '@tambour/ai';
import { BadInput } from '@tambour/kernel';
import { enoughFor, type Override, parseOverride, parseSweep, parseUntil, rangeOf, type Sweep } from '@tambour/lab';
import { faultText } from '@tambour/stage/reasons';
import { BOT_FLAGS, limitsFrom, playerNames } from '../bots/bot-flags.ts';
import type { BotLimits } from '../bots/limits.ts';
import { CHOICE_FLAGS } from '../game-choice.ts';
import { type Address, queueAddress } from '../queue/address.ts';
import { parseFlags, UsageError, underFlag, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { readStudyHeader } from './study-file.ts';

const MANY = { type: 'string', multiple: true } as const;
/** What a study is, and so what its file remembers. */
const STUDY_FLAGS = {
  ...CHOICE_FLAGS,
  scenario: MANY,
  games: { type: 'string' },
  a: { type: 'string', default: 'greedy' },
  b: { type: 'string', default: 'greedy' },
  seed: { type: 'string' },
  sweep: MANY,
  compare: MANY,
  even: { type: 'string' },
  until: { type: 'string' },
} as const;
/** How it is played and told. */
const OTHER_FLAGS = {
  ...BOT_FLAGS,
  workers: { type: 'string' },
  json: { type: 'string' },
  html: { type: 'string' },
  resume: { type: 'string' },
  records: { type: 'string' },
  queue: { type: 'string' },
  csv: { type: 'string' },
  battle: { type: 'string' },
} as const;

/** A change of a setting, with the flag that asked for it. */
export interface Assignment extends Override {
  readonly flag: string;
}
/** The search for the value of a key at which a battle is even. */
export interface EvenRequest {
  readonly key: string;
  readonly low?: number;
  readonly high?: number;
}

/** What the command line asks for. */
export interface StudyRequest {
  readonly words: readonly string[];
  readonly scenarios: readonly string[];
  readonly files: { readonly charts?: string | undefined; readonly 'scenario-file'?: string | undefined };
  readonly set: readonly Assignment[];
  readonly sweeps: readonly Sweep[];
  /** The changes of each setting that is compared with the first. */
  readonly compare: readonly (readonly Assignment[])[];
  readonly even: EvenRequest | undefined;
  readonly levels: readonly [a: readonly PlayerName[], b: readonly PlayerName[]];
  /** What programs may use. */
  readonly limits: BotLimits;
  readonly games: number;
  readonly until: number | undefined;
  readonly seed: number;
  readonly workers: number | undefined;
  readonly json: string | undefined;
  readonly html: string | undefined;
  readonly resume: string | undefined;
  readonly records: string | undefined;
  /** The queue whose workers are to play; the threads of this machine do where none is named. */
  readonly queue: Address | undefined;
  readonly csv: string | undefined;
  /** One battle alone, by its number from 1. */
  readonly battle: number | undefined;
  /** The words that ask for the same study again. */
  readonly command: readonly string[];
}

/** So many battles are fought of a setting if nobody says how many. */
const USUAL_GAMES = 100;
/** And so many, in all, in the search for an even battle. */
const EVEN_GAMES = 600;

const read = (args: readonly string[]) =>
  parseFlags({ args: [...args], allowPositionals: true, options: { ...STUDY_FLAGS, ...OTHER_FLAGS } });

/** Reads the command line; without a GAME, what is missing is taken from the file of the study that is gone on with. */
export function readRequest(args: readonly string[]): StudyRequest {
  const asked = read(args);
  const kept = asked.positionals.length === 0 && asked.values.resume !== undefined ? asked.values.resume : undefined;
  const { values, positionals: words } = kept === undefined ? asked : read([...readStudyHeader(kept).command, ...args]);
  if (words.length === 0) throw new UsageError(say('error.missing', { what: 'GAME' }));
  const until = values.until === undefined ? undefined : parseUntil(values.until);
  if (values.until !== undefined && until === undefined)
    throw new UsageError(say('error.until', { given: values.until }));
  const games =
    values.games === undefined
      ? until === undefined
        ? values.even === undefined
          ? USUAL_GAMES
          : EVEN_GAMES
        : enoughFor(until)
      : wholeNumber('--games', values.games, 1, 10_000_000);
  const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff);
  const sweeps = (values.sweep ?? []).map((text) => underName('--sweep', () => parseSweep(text)));
  const twice = sweeps.find(({ key }, i) => sweeps.findIndex((other) => other.key === key) < i);
  if (twice) throw new UsageError(say('error.twice', { flag: '--sweep', key: twice.key }));
  const even = values.even === undefined ? undefined : evenOf(values.even);
  if (even && until !== undefined) throw new UsageError(say('error.notWith', { flag: '--even', other: '--until' }));
  if (even && (values.sweep ?? values.compare) !== undefined)
    throw new UsageError(say('error.notWith', { flag: '--even', other: values.sweep ? '--sweep' : '--compare' }));
  const queue = queueAddress(values.queue);
  // Threads and records would be those of the machines that play.
  const odd = queue && (['workers', 'records'] as const).find((flag) => values[flag] !== undefined);
  if (odd) throw new UsageError(say('error.notWith', { flag: `--${odd}`, other: queue.from }));
  const levels = [playersOf('--a', values.a), playersOf('--b', values.b)] as const;
  return {
    words,
    scenarios: values.scenario ?? [],
    files: { charts: values.charts, 'scenario-file': values['scenario-file'] },
    set: (values.set ?? []).map((text) => assignment('--set', text)),
    sweeps,
    compare: (values.compare ?? []).map((text) => text.split(';').map((part) => assignment('--compare', part))),
    even,
    levels,
    limits: limitsFrom(values),
    games,
    until,
    seed,
    workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1, 256),
    json: values.json,
    html: values.html,
    resume: values.resume,
    records: values.records,
    queue,
    csv: values.csv,
    battle: values.battle === undefined ? undefined : wholeNumber('--battle', values.battle, 1, 100_000_000),
    command: [...words, ...studyWords(values), '--seed', String(seed)],
  };
}

/** The flags that make a study what it is, as they were given. */
function studyWords(values: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(STUDY_FLAGS)
    .filter((flag) => flag !== 'seed')
    .flatMap((flag) => {
      const given = values[flag];
      const all: readonly unknown[] = Array.isArray(given) ? given : given === undefined ? [] : [given];
      return all.flatMap((value) => [`--${flag}`, String(value)]);
    });
}

export function assignment(flag: string, text: string): Assignment {
  const found = parseOverride(text);
  if (!found) throw new UsageError(say('error.assign', { flag, given: text }));
  return { ...found, flag };
}

/** Who commands a side; several, by commas, make as many settings. */
export const playersOf = (flag: string, text: string): readonly PlayerName[] => playerNames(flag, text);

function evenOf(text: string): EvenRequest {
  const at = text.indexOf('=');
  if (at < 0) return { key: text };
  const [key, given] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  const range = rangeOf(given);
  if (key === '' || !range) throw new UsageError(say('error.even', { given: text }));
  return { key, low: range.low, high: range.high };
}

/** Faults of a text under the flag that it came with. */
export function underName<T>(flag: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof BadInput ? underFlag(flag, faultText(error)) : error;
  }
}
