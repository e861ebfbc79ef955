import type { HexId } from '@tambour/boards';
import { aideOf, idOfFormation, unitsOf } from '../model/formation.ts';
import { type FormationId, type LeaderId, leaderId } from '../model/ids.ts';
import {
  idOfLeader,
  isChief,
  isGarrisonChief,
  isLeaderOnMap,
  leaderCount,
  leaderSide,
  ledBy,
} from '../model/leader.ts';
import { emit, type Field, isOver, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { isOnMap, mark, stateOf } from '../model/unit.ts';
import { DISORGANISED, FRENCH, LOST, NOWHERE, OK } from '../model/vocabulary.ts';
import { isCombatUnit } from './1-units.ts';
import { endBattle, instantWinner } from './13-victory.ts';

/** 8.4a 9.4a A leader dies with the piece he is stacked with; `gone` is the piece just lost, and who was riding with it dies too. */
export function killLeadersAt(g: Field, hex: HexId, side: number, gone: number): void {
  const { leader } = g.s;
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    if (isOver(g) || !isLeaderOnMap(g, l) || leaderSide(g, l) !== side) continue;
    if (leader.riding[l] === gone + 1 || (leader.hex[l] === hex && leader.riding[l] === 0)) kill(g, l);
  }
}

function kill(g: Field, l: LeaderId) {
  const { place, hex, riding, isOut } = g.s.leader;
  place[l] = LOST;
  hex[l] = NOWHERE;
  riding[l] = 0;
  emit(g, { type: 'leader-killed', rule: isChief(g, l) ? '8.4a' : '9.4a', leader: idOfLeader(g, l) });
  const winner = instantWinner(g, l);
  if (winner !== undefined) return endBattle(g, winner, winner === FRENCH ? '8.4c' : '8.4b');
  const f = ledBy(g, l);
  if (f < 0) return;
  if (isGarrisonChief(g, l)) return loseGarrison(g, f);
  // 9.4b An aide-de-camp takes over, placed by the owner; the formation's marker stays with it. R45
  isOut[aideOf(g, f)] = Number(isOut[l]);
  push(g, STEP.aide, f);
}

/** 8.4d Without Albermarle the garrison is disorganised for good and can no longer act. */
function loseGarrison(g: Field, f: FormationId): void {
  g.s.formation.isLost[f] = 1;
  g.s.formation.isActivated[f] = 1;
  g.s.formation.isActing[f] = 0;
  emit(g, { type: 'garrison-lost', rule: '8.4d', formation: idOfFormation(g, f) });
  for (const u of unitsOf(g, f)) {
    if (!isOnMap(g, u)) continue;
    mark(g, u, MARK.permanent | MARK.wasDisorganised);
    if (stateOf(g, u) === OK && isCombatUnit(g, u)) g.s.unit.state[u] = DISORGANISED;
  }
}
