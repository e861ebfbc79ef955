import { shapeOf } from '../rules/table/footprints.ts';
import { inCm, lengthsOf } from '../rules/table/measure.ts';
import { leaderAt, standAt, unmark } from './doors.ts';
import { idOf, leaderKind, leaderName, valueAt } from './model/columns.ts';
import { emit } from './model/event.ts';
import { leaderId, type UnitId, unitId } from './model/ids.ts';
import { LEADER_PLACES } from './model/marks.ts';
import { type Field, has, periodOf } from './model/state.ts';
import { kindOf, lookAgain, lookAtLeader, unitOf } from './model/views.ts';
import { isFree } from './room.ts';

/** How finely a free place is looked for. */
const STEP_BESIDE = lengthsOf(0.5);

/** C14a C1e C5h Reinforcements of this period come to their printed places; where one is taken, to the nearest free one along the edge, in no river, marsh or building. */
export function arrivals(g: Field): void {
  for (let u = unitId(0); u < g.w.units; u++) {
    if (!has(g, u, 'waiting') || kindOf(g, u).arrives > periodOf(g)) continue;
    const x = placeFor(g, u);
    // The whole edge is taken: it comes a period later.
    if (x === undefined) continue;
    unmark(g, u, 'waiting');
    lookAgain(g, u);
    standAt(g, u, x, valueAt(g.s.unit.y, u));
    emit(g, { type: 'arrived', rule: 'C14a', piece: idOf(g, u), at: [inCm(x), inCm(valueAt(g.s.unit.y, u))] });
  }
  for (let l = leaderId(0); l < g.w.leaders; l++) {
    const { leader } = g.s;
    const { arrives } = leaderKind(g, l);
    if (leader.place[l] !== LEADER_PLACES.indexOf('waiting') || arrives > periodOf(g)) continue;
    leader.place[l] = LEADER_PLACES.indexOf('table');
    leaderAt(g, l, valueAt(leader.x, l), valueAt(leader.y, l));
    lookAtLeader(g, l);
    emit(g, {
      type: 'arrived',
      rule: 'C14a',
      piece: leaderName(g, l),
      at: [inCm(valueAt(leader.x, l)), inCm(valueAt(leader.y, l))],
    });
  }
}
/** C1e C5h The free place nearest to the printed one, along the edge: its x. */
function placeFor(g: Field, u: UnitId): number | undefined {
  const { base } = unitOf(g, u);
  const { width } = g.w.table;
  for (let off = 0; off <= width; off += STEP_BESIDE)
    for (const x of [base.x + off, base.x - off])
      if (x >= 0 && x <= width && isFree(g, u, shapeOf({ ...base, x }))) return x;
  return undefined;
}
