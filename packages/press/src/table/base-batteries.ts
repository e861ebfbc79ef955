import { itemAt } from '@tambour/kernel';
import type { TroopBase } from './base.ts';
import { type Detail, drawGuns, drawHorses, drawInfantry, drawLimbers, type Uniform } from './figures.ts';
import { type Pose, turned } from './stamp.ts';
import { CM } from './table-layout.ts';

/** Batteries: guns side by side with their crews, or one behind the other with their teams. */
const placed = (base: TroopBase, poses: readonly Pose[]): Pose[] =>
  poses.map((pose) => {
    const [x, y] = turned([pose.x, pose.y], base.facing);
    return { ...pose, x, y, turn: pose.turn + base.facing };
  });

/** Of a gun in battery: loader and gunner at the muzzle, two more at the trail. */
const CREW = [
  [-16, -7],
  [16, -4],
  [-14, 11],
  [14, 12],
] as const;

const drawUnlimbered = (base: TroopBase, models: number, uniform: Uniform, detail: Detail): string => {
  const step = (base.width * CM) / models;
  const guns = Array.from({ length: models }, (_, i): Pose => ({ x: (i - (models - 1) / 2) * step, y: -4, turn: 0 }));
  const crew = Array.from({ length: base.figures }, (_, i): Pose => {
    const [dx, dy] = itemAt(CREW, Math.floor(i / models) % CREW.length);
    return { x: itemAt(guns, i % models).x + dx, y: dy, turn: dx < 0 ? 24 : -24 };
  });
  return (
    drawGuns(placed(base, guns), uniform.ink) +
    (crew.length === 0 ? '' : drawInfantry(placed(base, crew), uniform, detail, false))
  );
};

const drawLimbered = (base: TroopBase, models: number, uniform: Uniform, detail: Detail): string => {
  const step = (base.depth * CM) / models;
  // Ahead of the middle of their cells: behind the last runs the count.
  const middles = Array.from({ length: models }, (_, i) => (i - (models - 1) / 2) * step - 2.4);
  const horses = middles.flatMap((y): Pose[] => [
    { x: -6.2, y: y - 16, turn: 0, scale: 0.92 },
    { x: 6.2, y: y - 16, turn: 0, scale: 0.92 },
  ]);
  const limbers = middles.map((y): Pose => ({ x: 0, y: y + 3, turn: 0, scale: 0.86 }));
  const guns = middles.map((y): Pose => ({ x: 0, y: y + 18, turn: 180, scale: 0.7 }));
  const riders = middles.map((y): Pose => ({ x: -6.2, y: y - 14, turn: 0, scale: 0.86 }));
  return (
    drawGuns(placed(base, guns), uniform.ink) +
    drawLimbers(placed(base, limbers), uniform.ink) +
    drawHorses(placed(base, horses), uniform.ink, detail) +
    (base.figures === 0 ? '' : drawInfantry(placed(base, riders), uniform, detail, false))
  );
};

/** Two gunners a gun, where it is not said how many there are. */
export const modelsOf = ({ models, figures, lost }: TroopBase): number =>
  Math.max(1, models ?? Math.ceil((figures + lost) / 2));

export const drawBattery = (base: TroopBase, uniform: Uniform, detail: Detail): string => {
  const models = modelsOf(base);
  return base.formation === 'limbered'
    ? drawLimbered(base, models, uniform, detail)
    : drawUnlimbered(base, models, uniform, detail);
};
