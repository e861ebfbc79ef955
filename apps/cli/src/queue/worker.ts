import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Simulation } from '@tambour/ai';
import { type Crew, ThreadRunner } from '@tambour/ai/threads';
import { GAME_IDS } from '@tambour/games';
import type { Language, Text } from '@tambour/kernel';
import type { CliCommand } from '../cli-command.ts';
import { codeOf } from '../code-hash.ts';
import type { Terminal } from '../terminal.ts';
import { parseFlags, positionals, wholeNumber } from '../usage.ts';
import { version } from '../version.ts';
import { say } from '../words/say.ts';
import { neededAddress } from './address.ts';
import { RECONNECT_SECONDS } from './database.ts';
import { openStore } from './store.ts';
import { versionOf } from './version.ts';
import { WorkerOutdated, WorkLoop } from './work-loop.ts';

const THREAD = new URL('../../bin/simulate-worker.js', import.meta.url);

/** A worker as tests change it: with threads or a version of its own. */
export interface WorkerParts {
  readonly hire: Crew['hire'];
  readonly versionOf: (simulation: Simulation) => ReturnType<typeof versionOf>;
  /** Raised when it is to end. */
  readonly signal: AbortSignal | undefined;
}

export const workerWith = (parts: Partial<WorkerParts> = {}): CliCommand => ({
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { queue: { type: 'string' }, workers: { type: 'string' }, reconnect: { type: 'string' } },
    });
    positionals(words, []);
    const address = neededAddress(values.queue);
    const threads =
      values.workers === undefined ? availableParallelism() : wholeNumber('--workers', values.workers, 1, 256);
    const reconnectSeconds =
      values.reconnect === undefined ? RECONNECT_SECONDS : wholeNumber('--reconnect', values.reconnect, 0, 1_000_000);
    const note = (text: Text) => terminal.note(text[language]);
    const store = await openStore(address, { reconnectSeconds, onChange: note });
    if (!store) throw new Error('a worker makes its queue');
    const id = `${hostname()}:${process.pid}-${randomBytes(2).toString('hex')}`;
    note(say('worker.begins', { id, n: threads, where: address.shown }));
    const hire: Crew['hire'] = parts.hire ?? ((workerData) => new Worker(THREAD, { workerData }));
    const loop = new WorkLoop(
      store,
      { id, threads, program: version() },
      {
        runner: new ThreadRunner({ hire, workers: threads }),
        versionOf: parts.versionOf ?? unchangedVersionOf(),
        onNews: note,
        onProgress: (played, busy) => showProgress(terminal, language, played, busy, threads),
      },
    );
    const end = new AbortController();
    const stop = () => {
      // Asked twice: nothing is waited for.
      if (end.signal.aborted) process.exit(1);
      end.abort();
    };
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, stop);
    parts.signal?.addEventListener('abort', stop);
    try {
      const { played, back } = await loop.run(end.signal);
      terminal.redraw('');
      note(say('worker.ends', { id, n: played, back }));
      return 0;
    } finally {
      terminal.redraw('');
      for (const signal of signals) process.off(signal, stop);
      await store.close();
    }
  },
});

export const worker = workerWith();

/** As `versionOf`, but not if the program was updated since: threads to come would play by other code than those there are. */
function unchangedVersionOf(): WorkerParts['versionOf'] {
  const begun = new Map<string, string>(GAME_IDS.map((game) => [game, codeOf(game)]));
  return async (simulation) => {
    const found = await versionOf(simulation);
    if (begun.get(found.game) !== found.code) throw new WorkerOutdated(say('worker.changed'));
    return found;
  };
}

const showProgress = (terminal: Terminal, language: Language, n: number, busy: number, threads: number): void =>
  terminal.redraw(say('worker.progress', { n, busy, threads })[language]);
