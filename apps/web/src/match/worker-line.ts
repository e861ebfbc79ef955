import { type Answer, type Ask, type Message, type Reply, type RequestName, TroubleError } from './protocol.ts';
import { trouble } from './trouble.ts';

/** As much of a Worker as is needed: tests put a table of their own behind it. */
export interface WorkerLike {
  postMessage(message: Message): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  terminate(): void;
}

interface Waiting {
  readonly resolve: (answer: Answer<RequestName>) => void;
  readonly reject: (error: TroubleError) => void;
}

/** Requests and replies over a worker, matched by number. */
export class WorkerLine {
  readonly #worker: WorkerLike;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
  #end: TroubleError | undefined;

  constructor(worker: WorkerLike) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#settle(data));
    worker.addEventListener('error', () => this.#finish(stopped()));
    worker.addEventListener('messageerror', () => this.#finish(stopped()));
  }

  /** Whether nothing more will be answered. */
  get isDead(): boolean {
    return this.#end !== undefined;
  }

  request<N extends RequestName>(name: N, ask: Ask<N>): Promise<Answer<N>> {
    return new Promise<Answer<RequestName>>((resolve, reject) => {
      if (this.#end) return reject(this.#end);
      const id = ++this.#count;
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#worker.postMessage({ id, name, ask });
      } catch (error) {
        this.#waiting.delete(id);
        reject(unsendable(error));
      }
    }) as Promise<Answer<N>>;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.answer);
    else waiting?.reject(new TroubleError(reply.trouble));
  }

  #finish(end: TroubleError): void {
    this.#end ??= end;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.#end);
    this.#waiting.clear();
  }

  close(): void {
    this.#finish(trouble('closed', 'The battle was closed.', 'La bataille a été fermée.'));
  }
}

const stopped = () =>
  trouble(
    'engine-stopped',
    'The engine has stopped. Nothing that was played is lost: open the battle again to go on.',
    'Le moteur s’est arrêté. Rien de ce qui a été joué n’est perdu : rouvrez la bataille pour continuer.',
  );

const unsendable = (error: unknown) => {
  const what = error instanceof Error ? error.message : String(error);
  return trouble(
    'bad-request',
    `This cannot be sent to the engine (${what}).`,
    `Cela ne peut pas être transmis (${what}).`,
  );
};
