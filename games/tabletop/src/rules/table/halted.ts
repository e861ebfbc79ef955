import { distanceToEdge, FINE, pointDistance, type Spot } from '@tambour/boards';
import type { Home } from './placed.ts';

const gap = (a: Readonly<Spot>, b: Readonly<Spot>): number =>
  pointDistance(a.x * FINE, a.y * FINE, b.x * FINE, b.y * FINE);

/** 2.3a 2.3b R37 Whether a halted unit may end there: no nearer to any enemy in view, no farther from its own edge; centres count. It may turn and change formation where it stands. */
export const mayMoveHalted = (
  from: Readonly<Spot>,
  to: Readonly<Spot>,
  visibleEnemies: readonly Readonly<Spot>[],
  { table, stretch }: Home,
): boolean =>
  distanceToEdge(table, stretch.edge, to.x, to.y) <= distanceToEdge(table, stretch.edge, from.x, from.y) &&
  visibleEnemies.every((enemy) => gap(to, enemy) >= gap(from, enemy));
/** C11b Whether a move allowed by WITHDRAW ends there: no nearer to any enemy. */
export const mayWithdrawTo = (from: Readonly<Spot>, to: Readonly<Spot>, enemies: readonly Readonly<Spot>[]): boolean =>
  enemies.every((enemy) => gap(to, enemy) >= gap(from, enemy));
