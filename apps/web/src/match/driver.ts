import type { Face } from '@tambour/kernel';
import type { WorkerHealth, WorkerRole } from './engine-notice.ts';
import type { MisstepView } from './plan-view.ts';
import type { Answer, Ask, Done, Opened, RequestName, Seen, Standing, Submitted } from './protocol.ts';

/** What happened, as a listener hears it. */
export type News =
  | { readonly kind: 'opened'; readonly opened: Opened }
  | { readonly kind: 'done'; readonly done: Done; readonly tasksDone: readonly number[] }
  | { readonly kind: 'undone'; readonly standing: Standing }
  /** How the engine fares; nothing of the match has changed. */
  | { readonly kind: 'engine'; readonly role: WorkerRole; readonly health: WorkerHealth };

/** Questions that change nothing. */
export type Query = Exclude<
  RequestName,
  'begin' | 'open' | 'lesson' | 'guide' | 'submit' | 'enter' | 'withdraw' | 'undo' | 'sit' | 'choose' | 'review'
>;

/**
 * A match being played, wherever its engine runs: in a worker of this page, or on a server. The page cannot tell them apart.
 * Everything that fails rejects with a `TroubleError`.
 */
export interface MatchDriver {
  begin(ask: Ask<'begin'>): Promise<Opened>;
  open(ask: Ask<'open'>): Promise<Opened>;
  lesson(ask: Ask<'lesson'>): Promise<Opened>;
  guide(ask: Ask<'guide'>): Promise<Opened>;
  /** Fails with the code `dice-wanted` where the order waits for dice thrown by hand. */
  submit(command: unknown, side?: string): Promise<Submitted>;
  /** Dice thrown by hand for the order that waits; null leaves one to the program. */
  enter(faces: readonly Face[]): Promise<Submitted>;
  /** Takes the order that waits back, before its first die. */
  withdraw(): Promise<Standing>;
  undo(side?: string): Promise<Standing>;
  /** Sits down at the screen as a side, or, without one, as an onlooker who may see all. */
  sit(side?: number): Promise<Seen>;
  /** Any question about the match that changes nothing. */
  query<N extends Query>(name: N, ask: Ask<N>): Promise<Answer<N>>;
  /** A computer player's move for a side; it thinks elsewhere, so that the match still answers. */
  think(side: number, opponent: string): Promise<Answer<'choose'>>;
  /** The worst decisions of a side in a battle that is over: yields how much of the work is done. It may be left at any time. */
  review(side: number): AsyncGenerator<number, readonly MisstepView[]>;
  subscribe(listener: (news: News) => void): () => void;
  close(): void;
}
