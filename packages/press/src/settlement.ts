import { chance } from './chance.ts';
import { distance, moved, passesNear, withNormals } from './curve.ts';
import type { Settlement } from './hex-sheet.ts';
import { HOUSE_KINDS, standing } from './houses.ts';
import { area, group, line, type Point, trace } from './ink.ts';
import { blockOf, isWithin } from './labels.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';
import { bushAt } from './woods.ts';

/** Towns and villages grow along their streets, gardens behind the houses, the church where the ways meet. */
const REACH = { town: 43, village: 31, chateau: 31 } as const;

interface Standing {
  readonly place: Point;
  readonly symbol: string;
}

const freeOf = (survey: Survey, p: Point, gap: number): boolean =>
  !survey.roads.some((road) => passesNear(road.line, p, gap)) &&
  !survey.streams.some((stream) => passesNear(stream.center, p, gap + 2)) &&
  !survey.rivers.some((river) => passesNear(river.center, p, 26));

const isNameless = (survey: Survey, p: Point): boolean =>
  survey.labels
    .map(blockOf)
    .every((block) =>
      [-12, 0, 12].every((dx) => [0, -12, -22].every((dy) => !isWithin([p[0] + dx, p[1] + dy], block))),
    );

const drawSettlement = (survey: Survey, settlement: Settlement, ink: Palette): string => {
  const { prefix } = survey;
  const dice = chance(`${survey.sheet.id} ${settlement.name}`);
  const centers = settlement.hexes.map(survey.layout.center);
  const reach = REACH[settlement.rank];
  const isInside = (p: Point): boolean => centers.some((center) => distance(center, p) < reach * dice.between(0.8, 1));
  const middle: Point = [
    centers.reduce((sum, p) => sum + p[0], 0) / centers.length,
    centers.reduce((sum, p) => sum + p[1], 0) / centers.length,
  ];
  const built: Standing[] = [];
  const isClear = (p: Point, gap: number): boolean =>
    built.every(({ place }) => Math.hypot(place[0] - p[0], (place[1] - p[1]) * 1.5) > gap);

  // The church first: it keeps its yard clear of houses.
  const yard = centers
    .flatMap((center) =>
      Array.from({ length: 40 }, (): Point => moved(center, [dice.between(-24, 24), dice.between(-16, 20)])),
    )
    .filter((p) => [0, 13].every((dx) => freeOf(survey, [p[0] + dx, p[1] - 4], 9)))
    .sort((a, b) => distance(a, middle) - distance(b, middle))[0];
  if (yard !== undefined)
    built.push({ place: yard, symbol: `${prefix}-${settlement.rank === 'town' ? 'abbey' : 'church'}` });
  const churchGap = settlement.rank === 'town' ? 22 : 16;
  const isOffYard = (p: Point): boolean => yard === undefined || distance(yard, p) > churchGap;
  const raise = (p: Point): void => {
    if (isInside(p) && isOffYard(p) && isClear(p, settlement.rank === 'town' ? 9.4 : 10.5) && freeOf(survey, p, 5.5)) {
      built.push({ place: p, symbol: `${prefix}-house${Math.floor(dice.next() * HOUSE_KINDS)}` });
    }
  };
  for (const road of survey.roads) {
    for (const [p, normal] of withNormals(road.line))
      for (const side of [1, -1]) if (dice.next() < 0.8) raise(moved(p, normal, side * dice.between(8, 12)));
  }
  for (let i = 0; i < centers.length * (settlement.rank === 'town' ? 90 : 10); i++) {
    raise(moved(dice.pick(centers), [dice.between(-reach, reach), dice.between(-reach, reach) * 0.85]));
  }

  const gardens: string[] = [];
  const beds: string[] = [];
  const orchard: Point[] = [];
  for (let i = 0; i < centers.length * 9; i++) {
    const p = moved(dice.pick(centers), [dice.between(-reach, reach) * 1.15, dice.between(-reach, reach)]);
    if (!freeOf(survey, p, 13) || !isClear(p, 9)) continue;
    const turn = dice.between(0, 1.5);
    const corners = [0, 1, 2, 3].map(
      (k): Point =>
        moved(p, [Math.cos(turn + (k * Math.PI) / 2), Math.sin(turn + (k * Math.PI) / 2)], k % 2 === 0 ? 9 : 7),
    );
    gardens.push(trace(corners, true));
    if (dice.next() < 0.5) orchard.push(p, moved(p, [5, 2]), moved(p, [-4, -3]));
    else
      for (const share of [0.25, 0.5, 0.75]) {
        const [a, b, c, d] = corners as [Point, Point, Point, Point];
        beds.push(
          trace([
            [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share],
            [d[0] + (c[0] - d[0]) * share, d[1] + (c[1] - d[1]) * share],
          ]),
        );
      }
  }
  // A windmill stands a little apart, where the wind is; not every village has one.
  const hasMill = settlement.rank === 'town' || dice.next() < 0.4;
  const mill = Array.from({ length: 24 }, (): Point => {
    const center = dice.pick(centers);
    const angle = dice.between(0, 2 * Math.PI);
    return moved(center, [Math.cos(angle) * 37, Math.sin(angle) * 30 + 6]);
  }).find((p) => freeOf(survey, p, 13) && isClear(p, 15) && isNameless(survey, p));
  if (hasMill && mill !== undefined) built.push({ place: mill, symbol: `${prefix}-mill` });
  built.sort((a, b) => a.place[1] - b.place[1]);
  return group(
    { class: `settlement ${settlement.rank}` },
    ...centers.map((center) =>
      line(trace([center, [center[0] + 0.1, center[1]]]), ink.built, reach * 1.7, {
        'stroke-linecap': 'round',
        opacity: 0.13,
      }),
    ),
    area(gardens.join(''), ink.meadow, { opacity: 0.4, stroke: ink.treeInk, 'stroke-width': 0.5 }),
    line(beds.join(''), ink.treeInk, 0.4, { opacity: 0.7 }),
    ...orchard.sort((a, b) => a[1] - b[1]).map((p) => bushAt(prefix, p)),
    ...built.map(({ place, symbol }) => standing(symbol, place)),
  );
};

export const drawSettlements = (survey: Survey, ink: Palette): string =>
  group(
    { class: 'settlements' },
    ...survey.sheet.settlements.map((settlement) => drawSettlement(survey, settlement, ink)),
  );

/** Streets of tents in the camps: ornament, kept off roads and names. */
export const drawEncampments = (survey: Survey): string => {
  const dice = chance(`${survey.sheet.id} tents`);
  const blocks = survey.labels.map(blockOf);
  const tents = survey.sheet.encampments.flatMap((hex) => {
    const [x, y] = survey.layout.center(hex);
    const rows = dice.pick([
      [-19, -6, 7, 20],
      [-12, 1, 14],
      [-19, -6, 7, 20],
      [-6, 7],
    ]);
    const slant = dice.between(-2.2, 2.2);
    const places = rows.flatMap((row) =>
      [-2, -1, 0, 1, 2].map((k): Point => [x + k * 11.5 + row * 0.12, y + row + 3 + k * slant]),
    );
    return places.filter(
      (p) => dice.next() < 0.96 && freeOf(survey, p, 10) && blocks.every((block) => !isWithin(p, block)),
    );
  });
  const ordered = tents.sort((a, b) => a[1] - b[1]);
  return group({ class: 'encampments' }, ...ordered.map((p) => standing(`${survey.prefix}-tent`, p)));
};
