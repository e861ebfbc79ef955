import { DEGRADATIONS, FORMATIONS, MORALE_STATES, ORDERS } from '../model/vocabulary.ts';
import { settleLeaders } from './after-move.ts';
import { leaderKind } from './model/columns.ts';
import { leaderId, type UnitId, unitId } from './model/ids.ts';
import { LEADER_PLACES } from './model/marks.ts';
import { type Field, mark, push } from './model/state.ts';
import { STEP } from './model/step-id.ts';
import { lookAround } from './watch.ts';

const GONE = MORALE_STATES.indexOf('gone');

/** C1m C11a C13a The table as the battle begins: units on their places with their orders, aides on their general's point; who comes later waits. */
export function setUp(g: Field): void {
  const { unit, leader, objective, battle } = g.s;
  for (const [i, { data }] of g.w.kinds.entries()) setUnit(g, unitId(i), data);
  for (let u = unitId(g.w.units); u < g.w.rows; u++) unit.state[u] = GONE;
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    const { x, y, arrives } = leaderKind(g, l);
    leader.x[l] = x;
    leader.y[l] = y;
    leader.place[l] = LEADER_PLACES.indexOf(arrives > 0 ? 'waiting' : 'table');
  }
  g.w.objectives.forEach(({ owner }, i) => {
    objective.owner[i] = owner + 1;
  });
  battle.first[0] = g.w.tieFirst;
  settleLeaders(g);
  lookAround(g);
  push(g, STEP.period);
}

function setUnit(g: Field, u: UnitId, data: Field['w']['kinds'][number]['data']): void {
  const { unit } = g.s;
  unit.x[u] = data.x;
  unit.y[u] = data.y;
  unit.heading[u] = data.facing * 100;
  unit.formation[u] = FORMATIONS.indexOf(data.formation);
  unit.degradation[u] = DEGRADATIONS.indexOf(data.degradation);
  unit.state[u] = MORALE_STATES.indexOf(data.moraleState);
  unit.losses[u] = data.losses;
  unit.order[u] = ORDERS.indexOf(data.order.type);
  if (data.order.at) {
    unit.orderX[u] = data.order.at.x;
    unit.orderY[u] = data.order.at.y;
  }
  unit.orderUnit[u] = data.order.unit === undefined ? 0 : (g.w.unitIndex.get(data.order.unit) ?? -1) + 1;
  if (data.formation === 'garrison')
    unit.sector[u] = g.w.ground.sectors.findIndex(({ id }) => id === data.garrison) + 1;
  if ((data.arrives ?? 0) > 0) mark(g, u, 'waiting');
}
