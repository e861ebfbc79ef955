import type { HexId } from '@tambour/boards';
import {
  type BridgeId,
  bridgeId,
  type CorpsId,
  corpsId,
  type FormationId,
  formationId,
  type LeaderId,
  leaderId,
  type UnitId,
  unitId,
} from './ids.ts';
import { type Field, MOST_STEPS } from './layout.ts';
import type { ScenarioData } from './scenario.ts';
import { LOST, NOWHERE, ON_MAP, WAITING } from './vocabulary.ts';

export * from './layout.ts';
export * from './marks.ts';

// Accessors of the packed columns: an id of this battle has a row in each, so there is nothing to check.

export const hexOf = (g: Field, u: UnitId): HexId => g.s.unit.hex[u]!;
export const facingOf = (g: Field, u: UnitId): number => g.s.unit.facing[u]!;
export const hitsOf = (g: Field, u: UnitId): number => g.s.unit.hits[u]!;
/** Movement points spent in this step. */
export const spentBy = (g: Field, u: UnitId): number => g.s.unit.spent[u]!;
export const pledgeOf = (g: Field, u: UnitId): number => g.s.unit.pledge[u]!;
export const leaderHex = (g: Field, l: LeaderId): HexId => g.s.leader.hex[l]!;
export const spentByLeader = (g: Field, l: LeaderId): number => g.s.leader.spent[l]!;
/** The unit with which a leader has gone into a fight, or -1. */
export const followedBy = (g: Field, l: LeaderId): UnitId => unitId(g.s.leader.follows[l]! - 1);
/** Whether a formation has Orders, one of `ORDERS`. */
export const ordersMark = (g: Field, f: FormationId): number => g.s.formation.orders[f]!;
/** Activations that a corps has had in this turn. */
export const usesOf = (g: Field, corps: CorpsId): number => g.s.corps.used[corps]!;
/** Who leads a massed attack (4.16), or -1. */
export const massedLeader = (g: Field): LeaderId => leaderId(g.s.battle.leader[0]! - 1);
/** 5.53b Units that have fired small arms or attacked out of a town, by its number from 0. */
export const usesOfTown = (g: Field, town: number): number => g.s.town.used[town]!;
/** Points a side has been given turn by turn; units that it has killed. */
export const turnPointsOf = (g: Field, side: number): number => g.s.side.turnPoints[side]!;
export const killsOf = (g: Field, side: number): number => g.s.side.killed[side]!;
export const handSide = (g: Field): number => g.s.hand.side[0]!;
export const handMode = (g: Field): number => g.s.hand.mode[0]!;
export const turnOf = (g: Field): number => g.s.battle.turn[0]!;
/** What the scenario says of the turn; before the first, of that. */
export const turnNow = (g: Field): ScenarioData['turns'][number] => g.w.data.turns[Math.max(0, turnOf(g) - 1)]!;
export const phaseOf = (g: Field): number => g.s.battle.phase[0]!;
/** How the corps is activated, one of `ACTIVATION_KINDS`. */
export const activationKind = (g: Field): number => g.s.battle.kind[0]!;
/** The line of the table of results by which the battle has ended. */
export const levelAtEnd = (g: Field): number => g.s.battle.level[0]!;
export const marchCount = (g: Field): number => g.s.battle.marches[0]!;
export const batteryCount = (g: Field): number => g.s.battle.batteries[0]!;

/** Of a march under way: who is on it, who charges along (or -1), on which hex of its way it is, and how many steps that has. */
export const marcher = (g: Field, row: number): UnitId => g.s.march.unit[row]!;
export const secondRider = (g: Field, row: number): UnitId => unitId(g.s.march.second[row]! - 1);
export const marchAt = (g: Field, row: number): number => g.s.march.at[row]!;
export const marchSteps = (g: Field, row: number): number => g.s.march.steps[row]!;
/** What the step under way costs as it was ordered; how the march ends facing. */
export const declaredCost = (g: Field, row: number): number => g.s.march.declared[row]!;
export const lastFacing = (g: Field, row: number): number => g.s.march.facing[row]!;
export const hexOfRoute = (g: Field, row: number, i: number): HexId => g.s.route.hex[row * MOST_STEPS + i]!;
export const turnOfRoute = (g: Field, row: number, i: number): number => g.s.route.turn[row * MOST_STEPS + i]!;

/** Of the fight under way: its hex, and who is in it, row by row. */
export const fightHex = (g: Field): HexId => g.s.fight.hex[0]!;
export const fightKind = (g: Field): number => g.s.fight.kind[0]!;
export const attackerCount = (g: Field): number => g.s.fight.attackers[0]!;
export const defenderCount = (g: Field): number => g.s.fight.defenders[0]!;
export const hitsOnAttackers = (g: Field): number => g.s.fight.attackerHits[0]!;
export const hitsOnDefenders = (g: Field): number => g.s.fight.defenderHits[0]!;
export const attackerOf = (g: Field, row: number): UnitId => g.s.attacker.unit[row]!;
export const defenderOf = (g: Field, row: number): UnitId => g.s.defender.unit[row]!;
export const startOf = (g: Field, row: number): HexId => g.s.attacker.start[row]!;
export const enteredFrom = (g: Field, row: number): HexId => g.s.attacker.from[row]!;
export const chargePath = (g: Field, row: number): number => g.s.attacker.path[row]!;
/** Hits of the round of a fight that are being shared out, by row of the attackers or of the defenders. */
export const hitsShared = (rows: Uint8Array, row: number): number => rows[row]!;
/** The side that holds an objective, as in the column. */
export const ownerOf = (g: Field, objective: number): number => g.s.objective.owner[objective]!;
/** Units that have come through an entry hex in this activation. */
export const cameThrough = (g: Field, entry: number): number => g.s.entry.through[entry]!;

export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => {
  if (!isOver(g)) g.pen.push(step, a, b, c, d);
};

export const has = (g: Field, u: UnitId, mark: number): boolean => (g.s.unit.marks[u]! & mark) !== 0;
export const mark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! |= bits;
  g.scratch.touched.add(u);
};
export const unmark = (g: Field, u: UnitId, bits: number): void => {
  if (!has(g, u, bits)) return;
  g.s.unit.marks[u]! &= ~bits;
  g.scratch.touched.add(u);
};
/** Turns a unit alone; whom it stands with is the caller's business. */
export const face = (g: Field, u: UnitId, facing: number): void => {
  g.s.unit.facing[u] = facing;
  g.scratch.touched.add(u);
};
export const did = (g: Field, u: UnitId, deed: number): boolean => (g.s.unit.did[u]! & deed) !== 0;
export const note = (g: Field, u: UnitId, deeds: number): void => {
  g.s.unit.did[u]! |= deeds;
};
export const forget = (g: Field, u: UnitId, deeds: number): void => {
  g.s.unit.did[u]! &= ~deeds;
};

export const isOnMap = (g: Field, u: UnitId): boolean => g.s.unit.place[u] === ON_MAP;
/** The top unit of a hex, or -1; and the one under a unit, or -1. */
export const topOf = (g: Field, hex: HexId): UnitId => unitId(g.s.at.top[hex]! - 1);
export const underOf = (g: Field, u: UnitId): UnitId => unitId(g.s.unit.under[u]! - 1);
/** The side whose units hold a hex, or -1. */
export const holder = (g: Field, hex: HexId): number => {
  const top = g.s.at.top[hex]!;
  return top === 0 ? -1 : g.w.unitSide[top - 1]!;
};
export const isEnemyHeld = (g: Field, hex: HexId, side: number): boolean => {
  const by = holder(g, hex);
  return by >= 0 && by !== side;
};
/** The bridge on a side of a hex, or -1. */
export const bridgeAt = (g: Field, hex: HexId, d: number): BridgeId => bridgeId(g.w.bridge[hex * 6 + d]! - 1);
export const breakBridge = (g: Field, bridge: BridgeId): void => {
  g.s.bridge.isDestroyed[bridge] = 1;
  g.scratch.touched.addAll();
};
/** Units of a hex, top first. */
export function stackOf(g: Field, hex: HexId): UnitId[] {
  const out: UnitId[] = [];
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) out.push(u);
  return out;
}

/** The doors through which units change places: they keep the stacks and their index true. R38 An arriving unit goes on top. */
export function lift(g: Field, u: UnitId): void {
  const hex = g.s.unit.hex[u]!;
  if (hex === NOWHERE) return;
  const below = g.s.unit.under[u]!;
  if (g.s.at.top[hex] === u + 1) g.s.at.top[hex] = below;
  else
    for (let v = topOf(g, hex); v >= 0; v = underOf(g, v))
      if (g.s.unit.under[v] === u + 1) {
        g.s.unit.under[v] = below;
        break;
      }
  g.s.unit.under[u] = 0;
  g.s.unit.hex[u] = NOWHERE;
  g.scratch.touched.add(u);
}
export function put(g: Field, u: UnitId, hex: HexId): void {
  lift(g, u);
  g.scratch.touched.add(u);
  g.s.unit.hex[u] = hex;
  g.s.unit.place[u] = ON_MAP;
  g.s.unit.under[u] = g.s.at.top[hex]!;
  g.s.at.top[hex] = u + 1;
}
/** Puts a unit under everything else in its hex. */
export function putUnder(g: Field, u: UnitId, hex: HexId): void {
  put(g, u, hex);
  let last = u;
  while (underOf(g, last) >= 0) last = underOf(g, last);
  if (last === u) return;
  g.s.at.top[hex] = g.s.unit.under[u]!;
  g.s.unit.under[u] = 0;
  g.s.unit.under[last] = u + 1;
}
/** Nobody is on the map any more: all wait off it. */
export function clearField(g: Field): void {
  g.s.unit.hex.fill(NOWHERE);
  g.s.unit.place.fill(WAITING);
  g.scratch.touched.addAll();
}
/** What would be true of a unit if it stood in another hex. It is there for a moment only, and in no stack: nothing that is kept of the field hears of it. */
export function asIfIn(g: Field, u: UnitId, hex: HexId, ask: () => boolean): boolean {
  const at = g.s.unit.hex[u]!;
  g.s.unit.hex[u] = hex;
  const answer = ask();
  g.s.unit.hex[u] = at;
  return answer;
}
export function drop(g: Field, u: UnitId): void {
  lift(g, u);
  g.scratch.touched.add(u);
  g.s.unit.place[u] = LOST;
}

export const isLeaderOnMap = (g: Field, l: LeaderId): boolean => g.s.leader.place[l] === ON_MAP;
/** The brigadier of a formation, or -1; and the commander of a corps, or -1. */
export const brigadierOf = (g: Field, f: FormationId): LeaderId => leaderId(g.w.formationLeader[f]! - 1);
export const commanderOf = (g: Field, corps: CorpsId): LeaderId => leaderId(g.w.corpsCommander[corps]! - 1);
/** The corps that is active, the formation at work, and the cavalry that it has taken along; each may be -1. */
export const activeCorps = (g: Field): CorpsId => corpsId(g.s.battle.corps[0]! - 1);
export const activeFormation = (g: Field): FormationId => formationId(g.s.battle.formation[0]! - 1);
export const attachedUnit = (g: Field): UnitId => unitId(g.s.battle.attached[0]! - 1);
/** The brigade a unit is in for command and attack in the step at hand: its own, or the one that has taken it along (4.15 R23). */
export const brigadeOf = (g: Field, u: UnitId): FormationId =>
  attachedUnit(g) === u ? activeFormation(g) : g.w.unitFormation[u]!;
/** 8.12a 8.12c Printed cohesion less hits: what rolls are made against. Hits weaken nothing else. */
export const adjustedCohesion = (g: Field, u: UnitId): number => g.w.cohesion[u]! - g.s.unit.hits[u]!;
