import { LANGUAGES, type World } from '@tambour/kernel';
import { amount } from '@tambour/kernel/testing';
import { COUNTER, fan, nameBlocks, plateOf, ranksIn, sealBlocks } from '@tambour/press';
import { CM, coverOf } from '@tambour/press/table';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, withGame } from './games.ts';
import type { GamePackage } from './some-game.ts';

interface Square {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}
const meets = (a: Square, b: Square): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

/** How many counters or bases lie on the map as a battle begins, and how many names they or the seals of places worth points cover a part of. */
function covered<W extends World, Field>(game: GamePackage<W, Field>, scenario: string, language: 'en' | 'fr') {
  const plan = game.plan?.(game.spec.world({ scenario }), language);
  if (!plan) throw new Error(`${game.spec.id} has no map`);
  const plate = plateOf(plan.sheet);
  const spots = plate.spots();
  const places = new Set(plan.pieces.map(({ place }) => place));
  const counters = [...places].flatMap((place): Square[] => {
    const stack = plan.pieces.filter((piece) => piece.place === place);
    const spot = spots[place];
    // Those in a box wait beside the map.
    if (!spot || spot.slots !== undefined) return [];
    const { outline, room } = spot;
    const ranks = room === undefined ? undefined : ranksIn({ at: spot.at, outline, room }, stack.length);
    return fan(stack.length).map(({ shift, scale }, i) => {
      const [x, y] = ranks?.at[i] ?? [spot.at[0] + shift[0], spot.at[1] + shift[1]];
      const half = (COUNTER * (ranks?.scale ?? scale)) / 2;
      return { x0: x - half, y0: y - half, x1: x + half, y1: y + half };
    });
  });
  const { sheet, bases = [] } = plan;
  for (const base of sheet.board === 'table' ? bases : []) {
    const { x0, y0, x1, y1 } = coverOf(base);
    const [x, y] = [plate.page.map.x + base.x * CM, plate.page.map.y + plate.page.map.height - base.y * CM];
    counters.push({ x0: x + x0, y0: y + y0, x1: x + x1, y1: y + y1 });
  }
  const over = [...counters, ...sealBlocks(plan.sheet)];
  const names = nameBlocks(plan.sheet).filter((block) => over.some((counter) => meets(block, counter)));
  return { counters: counters.length, names: names.length };
}

// French words are the longer ones.
describe.each(GAME_IDS)('names on the maps of %s', (id) => {
  it.each([...LANGUAGES].reverse().slice(0, amount(1, LANGUAGES.length)))(
    'are clear of every counter and seal as a battle begins, in %s',
    async (language) => {
      await withGame(id, (game) => {
        for (const { id: scenario } of game.spec.scenarios) {
          const { counters, names } = covered(game, scenario, language);
          expect(counters, scenario).toBeGreaterThan(9);
          expect(names, scenario).toBe(0);
        }
      });
    },
  );
});
