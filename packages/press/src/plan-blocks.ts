import { itemAt } from '@tambour/kernel';
import { type Chance, chance } from './chance.ts';
import { distance, heading, leftOf, moved, passesNear } from './curve.ts';
import type { Settlement } from './hex-sheet.ts';
import { area, at, element, group, line, type Point, trace, traces } from './ink.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/** Places in plan, as staff maps have them: blocks of masonry along the streets, gardens behind, a cross on the church. */
interface Plot {
  readonly place: Point;
  /** Along the street. */
  readonly along: Point;
  readonly long: number;
  readonly deep: number;
}

const REACH = { town: 46, village: 29, chateau: 16 } as const;

const corners = ({ place, along, long, deep }: Plot): Point[] => {
  const out = leftOf(along);
  const corner = (u: number, v: number): Point => moved(moved(place, along, (u * long) / 2), out, (v * deep) / 2);
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
};

/** Blocks by their outlines, with a heavier line away from the light. */
const drawBlocks = (plots: readonly Plot[], ink: Palette): string => {
  const data = plots.map((plot) => trace(corners(plot), true)).join('');
  return (
    area(data, ink.ink, { opacity: 0.5, transform: 'translate(1.5 1.7)' }) +
    area(data, ink.masonry, { stroke: ink.ink, 'stroke-width': 0.8 })
  );
};

const isDry = (survey: Survey, p: Point, gap: number): boolean =>
  !survey.sides.some((course) => passesNear(course.line, p, gap + 6, 5)) &&
  !survey.streams.some((stream) => passesNear(stream.center, p, gap)) &&
  !survey.rivers.some((river) => passesNear(river.center, p, 26));

/** Streets of their own for a place that no road goes through. */
const lanes = (center: Point, reach: number, dice: Chance): Point[][] =>
  [dice.between(0, 1.5), dice.between(1.6, 3)].map((turn) =>
    [-1, -0.5, 0, 0.5, 1].map((share) => moved(center, [Math.cos(turn), Math.sin(turn)], share * reach)),
  );

const plotsOf = (survey: Survey, settlement: Settlement, dice: Chance): { plots: Plot[]; lanes: Point[][] } => {
  const centers = settlement.hexes.map(survey.layout.center);
  const reach = REACH[settlement.rank];
  const isTown = settlement.rank === 'town';
  const isInside = (p: Point): boolean => centers.some((center) => distance(center, p) < reach * dice.between(0.85, 1));
  const near = survey.roads
    .filter((road) => road.surface !== 'rail')
    .map((road) => road.line.filter((p) => centers.some((center) => distance(center, p) < reach + 12)))
    .filter((piece) => piece.length > 2);
  const own = centers.flatMap((center) =>
    !isTown && near.some((piece) => passesNear(piece, center, reach * 0.6, 7)) ? [] : lanes(center, reach * 0.85, dice),
  );
  const streets = [...near, ...own];
  const rails = survey.roads.filter((road) => road.surface === 'rail').map((road) => road.line);
  const plots: Plot[] = [];
  const isFree = (plot: Plot): boolean => {
    const size = Math.max(plot.long, plot.deep);
    return (
      plots.every((other) => distance(other.place, plot.place) > (size + Math.max(other.long, other.deep)) / 2 + 0.6) &&
      corners(plot).every((p) => streets.every((street) => !passesNear(street, p, 3.9, 7))) &&
      corners(plot).every((p) => rails.every((rail) => !passesNear(rail, p, 6, 7))) &&
      isDry(survey, plot.place, 6)
    );
  };
  const raise = (plot: Plot): void => {
    if (isInside(plot.place) && isFree(plot)) plots.push(plot);
  };
  // Along the streets first, then a second row behind, and in a town whatever room is left.
  for (const row of isTown ? [0, 1, 2] : [0])
    for (const street of streets)
      for (let i = 1; i < street.length - 1; i++) {
        const [before, p, after] = [itemAt(street, i - 1), itemAt(street, i), itemAt(street, i + 1)];
        const along = heading(before, after);
        if (along[0] === 0 && along[1] === 0) continue;
        for (const hand of [1, -1]) {
          if (row === 0 && dice.next() < (isTown ? 0.1 : 0.28)) continue;
          const deep = dice.between(5.4, 7.6);
          const long = dice.between(isTown ? 7 : 6, isTown ? 13 : 10.5);
          raise({ place: moved(p, leftOf(along), hand * (4.6 + deep / 2 + row * 9.4)), along, long, deep });
        }
      }
  return { plots, lanes: own };
};

const gardensOf = (survey: Survey, settlement: Settlement, plots: readonly Plot[], dice: Chance): Plot[] => {
  const reach = REACH[settlement.rank] * 1.12;
  const gardens: Plot[] = [];
  for (const center of settlement.hexes.map(survey.layout.center))
    for (let i = 0; i < 20; i++) {
      const turn = dice.between(0, Math.PI);
      const place = moved(center, [dice.between(-reach, reach), dice.between(-reach, reach) * 0.9]);
      const garden = { place, along: [Math.cos(turn), Math.sin(turn)] as Point, long: 13, deep: 10 };
      const isClear =
        [...plots, ...gardens].every((other) => distance(other.place, place) > 11) &&
        survey.roads.every((road) => !passesNear(road.line, place, 10, 7)) &&
        isDry(survey, place, 9);
      if (isClear && gardens.length < 9 * settlement.hexes.length) gardens.push(garden);
    }
  return gardens;
};

export const church = (size: number, ink: Palette): string =>
  element('circle', { r: 6.6 * size, fill: ink.paper, opacity: 0.9 }) +
  area('M-6-3.4h12v6.8h-12zM-2.6-5.8h5.2v11.6h-5.2z', ink.ink, { transform: `scale(${size})` }) +
  line(`M0-${5.6 * size}v-${8.2 * size}M-${2.6 * size}-${11 * size}h${5.2 * size}`, ink.ink, 1.6);

/** A country house: a court between wings, towers at the corners, its park behind. */
export const chateau = (ink: Palette): string =>
  area('M-25-20h50v42h-50z', ink.meadow, { opacity: 0.55, stroke: ink.treeInk, 'stroke-width': 0.9 }) +
  line('M-25 1h50M0-20v42M-25-20L25 22M25-20L-25 22', ink.road, 2.2) +
  element('circle', { cy: 1, r: 21, fill: ink.paper, opacity: 0.75 }) +
  area('M-14-12h28v26h-8v-16h-12v16h-8z', ink.masonry, {
    stroke: ink.ink,
    'stroke-width': 1.7,
    'stroke-linejoin': 'round',
  }) +
  (
    [
      [-14, -12],
      [14, -12],
      [-14, 14],
      [14, 14],
    ] as const
  )
    .map(([cx, cy]) => element('circle', { cx, cy, r: 4.4, fill: ink.masonry, stroke: ink.ink, 'stroke-width': 1.6 }))
    .join('');

const drawPlace = (survey: Survey, settlement: Settlement, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} ${settlement.name} ${settlement.hexes[0]}`);
  if (settlement.rank === 'chateau')
    return group(
      { class: 'settlement chateau' },
      ...settlement.hexes.map((hex) => group({ transform: at(survey.layout.center(hex)) }, chateau(ink))),
    );
  const { plots, lanes: own } = plotsOf(survey, settlement, dice);
  const gardens = gardensOf(survey, settlement, plots, dice);
  const beds = gardens.map((garden) => trace(corners(garden), true)).join('');
  const centers = settlement.hexes.map(survey.layout.center);
  const heart = itemAt(centers, 0);
  // The church stands where the place is thickest.
  const seat = [...plots].sort((a, b) => distance(a.place, heart) - distance(b.place, heart))[
    settlement.rank === 'town' ? 3 : 1
  ];
  const reach = REACH[settlement.rank];
  return group(
    { class: `settlement ${settlement.rank}` },
    line(centers.map((center) => trace([center, [center[0] + 0.1, center[1]]])).join(''), ink.built, reach * 1.9, {
      'stroke-linecap': 'round',
      opacity: settlement.rank === 'town' ? 0.3 : 0.18,
    }),
    area(beds, ink.meadow, { opacity: 0.75, stroke: ink.treeInk, 'stroke-width': 0.6 }),
    line(traces(own), ink.road, 4),
    drawBlocks(plots, ink),
    seat === undefined
      ? ''
      : group({ transform: at(seat.place) }, church(settlement.rank === 'town' ? 1.15 : 0.9, ink)),
  );
};

export const drawPlaces = (survey: Survey, ink: Palette): string =>
  group({ class: 'settlements' }, ...survey.sheet.settlements.map((settlement) => drawPlace(survey, settlement, ink)));
