import type { Result } from '@tambour/ai';
import { difference, widestShare, winsOf } from './results.ts';
import type { Batch, Range, Runner } from './runner.ts';
import { battlesFor, nextLook, reach } from './statistics.ts';
import type { Setting, Study } from './study.ts';

/** Where the battles of a study are kept as they are played. */
export interface Ledger {
  /** What is known already of a setting, by its label. */
  known(label: string): readonly Batch[];
  /** Keeps a batch; throws where it cannot. */
  keep(label: string, batch: Batch): void;
}
/** For a study that is kept nowhere but in memory. */
export const NO_LEDGER: Ledger = { known: () => [], keep: () => {} };

export interface Conduct {
  readonly ledger: Ledger;
  /** Raised to end early, with what was played until then. */
  readonly signal: AbortSignal;
  /** Battles played, of about how many. */
  readonly onProgress?: (done: number, of: number) => void;
}

export interface Outcome {
  readonly setting: Setting;
  /** Those that count: battles 0, 1, 2, … without a gap, and none after the look at which the study stopped. */
  readonly results: readonly Result[];
  /** Whether the interval asked for was reached; undefined where none was asked for. */
  readonly isReached: boolean | undefined;
}
export interface Conducted {
  readonly outcomes: readonly Outcome[];
  /** Why not all was played, other than that the signal was raised. */
  readonly fault: unknown;
}

/** The battles of one setting as they come in, by their numbers. */
class Played {
  readonly #results: (Result | undefined)[] = [];
  count = 0;
  constructor(
    readonly setting: Setting,
    known: readonly Batch[],
  ) {
    for (const batch of known) this.add(batch);
  }
  /** A battle that is here already is not counted again. */
  add({ from, results }: Batch): void {
    for (const [i, result] of results.entries()) {
      if (this.#results[from + i] !== undefined) continue;
      this.#results[from + i] = result;
      this.count++;
    }
  }
  /** The first battles, as far as there is no gap. */
  first(most: number): Result[] {
    const out: Result[] = [];
    for (let k = 0; k < most; k++) {
      const result = this.#results[k];
      if (result === undefined) break;
      out.push(result);
    }
    return out;
  }
  missing(most: number): Range[] {
    const out: Range[] = [];
    for (let k = 0; k < most; k++) {
      if (this.#results[k] !== undefined) continue;
      const from = k;
      while (k < most && this.#results[k] === undefined) k++;
      out.push({ from, count: k - from });
    }
    return out;
  }
}

/** How far the widest interval that a group is played for still reaches, and about how many battles it will take. */
function precision(group: readonly Played[], games: number, until: number): { isEnough: boolean; guess: number } {
  const all = group.map((played) => played.first(games));
  const [first, ...others] = all;
  if (!first || others.length === 0) {
    const share = widestShare(winsOf(first ?? []));
    return { isEnough: reach(share) <= until, guess: battlesFor(share, until) };
  }
  const widest = Math.max(...others.map((other) => reach(difference(first, other).wins)));
  return { isEnough: widest <= until, guess: Math.ceil(games * (widest / until) ** 2) };
}

/** Plays a study. What it finds depends on the study alone: not on who plays it, in which order, or whether it was interrupted. */
export async function conduct(
  study: Study,
  runner: Runner,
  { ledger, signal, onProgress }: Conduct,
): Promise<Conducted> {
  const { settings, games, until, compared } = study;
  const inner = new AbortController();
  const stop = () => inner.abort();
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let fault: unknown;
  const giveUp = (why: unknown) => {
    fault ??= why;
    stop();
  };
  const all = settings.map((setting) => new Played(setting, ledger.known(setting.label)));
  const grouped = new Set(compared?.flat());
  const groups = [
    ...(compared ?? []).map((places) => places.flatMap((at) => all[at] ?? [])),
    ...all.filter((_, at) => !grouped.has(at)).map((played) => [played]),
  ];
  const aims = groups.map(() => games);
  const report = () => {
    const of = groups.reduce((sum, group, i) => sum + group.length * Math.min(games, aims[i] ?? games), 0);
    const done = all.reduce((sum, { count }) => sum + count, 0);
    onProgress?.(done, Math.max(done, of));
  };
  const playUpTo = async (played: Played, most: number): Promise<void> => {
    const { label, simulation } = played.setting;
    const receive = (batch: Batch) => {
      try {
        // Kept before it counts: a study that is resumed must find what was told.
        if (!inner.signal.aborted) {
          ledger.keep(label, batch);
          played.add(batch);
          report();
        }
      } catch (error) {
        giveUp(error);
      }
    };
    const plays = played.missing(most).map(async (range) => {
      const why = await runner.play(simulation, range, receive, inner.signal);
      if (why !== undefined) giveUp(why);
    });
    await Promise.all(plays);
  };
  report();
  const ended = await Promise.all(
    groups.map(async (group, i): Promise<{ looked: number; isReached: boolean | undefined }> => {
      let looked = 0;
      for (;;) {
        const next = until === undefined ? games : nextLook(looked, games);
        await Promise.all(group.map((played) => playUpTo(played, next)));
        if (inner.signal.aborted) return { looked: next, isReached: until === undefined ? undefined : false };
        looked = next;
        if (until === undefined) return { looked, isReached: undefined };
        const { isEnough, guess } = precision(group, looked, until);
        aims[i] = isEnough ? looked : Math.max(guess, nextLook(looked, games));
        if (isEnough || looked >= games) return { looked, isReached: isEnough };
      }
    }),
  ).finally(() => signal.removeEventListener('abort', stop));
  const outcomes = all.map((played): Outcome => {
    const at = groups.findIndex((group) => group.includes(played));
    const { looked = 0, isReached } = ended[at] ?? {};
    return { setting: played.setting, results: played.first(looked), isReached };
  });
  return { outcomes, fault };
}
