import type { Answer, Ask, RequestName, Trouble } from './protocol.ts';

/** The page asks whether the worker is there. */
export interface Ping {
  readonly kind: 'ping';
}
/**
 * How a worker shows that it is there, besides by its replies: by answering a ping and now and then in long work (`beat`), by
 * naming the request it begins on (`working`), and by holding a Web Lock that only its end sets free (`lock`).
 */
export type LifeSign =
  | { readonly kind: 'beat' }
  | { readonly kind: 'working'; readonly id: number }
  | { readonly kind: 'lock'; readonly name: string };

/** What the page says to a worker, and what comes back. */
export interface Message<N extends RequestName = RequestName> {
  readonly id: number;
  readonly name: N;
  readonly ask: Ask<N>;
}
export type Reply<N extends RequestName = RequestName> =
  | { readonly id: number; readonly ok: true; readonly answer: Answer<N> }
  | { readonly id: number; readonly ok: false; readonly trouble: Trouble };
