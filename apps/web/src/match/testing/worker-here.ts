import { desk } from '../../engine/desk.ts';
import { Table } from '../../engine/table.ts';
import { TOYS } from '../../engine/testing/toy-stage.ts';
import type { Message, Reply } from '../protocol.ts';
import type { WorkerLike } from '../worker-line.ts';

/** A worker in this very thread: messages are copied as a real one would copy them. */
export class WorkerHere implements WorkerLike {
  readonly #answer = desk(new Table(TOYS));
  readonly #onReply: ((event: { readonly data: Reply }) => void)[] = [];
  readonly #onError: ((event: unknown) => void)[] = [];
  readonly asked: string[] = [];
  isTerminated = false;

  postMessage(message: Message): void {
    const copy = structuredClone(message);
    this.asked.push(copy.name);
    void this.#answer(copy).then((reply) => {
      if (this.isTerminated) return;
      const data = structuredClone(reply);
      for (const listener of this.#onReply) listener({ data });
    });
  }
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: unknown) => void): void;
  addEventListener(type: string, listener: (event: { readonly data: Reply }) => void): void {
    if (type === 'message') this.#onReply.push(listener);
    if (type === 'error') this.#onError.push(listener as (event: unknown) => void);
  }
  /** What the browser does when the script fails. */
  die(): void {
    this.isTerminated = true;
    for (const listener of this.#onError) listener(undefined);
  }
  terminate(): void {
    this.isTerminated = true;
  }
}
