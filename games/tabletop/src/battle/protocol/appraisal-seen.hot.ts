import { AIM_ROWS, type Field, MOST_CHARGES, MOST_MELEES } from '../model/state.ts';
import type { TabletopWorld } from '../model/world.ts';

const BY_UNIT = 5;
const BY_LEADER = 2;
/** All that the measures of a position depend on, packed: as it was when it was measured last. */
export class Seen {
  readonly kept: Int32Array;
  constructor(w: TabletopWorld) {
    const rows = w.units * BY_UNIT + w.leaders * BY_LEADER + w.objectives.length + MOST_MELEES + MOST_CHARGES + 2;
    this.kept = new Int32Array(rows).fill(-1);
  }
}

/** Whether a position is as it was when it was measured last; from now on it is. */
export function isAsMeasured(g: Field, { kept }: Seen): boolean {
  const { unit, leader, objective, battle, melee, charge, aim } = g.s;
  let at = 0;
  let changes = 0;
  const { units } = g.w;
  for (let u = 0; u < units; u++) {
    const place = unit.x[u]! | (unit.y[u]! << 16);
    const stand = unit.heading[u]! | (unit.losses[u]! << 16);
    const level = unit.degradation[u]! | (unit.debt[u]! << 4);
    const shape = unit.formation[u]! | (level << 8) | (unit.state[u]! << 16) | (unit.sector[u]! << 24);
    const marks = unit.marks[u]! | 0;
    const orders = unit.order[u]! | (unit.escort[u]! << 8) | (aim.target[u * AIM_ROWS]! << 16) | (unit.front[u]! << 24);
    changes |= (kept[at]! ^ place) | (kept[at + 1]! ^ stand) | (kept[at + 2]! ^ shape);
    changes |= (kept[at + 3]! ^ marks) | (kept[at + 4]! ^ orders);
    kept[at++] = place;
    kept[at++] = stand;
    kept[at++] = shape;
    kept[at++] = marks;
    kept[at++] = orders;
  }
  for (let l = 0; l < g.w.leaders; l++) {
    const place = leader.x[l]! | (leader.y[l]! << 16);
    changes |= (kept[at]! ^ place) | (kept[at + 1]! ^ leader.place[l]!);
    kept[at++] = place;
    kept[at++] = leader.place[l]!;
  }
  for (let i = 0; i < g.w.objectives.length; i++) {
    changes |= kept[at]! ^ objective.owner[i]!;
    kept[at++] = objective.owner[i]!;
  }
  const rows = battle.melees[0]! | (battle.charges[0]! << 8) | (battle.phase[0]! << 16) | (battle.isShown[0]! << 24);
  changes |= kept[at]! ^ rows;
  kept[at++] = rows;
  for (let row = 0; row < battle.melees[0]!; row++) {
    const pair = melee.a[row]! | (melee.b[row]! << 8);
    changes |= kept[at]! ^ pair;
    kept[at++] = pair;
  }
  for (let row = 0; row < battle.charges[0]!; row++) {
    const pair = charge.charger[row]! | (charge.target[row]! << 8);
    changes |= kept[at]! ^ pair;
    kept[at++] = pair;
  }
  return changes === 0;
}
