import { itemAt } from '@tambour/kernel';
import type { Place } from '@tambour/stage';
import type { Ground, Point } from '../match/protocol.ts';
import { type Arrangement, halfSide, type PlacedCounter } from './arrange.ts';
import type { PlaceIndex } from './place-index.ts';
import type { BoardPick } from './scene.ts';

/** The uppermost card under a point, with a margin for a finger. A card truly hit goes before one that is merely near. */
export const cardAt = (counters: readonly PlacedCounter[], [x, y]: Point, tolerance = 0): PlacedCounter | undefined => {
  let near: PlacedCounter | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = counters.length - 1; i >= 0; i--) {
    const counter = itemAt(counters, i);
    const beyond = Math.max(Math.abs(x - counter.at[0]), Math.abs(y - counter.at[1])) - halfSide(counter);
    if (beyond <= 0) return counter;
    if (beyond <= tolerance && beyond < nearest) {
      nearest = beyond;
      near = counter;
    }
  }
  return near;
};

export interface PickIn {
  readonly ground: Ground;
  readonly index: PlaceIndex;
  readonly arrangement: Arrangement;
}

/**
 * What a point means: a card, and the place it lies on; else the place. A finger's margin never takes a card of another
 * place than the one touched, so that the place beside a counter can still be tapped.
 */
export const pickAt = ({ ground, index, arrangement }: PickIn, point: Point, tolerance = 0): BoardPick | undefined => {
  const under = index.at(point, tolerance);
  const hit = cardAt(arrangement.counters, point);
  const near =
    hit ??
    cardAt(
      arrangement.counters.filter((counter) => counter.place === under),
      point,
      tolerance,
    );
  const place: Place | undefined = near?.place ?? under;
  if (place === undefined) return undefined;
  return {
    place,
    ...(near === undefined ? {} : { piece: near.piece.id }),
    ...(ground.spots[place]?.slots === undefined ? {} : { box: place }),
  };
};

export const isSamePick = (a: BoardPick | undefined, b: BoardPick | undefined): boolean =>
  a?.place === b?.place && a?.piece === b?.piece && a?.box === b?.box;
