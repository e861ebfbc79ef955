/** What the bench uses of boardgame.io 0.50. */
export type Move<G> = (context: { readonly G: G }) => G;
export interface Game<G> {
  setup(): G;
  readonly moves: Readonly<Record<string, Move<G>>>;
  readonly turn?: { readonly minMoves: number; readonly maxMoves: number };
}
export interface LocalClient {
  start(): void;
  stop(): void;
  readonly moves: Readonly<Record<string, () => void>>;
}
export function Client<G>(options: { readonly game: Game<G>; readonly debug: boolean }): LocalClient;
