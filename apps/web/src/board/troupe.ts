import type { AnimatedPieces } from './animate.ts';
import type { Cards } from './cards.ts';
import type { BoardExtension, BoardScene } from './scene.ts';
import { spotOf } from './spot-of.ts';

/** What the player of motions needs of the board, always as it lies now. */
export const troupeOf = (
  stage: HTMLElement,
  cards: Cards,
  now: () => readonly [BoardScene | undefined, BoardExtension | undefined],
): AnimatedPieces => {
  const ground = () => now()[0]?.ground;
  return {
    stage,
    unit: ground()?.unit ?? 1,
    at: (place) => {
      const laid = ground();
      return laid && spotOf(laid, place)?.at;
    },
    seat: (piece, place) => cards.seat(piece, place),
    counter: (piece) => cards.lie(piece),
    markup: (piece) => cards.draw(piece),
    hide: (piece, what) => cards.layer.hide(piece, what),
    leave: (piece, change) => cards.leave(piece, change),
    angle: (facing) => ground()?.facings[facing]?.angle,
    march: async (piece, way, time) => now()[1]?.march(piece, way, time),
  };
};
