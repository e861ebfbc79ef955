import type { HexId } from '@tambour/boards';
import { emptyStack, type Verdict } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { type Field, isOnMap, isOver } from '../model/state.ts';
import { COALITION, FRENCH, LOST, NOWHERE, ROUTED, SIDES } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isCombatUnit } from './1-units.ts';
import { isBaggageLost } from './7-bridges.ts';

/** Who has the baggage: 0 nobody, side + 1. Where it is a mark on the ground it goes with its hex (R39). */
export function baggageOwner(g: Field): number {
  const { w, s } = g;
  if (w.baggage < 0) return 0;
  if (w.edition.baggageIsPiece) return s.battle.baggageOwner[0]!;
  if (isBaggageLost(g)) return 0;
  const objective = w.objectiveIndex[s.unit.hex[w.baggage]!]!;
  return objective > 0 ? s.objective.owner[objective - 1]! : s.battle.baggageOwner[0]!;
}

/** 13.3b 13.3c 13.3d 13.3e 13.3f Towns, bridges, baggage, enemies in rout, enemy points lost. R73 */
export function score(g: Field, side: number) {
  const { w, s } = g;
  const { points } = w.charts;
  const own = side + 1;
  let towns = 0;
  let bridges = 0;
  for (let i = 0; i < w.objectives.length; i++) {
    if (s.objective.owner[i] !== own) continue;
    const hex = w.objectives[i]!;
    const b = w.bridge[hex]!;
    if (b === 0) towns += points.objective;
    else if (!s.bridge.isDestroyed[b - 1]) bridges += points.bridge;
  }
  const baggage = baggageOwner(g) === own ? points.baggage : 0;
  let routed = 0;
  for (const u of w.sideUnits[1 - side]!) if (isOnMap(g, u) && s.unit.state[u] === ROUTED) routed += points.routed;
  const lost = points.lost * (side === FRENCH ? s.battle.lostC[0]! : s.battle.lostF[0]!);
  return { towns, bridges, baggage, routed, lost, total: towns + bridges + baggage + routed + lost };
}

/** Control of an objective goes to the last side with a unit in it that is not routed. R73 */
export function takeControl(g: Field, u: UnitId, hex: HexId): void {
  const { w, s } = g;
  const o = w.objectiveIndex[hex]!;
  if (o === 0 || !isCombatUnit(g, u) || s.unit.state[u] === ROUTED) return;
  const own = w.unitSide[u]! + 1;
  if (s.objective.owner[o - 1] === own) return;
  s.objective.owner[o - 1] = own;
  const rule: RuleId = w.bridge[hex] ? '13.3c' : '13.3b';
  emit(g, { type: 'control-changed', rule, hex: w.hexNames[hex]!, side: SIDES[own - 1]! });
}

export const DRAW = 2;
/** How a battle ended, as the rule that ended it: by points, or by the death of the French or of the Coalition's commander. */
const ENDINGS = ['13.3a', '8.4b', '8.4c'] as const satisfies readonly RuleId[];
export const BY_POINTS = 0;
export const BY_FRENCH_LOSS = 1;
/** Ends the battle at once: nothing that was still to be done is done. */
export function endBattle(g: Field, winner: number, rule: (typeof ENDINGS)[number]): void {
  if (isOver(g)) return;
  const { battle } = g.s;
  battle.isOver[0] = 1;
  battle.winner[0] = winner;
  battle.ending[0] = ENDINGS.indexOf(rule);
  emptyStack(g.s);
  const points = [score(g, FRENCH).total, score(g, COALITION).total] as const;
  emit(g, { type: 'battle-ended', rule, winner: winner === DRAW ? null : SIDES[winner]!, points });
}

/** Who has won, by which rule and why; undefined while the battle goes on. */
export function verdict(g: Field): Verdict | undefined {
  if (!isOver(g)) return undefined;
  const { battle } = g.s;
  const winner = battle.winner[0]!;
  const rule = ENDINGS[battle.ending[0]!]!;
  const byPoints = `ending.points.${winner === DRAW ? 'draw' : winner === FRENCH ? 'french' : 'coalition'}` as const;
  return {
    winner: winner === DRAW ? undefined : winner,
    rule,
    why: say(rule === '13.3a' ? byPoints : rule === '8.4b' ? 'ending.villars' : 'ending.eugene'),
    points: [score(g, FRENCH).total, score(g, COALITION).total],
  };
}

/** 13.3a 13a 0.2a After the last turn the side with more points has won; equal points are a draw. */
export function countPoints(g: Field): void {
  const f = score(g, FRENCH).total;
  const c = score(g, COALITION).total;
  endBattle(g, f > c ? FRENCH : c > f ? COALITION : DRAW, '13.3a');
}

/** 13.3d A French unit that comes upon the baggage by move or advance has it, where it is a piece. R39 */
export function captureBaggage(g: Field, u: UnitId, hex: HexId): void {
  const { w, s } = g;
  const b = w.baggage;
  if (!w.edition.baggageIsPiece || b < 0 || s.unit.hex[b] !== hex || w.unitSide[b] === w.unitSide[u]) return;
  if (!isCombatUnit(g, u) || s.unit.state[u] === ROUTED) return;
  s.unit.hex[b] = NOWHERE;
  s.unit.place[b] = LOST;
  s.battle.baggageOwner[0] = w.unitSide[u]! + 1;
  emit(g, { type: 'baggage-captured', rule: '13.3d', by: w.unitIds[u]! });
}
