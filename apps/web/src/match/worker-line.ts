import { type Answer, type Ask, type RequestName, TroubleError } from './protocol.ts';
import { trouble } from './trouble.ts';
import { Watchdog } from './watchdog.ts';
import type { LifeSign, Message, Ping, Reply } from './worker-message.ts';

/** As much of a Worker as is needed: tests put a table of their own behind it. */
export interface WorkerLike {
  postMessage(message: Message | Ping): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply | LifeSign }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

/** The worker is gone: whether the request was carried out there no longer matters, since nothing of it is left. */
export class WorkerStopped extends Error {
  override name = 'WorkerStopped';
}

export interface LineCalls {
  /** The worker is gone, whatever the cause; never told of a line that was closed. */
  onStopped?(): void;
  onSlow?(isSlow: boolean): void;
}

interface Waiting {
  readonly name: RequestName;
  readonly resolve: (answer: Answer<RequestName>) => void;
  readonly reject: (error: TroubleError | WorkerStopped) => void;
}

/** Requests and replies over a worker, matched by number, with an eye on whether it still answers. */
export class WorkerLine {
  readonly #worker: WorkerLike;
  readonly #calls: LineCalls;
  readonly #waiting = new Map<number, Waiting>();
  readonly #watchdog: Watchdog;
  #count = 0;
  /** The request the worker has begun on. */
  #working: number | undefined;
  #end: TroubleError | WorkerStopped | undefined;
  #hasSpoken = false;

  constructor(worker: WorkerLike, calls: LineCalls = {}) {
    this.#worker = worker;
    this.#calls = calls;
    this.#watchdog = new Watchdog({
      ping: () => worker.postMessage({ kind: 'ping' }),
      onSlow: (isSlow) => calls.onSlow?.(isSlow),
      onSilent: () => this.#stop(),
    });
    worker.addEventListener('message', ({ data }) => {
      // What a worker said before it was given up must not be taken for an answer afterwards.
      if (!this.#end) this.#hear(data);
    });
    worker.addEventListener('error', () => this.#stop());
    worker.addEventListener('messageerror', () => this.#stop());
  }

  /** Whether the worker has ever given a sign of life: one that has not could not be loaded. */
  get hasSpoken(): boolean {
    return this.#hasSpoken;
  }

  request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    return new Promise<Answer<RequestName>>((resolve, reject) => {
      if (this.#end) return reject(this.#end);
      const id = ++this.#count;
      this.#waiting.set(id, { name, resolve, reject });
      try {
        this.#worker.postMessage({ id, name, ask });
        this.#watchdog.watch();
      } catch {
        this.#waiting.delete(id);
        reject(unsendable());
      }
    }) as Promise<Answer<N>>;
  }

  #hear(said: Reply | LifeSign): void {
    this.#hasSpoken = true;
    if (!('kind' in said)) this.#settle(said);
    else if (said.kind === 'working') this.#working = said.id;
    else if (said.kind === 'lock') void this.#waitForEnd(said.name);
    this.#watchdog.heard(this.#working === undefined ? undefined : this.#waiting.get(this.#working)?.name);
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (this.#working === reply.id) this.#working = undefined;
    if (this.#waiting.size === 0) this.#watchdog.rest();
    if (reply.ok) waiting?.resolve(reply.answer);
    else waiting?.reject(new TroubleError(reply.trouble));
  }

  /** The lock is the worker's until it is gone. */
  async #waitForEnd(lock: string): Promise<void> {
    await navigator.locks.request(lock, () => {});
    this.#stop();
  }

  #stop(): void {
    if (this.#finish(new WorkerStopped('the worker has stopped'))) this.#calls.onStopped?.();
  }
  #finish(end: TroubleError | WorkerStopped): boolean {
    if (this.#end) return false;
    this.#end = end;
    this.#watchdog.rest();
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(end);
    this.#waiting.clear();
    return true;
  }

  close(): void {
    this.#finish(trouble('closed', 'The battle was closed.', 'La bataille a été fermée.'));
  }
}

const unsendable = () =>
  trouble(
    'bad-request',
    'This contains something that cannot be sent to the engine. The battle is unchanged.',
    'Cela contient quelque chose qui ne peut pas être transmis au moteur. La partie est inchangée.',
  );
