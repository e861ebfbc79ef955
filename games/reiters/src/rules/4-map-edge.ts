import { hasNeighbour, type ZoneId } from '@tambour/boards';
import { emitOf } from '../model/emit.ts';
import { isReplaced, takeLeaderOff } from '../model/leader.ts';
import { columnData, zoneChart } from '../model/lookup.ts';
import { columnOf, isUnit, leaderOf, placeOf, putPiece, sideOf, standsAt } from '../model/piece.ts';
import type { ScenarioData } from '../model/scenario.ts';
import type { CitedRule } from '../model/special.ts';
import { type Field, MARK, turnOf } from '../model/state.ts';
import { has, isHope, mark, parentOf, typeOf, unmark } from '../model/unit.ts';
import { EXITED, WAITING } from '../model/vocabulary.ts';
import { hasEnemyPieces, hasRoom, isControlled, lift, unitsIn } from '../model/zone.ts';
import { giveBack, rankOf, score } from './1-quality.ts';
import { allowanceOf } from './4-allowance.ts';
import { arrive } from './4-march.ts';
import { finishMoving, type PieceCase, pointsLeft, takeUp } from './4-moving-piece.ts';
import { controlToll, shunsControl, zoneToll } from './4-toll.ts';
import { isBarred, ruleOfExit } from './9-victory.ts';
import { inTurn, must } from './conditions.ts';

/** The exit a piece may use where it stands, if any: AU.3 CO.3 D.5 M.3. */
export function exitFor(g: Field, side: number, zone: ZoneId) {
  return g.w.data.victory.exits.find((e) => leadsOff(e, side, zone, turnOf(g)) && !isBarred(g, side, e.edge));
}
type ExitData = ScenarioData['victory']['exits'][number];
/** Whether an exit is one of a side, at a zone, open by a turn. */
const leadsOff = (e: ExitData, side: number, zone: ZoneId, turn: number): boolean =>
  e.side === side && turn >= e.fromTurn && e.zones.includes(zone);

export const EXIT_COST = 1;

/** Whether it stands at an exit of its side: at one that is open on this turn, or at any. */
const isAtExit = ({ g, piece }: PieceCase, turn: number): boolean =>
  g.w.data.victory.exits.some((e) => leadsOff(e, sideOf(g, piece), standsAt(g, piece), turn));
const isAtAnyExit = (c: PieceCase): boolean => isAtExit(c, Number.POSITIVE_INFINITY);
const exitRule = ({ g, piece }: PieceCase): CitedRule => ruleOfExit(g, sideOf(g, piece));
function noExitRule(c: PieceCase): CitedRule {
  const side = sideOf(c.g, c.piece);
  const edges = c.g.w.data.map.zones[standsAt(c.g, c.piece)]?.edges;
  const barred = c.g.w.specials['no-exit'].find((n) => n.side === side && edges?.includes(n.edge));
  return barred ? barred.rule : exitRule(c);
}
/** 9.0a 5.3c R104 AU.3 CO.3 D.5 M.3 What it takes to leave the map. Off it nobody is nearer a commander: an isolated unit stays. */
export const EXIT = inTurn<PieceCase>(
  must('9.0a', 'noExit', ({ g, piece }) => {
    const side = sideOf(g, piece);
    return g.w.data.victory.exits.some((e) => e.side === side);
  }),
  [
    must(noExitRule, 'notExitZone', isAtAnyExit),
    must(exitRule, 'exitLater', (c) => isAtExit(c, turnOf(c.g)) || !isAtAnyExit(c)),
    must('5.3c', 'isolatedLeaves', ({ g, piece }) => !isUnit(g, piece) || !has(g, piece, MARK.isolated)),
  ],
  must('4.1Pa', 'tooFar', ({ g, piece }) => {
    return exitFor(g, sideOf(g, piece), standsAt(g, piece)) !== undefined && pointsLeft(g, piece) >= EXIT_COST;
  }),
);

/** 4.5a The column whose pieces may come in now, or undefined. */
export const arrival = (g: Field, column: number) => {
  const r = columnData(g, column).reinforcement;
  return r && turnOf(g) >= r.turn ? r : undefined;
};

interface Entry extends PieceCase {
  readonly z: ZoneId;
}
/** A piece that has not come in yet: neither enfants perdus nor one who takes over. */
export const isWaiting = (g: Field, piece: number): boolean =>
  placeOf(g, piece) === WAITING && (isUnit(g, piece) ? !isHope(g, piece) : !isReplaced(g, leaderOf(g, piece)));
const enemyOf = ({ g, piece }: Entry): number => 1 - sideOf(g, piece);

/** 4.5a 4.5b 4.5c R38 What it takes to come in by a zone. */
export const ENTRY = inTurn<Entry>(
  must('4.5a', 'notReinforcement', ({ g, piece }) => isWaiting(g, piece)),
  must('4.5a', 'comesLater', ({ g, piece }) => arrival(g, columnOf(g, piece)) !== undefined),
  must('4.5a', 'notEntryZone', ({ g, piece, z }) => arrival(g, columnOf(g, piece))?.zones.includes(z) ?? false),
  must('4.5b', 'enemyThere', (c) => unitsIn(c.g, c.z, enemyOf(c)) === 0),
  must('4.1Ph', 'leaderRidesRound', ({ g, piece, z }) => isUnit(g, piece) || !hasEnemyPieces(g, z, sideOf(g, piece))),
  must('4.3e', 'zoneFull', ({ g, piece, z }) => !isUnit(g, piece) || hasRoom(g, piece, z)),
  must('10.1h', 'orderForbidsZoc', (c) => {
    const { g, piece, z } = c;
    return !isUnit(g, piece) || !isControlled(g, z, enemyOf(c)) || !shunsControl(g, piece);
  }),
  must('4.1Pa', 'tooFar', ({ g, piece, z }) => !isUnit(g, piece) || entryCost(g, piece, z) <= allowanceOf(g, piece)),
);
/** 4.5c R38 What coming in by a zone costs. */
export const entryCost = (g: Field, piece: number, z: ZoneId): number =>
  (zoneChart(g, z).mp ?? 0) + (isUnit(g, piece) ? zoneToll(g, piece, z) : controlToll(g, z, sideOf(g, piece)));

/** 4.5a 4.5c 10.1c R41 A reinforcement comes in, commanded, and may go on. */
export function comeIn(g: Field, piece: number, z: ZoneId): void {
  const { w, s } = g;
  finishMoving(g);
  const cost = entryCost(g, piece, z);
  const column = columnOf(g, piece);
  if (s.column.entered[column] === 0) s.column.entered[column] = turnOf(g);
  s.battle.moving[0] = piece + 1;
  s.battle.start[0] = z;
  s.battle.spent[0] = cost;
  s.battle.stepCost[0] = cost;
  s.battle.offRoad[0] = hasNeighbour(w.passage, z, (_to, link) => w.linkRoad[link] === 1) ? 0 : 1;
  emitOf(g, piece, { type: 'entered', rule: '4.5a', zone: z, cost });
  putPiece(g, piece, z);
  if (!isUnit(g, piece)) return;
  mark(g, piece, MARK.marched);
  arrive(g, piece, z, cost);
}

/** R100 Points for a piece that leaves where it stands: by its type, a leader's by his rank; none for enfants perdus. */
function exitPoints(g: Field, piece: number): number {
  const exit = exitFor(g, sideOf(g, piece), standsAt(g, piece));
  if (isUnit(g, piece)) return isHope(g, piece) ? 0 : (exit?.units[typeOf(g, piece)] ?? 0);
  const l = leaderOf(g, piece);
  return exit?.leaders[rankOf(g, l)] ?? 0;
}

/** M.3 AU.3 D.5 CO.3 Off the map for good, and the points at once. */
export function leaveMap(g: Field, piece: number): void {
  takeUp(g, piece);
  const [zone, side, rule] = [standsAt(g, piece), sideOf(g, piece), exitRule({ g, piece })];
  const points = exitPoints(g, piece);
  if (isUnit(g, piece)) {
    lift(g, piece);
    g.s.unit.place[piece] = EXITED;
    unmark(g, piece, 0xffff);
    // R96 Enfants perdus that leave are gone for their parent.
    if (isHope(g, piece)) giveBack(g, parentOf(g, piece));
  } else takeLeaderOff(g, leaderOf(g, piece), EXITED);
  score(g, side, points);
  emitOf(g, piece, { type: 'left-map', rule, zone, points });
  finishMoving(g);
}
