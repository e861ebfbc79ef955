import { FINE, headingOf, nearestOnStretch, pointBeyond, type Shape, type Spot } from '@tambour/boards';
import { toOwnEdge } from './behind.ts';
import { LIMITS } from './measure.ts';
import { type Home, isStanding, type Placed } from './placed.ts';
import { facesEnemy } from './sectors.ts';

const centreGap = (a: Shape, b: Shape): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

/** 2.4-P8 1.1-12h R39 The nearest of a kind by its centre, if that is nearer to the own edge than the unit's; the first of equals. */
function nearestGoal<G extends { readonly shape: Shape }>(
  unit: { readonly shape: Shape },
  goals: readonly G[],
  home: Home,
): G | undefined {
  let nearest: G | undefined;
  for (const goal of goals) {
    if (toOwnEdge(home, goal) >= toOwnEdge(home, unit)) continue;
    if (!nearest || centreGap(unit.shape, goal.shape) < centreGap(unit.shape, nearest.shape)) nearest = goal;
  }
  return nearest;
}
/** 2.4-P8 1.1-12h C1h R39 The friends a retreat may make for: those that stand, with formation, facing the enemy. */
export const goalFriends = (unit: Placed, units: readonly Placed[]): readonly Placed[] =>
  units.filter(
    (friend) =>
      friend !== unit &&
      friend.side === unit.side &&
      friend.hasFormation &&
      isStanding(friend) &&
      facesEnemy(friend, units),
  );
/** 2.4-P8 2.4-P9 1.1-12g 1.1-12h R39 What a retreat may make for besides its edge: the nearest of its friends (`goalFriends`), of woods and of villages, never a general. */
export function retreatGoals<
  F extends { readonly shape: Shape },
  W extends { readonly shape: Shape },
  V extends { readonly shape: Shape },
>(
  unit: { readonly shape: Shape },
  c: { readonly friends: readonly F[]; readonly woods: readonly W[]; readonly villages: readonly V[] },
  home: Home,
): { readonly friend?: F; readonly wood?: W; readonly village?: V } {
  const friend = nearestGoal(unit, c.friends, home);
  const wood = nearestGoal(unit, c.woods, home);
  const village = nearestGoal(unit, c.villages, home);
  return { ...(friend && { friend }), ...(wood && { wood }), ...(village && { village }) };
}

/** C15h 2.4-P8 The goal point behind a friend, wood or village: straight towards the own edge, 3 cm and half its own depth beyond the side nearest that edge. In tenths of a millimetre. */
export function goalPoint(goal: { readonly shape: Shape }, unitDepth: number, home: Home): Spot {
  const to = { x: 0, y: 0 };
  pointBeyond(home.table, home.stretch.edge, goal.shape, LIMITS.goalBeyond + Math.floor(unitDepth / 2), to);
  return to;
}
/** C15h C1a 2.5-M3 The goal point of the edge: the nearest point of its own stretch. */
export function edgePoint(x: number, y: number, { table, stretch }: Home): Spot {
  const to = { x: 0, y: 0 };
  nearestOnStretch(table, stretch, x, y, to);
  return to;
}
/** C15f The heading from a centre to a point, in tenths of a millimetre. */
export const headingTowards = (x: number, y: number, to: Readonly<Spot>): number => headingOf(to.x - x, to.y - y);
/** C15f The heading straight away from the centre of a piece. */
export const headingAway = (x: number, y: number, from: Readonly<Spot>): number => headingOf(x - from.x, y - from.y);
/** The centre of a shape in whole tenths of a millimetre. */
export const centreOf = ({ x, y }: Shape): Spot => ({ x: Math.round(x / FINE), y: Math.round(y / FINE) });
