import { chance, noise } from '../chance.ts';
import { distance, passesNear } from '../curve.ts';
import { drawFurlongs } from '../fields.ts';
import { area, group, line, type Point, traces } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { outline } from '../region.ts';
import { drawHill } from '../relief.ts';
import { drawWood, EDGE, stand } from '../woods.ts';
import { isBlank, isFree } from './clearance.ts';
import { LEVEL_WASH } from './level-wash.ts';
import { moundAt, moundsAlong } from './molehill.ts';
import { hasCover } from './plot.ts';
import { reachOf, swellOf } from './reach-field.ts';
import { reachOfCover, type ZoneSurvey, zoneUnder } from './zone-survey.ts';

/** Plough, slopes and woods across zones. */
const OTHERWISE = [
  'wood',
  'forest',
  'marsh',
  'osiers',
  'pond',
  'mountain',
  'vines',
  'orchard',
  'pasture',
  'meadow',
] as const;
const BUILT = ['town', 'castle', 'gardens', 'cemetery', 'causeway'] as const;

export const drawZoneFields = (survey: ZoneSurvey, ink: Palette): string =>
  drawFurlongs(
    {
      seed: `${survey.sheet.id} fields`,
      prefix: survey.prefix,
      map: survey.layout.map,
      isTilled: (p) => {
        const plot = zoneUnder(survey, p);
        if (hasCover(plot, ...OTHERWISE, ...BUILT)) return false;
        // The fields of a village begin behind its gardens.
        const church = plot === undefined ? undefined : survey.landmarks.get(plot.zone.id);
        if (church !== undefined && (distance(church, p) < 100 || !isFree(survey, p, 46))) return false;
        return !survey.rivers.some(({ center }) => passesNear(center, p, 50));
      },
      isOpen: (p) => isFree(survey, p, 9) && isBlank(survey.lettering.blocks, p),
    },
    ink,
  );

/** The fall of the ground lies on the lower side of the border, so that the border runs along the brow. */
const BROW = 5;
const BROW_LEVEL = 0.77;
/** A wash has no fine edge. */
const COARSE = 12;
const FOOT = -34;

export const drawZoneRelief = (survey: ZoneSurvey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} relief`);
  const { map } = survey.layout;
  // High ground goes on beyond the map; its far slope is nobody's business.
  const isShown = ([x, y]: Point): boolean =>
    x > map.x - 9 && x < map.x + map.width + 9 && y > map.y - 9 && y < map.y + map.height + 9;
  const rough = noise(0x4e11);
  const highest = Math.max(0, ...survey.plots.map(({ zone }) => zone.altitude));
  const levels = Array.from({ length: highest }, (_, i) => i + 1);
  const high = levels.map((level) => {
    const reach = reachOf(survey.lattice, survey.plots, survey.borders, ({ zone }) => zone.altitude >= level);
    const height = (x: number, y: number): number => {
      const inside = reach(x, y) + 7 * rough(x / 46, y / 46) + 2 * rough(x / 15, y / 15);
      return 0.15 + (0.62 * (inside - FOOT)) / (BROW - FOOT);
    };
    return swellOf(survey.lattice, height);
  });
  const slopes = high.map((swell) => {
    // Every level lies under one wash more than the ground below it.
    const plateau = traces(outline(swell, BROW_LEVEL, COARSE), true);
    const wash = area(plateau, ink.hill, { opacity: LEVEL_WASH });
    return wash + drawHill(swell, dice, { tint: 0.045, isCrowned: false, isShown, strength: 0.5, gap: 1.7 }, ink);
  });
  const mounds = high
    .flatMap((swell) => moundsAlong(survey, swell, isShown))
    .sort((a, b) => a[1] - b[1])
    .map((p) => moundAt(survey.prefix, p, dice));
  slopes.push(group({ class: 'mounds' }, ...mounds));
  if (!survey.plots.some((plot) => hasCover(plot, 'mountain'))) return slopes.join('');
  const reaches = survey.plots
    .filter((plot) => hasCover(plot, 'mountain'))
    .map((plot) => reachOf(survey.lattice, survey.plots, survey.borders, (other) => other === plot));
  const reach = (x: number, y: number): number => Math.max(...reaches.map((one) => one(x, y)));
  // A mountain goes on rising from its border to a bare shoulder, where counters will lie.
  const peak = (x: number, y: number): number =>
    0.15 + (0.62 * (reach(x, y) - 8 + 12 * rough(x / 40, y / 40) + 5 * rough(x / 14, y / 14))) / 62;
  return slopes.join('') + drawHill(swellOf(survey.lattice, peak), dice, { tint: 0.05, isCrowned: true, isShown }, ink);
};

/** How far from the middle the trees stand back; in a dense forest they hardly do. */
const GLADE = { wood: 52, forest: 30 } as const;

export const drawZoneWoods = (survey: ZoneSurvey, ink: Palette): string => {
  if (!survey.plots.some((plot) => hasCover(plot, 'wood', 'forest'))) return '';
  const dice = chance(`${survey.sheet.id} woods`);
  const rough = noise(0x0a4b);
  const reach = reachOfCover(survey, 'wood', 'forest');
  const glades = survey.plots
    .filter((plot) => hasCover(plot, 'wood', 'forest'))
    .map((plot) => ({ at: plot.middle, wide: hasCover(plot, 'forest') ? GLADE.forest : GLADE.wood }));
  const height = (x: number, y: number): number =>
    EDGE + (reach(x, y) - 21 + 17 * rough(x / 62, y / 62) + 5 * rough(x / 17, y / 17)) / 100;
  const open = (x: number, y: number): number =>
    Math.max(...glades.map(({ at, wide }) => wide - distance(at, [x, y - 3]))) + 12 * rough(x / 20, y / 20);
  const isStanding = (p: Point): boolean => {
    if (open(p[0], p[1]) > 0) return false;
    return (
      isFree(survey, p, 11) && isBlank(survey.lettering.blocks, p) && isBlank(survey.lettering.blocks, [p[0], p[1] - 6])
    );
  };
  const swell = swellOf(survey.lattice, height);
  const trees = stand(swell, `${survey.sheet.id} stand`).filter(isStanding);
  const grass = traces(outline(swellOf(survey.lattice, open), 2, COARSE), true);
  return drawWood(swell, trees, survey.prefix, dice, ink, grass);
};

/** Standing water, lined from the bank inwards. */
const LINING: readonly (readonly [depth: number, width: number, opacity: number])[] = [
  [5, 0.8, 0.75],
  [10, 0.65, 0.62],
  [16, 0.55, 0.5],
  [24, 0.5, 0.4],
  [34, 0.45, 0.3],
  [46, 0.4, 0.22],
];

export const drawPonds = (survey: ZoneSurvey, ink: Palette): string => {
  if (!survey.plots.some((plot) => hasCover(plot, 'pond'))) return '';
  const rough = noise(0x90d);
  const reach = reachOfCover(survey, 'pond');
  const ponds = survey.plots.filter((plot) => hasCover(plot, 'pond'));
  // A pond is round in its corners, whatever its zone is.
  const corner = (x: number, y: number): number =>
    Math.max(0, Math.min(...ponds.map(({ middle, room }) => distance(middle, [x, y]) - room * 0.92)));
  const height = (x: number, y: number): number =>
    reach(x, y) - 17 - 0.55 * corner(x, y) + 9 * rough(x / 52, y / 52) + 3 * rough(x / 19, y / 19);
  const swell = swellOf(survey.lattice, height);
  const at = (level: number): string => traces(outline(swell, level), true);
  const bank = at(0);
  return group(
    { class: 'pond' },
    line(bank, ink.waterGlow, 14, { opacity: 0.16 }),
    line(bank, ink.waterGlow, 7, { opacity: 0.22 }),
    area(bank, ink.water),
    ...LINING.map(([deep, width, opacity]) => line(at(deep), ink.waterInk, width, { opacity })),
    line(bank, ink.waterInk, 1.8),
  );
};
