import { framesOf, itemAt, type Report } from '@tambour/kernel';
import { bridgeId, corpsId, formationId, unitId } from '../../model/ids.ts';
import {
  activationKind,
  attachedUnit,
  type Field,
  has,
  isOver,
  killsOf,
  massedLeader,
  SHAKEN,
  turnOf,
  turnPointsOf,
} from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { CORPS_CAVALRY, enemyOf, LOST, SIDES } from '../../model/vocabulary.ts';
import { bridgeData, formationOf, leaderData, levelData, unitsOfSide } from '../../model/world-lookup.ts';
import { isMassedKind } from '../../rules/4-kinds.ts';
import { DRAW, levelNow } from '../../rules/9-victory.ts';

/** 3.0a M4 Bridges are down only where the battle lets them be; no more is counted than was lost and held. */
export function auditPoints(g: Field, bad: Report): void {
  const { w, s } = g;
  for (let b = bridgeId(0); b < w.bridges.length; b++) {
    const { a, b: other } = bridgeData(g, b);
    if ((s.bridge.isDestroyed[b] || s.bridge.isTried[b]) && !w.mayBeBlown[b])
      bad(`bridge.${w.hexNames[a]}|${w.hexNames[other]}.isDestroyed`, 'must be 0: nobody blows this bridge up');
  }
  const turn = turnOf(g);
  for (const side of [0, 1]) {
    let lost = 0;
    for (const u of unitsOfSide(g, enemyOf(side))) if (s.unit.place[u] === LOST) lost++;
    if (killsOf(g, side) > lost)
      bad(`side.${SIDES[side]}.killed`, `must be at most ${lost}, the units the enemy has lost`);
    let most = 0;
    for (const p of w.data.perTurn) if (p.side === side) most += p.points * Math.max(0, turn - p.fromTurn + 1);
    if (turnPointsOf(g, side) > most)
      bad(`side.${SIDES[side]}.turnPoints`, `must be at most ${most} after ${turn} turns`);
  }
  if (itemAt(s.hand.streak, 0) > 2) bad('hand.streak', 'must be at most 2');
}

/** 3.0a How it ended, and who won, follow from the position. */
export function auditEnding(g: Field, bad: Report): void {
  const { battle } = g.s;
  if (!isOver(g)) {
    if (battle.turn[0] === 0) bad('battle.turn', 'must be 1 or more');
    if (battle.winner[0] !== 0) bad('battle.winner', 'must be 0 until the battle is over');
    if (battle.level[0] !== 0) bad('battle.level', 'must be 0 until the battle is over');
    return;
  }
  if (battle.turn[0] !== g.w.data.turns.length) bad('battle.isOver', 'must be 0: the last turn is not over');
  const level = levelNow(g);
  if (battle.level[0] !== level) bad('battle.level', `must be ${level}: the points say so`);
  const { winner } = levelData(g, level);
  const best = winner < 0 ? DRAW : winner;
  if (battle.winner[0] !== best) bad('battle.winner', `must be ${best}: the points say so`);
}

/** 4.4a 4.15b 4.16 Who acts: a corps between the frames of its activation, and a formation of it between those of its step. */
export function auditActivation(g: Field, bad: Report): void {
  const { w, s } = g;
  const { battle } = s;
  const frames = framesOf(s, STEP_NAMES);
  const activation = frames.find(({ step }) => step === 'activated');
  const step = frames.find((frame) => frame.step === 'end-step');
  const wanted = activation ? activation.with[0] + 1 : 0;
  if (battle.corps[0] !== wanted) bad('battle.corps', 'must be the corps of the activation under way, if there is one');
  if ((battle.kind[0] === 0) !== (wanted === 0)) bad('battle.kind', 'must be none exactly if no corps acts');
  const acting = step ? step.with[0] + 1 : 0;
  if (battle.formation[0] !== acting) bad('battle.formation', 'must be the formation that acts, if there is one');
  const leader = massedLeader(g);
  const isMassed = isMassedKind(activationKind(g));
  if (leader < 0 && isMassed) bad('battle.leader', 'must be who leads the massed attack');
  if (leader >= 0) {
    if (!isMassed) bad('battle.leader', 'must be null: there is no massed attack');
    const { corps, formation } = leaderData(g, leader);
    const mayLead = w.mayLeadMassed[leader] === 1 && corps === wanted - 1 && formation >= 0;
    if (!mayLead) bad('battle.leader', 'must be one who may lead a massed attack of this corps');
    if (isMassed && acting > 0 && acting !== formation + 1) bad('battle.formation', 'must be that of the leader');
  }
  if (acting > 0 && w.formationCorps[formationId(acting - 1)] !== corpsId(wanted - 1))
    bad('battle.formation', 'must be of the corps that acts');
  const attached = attachedUnit(g);
  if (attached < 0) return;
  const own = formationOf(g, attached);
  const isOfCorps = w.formationCorps[own] === wanted - 1 && w.formationKind[own] === CORPS_CAVALRY;
  if (acting === 0 || isMassed || !isOfCorps) bad('battle.attached', 'must be cavalry of the corps that acts');
}

/** M8 Whoever is shaken is about to be rolled for. */
export function auditShaken(g: Field, bad: Report): void {
  const waiting = framesOf(g.s, STEP_NAMES).filter(({ step }) => step === 'wavering');
  for (let u = unitId(0); u < g.w.units; u++) {
    const times = waiting.filter(({ with: [v] }) => v === u).length;
    const isShaken = has(g, u, SHAKEN);
    if (times > 1 || isShaken !== times > 0)
      bad(`unit.${g.w.unitIds[u]}.marks`, 'must hold shaken exactly if it is about to be rolled for, once');
  }
}
