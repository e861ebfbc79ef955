import type { GameLibrary } from '../../engine/game-library.ts';
import { messageHandler } from '../../engine/message-handler.ts';
import { RequestHandler } from '../../engine/request-handler.ts';
import { TOYS } from '../../engine/testing/toy-stage.ts';
import type { WorkerLike } from '../worker-line.ts';
import type { LifeSign, Message, Ping, Reply } from '../worker-message.ts';

type Said = Reply | LifeSign;

/** A worker in this very thread: messages are copied as a real one would copy them. */
export class WorkerHere implements WorkerLike {
  readonly #answer: ReturnType<typeof messageHandler>;
  readonly #onMessage: ((event: { readonly data: Said }) => void)[] = [];
  readonly #onError: ((event: unknown) => void)[] = [];
  readonly asked: string[] = [];
  isTerminated = false;
  /** A request at which it falls silent for good, having begun on it: a loop without end. */
  loopsAt: string | undefined;
  #isGone = false;

  constructor(library: GameLibrary = TOYS) {
    this.#answer = messageHandler(new RequestHandler(library), (sign) => this.#say(sign));
  }

  postMessage(message: Message | Ping): void {
    const copy = structuredClone(message);
    if (this.#isGone) return;
    if ('kind' in copy) {
      queueMicrotask(() => this.#say({ kind: 'beat' }));
      return;
    }
    this.asked.push(copy.name);
    if (copy.name === this.loopsAt) {
      this.#say({ kind: 'working', id: copy.id });
      this.#isGone = true;
    } else void this.#answer(copy).then((reply) => this.#say(reply));
  }
  #say(said: Said): void {
    if (this.isTerminated || this.#isGone) return;
    const data = structuredClone(said);
    for (const listener of this.#onMessage) listener({ data });
  }
  addEventListener(type: 'message', listener: (event: { readonly data: Said }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  addEventListener(type: string, listener: (event: { readonly data: Said }) => void): void {
    if (type === 'message') this.#onMessage.push(listener);
    else this.#onError.push(listener as (event: unknown) => void);
  }
  /** What the browser does when the script fails. */
  die(): void {
    this.#isGone = true;
    for (const listener of this.#onError) listener(undefined);
  }
  /** Ends without a word, as when the browser takes its memory away. */
  vanish(): void {
    this.#isGone = true;
  }
  terminate(): void {
    this.isTerminated = true;
  }
}
