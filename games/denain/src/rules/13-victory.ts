import type { HexId } from '@tambour/boards';
import { emptyStack, itemAt, type Verdict } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { isBridge, isBridgeDown, isFilledByBaggage, labelOf, objectiveAt, ownerOf } from '../model/hex.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { idOfLeader } from '../model/leader.ts';
import { baggageKeeper, emit, endingOf, type Field, isOver, lostBy, winnerOf } from '../model/state.ts';
import { armyOf, drop, hexOf, idOfUnit, isOnMap, sideOf } from '../model/unit.ts';
import { COALITION, enemyOf, FRENCH, SIDES, sideId } from '../model/vocabulary.ts';
import { say } from '../texts/say.ts';
import { isCombatUnit, isRouted } from './1-units.ts';
import { isBaggageLost } from './7-bridges.ts';

/** Who has the baggage: 0 nobody, side + 1. Where it is a mark on the ground it goes with its hex (R39). */
export function baggageOwner(g: Field): number {
  const { baggage, edition } = g.w;
  if (baggage < 0 || (!edition.baggageIsPiece && isBaggageLost(g))) return 0;
  const o = edition.baggageIsPiece ? -1 : objectiveAt(g, hexOf(g, baggage));
  return o >= 0 ? ownerOf(g, o) : baggageKeeper(g);
}

/** 13.3b 13.3c 13.3d 13.3e 13.3f Towns, bridges, baggage, enemies in rout, enemy points lost. R73 */
export function score(g: Field, side: number) {
  const { w } = g;
  const { points } = w.charts;
  const own = side + 1;
  let towns = 0;
  let bridges = 0;
  for (const [i, hex] of w.objectives.entries()) {
    if (ownerOf(g, i) !== own || isBridgeDown(g, hex)) continue;
    if (isBridge(g, hex)) bridges += points.bridge;
    else towns += points.objective;
  }
  const baggage = baggageOwner(g) === own ? points.baggage : 0;
  let routed = 0;
  for (const u of armyOf(g, enemyOf(side))) if (isOnMap(g, u) && isRouted(g, u)) routed += points.routed;
  const lost = points.lost * lostBy(g, enemyOf(side));
  return { towns, bridges, baggage, routed, lost, total: towns + bridges + baggage + routed + lost };
}

export const totals = (g: Field): readonly [number, number] => [score(g, FRENCH).total, score(g, COALITION).total];

/** Control of an objective goes to the last side with a unit in it that is not routed. R73 */
export function takeControl(g: Field, u: UnitId, hex: HexId): void {
  const o = objectiveAt(g, hex);
  const side = sideOf(g, u);
  if (o < 0 || ownerOf(g, o) === side + 1 || !isCombatUnit(g, u) || isRouted(g, u)) return;
  g.s.objective.owner[o] = side + 1;
  const rule = isBridge(g, hex) ? '13.3c' : '13.3b';
  emit(g, { type: 'control-changed', rule, hex: labelOf(g, hex), side: sideId(side) });
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
  const points = totals(g);
  emit(g, { type: 'battle-ended', rule, winner: winner === DRAW ? null : sideId(winner), points });
}

/** 8.4b 8.4c The death of Villars or of Eugene decides the battle: for whom, if it is one of them. */
export function instantWinner(g: Field, l: LeaderId): number | undefined {
  const { instant } = g.w.data;
  const id = idOfLeader(g, l);
  const winner = Object.hasOwn(instant, id) ? instant[id] : undefined;
  return winner && SIDES.indexOf(winner);
}

/** Who has won, by which rule and why; undefined while the battle goes on. */
export function verdict(g: Field): Verdict | undefined {
  if (!isOver(g)) return undefined;
  const winner = winnerOf(g);
  const rule = itemAt(ENDINGS, endingOf(g));
  const byPoints = `ending.points.${winner === DRAW ? 'draw' : winner === FRENCH ? 'french' : 'coalition'}` as const;
  return {
    winner: winner === DRAW ? undefined : winner,
    rule,
    why: say(rule === '13.3a' ? byPoints : rule === '8.4b' ? 'ending.villars' : 'ending.eugene'),
    points: totals(g),
  };
}

/** 13.3a 13a 0.2a After the last turn the side with more points has won; equal points are a draw. */
export const countPoints = (g: Field): void => endBattle(g, leader(g), '13.3a');
/** Who has more points as things are, or `DRAW`. */
export function leader(g: Field): number {
  const [f, c] = totals(g);
  return f > c ? FRENCH : c > f ? COALITION : DRAW;
}

/** 13.3d A French unit that comes upon the baggage by move or advance has it, where it is a piece. R39 */
export function captureBaggage(g: Field, u: UnitId, hex: HexId): void {
  const b = g.w.baggage;
  if (!isFilledByBaggage(g, hex) || sideOf(g, b) === sideOf(g, u) || !isCombatUnit(g, u) || isRouted(g, u)) return;
  drop(g, b);
  g.s.battle.baggageOwner[0] = sideOf(g, u) + 1;
  emit(g, { type: 'baggage-captured', rule: '13.3d', by: idOfUnit(g, u) });
}
