import { CHARTS } from '../model/charts.ts';
import { controlOf, type Margins, type Place, type Score } from '../rules/victory.ts';
import { menLost, objectiveGround, ownerOf, sideId, valueAt } from './model/columns.ts';
import { emit } from './model/event.ts';
import { leaderId, type UnitId, unitId } from './model/ids.ts';
import { LEADER_PLACES } from './model/marks.ts';
import { type Field, has } from './model/state.ts';
import { kindOf, unitOf, unitsOf } from './model/views.ts';
import type { Objective } from './model/world.ts';

const { menPerFigure } = CHARTS.scale;
const OUT = new Set(['wounded', 'killed', 'captured', 'gone'].map((place) => LEADER_PLACES.indexOf(place as never)));

/** C16g Guns that stand without their crew: left, or served by nobody any more. Those that left the table went with their crew. */
const isWithoutCrew = (g: Field, u: UnitId): boolean => {
  const { arm, initialFigures } = kindOf(g, u);
  return arm === 'artillery' && (has(g, u, 'offGuns') || menLost(g, u) >= initialFigures * menPerFigure);
};
/** C16a C16b C16c C16g All that the score looks at: units of the order of battle that have arrived, generals, objectives. */
export function scoreNow(g: Field): Score {
  const units = [];
  for (let u = unitId(0); u < g.w.units; u++) {
    if (has(g, u, 'waiting')) continue;
    const { side, name } = kindOf(g, u);
    const isLedOff = has(g, u, 'ledOff');
    units.push({ side, name, state: unitOf(g, u).state, isLedOff, isWithoutCrew: isWithoutCrew(g, u) });
  }
  const generals = g.w.leaderKinds.flatMap(({ isAide, side, name, rank }, l) =>
    isAide ? [] : [{ side, name, rank, isOut: OUT.has(valueAt(g.s.leader.place, leaderId(l))) }],
  );
  const objectives = g.w.objectives.map(({ name, points }, i) => {
    const owner = valueAt(g.s.objective.owner, i);
    return { name, points, holder: owner === 0 ? null : owner - 1 };
  });
  return { units, generals, objectives };
}
/** C16d How far ahead each side must be in this battle. */
export function marginsOf(g: Field): Margins {
  const { levels, tie } = g.w.data.victory;
  const side = g.w.sideIds.indexOf(tie);
  return { levels: g.w.sideIds.map((id) => levels[id] ?? []), tie: side < 0 ? 'draw' : side };
}

function placeOf(g: Field, objective: Objective): Place {
  const of = objectiveGround(g, objective);
  return { kind: objective.sector >= 0 ? 'sector' : 'hill', id: of.id, shape: of.shape };
}
/** C16b C16e Control is noted at PERIOD_END. */
export function noteControl(g: Field): void {
  const { owner } = g.s.objective;
  g.w.objectives.forEach((objective, i) => {
    const before = owner[i] === 0 ? null : ownerOf(g, i);
    const now = controlOf(placeOf(g, objective), before, unitsOf(g));
    if (now === null || now === before) return;
    owner[i] = now + 1;
    emit(g, { type: 'control-changed', rule: 'C16b', objective: objective.id, side: sideId(g, now) });
  });
}
