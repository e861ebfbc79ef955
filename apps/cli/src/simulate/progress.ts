import type { Language } from '@tambour/kernel';
import type { Terminal } from '../terminal.ts';
import { say } from '../words/say.ts';

const WIDTH = 30;

const span = (seconds: number, language: Language): string =>
  (seconds < 90
    ? say('simulate.seconds', { n: Math.ceil(seconds) })
    : say('simulate.minutes', { n: Math.ceil(seconds / 60) }))[language];

/** How fast, and how long still. */
const pace = (done: number, of: number, seconds: number, language: Language): string => {
  const rate = done / Math.max(seconds, 1e-3);
  const left = span((of - done) / rate, language);
  return say('simulate.progress', { rate: rate.toFixed(1), left })[language];
};

/** One line that grows: how far, how fast, how long still. `already` of those done were not fought now. */
export function progressLine(done: number, of: number, seconds: number, language: Language, already = 0): string {
  const filled = Math.floor((WIDTH * done) / of);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${of}`;
  return done <= already ? bar : `${bar}  ${pace(done - already, of - already, seconds, language)}`;
}

/** Where lines cannot be redrawn, one is written so often: after ten seconds, and then ever more seldom, up to every two minutes. */
const FIRST_NOTE_S = 10;
const MOST_NOTE_S = 120;

/** Shows how far a study is: on a terminal by a bar, elsewhere by a line now and then. */
export class Progress {
  #already: number | undefined;
  #next = FIRST_NOTE_S;
  readonly #began: number;
  constructor(
    readonly terminal: Terminal,
    readonly language: Language,
    readonly now: () => number = () => performance.now(),
  ) {
    this.#began = now();
  }
  get seconds(): number {
    return (this.now() - this.#began) / 1000;
  }
  /** Battles that were played before, in a study that goes on. */
  get already(): number {
    return this.#already ?? 0;
  }
  show(done: number, of: number): void {
    this.#already ??= done;
    const { seconds, language, terminal } = this;
    if (terminal.redraws) terminal.redraw(progressLine(done, of, seconds, language, this.#already));
    if (terminal.redraws || seconds < this.#next || done <= this.#already) return;
    this.#next = seconds + Math.min(MOST_NOTE_S, Math.max(FIRST_NOTE_S, seconds / 2));
    const how = pace(done - this.#already, of - this.#already, seconds, language);
    terminal.note(say('simulate.note', { done, of, how })[language]);
  }
  clear(): void {
    this.terminal.redraw('');
  }
}
