import { CHARTS } from '../../model/charts.ts';
import { hasFormation } from '../degradation.ts';
import { frontOf } from '../footprint.ts';
import type { Shooter } from './shooter.ts';

/** The sides of a square, clockwise from its front. */
export const SQUARE_SIDES = ['front', 'right', 'rear', 'left'] as const;
export type SquareSide = (typeof SQUARE_SIDES)[number];
/** What fires a shot of its own: a whole unit, its screen, or one side of a square. */
export const SHOT_PARTS = ['all', 'screen', ...SQUARE_SIDES] as const;
export type ShotPart = (typeof SHOT_PARTS)[number];

type Firing = Pick<
  Shooter,
  'arm' | 'formation' | 'degradation' | 'state' | 'figures' | 'initialFigures' | 'isScreenOut'
>;
const halved = (figures: number): number => Math.ceil(figures / 2);

/** C7n C3j The figures of a screen: a sixth of those it began with, as long as the unit has so many. */
export const screenFigures = (unit: Pick<Shooter, 'figures' | 'initialFigures' | 'isScreenOut'>): number =>
  unit.isScreenOut ? Math.min(unit.figures, Math.floor(unit.initialFigures / CHARTS.sums.screenOneIn)) : 0;

/** C7f C4b Whether it fires by the sides of a square: one that has lost its formation fires as any crowd does. */
const firesBySides = ({ formation, degradation }: Firing): boolean =>
  formation === 'square' && hasFormation(degradation);

/** C7f C4b Who is in disorder, routs or flees fires with nobody; a unit without formation with half its figures; the others by formation. */
function ofUnit(unit: Firing, figures: number): number {
  if (unit.degradation === 'disorder' || unit.formation === 'rout') return 0;
  if (unit.state === 'rout' || unit.state === 'flight' || unit.state === 'uncontrolled') return 0;
  if (!hasFormation(unit.degradation)) return halved(figures);
  const { arm, formation } = unit;
  if (arm === 'artillery') return figures;
  switch (formation) {
    case 'attackColumn':
      return Math.min(figures, CHARTS.sums.columnFrontsFiring * frontOf(arm, formation, unit.figures));
    case 'marchColumn':
      return Math.min(figures, frontOf(arm, formation, unit.figures));
    case 'square':
      return Math.ceil(figures / CHARTS.shapes.square.sides);
    case 'garrison':
      return halved(figures);
    default:
      return figures;
  }
}
/** C7f C7h C7n C4b The figures of one shot. Line and skirmish order all, an attack column twice its front, a march column its front, a square a quarter a side, a garrison half; a unit fires without its screen, a battery with its whole crew. */
export function firingFigures(unit: Firing, part: ShotPart): number {
  const away = screenFigures(unit);
  if (part === 'screen') return ofUnit({ ...unit, formation: 'skirmish' }, away);
  const isSide = part !== 'all';
  return isSide === firesBySides(unit) ? ofUnit(unit, unit.figures - away) : 0;
}
/** C7a C7f C7n The shots a unit has: one; each side of a square its own; a screen besides. */
export const partsOf = (unit: Firing): readonly ShotPart[] =>
  SHOT_PARTS.filter((part) => firingFigures(unit, part) > 0);
