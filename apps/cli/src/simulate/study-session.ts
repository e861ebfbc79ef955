import type { Simulation } from '@tambour/ai';
import { type Crew, ThreadRunner } from '@tambour/ai/threads';
import type { Language, Text } from '@tambour/kernel';
import { type Conducted, conduct, type Runner, type Study, type StudyHeader } from '@tambour/lab';
import { reasonText } from '@tambour/stage/reasons';
import { withBots } from '../bots/fight.ts';
import type { BotLimits } from '../bots/limits.ts';
import type { Terminal } from '../terminal.ts';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';
import { interruptSignal } from './interrupt.ts';
import { KeptStudy } from './kept-study.ts';
import { Progress } from './progress.ts';
import { recordFolder, writeRecord } from './records.ts';
import type { Disk } from './study-file.ts';

/** What a study has from outside; tests have threads that die, disks that are full, and interrupt. */
export interface Surroundings {
  readonly hire: Crew['hire'];
  /** Who plays instead of threads of this machine. */
  readonly runner?: Runner | undefined;
  readonly disk?: Disk;
  readonly signal?: AbortSignal;
}
/** How battles are to be played and kept. */
export interface Ways {
  readonly workers: number | undefined;
  readonly resume: string | undefined;
  readonly records: string | undefined;
  /** What programs that take part may use. */
  readonly limits?: BotLimits;
  /** The words that go on with the study, before the name of its file; the file itself knows the rest of a simulation. */
  readonly again?: string;
}

/** The exit code of a program that was interrupted. */
const INTERRUPTED = 130;

/** A study while it is played: who plays, where it is kept, what is shown meanwhile, and how it ends. */
export class StudySession {
  readonly progress: Progress;
  readonly #kept: KeptStudy;
  readonly #runner: Runner;
  readonly #interrupt: ReturnType<typeof interruptSignal>;
  readonly #labels = new Map<Simulation, string>();
  readonly #again: string;
  #fault: unknown;
  /** Why programs were not asked to play the rest. */
  #givenUp: Text | undefined;

  constructor(
    ways: Ways,
    header: StudyHeader,
    around: Surroundings,
    readonly terminal: Terminal,
    readonly language: Language,
  ) {
    const { records, again = 'simulate' } = ways;
    this.#again = again;
    if (records !== undefined) recordFolder(records, '');
    this.#kept = KeptStudy.open(ways.resume, header, around.disk);
    const threads =
      around.runner ??
      new ThreadRunner({
        hire: around.hire,
        workers: ways.workers,
        ...(records === undefined
          ? {}
          : { errand: (simulation) => recordFolder(records, this.#labels.get(simulation) ?? '') }),
      });
    const { limits } = ways;
    const folder = (simulation: Simulation) => recordFolder(records ?? '', this.#labels.get(simulation) ?? '');
    this.#runner = limits
      ? withBots(threads, {
          workers: ways.workers,
          limits,
          onGivenUp: (why) => {
            this.#givenUp = why;
          },
          terminal,
          language,
          ...(records !== undefined && {
            keep: (simulation, battle, record) => writeRecord(folder(simulation), battle, record),
          }),
        })
      : threads;
    this.#interrupt = interruptSignal(around.signal);
    this.progress = new Progress(terminal, language);
  }

  /** Whether there is no use in going on: it was interrupted, or something is wrong. */
  get isOver(): boolean {
    return this.#interrupt.signal.aborted || this.#fault !== undefined;
  }

  /** Plays a study, or a part of one: `before` battles were played in other parts, and `of` it will be in all. */
  async play(study: Study, before = 0, of?: number): Promise<Conducted['outcomes']> {
    for (const { simulation, label } of study.settings) this.#labels.set(simulation, label);
    const { outcomes, fault } = await conduct(study, this.#runner, {
      ledger: this.#kept,
      // A part that comes after a fault has what was kept of it, and plays nothing.
      signal: this.isOver ? AbortSignal.abort() : this.#interrupt.signal,
      onProgress: (done, all) => this.progress.show(before + done, of ?? all),
    });
    this.#fault ??= fault;
    return outcomes;
  }

  /** Says what became of it if not all went well, and gives the exit code. */
  async end(fought: number, wanted: number): Promise<number> {
    this.#interrupt.release();
    await this.#runner.close();
    this.progress.clear();
    const { terminal, language } = this;
    const fault = this.#fault;
    const wasInterrupted = this.#interrupt.signal.aborted;
    if (wasInterrupted) {
      const file = this.#kept.keepNow();
      terminal.note(
        say(file ? 'study.interrupted' : 'study.nothingYet', { n: fought, file: file ?? '', again: this.#again })[
          language
        ],
      );
    }
    this.#kept.close();
    if (fault !== undefined) {
      const why =
        fault === this.#givenUp?.en && this.#givenUp
          ? this.#givenUp
          : fault instanceof Failure
            ? fault.says
            : reasonText(fault instanceof Error ? fault.message : String(fault));
      terminal.note(say(fought === 0 ? 'simulate.none' : 'simulate.some', { n: wanted, fought, why })[language]);
    }
    return fault !== undefined ? 1 : wasInterrupted ? INTERRUPTED : 0;
  }

  /** Ends what it holds when something went wrong that nobody expected. */
  async abandon(): Promise<void> {
    this.#interrupt.release();
    await this.#runner.close();
    this.#kept.close();
  }
}
