import { present } from '@tambour/kernel';
import { chance } from '../chance.ts';
import { distance, moved, withNormals } from '../curve.ts';
import { HOUSE_KINDS, standing } from '../houses.ts';
import { group, line, type Point, trace } from '../ink.ts';
import { polar } from '../layout.ts';
import type { Palette } from '../palette.ts';
import { ROWS, SPIRES } from './birds-eye.ts';
import { isBlank, isFree } from './clearance.ts';
import { depth, hasCover, type Plot } from './plot.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** Houses along the streets and about the church, leaving the middle of the zone as the market place. */
const MARKET = 47;
/** As from a hill near by: houses are larger than their ground, as towns were drawn then. */
const BIRDS_EYE = 1.36;

interface Standing {
  readonly place: Point;
  readonly symbol: string;
  readonly scale: number;
}

const STYLE = {
  faubourg: { tries: 120, gap: 17, along: 0.9, nearest: 19, farthest: 78, rows: 0.35 },
  hamlet: { tries: 22, gap: 15, along: 0.2, nearest: 20, farthest: 44, rows: 0 },
  village: { tries: 150, gap: 17, along: 0.9, nearest: 19, farthest: 84, rows: 0.35 },
  town: { tries: 1400, gap: 21, along: 0.9, nearest: 24, farthest: 200, rows: 0.85 },
} as const;
/** Roofs stand closer one behind the other than side by side. */
const HUDDLE = 2;
type Rank = keyof typeof STYLE;

/** A castle has its farm within the walls: invented, like every single house. */
const rankOf = (plot: Plot): Rank | undefined => {
  if (hasCover(plot, 'castle')) return 'hamlet';
  return (['town', 'village', 'faubourg', 'hamlet'] as const).find((rank) => hasCover(plot, rank));
};

const housesOf = (survey: ZoneSurvey, plot: Plot, rank: Rank): Standing[] => {
  const dice = chance(`${survey.sheet.id} ${plot.zone.id}`);
  const style = STYLE[rank];
  const church = present(survey.landmarks.get(plot.zone.id));
  const isCastle = hasCover(plot, 'castle');
  const built: Standing[] = [];
  const hasChurch = rank === 'town' || rank === 'village';
  const spire = `${survey.prefix}-spire${Math.floor(dice.next() * SPIRES)}`;
  if (hasChurch) built.push({ place: church, symbol: spire, scale: rank === 'town' ? 2 : 1.5 });
  const yard = rank === 'town' ? 26 : 19;
  const raise = (p: Point): void => {
    if (distance(plot.middle, [p[0], p[1] - 3]) < MARKET || depth(plot, p) < style.nearest) return;
    if (hasChurch && distance(church, p) < yard) return;
    if (isCastle && Math.abs(p[0] - church[0]) < 66 && p[1] > church[1] - 74 && p[1] < church[1] + 20) return;
    if (!built.every(({ place }) => Math.hypot(place[0] - p[0], (place[1] - p[1]) * HUDDLE) > style.gap)) return;
    if (!isFree(survey, p, 7.5) || !isFree(survey, [p[0] + 4, p[1] - 4], 5)) return;
    if (
      [-8, 0, 9].some((dx) => !isBlank(survey.lettering.blocks, [p[0] + dx, p[1]])) ||
      !isBlank(survey.lettering.blocks, [p[0], p[1] - 7])
    )
      return;
    const isRow =
      dice.next() < style.rows && isFree(survey, [p[0] - 9, p[1]], 7) && isFree(survey, [p[0] + 11, p[1]], 7);
    const kind = isRow ? `row${Math.floor(dice.next() * ROWS)}` : `house${Math.floor(dice.next() * HOUSE_KINDS)}`;
    built.push({ place: p, symbol: `${survey.prefix}-${kind}`, scale: BIRDS_EYE });
  };
  for (const { way, line: street } of survey.ways.courses) {
    if (!way.zones.includes(plot.zone.id)) continue;
    for (const [p, normal] of withNormals(street)) {
      if (depth(plot, p) < style.nearest) continue;
      for (const side of [1, -1]) if (dice.next() < style.along) raise(moved(p, normal, side * dice.between(11, 15)));
    }
  }
  const about = rank === 'town' ? plot.middle : church;
  for (let i = 0; i < style.tries; i++) {
    // Close about the church, thinner farther out.
    const reach = isCastle
      ? dice.between(60, 150)
      : rank === 'town'
        ? dice.between(MARKET, style.farthest)
        : dice.between(4, style.farthest) * (0.55 + 0.45 * dice.next());
    raise(moved(about, polar(dice.between(0, 360), reach)));
  }
  return built;
};

export const drawZoneSettlements = (survey: ZoneSurvey, ink: Palette): string => {
  const built = survey.plots.flatMap((plot) => {
    const rank = rankOf(plot);
    return rank === undefined ? [] : housesOf(survey, plot, rank);
  });
  const castles = survey.plots
    .filter((plot) => hasCover(plot, 'castle'))
    .map(({ zone }) => present(survey.landmarks.get(zone.id)));
  // One stroke for all of them: where yards overlap the wash must not deepen.
  const yards = [...built.map(({ place }) => place), ...castles].map((p) => trace([p, moved(p, [0.1, 0])])).join('');
  return group(
    { class: 'settlements' },
    line(yards, ink.built, 46, { opacity: 0.16, 'stroke-linecap': 'round' }),
    ...built.sort((a, b) => a.place[1] - b.place[1]).map(({ place, symbol, scale }) => standing(symbol, place, scale)),
    ...castles.map((place) => standing(`${survey.prefix}-castle`, place)),
  );
};
