import type { Choice, GameSpec, Language, World } from '@tambour/kernel';
import { Position } from '@tambour/kernel';
import { type Point, plateOf, type Rect } from '@tambour/press';
import { type Place, pointOf, type Stage } from '@tambour/stage';
import { TABLE_CELL } from '../trace.ts';

/** The map of a battle as the ground of a heat map: drawn once, however often it is shown. */
export interface HeatGround {
  /** Maps that are drawn alike have the same key. */
  readonly key: string;
  readonly box: Rect;
  /** The inside of an SVG element. */
  readonly svg: string;
  /** The outline of a place, and its middle; undefined of one that lies beside the map. */
  spot(place: Place): { readonly at: Point; readonly outline: readonly Point[]; readonly room: number } | undefined;
}

const isIn = ({ x, y, width, height }: Rect, [px, py]: Point): boolean =>
  px >= x && py >= y && px <= x + width && py <= y + height;

/** The map as it lies before the battle, without what lies around it. */
export function heatGround<W extends World, Field>(
  spec: GameSpec<W, Field>,
  stage: Pick<Stage<W, Field>, 'sheet'>,
  choice: Choice,
  language: Language,
): HeatGround {
  const { field } = new Position(spec, spec.world(choice)).begin(0);
  const sheet = stage.sheet(field, language);
  const plate = plateOf(sheet, `heat-${sheet.id}`);
  const { map } = plate.page;
  const spots = plate.spots();
  const cell = (place: Place) => {
    const point = plate.measure && pointOf(place);
    if (!point || !plate.measure) return undefined;
    const { cm, height } = plate.measure;
    const at: Point = [map.x + point[0] * cm, map.y + (height - point[1]) * cm];
    const half = (TABLE_CELL / 2) * cm;
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const;
    return { at, outline: corners.map(([x, y]): Point => [at[0] + x * half, at[1] + y * half]), room: half };
  };
  const radius = (at: Point, outline: readonly Point[]): number =>
    outline.reduce((least, [x, y]) => Math.min(least, Math.hypot(x - at[0], y - at[1])), Number.POSITIVE_INFINITY);
  return {
    key: `${spec.id} ${plate.groundKey()}`,
    box: map,
    svg: [
      plate.definitions('day'),
      plate.paper('day'),
      plate.ground('day'),
      plate.works('day'),
      plate.names('day'),
    ].join(''),
    spot(place) {
      const own = spots[place];
      if (!own) return cell(place);
      return isIn(map, own.at)
        ? { at: own.at, outline: own.outline, room: own.room ?? radius(own.at, own.outline) }
        : undefined;
    },
  };
}
