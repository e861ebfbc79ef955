import { slotCenter } from '../boxes.ts';
import { COUNTER, drawCounter } from '../counter.ts';
import { moved } from '../curve.ts';
import { at, group, type Point } from '../ink.ts';
import type { Theme } from '../palette.ts';
import { boxRects } from '../panel.ts';
import type { PieceFace } from '../piece.ts';
import { type ZoneSurvey, zoneSpots } from './zone-survey.ts';

/** In a zone of the map, or in a box beside it. */
export type ZonePiece = PieceFace & ({ readonly zone: string } | { readonly box: string });

/** Counters of one zone lie side by side about its middle, in rows as long as the zone is wide. */
export const arrange = (count: number, room: number): { readonly shifts: readonly Point[]; readonly scale: number } => {
  const columns = Math.ceil(Math.sqrt(count));
  const lines = Math.ceil(count / columns);
  const pitch = COUNTER + 6;
  const scale = Math.min(1, (room * 1.72) / (Math.max(columns, lines) * pitch));
  const shifts = Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const inRow = row === lines - 1 ? count - columns * (lines - 1) : columns;
    return [((i % columns) - (inRow - 1) / 2) * pitch * scale, (row - (lines - 1) / 2) * pitch * scale];
  });
  return { shifts, scale };
};

export const drawZonePieces = (survey: ZoneSurvey, pieces: readonly ZonePiece[], theme: Theme): string => {
  const spots = zoneSpots(survey);
  const rects = boxRects(survey);
  const places = new Map<string, ZonePiece[]>();
  for (const piece of pieces) {
    const place = 'zone' in piece ? piece.zone : piece.box;
    places.set(place, [...(places.get(place) ?? []), piece]);
  }
  const drawn = [...places].flatMap(([place, unsorted]) => {
    const stack = [...unsorted].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
    const spot = spots[place];
    const rect = rects.get(place);
    const lies = arrange(stack.length, spot?.room ?? COUNTER);
    return stack.flatMap((piece, i) => {
      const where =
        spot !== undefined
          ? at(moved(spot.at, lies.shifts[i]!), undefined, lies.scale)
          : rect !== undefined
            ? at(slotCenter(rect, i))
            : undefined;
      if (where === undefined) return [];
      return [
        group({ class: 'piece', 'data-piece': piece.id, transform: where }, drawCounter(piece, survey.prefix, theme)),
      ];
    });
  });
  return group({ class: 'pieces' }, ...drawn);
};
