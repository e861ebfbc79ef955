import { type Chance, chance } from '../chance.ts';
import { distance, lengthOf, ringOf, sidesOf } from '../curve.ts';
import type { Point } from '../ink.ts';
import type { Cohesion, TroopBase } from './base.ts';
import { type Pose, turned } from './stamp.ts';
import { CM } from './table-layout.ts';

/** Where each figure of a base stands and which way it looks, about the middle of the base, in units of paper. */
export const CELLS = { infantry: [1, 1.5], cavalry: [1.5, 2], artillery: [1, 1.5] } as const;

/** The front that so wide a base has room for; a base a little narrower than its figures closes up. */
export const frontOf = ({ arm, width, figures }: TroopBase): number =>
  Math.max(1, Math.min(figures, Math.round(width / CELLS[arm][0])));

/** A little ahead of the middle of their cells: behind the last rank runs the count. */
const FORWARD = 2.2;

/** Rank behind rank from the front edge; a last rank that is not full stands in the middle. */
const inRanks = (base: TroopBase): Pose[] => {
  const front = frontOf(base);
  const ranks = Math.ceil(base.figures / front);
  const [stepX, stepY] = [(base.width * CM) / front, Math.min(CELLS[base.arm][1], base.depth / ranks) * CM];
  const top = -(base.depth * CM) / 2;
  return Array.from({ length: base.figures }, (_, i) => {
    const rank = Math.floor(i / front);
    const inRank = Math.min(front, base.figures - rank * front);
    return { x: ((i % front) - (inRank - 1) / 2) * stepX, y: top + (rank + 0.5) * stepY - FORWARD, turn: 0 };
  });
};

/** In pairs, one of each a step ahead. */
const inOpenOrder = (base: TroopBase): Pose[] => {
  const dice = chance(`${base.id} open order`);
  const step = (base.width * CM) / base.figures;
  const play = Math.max(0, (base.depth * CM) / 2 - 9);
  return Array.from({ length: base.figures }, (_, i) => ({
    x: (i - (base.figures - 1) / 2) * step + dice.between(-3, 3),
    y: (i % 2 === 0 ? -0.8 : 0.8) * Math.min(play, 3.4) - FORWARD + dice.between(-1, 1),
    turn: dice.between(-16, 16),
  }));
};

/** So many to each side by its length, in the middle of it: corners stay free, where two sides would stand on one another. */
const aroundSides = (corners: readonly Point[], figures: number, inset: number): Pose[] => {
  const sides = sidesOf(corners);
  const total = lengthOf(ringOf(corners));
  let run = 0;
  let stood = 0;
  return sides.flatMap(([a, b]) => {
    const length = distance(a, b);
    run += length;
    const count = Math.round((run / total) * figures) - stood;
    stood += count;
    const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const pad = Math.min(length / 3, 1.7 * inset);
    const step = (length - 2 * pad) / Math.max(1, count);
    return Array.from({ length: count }, (_, i): Pose => {
      const along = pad + (i + 0.5) * step;
      return {
        x: a[0] + ux * along - uy * inset,
        y: a[1] + uy * along + ux * inset,
        turn: (Math.atan2(uy, ux) * 180) / Math.PI,
      };
    });
  });
};

/** Clockwise on paper, so that the left of travel lies outside. */
const clockwise = (corners: readonly Point[]): readonly Point[] => {
  const sum = sidesOf(corners).reduce((all, [a, b]) => all + a[0] * b[1] - b[0] * a[1], 0);
  return sum > 0 ? corners : [...corners].reverse();
};

const squareOf = (base: TroopBase): Pose[] => {
  const [w, d] = [(base.width * CM) / 2, (base.depth * CM) / 2];
  return aroundSides(
    [
      [-w, -d],
      [w, -d],
      [w, d],
      [-w, d],
    ],
    base.figures,
    Math.min(9, w * 0.4),
  );
};

/** How far figures stray from their places, in shares of a cell, and how far they turn aside. */
const STRAY: Readonly<Record<Cohesion, { readonly by: number; readonly turn: number }>> = {
  formed: { by: 0, turn: 0 },
  disorganised: { by: 0.16, turn: 16 },
  noFormation: { by: 0.34, turn: 42 },
  disorder: { by: 0.48, turn: 120 },
};

const astray = (base: TroopBase, poses: readonly Pose[], cohesion: Cohesion, dice: Chance): Pose[] => {
  const { by, turn } = STRAY[cohesion];
  const [cellX, cellY] = [CELLS[base.arm][0] * CM, CELLS[base.arm][1] * CM];
  const room = base.arm === 'cavalry' ? 11 : 6;
  const [w, d] = [Math.max(0, (base.width * CM) / 2 - room + 1), Math.max(0, (base.depth * CM) / 2 - room)];
  return poses.map((pose) => ({
    ...pose,
    x: Math.max(-w, Math.min(w, pose.x + dice.between(-by, by) * cellX)),
    y: Math.max(-d, Math.min(d, pose.y + dice.between(-by, by) * cellY)),
    turn: pose.turn + dice.between(-turn, turn),
  }));
};

/** Those who run look where they run, and none keeps his place. */
const fleeing = (base: TroopBase, dice: Chance): Pose[] =>
  astray(base, inRanks(base), 'noFormation', dice).map((pose) => ({ ...pose, turn: dice.between(-34, 34) }));

/** In the frame of the base, which looks up the paper. */
const standing = (base: TroopBase): Pose[] => {
  const dice = chance(`${base.id} ${base.figures} figures`);
  const runs = base.formation === 'rout' || base.state === 'rout' || base.state === 'flight';
  if (runs && base.formation !== 'garrison') return fleeing(base, dice);
  const cohesion = base.cohesion ?? 'formed';
  if (base.formation === 'square') return astray(base, squareOf(base), cohesion, dice);
  if (base.formation === 'skirmish') return astray(base, inOpenOrder(base), cohesion, dice);
  return astray(base, inRanks(base), cohesion, dice);
};

/** Turned with the base; `middle` is where the base lies in the units of its sector, for a garrison. */
export const posesOf = (base: TroopBase): Pose[] => {
  if (base.figures <= 0) return [];
  if (base.formation === 'garrison') {
    const sector = (base.sector ?? []).map(([x, y]): Point => [(x - base.x) * CM, (base.y - y) * CM]);
    return sector.length < 3 ? [] : aroundSides(clockwise(sector), base.figures, 9);
  }
  return standing(base).map((pose) => {
    const [x, y] = turned([pose.x, pose.y], base.facing);
    return { ...pose, x, y, turn: pose.turn + base.facing };
  });
};
