import type { GamePackage } from '@tambour/games';
import { type Language, Position, type World } from '@tambour/kernel';
import { lettered, plateOf, type Theme } from '@tambour/press';
import { basedIn, drawnBase } from '@tambour/stage';
import type { GroundLayer } from './ground-layer.ts';
import { svgDocument } from './svg-document.ts';

export const THUMBNAIL_WIDTH = 720;

/** The map of a scenario with its pieces set up: what lies under the names, and what lies over it. */
export interface Thumbnail {
  ground(): string;
  rest(): string;
  whole(): string;
}

/** For the gallery. The ground is the same in every language. */
export function thumbnailOf<W extends World, Field>(
  { spec, stage }: GamePackage<W, Field>,
  scenario: string,
  layer: GroundLayer,
  language: Language,
  theme: Theme,
): Thumbnail {
  const { field } = new Position(spec, spec.world({ scenario })).begin(0);
  const plate = plateOf(stage.sheet(field, language));
  const boxes = plate.spots();
  const all = stage.scene(field).pieces;
  const pieces = all.flatMap(({ place, base, ...piece }) =>
    place === undefined || base !== undefined || boxes[place]?.slots !== undefined
      ? []
      : [{ ...lettered(piece, language), place }],
  );
  const bases = basedIn(all).map((piece) => drawnBase(piece, language));
  const definitions = plate.definitions(theme);
  const scale = THUMBNAIL_WIDTH / plate.page.map.width;
  const drawn = (...layers: readonly string[]): string =>
    svgDocument(plate.page.map, THUMBNAIL_WIDTH, [definitions, ...layers]);
  const below = (): string[] => [
    plate.paper(theme),
    layer.draw(plate, theme).replace(FAINT_HAIRLINE, ''),
    plate.works(theme),
    plate.patina(),
  ];
  const above = (): string[] => [
    plate.names(theme),
    plate.pieces(pieces, theme),
    plate.bases?.(bases, theme, scale) ?? '',
  ];
  return {
    ground: () => drawn(...below()),
    rest: () => drawn(...above()),
    whole: () => drawn(...below(), ...above()),
  };
}

/** Furrows, a fifth of a pixel wide at this size and a third of the document. */
const FAINT_HAIRLINE =
  /<path d="[^"]*" fill="none" stroke="[^"]*" stroke-width="0\.[0-7]\d*"[^>]* opacity="0\.[0-4]\d*"[^>]*\/>/g;
