import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import type { Arm, Formation } from '../model/vocabulary.ts';

/** The ground a unit takes. */
export interface Footprint {
  /** Centimetres, across its facing and along it. */
  readonly width: number;
  readonly depth: number;
}
const { cells, shapes } = CHARTS;
const inRanks = (
  figures: number,
  front: number,
  cell: { readonly width: number; readonly depth: number },
): Footprint => ({
  width: front * cell.width,
  depth: Math.ceil(figures / front) * cell.depth,
});
/** C2c C2d C2h C2k The front of a formation, in figures. A crew off its guns stands in one rank; squares and garrisons count as the attack column they could form. */
export function frontOf(arm: Arm, formation: Formation, figures: number): number {
  if (arm === 'artillery') return figures;
  switch (formation) {
    case 'attackColumn':
    case 'square':
    case 'garrison': {
      const { least, ranks } = shapes.attackColumn[arm];
      return Math.min(figures, Math.max(least, Math.ceil(figures / ranks)));
    }
    case 'marchColumn':
      return Math.min(shapes.marchColumn.front, figures);
    default:
      return figures;
  }
}
/** C2a C2b C2c C2d C2e C2f C2g C2h The base of a unit. Guns by their models, of which two gunners serve one; a rout by its own front. */
export function footprint(c: {
  readonly arm: Arm;
  readonly figures: number;
  readonly formation: Formation;
  /** Of a rout. */
  readonly front?: number;
  /** Of a battery: the crew it began with. */
  readonly initialCrew?: number;
}): Footprint {
  const { arm, figures, formation } = c;
  if (arm === 'artillery' && formation !== 'rout') {
    const { gunnersPerModel, unlimbered, limbered } = shapes.guns;
    const models = Math.ceil((c.initialCrew ?? figures) / gunnersPerModel);
    if (formation === 'unlimbered') return { width: unlimbered.width * models, depth: unlimbered.depth };
    if (formation === 'limbered') return { width: limbered.width, depth: limbered.depth * models };
    throw new BadInput('formation', `a battery is not in ${formation}`);
  }
  const cell = arm === 'infantry' ? cells.infantry : arm === 'cavalry' ? cells.cavalry : cells.crewAfoot;
  if (formation === 'rout') return inRanks(figures, c.front ?? figures, cell);
  if (formation === 'skirmish')
    return { width: shapes.skirmish.widthPerFigure * figures, depth: shapes.skirmish.depth };
  if (formation === 'square') {
    const { leastCm, sides, moreCm } = shapes.square;
    const side = Math.max(leastCm, Math.ceil(figures / sides) + moreCm);
    return { width: side, depth: side };
  }
  if (formation === 'garrison') throw new BadInput('formation', 'a garrison has the shape of its building');
  return inRanks(figures, frontOf(arm, formation, figures), cell);
}
