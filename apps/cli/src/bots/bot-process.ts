import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { linesOf, TOO_LONG } from '../engine/lines.ts';
import type { BotFault } from './bot-fault.ts';
import type { BotLimits } from './limits.ts';
import { endGroup, endWithUs } from './live-groups.ts';

/** Who is on our end of the pipes. */
interface Listener {
  /** The answer to a line. Nothing more is read until it is there and has been taken. */
  answer(line: string, isFirst: boolean): Promise<string>;
  onFault(fault: BotFault): void;
}

/** A program that runs, and the pipes to it, with bounds on what it can make us keep. */
export class BotProcess {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #limits: BotLimits;
  readonly #listener: Listener;
  #bytes = 0;
  #errors = '';
  #hasEnded = false;
  #hasSpoken = false;

  constructor(commandLine: string, limits: BotLimits, listener: Listener) {
    this.#limits = limits;
    this.#listener = listener;
    this.#child = spawn(commandLine, { shell: true, detached: true, stdio: 'pipe' });
    endWithUs(this.#child);
    const child = this.#child;
    child.once('error', (error) => this.#end({ type: 'not-started', why: error.message }));
    // "close" comes after everything it wrote has been read, so that its last words are told with its end; a child of its own may keep
    // the pipes open, which must not keep us.
    child.once('exit', (code, signal) => {
      const end = () => this.#end({ type: 'ended', code, signal: signal ?? shellSignal(code) });
      const timer = setTimeout(end, 100);
      child.once('close', () => {
        clearTimeout(timer);
        end();
      });
    });
    // It may go while we write to it: that it has gone is told by its exit.
    child.stdin.on('error', () => {});
    child.stdout.on('error', () => {});
    child.stderr.on('error', () => {});
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = (this.#errors + text).slice(-limits.errorBytes);
    });
    void this.#listen();
  }

  /** Whether it has asked anything yet. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }
  get hasEnded(): boolean {
    return this.#hasEnded;
  }
  get errors(): string {
    return this.#errors.trim();
  }
  /** A new battle: what was written before does not count for it. */
  forgetBytes(): void {
    this.#bytes = 0;
  }

  /** Ends it and all it has started, at once. */
  kill(): void {
    this.#hasEnded = true;
    endGroup(this.#child);
    // Pipes that a child of its own holds open would keep us.
    for (const pipe of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) pipe.destroy();
  }
  /** Lets it end by itself once it has been told that it may, and ends it if it does not. */
  async close(told: Promise<void> = Promise.resolve()): Promise<void> {
    if (!this.#hasEnded && this.#child.exitCode === null && this.#child.signalCode === null) {
      // After what it is told has been written.
      told.then(() => setImmediate(() => this.#child.stdin.end()));
      const waited = new AbortController();
      const timer = setTimeout(() => waited.abort(), this.#limits.graceMs);
      await once(this.#child, 'exit', { signal: waited.signal }).catch(() => {});
      clearTimeout(timer);
    }
    this.kill();
  }

  #end(fault: BotFault): void {
    if (this.#hasEnded) return;
    this.kill();
    this.#listener.onFault(fault);
  }

  async #listen(): Promise<void> {
    const { lineBytes } = this.#limits;
    try {
      for await (const line of linesOf(this.#counted(), lineBytes)) {
        if (line === TOO_LONG) return this.#end({ type: 'long-line', bytes: lineBytes });
        if (line.trim() === '') continue;
        const isFirst = !this.#hasSpoken;
        this.#hasSpoken = true;
        const answer = await this.#listener.answer(line, isFirst);
        if (this.#hasEnded || this.#child.stdin.destroyed) return;
        if (!this.#child.stdin.write(`${answer}\n`)) await taken(this.#child.stdin);
      }
    } catch {
      // The pipe was closed under us: its exit tells why.
    }
  }
  async *#counted(): AsyncGenerator<Uint8Array> {
    const { battleBytes } = this.#limits;
    for await (const chunk of this.#child.stdout as AsyncIterable<Uint8Array>) {
      this.#bytes += chunk.length;
      if (this.#bytes > battleBytes) return this.#end({ type: 'flood', bytes: battleBytes });
      yield chunk;
    }
  }
}

/** Until it has read what we wrote, or will not read any more. */
const taken = (pipe: NodeJS.WritableStream): Promise<void> =>
  new Promise((resolve) => {
    pipe.once('drain', resolve);
    pipe.once('close', resolve);
  });

/** A shell tells the signal that ended a program by an exit code of its own. */
const shellSignal = (code: number | null): string | null =>
  Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0] ?? null;
