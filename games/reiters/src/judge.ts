import { FAR } from '@tambour/boards';
import { unitPoints } from './rules/1-quality.ts';
import { exitFor } from './rules/4-movement.ts';
import { pointsOf } from './rules/9-victory.ts';
import {
  CHARGE,
  DISORGANISED,
  type Field,
  faceOf,
  has,
  ISOLATED,
  isControlled,
  isLeaderOnMap,
  isOnMap,
  turnOf,
} from './state.ts';
import { ARTILLERY, WAITING } from './vocabulary.ts';

/** What a unit is worth beyond its points: its strength as it stands. */
const strength = (g: Field, u: number): number => {
  const face = faceOf(g, u);
  const steps = g.s.unit.steps[u]! / g.w.unit[u]!.steps;
  return (
    (0.6 + 0.25 * face.fc) *
    (0.5 + 0.5 * steps) *
    (has(g, u, DISORGANISED) ? 0.75 : 1) *
    (has(g, u, ISOLATED) ? 0.85 : 1)
  );
};

/** How near a unit is to something its side wants: zones with points, and late in the battle its way off the map. */
function pull(g: Field, u: number): number {
  const { w } = g;
  const side = w.unitSide[u]!;
  const z = g.s.unit.zone[u]!;
  let best = 0;
  for (const o of w.data.victory.objectives) {
    if (o.side !== side) continue;
    const far = w.steps[z * w.zones + o.zone]!;
    if (far !== FAR) best = Math.max(best, o.points / (1 + far));
  }
  for (const e of w.data.victory.exits) {
    if (e.side !== side) continue;
    const worth = e.units[w.unitType[u]!]!;
    if (worth === 0) continue;
    const left = Math.max(1, w.data.turns - Math.max(turnOf(g), e.fromTurn) + 1);
    const urgency = Math.min(1, 3 / left);
    for (const zone of e.zones) {
      const far = w.steps[z * w.zones + zone]!;
      if (far !== FAR) best = Math.max(best, (urgency * worth) / (1 + 0.5 * far));
    }
  }
  return best;
}

/** Value of the position for a side: points now, strength of the armies, and where the battle is going. */
export function judge(g: Field, side: number): number {
  const { w } = g;
  let total = pointsOf(g, side).total - pointsOf(g, 1 - side).total;
  for (let u = 0; u < w.units; u++) {
    const sign = w.unitSide[u] === side ? 1 : -1;
    if (g.s.unit.place[u] === WAITING && w.unitParent[u]! < 0) {
      total += sign * 0.3;
      continue;
    }
    if (!isOnMap(g, u)) continue;
    const worth = 0.5 * unitPoints(g, u) + strength(g, u);
    total += sign * (worth + 0.35 * pull(g, u));
    if (has(g, u, CHARGE)) total += sign * 0.15;
    if (faceOf(g, u).arm !== ARTILLERY && isControlled(g, g.s.unit.zone[u]!, 1 - w.unitSide[u]!)) total += sign * 0.02;
  }
  for (let l = 0; l < w.leaders; l++) {
    const sign = w.leaderSide[l] === side ? 1 : -1;
    if (isLeaderOnMap(g, l)) total += sign * leaderWorth(g, l);
  }
  return total;
}

/** A leader is worth most near the units he commands. */
function leaderWorth(g: Field, l: number): number {
  const { w } = g;
  const z = g.s.leader.zone[l]!;
  let near = 0;
  let of = 0;
  for (const u of w.columnUnits[w.leaderColumn[l]!]!) {
    if (!isOnMap(g, u)) continue;
    of++;
    const far = w.steps[z * w.zones + g.s.unit.zone[u]!]!;
    if (far !== FAR) near += far <= 2 ? 1 : far === 3 ? 0.8 : 0.8 / far;
  }
  const exit = exitFor(g, w.leaderSide[l]!, z);
  return 1 + (of > 0 ? near / of : 0) + (exit ? 0.1 : 0);
}
