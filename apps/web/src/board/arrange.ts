import { itemAt, present } from '@tambour/kernel';
import { COUNTER, fan, HEX, ranksIn } from '@tambour/press';
import type { Place, ScenePiece } from '@tambour/stage';
import type { Ground, Point } from '../match/protocol.ts';
import { type Box, union } from './box.ts';
import type { Spread } from './spread.ts';

/** Where a card lies: its middle, how large against the printed size, and whether it points anywhere. */
export interface PlacedCounter {
  readonly piece: ScenePiece;
  readonly place: Place;
  readonly at: Point;
  readonly scale: number;
  /** Where its pointer turns about; undefined where none is drawn (in a box, side by side, or spread out). */
  readonly pivot: Point | undefined;
}

/** All cards, lowest first; a stack's cards follow each other. */
export interface Arrangement {
  readonly counters: readonly PlacedCounter[];
  readonly stacks: ReadonlyMap<Place, readonly ScenePiece[]>;
}

export interface ArrangeOptions {
  /** Larger than printed, for counters seen from far off. */
  readonly boost: number;
  /** These lie on top of their stacks. */
  readonly selected: readonly string[];
  readonly spread: { readonly place: Place; readonly as: Spread; readonly scale: number } | undefined;
}

/** How large a counter is printed on this ground. */
export const printed = (ground: Ground): number => ground.unit / HEX;

/** Half a card's side, in units of the paper. */
export const halfSide = (counter: PlacedCounter): number => (COUNTER / 2) * counter.scale;

const onPlaces = (pieces: readonly ScenePiece[]): Map<Place, ScenePiece[]> => {
  const stacks = new Map<Place, ScenePiece[]>();
  for (const piece of pieces) {
    if (piece.place === undefined) continue;
    const stack = stacks.get(piece.place);
    if (stack === undefined) stacks.set(piece.place, [piece]);
    else stack.push(piece);
  }
  return stacks;
};

/** What the cards of a place cover together; undefined where none lie. */
export const blockOf = ({ counters }: Arrangement, place: Place): Box | undefined => {
  let block: Box | undefined;
  for (const counter of counters) {
    if (counter.place !== place) continue;
    const [[x, y], half] = [counter.at, halfSide(counter)];
    const card = { left: x - half, top: y - half, right: x + half, bottom: y + half };
    block = block === undefined ? card : union(block, card);
  }
  return block;
};

/** Past the last slot counters overlap from the first again, a little lower. */
const slotOf = (slots: readonly Point[], i: number): Point => {
  const [x, y] = itemAt(slots, i % slots.length);
  const again = Math.floor(i / slots.length);
  return [x + again * 6, y + again * 6];
};

/**
 * North before south, so that a fan never hides its neighbour; what is spread out lies over everything. Where a place has
 * room, counters lie side by side in it and none hides another.
 */
export const arrange = (ground: Ground, pieces: readonly ScenePiece[], options: ArrangeOptions): Arrangement => {
  const stacks = onPlaces(pieces);
  const size = printed(ground);
  const selected = new Set(options.selected);
  const counters: PlacedCounter[] = [];
  const over: PlacedCounter[] = [];
  const places = [...stacks.keys()].filter((place) => ground.spots[place] !== undefined);
  places.sort((a, b) => {
    const [ax, ay] = present(ground.spots[a]).at;
    const [bx, by] = present(ground.spots[b]).at;
    return ay - by || ax - bx;
  });
  for (const place of places) {
    const spot = present(ground.spots[place]);
    const stack = present(stacks.get(place));
    if (spot.slots === undefined) stack.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    if (options.spread?.place === place) {
      const { as, scale } = options.spread;
      stack.forEach((piece, i) => {
        over.push({ piece, place, at: as.cards[i] ?? as.centre, scale, pivot: undefined });
      });
    } else if (spot.slots !== undefined && spot.slots.length > 0) {
      const { slots } = spot;
      stack.forEach((piece, i) => {
        counters.push({ piece, place, at: slotOf(slots, i), scale: size, pivot: undefined });
      });
    } else if (spot.room !== undefined) {
      const { room } = spot;
      const ranks = ranksIn({ ...spot, room }, stack.length, size * options.boost);
      stack.forEach((piece, i) => {
        counters.push({ piece, place, at: itemAt(ranks.at, i), scale: ranks.scale, pivot: undefined });
      });
    } else {
      const fanned = fan(stack.length);
      const cards = stack.map((piece, i): PlacedCounter => {
        const { shift, scale } = itemAt(fanned, i);
        const at: Point = [spot.at[0] + shift[0] * size, spot.at[1] + shift[1] * size];
        return { piece, place, at, scale: scale * size * options.boost, pivot: spot.at };
      });
      // A stable sort: among equals the order of the stack holds.
      cards.sort((a, b) => Number(selected.has(a.piece.id)) - Number(selected.has(b.piece.id)));
      counters.push(...cards);
    }
  }
  return { counters: [...counters, ...over], stacks };
};
