import { distance } from '@tambour/boards';
import { allHold, type Condition, itemAt, ofNoPiece, type Question, type Work, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionFormation } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import {
  type Field,
  has,
  hexOf,
  IN_RESERVE,
  isLeaderOnMap,
  isOnMap,
  leaderHex,
  mark,
  OUT_OF_RESERVE,
  push,
  turnOf,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { formationIdOf, sideOf, unitsOfFormation } from '../model/world-lookup.ts';
import { say } from '../texts/say.ts';
import { type Brigade, isInReserve, isNear, isThreatened } from './4-reserve-in.ts';
import { pushSpreads } from './4-spread.ts';
import { chaseLeaders, isAlone } from './5-leaders.ts';
import { inRiskOrder, RISK_ALONE, rollRisk } from './8-leader-risk.ts';

const RELEASED: readonly Condition<Brigade>[] = [
  mustFirst('4.6c', 'notYourFormation', ({ g, f, side }) => g.w.formationSide[f] === side),
  mustFirst('4.6c', 'notInReserve', ({ g, f }) => isInReserve(g, f)),
  must('4.62c', 'notReleased', ({ g, f }) => turnOf(g) >= itemAt(g.w.data.releaseTurn, f)),
];
/** 3.0h 4.6c 4.62c R15 R37 Brigades leave reserve of their own will, within the limits of the battle. */
export const release: Question<Field> = {
  name: 'release',
  rule: '4.6c',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece >= 0) return;
    if (out.isProbe) out.add(VERB.done);
    for (let f = formationId(0); f < g.w.formations && !out.isFull; f++)
      if (allHold(RELEASED, { g, f, side })) out.add(VERB.release, f);
    if (!out.isProbe) out.add(VERB.done);
  },
  pieces: ofNoPiece,
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    push(g, STEP.release, side);
    leaveReserve(g, actionFormation(o), '4.6c');
  },
  refuse: (g, o, side) =>
    o.verb === VERB.release ? whyNot(RELEASED, { g, f: actionFormation(o), side }) : [wrongMoment('4.6c', o.verb)],
  prompt: () => say('prompt.release'),
};
/** 4.6c 4.62a 4.62b R37 A whole brigade leaves reserve; what is then overstacked spreads out. */
function leaveReserve(g: Field, f: FormationId, rule: RuleId): void {
  for (const u of unitsOfFormation(g, f)) {
    if (has(g, u, IN_RESERVE)) mark(g, u, OUT_OF_RESERVE);
    unmark(g, u, IN_RESERVE);
  }
  emit(g, { type: 'left-reserve', rule, formation: formationIdOf(g, f) });
  pushSpreads(g, f);
}

/**
 * 8.4c 4.62a R98 After every change of hex by a combat unit: enemy leaders in its hex get away, those alone next to it are at risk,
 * and brigades in reserve that now have an enemy within three hexes leave it.
 */
export const alarm: Work<Field> = {
  name: 'alarm',
  run(g, u: UnitId) {
    if (!isOnMap(g, u)) return;
    const { w } = g;
    const hex = hexOf(g, u);
    const enemy = enemyOf(sideOf(g, u));
    chaseLeaders(g, hex, enemy);
    const exposed: LeaderId[] = [];
    for (let l = leaderId(0); l < w.leaders; l++)
      if (w.leaderSide[l] === enemy && isLeaderOnMap(g, l) && distance(w.grid, leaderHex(g, l), hex) === 1)
        if (isAlone(g, l)) exposed.push(l);
    rollRisk(g, inRiskOrder(g, exposed), RISK_ALONE);
    // Last pushed runs first: brigades spread in the order of the file.
    for (let f = formationId(w.formations - 1); f >= 0; f--)
      if ((w.formationSide[f] === enemy || w.unitFormation[u] === f) && isInReserve(g, f) && isAlarmed(g, f, u))
        leaveReserve(g, f, '4.62a');
  },
};
/** 4.62a Whether a unit's change of hex brought it and an enemy within three hexes: units of the brigade count, in command or not. */
function isAlarmed(g: Field, f: FormationId, u: UnitId): boolean {
  const { w } = g;
  if (w.unitFormation[u] === f) return isThreatened(g, f);
  return unitsOfFormation(g, f).some((v) => isOnMap(g, v) && isNear(g, hexOf(g, v), hexOf(g, u)));
}
