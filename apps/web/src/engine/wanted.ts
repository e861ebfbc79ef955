import type { World } from '@tambour/kernel';
import { throwView } from '@tambour/stage';
import type { WantedView } from '../match/wanted-view.ts';
import type { MatchHistory } from './match-history.ts';

/** What is to be thrown by hand now, as the viewer may know it; nothing while nobody has sat down. */
export function wantedOf<W extends World, Field>(history: MatchHistory<W, Field>): WantedView | undefined {
  const { match, game, viewer, now } = history;
  const { waiting } = match;
  if (!waiting || viewer === 'nobody') return undefined;
  const wanted = match.wanted(viewer === 'all' ? undefined : viewer);
  if (!wanted) return undefined;
  const { pieces } = game.stage.scene(now.field);
  return {
    ...throwView(game.stage, now.world, wanted, (id) => pieces.find((piece) => piece.id === id)?.place),
    side: game.spec.sides.findIndex(({ id }) => id === waiting.side),
    label: history.said(waiting.side, waiting.command, history.count),
    thrown: waiting.dice,
  };
}
