import { type Given, worstDecisions } from '@tambour/ai';
import type { GamePackage } from '@tambour/games';
import type { World } from '@tambour/kernel';
import type { MisstepView, Reviewed } from '../match/plan-view.ts';
import { openRecord, playableRecord } from './open-record.ts';
import { planSteps } from './plan-steps.ts';

/** Goes on for about so many milliseconds, one step at least. */
export type Review = (ms: number) => Reviewed;

/** Begins to look for the worst decisions of a side. Each is weighed by what the side saw when it decided. */
export async function beginReview<W extends World, Field>(
  game: GamePackage<W, Field>,
  record: unknown,
  side: number,
): Promise<Review> {
  const { history } = await openRecord(game, await playableRecord(record));
  const study = await game.stage.study();
  const own: { readonly n: number; readonly command: unknown }[] = [];
  for (let n = 1; n <= history.count; n++) {
    const { side: by, command } = history.ordered(n) ?? {};
    // A standing order answers no question.
    if (by === side && command?.type !== 'standing') own.push({ n, command });
  }
  function* decisions(): Generator<Given<W, Field>> {
    for (const { n, command } of own) {
      const position = history.seenBy(n - 1, side);
      yield { at: n, position, order: position.encode(command) };
    }
  }
  const work = worstDecisions(decisions, own.length);
  return (ms) => {
    const end = performance.now() + ms;
    for (;;) {
      const { done, value } = work.next();
      if (done) {
        const missteps = value.map(
          ({ at, loss, better }): MisstepView => ({
            n: at,
            loss,
            better: planSteps(game, study, history.seenBy(at - 1, side), better),
          }),
        );
        return { done: 1, missteps };
      }
      if (performance.now() >= end) return { done: value };
    }
  };
}
