import { itemAt } from '@tambour/kernel';
import { drawCounter } from '../draw-counter.ts';
import { at, group } from '../ink.ts';
import type { Theme } from '../palette.ts';
import { byPlace, type Piece } from '../piece.ts';
import { drawBoxed } from '../pieces.ts';
import { ranksIn } from './ranks.ts';
import { type ZoneSurvey, zoneSpots } from './zone-survey.ts';

export const drawZonePieces = (survey: ZoneSurvey, pieces: readonly Piece[], theme: Theme): string => {
  const spots = zoneSpots(survey);
  const drawn = [...byPlace(pieces)].flatMap(([place, stack]) => {
    const spot = spots[place];
    if (spot === undefined) return [];
    const ranks = ranksIn(spot, stack.length);
    return stack.map((piece, i) =>
      group(
        { class: 'piece', 'data-piece': piece.id, transform: at(itemAt(ranks.at, i), undefined, ranks.scale) },
        drawCounter(piece, survey.prefix, theme),
      ),
    );
  });
  return group({ class: 'pieces' }, ...drawn, ...drawBoxed(survey, pieces, theme));
};
