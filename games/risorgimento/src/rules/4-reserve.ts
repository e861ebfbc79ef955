import { distance, type HexId } from '@tambour/boards';
import { allHold, type Condition, type Question, type Work, whyNot } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { actionFormation } from '../model/action-view.ts';
import { emit } from '../model/emit.ts';
import { type FormationId, formationId, type LeaderId, leaderId, type UnitId } from '../model/ids.ts';
import { must, mustFirst, wrongMoment } from '../model/refusal.ts';
import {
  brigadierOf,
  commanderOf,
  type Field,
  has,
  IN_RESERVE,
  isLeaderOnMap,
  isOnMap,
  mark,
  OUT_OF_RESERVE,
  push,
  unmark,
} from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { enemyOf } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isAble, isInCorpsRange, underCommand } from './4-command.ts';
import { pushSpreads } from './4-spread.ts';
import { chaseLeaders, isAlone } from './5-leaders.ts';
import { inRiskOrder, RISK_ALONE, rollRisk } from './8-leader-risk.ts';
import { isBrigade } from './9-hors-de-combat.ts';

/** Whether any unit of a formation is in reserve. */
export const isInReserve = (g: Field, f: FormationId): boolean => {
  const units = g.w.formationUnits[f]!;
  for (let i = 0; i < units.length; i++) if (isOnMap(g, units[i]!) && has(g, units[i]!, IN_RESERVE)) return true;
  return false;
};
/** 4.6a 4.62a R7 Whether a unit on the map, in reserve or not, has an enemy combat unit within three hexes. */
function isThreatened(g: Field, f: FormationId): boolean {
  const { w, s } = g;
  const enemies = w.sideUnits[enemyOf(w.formationSide[f]!)]!;
  for (const u of w.formationUnits[f]!) {
    if (!isOnMap(g, u)) continue;
    for (let i = 0; i < enemies.length; i++)
      if (isOnMap(g, enemies[i]!) && isNear(g, s.unit.hex[u]!, s.unit.hex[enemies[i]!]!)) return true;
  }
  return false;
}
const isNear = (g: Field, a: HexId, b: HexId): boolean => distance(g.w.grid, a, b) <= g.w.charts.reserve.distance;

/** 4.6a 4.22a R7 Whether the brigadier of a formation is in his corps commander's range. */
function isInTouch(g: Field, f: FormationId): boolean {
  const brigadier = brigadierOf(g, f);
  const commander = commanderOf(g, g.w.formationCorps[f]!);
  if (brigadier < 0 || commander < 0 || !isAble(g, brigadier)) return false;
  return isInCorpsRange(g, commander, g.s.leader.hex[brigadier]!);
}
/** 4.6b E4.6 The units that would go into reserve: all that are commanded and not there yet. */
const intoReserve = (g: Field, f: FormationId): UnitId[] =>
  [...underCommand(g, f)].filter((u) => !has(g, u, IN_RESERVE)).sort((a, b) => a - b);

interface Brigade {
  readonly g: Field;
  readonly f: FormationId;
  readonly side: number;
}
const ELIGIBLE: readonly Condition<Brigade>[] = [
  mustFirst('4.6a', 'notYourFormation', ({ g, f, side }) => g.w.formationSide[f] === side),
  mustFirst('4.6a', 'notBrigade', ({ g, f }) => isBrigade(g, f)),
  mustFirst('4.6a', 'brigadierFar', ({ g, f }) => isInTouch(g, f)),
  must('4.6a', 'enemyNearReserve', ({ g, f }) => !isThreatened(g, f)),
  must('4.6b', 'nobodyForReserve', ({ g, f }) => intoReserve(g, f).length > 0),
];

/** 3.0c 4.6a 4.6b E4.6 R7 A side puts brigades in reserve, one after another, where they stand. */
export const reserveIn: Question<Field> = {
  name: 'reserve-in',
  rule: '4.6a',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece >= 0) return;
    for (let f = formationId(0); f < g.w.formations; f++)
      if (allHold(ELIGIBLE, { g, f, side })) out.add(VERB.reserve, f);
    out.add(VERB.done);
  },
  act(g, o, side) {
    if (o.verb === VERB.done) return;
    const f = actionFormation(o);
    const units = intoReserve(g, f);
    for (const u of units) mark(g, u, IN_RESERVE);
    emit(g, {
      type: 'put-in-reserve',
      rule: '4.6b',
      formation: g.w.formationIds[f]!,
      pieces: units.map((u) => g.w.unitIds[u]!),
    });
    push(g, STEP['reserve-in'], side);
  },
  refuse: (g, o, side) =>
    o.verb === VERB.reserve ? whyNot(ELIGIBLE, { g, f: actionFormation(o), side }) : [wrongMoment('4.6a', o.verb)],
  prompt: () => say('prompt.reserveIn'),
};

const RELEASED: readonly Condition<Brigade>[] = [
  mustFirst('4.6c', 'notYourFormation', ({ g, f, side }) => g.w.formationSide[f] === side),
  mustFirst('4.6c', 'notInReserve', ({ g, f }) => isInReserve(g, f)),
  must('4.62c', 'notReleased', ({ g, f }) => g.s.battle.turn[0]! >= g.w.data.releaseTurn[f]!),
];
/** 3.0h 4.6c 4.62c R15 R37 Brigades leave reserve of their own will, within the limits of the battle. */
export const release: Question<Field> = {
  name: 'release',
  rule: '4.6c',
  side: (_g, side) => side,
  list(g, out, piece, side) {
    if (piece >= 0) return;
    for (let f = formationId(0); f < g.w.formations; f++)
      if (allHold(RELEASED, { g, f, side })) out.add(VERB.release, f);
    out.add(VERB.done);
  },
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
  for (const u of g.w.formationUnits[f]!) {
    if (has(g, u, IN_RESERVE)) mark(g, u, OUT_OF_RESERVE);
    unmark(g, u, IN_RESERVE);
  }
  emit(g, { type: 'left-reserve', rule, formation: g.w.formationIds[f]! });
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
    const { w, s } = g;
    const hex = s.unit.hex[u]!;
    const enemy = enemyOf(w.unitSide[u]!);
    chaseLeaders(g, hex, enemy);
    const exposed: LeaderId[] = [];
    for (let l = leaderId(0); l < w.leaders; l++)
      if (w.leaderSide[l] === enemy && isLeaderOnMap(g, l) && distance(w.grid, s.leader.hex[l]!, hex) === 1)
        if (isAlone(g, l)) exposed.push(l);
    rollRisk(g, inRiskOrder(g, exposed), RISK_ALONE);
    // Last pushed runs first: brigades spread in the order of the file.
    for (let f = formationId(w.formations - 1); f >= 0; f--)
      if (isInReserve(g, f) && isAlarmed(g, f, u)) leaveReserve(g, f, '4.62a');
  },
};
/** 4.62a Whether a unit's change of hex brought it and an enemy within three hexes: units of the brigade count, in command or not. */
function isAlarmed(g: Field, f: FormationId, u: UnitId): boolean {
  const { w, s } = g;
  if (w.unitFormation[u] === f) return isThreatened(g, f);
  if (w.formationSide[f] === w.unitSide[u]) return false;
  return w.formationUnits[f]!.some((v) => isOnMap(g, v) && isNear(g, s.unit.hex[v]!, s.unit.hex[u]!));
}
