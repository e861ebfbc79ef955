import type { GamePackage } from '@tambour/games';
import { Match, type World } from '@tambour/kernel';
import type { Guide } from '@tambour/stage';
import { trouble } from '../match/trouble.ts';
import { MatchHistory } from './match-history.ts';

export async function findGuide<W extends World, Field>({ stage }: GamePackage<W, Field>, id: string): Promise<Guide> {
  const guide = (await stage.study()).guides?.find((known) => known.id === id);
  if (guide) return guide;
  throw trouble('unknown-guide', `There is no guided battle “${id}”.`, `Il n’y a pas de partie guidée « ${id} ».`);
}

/** Begins the battle and gives the orders that lead up to where the person takes over. */
export function beginGuide<W extends World, Field>(game: GamePackage<W, Field>, guide: Guide): MatchHistory<W, Field> {
  const history = new MatchHistory(game, Match.begin(game.spec, guide.choice, guide.seed));
  for (const command of guide.prelude) {
    const done = history.submit(command, { side: history.match.sideId });
    if (!done.ok) throw new Error(`the guide ${guide.id} gives an order that is not legal: ${JSON.stringify(command)}`);
  }
  return history;
}

/** The guide that a kept battle began with, if it did: it begins like no other. */
export async function guideOf<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  { seed, entries }: { readonly seed: number | null; readonly entries: readonly { readonly command: unknown }[] },
): Promise<Guide | undefined> {
  if (!Object.values(stage.cards).some(({ guide }) => guide !== undefined)) return undefined;
  return (await stage.study()).guides?.find(
    (guide) =>
      guide.seed === seed &&
      guide.prelude.every((command, i) => JSON.stringify(entries[i]?.command) === JSON.stringify(command)),
  );
}
