import type { Text } from '@tambour/kernel';
import type { EventOf, EventTexts, PlaceOfPiece } from '@tambour/stage';
import type { RisorgimentoEvent } from '../model/event.ts';
import { isFeminine, placeName, saidPiece, saidPieces } from '../model/names.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** An event of one of these types, and how one is told. */
export type Of<T extends RisorgimentoEvent['type']> = EventOf<RisorgimentoEvent, T>;
export type Texts = Partial<EventTexts<RisorgimentoWorld, RisorgimentoEvent>>;

/** The piece that an event names, and what French adjectives agree with. */
export const whoOf = (w: RisorgimentoWorld, { piece }: { readonly piece: string }) => ({
  who: saidPiece(w, piece),
  isFeminine: isFeminine(w, piece),
});

/** What is added to a die, for "rolled 2, −1 = 1". */
export const added = ({ die, total }: { readonly die: number; readonly total: number }) => ({
  isAdded: total !== die,
  change: total - die,
});

/** Who is fired at or attacked, where that is known: "II/Hartmann in hex 2216 (Boffalora)", else "hex 2216 (Boffalora)". */
export function targetWords(
  w: RisorgimentoWorld,
  hex: string,
  where: PlaceOfPiece,
  isTarget: (unit: number) => boolean = () => true,
): Text {
  const place = placeName(w, hex);
  const there = w.unitIds.filter((id, u) => where(id) === hex && isTarget(u));
  return there.length === 0
    ? say('target.place', { place })
    : say('target.units', { units: saidPieces(w, there), place });
}
/** The same for an event: those of the other side than who acts. */
export const enemyTarget = (
  w: RisorgimentoWorld,
  { hex, by }: { readonly hex: string; readonly by: string },
  where: PlaceOfPiece,
): Text => {
  const side = w.unitSide[w.unitIndex.get(by) ?? -1];
  return targetWords(w, hex, where, (u) => w.unitSide[u] !== side);
};
