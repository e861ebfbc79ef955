import type { HexId } from '@tambour/boards';
import { emit } from '../model/emit.ts';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { type Field, isLeaderOnMap, isOver, leaderCount, MARK, mark, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { CINC, DISORGANISED, LOST, NOWHERE, OK, ON_MAP } from '../model/vocabulary.ts';
import { isCombatUnit } from './1-units.ts';
import { endBattle } from './13-victory.ts';

/** 8.4a 9.4a A leader dies with the piece he is stacked with; `gone` is the piece just lost, and who was riding with it dies too. */
export function killLeadersAt(g: Field, hex: HexId, side: number, gone: number): void {
  const { leader } = g.s;
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    if (isOver(g) || !isLeaderOnMap(g, l) || g.w.leaderSide[l] !== side) continue;
    if (leader.riding[l] === gone + 1 || (leader.hex[l] === hex && leader.riding[l] === 0)) kill(g, l);
  }
}

function kill(g: Field, l: LeaderId): void {
  const { w, s } = g;
  const isOut = s.leader.isOut[l]!;
  s.leader.place[l] = LOST;
  s.leader.hex[l] = NOWHERE;
  s.leader.riding[l] = 0;
  emit(g, { type: 'leader-killed', rule: w.leaderRole[l] === CINC ? '8.4a' : '9.4a', leader: w.leaderIds[l]! });
  const name = w.leaderIds[l]!;
  const winner = Object.hasOwn(w.data.instant, name) ? w.data.instant[name] : undefined;
  if (winner !== undefined) {
    // 8.4b 8.4c The death of Villars or of Eugene decides the battle.
    endBattle(g, winner === 'F' ? 0 : 1, winner === 'F' ? '8.4c' : '8.4b');
    return;
  }
  const f = formationId(w.leads[l]! - 1);
  if (f < 0) return;
  const commandsOthers = w.leaderRole[l] === CINC && w.commands[l]!.length > 1;
  if (w.leaderRole[l] === CINC && !commandsOthers) {
    loseGarrison(g, f);
    return;
  }
  // 9.4b An aide-de-camp takes over, placed by the owner; the formation's marker stays with it. R45
  s.leader.isOut[w.leaders + f] = isOut;
  push(g, STEP.aide, f);
}

/** 8.4d Without Albermarle the garrison is disorganised for good and can no longer act. */
function loseGarrison(g: Field, f: FormationId): void {
  g.s.formation.isLost[f] = 1;
  g.s.formation.isActivated[f] = 1;
  g.s.formation.isActing[f] = 0;
  emit(g, { type: 'garrison-lost', rule: '8.4d', formation: g.w.formationIds[f]! });
  for (const u of g.w.formationUnits[f]!) if (g.s.unit.place[u] === ON_MAP) disorganiseForGood(g, u);
}

/** 8.4d A garrison without its commander is disorganised for good. */
function disorganiseForGood(g: Field, u: UnitId): void {
  mark(g, u, MARK.permanent | MARK.wasDisorganised);
  if (g.s.unit.state[u] === OK && isCombatUnit(g, u)) g.s.unit.state[u] = DISORGANISED;
}
