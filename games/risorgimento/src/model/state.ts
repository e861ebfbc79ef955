import type { HexId } from '@tambour/boards';
import { fieldsOf, type GameField, KERNEL, type Layout, scratchBySize, u16Of } from '@tambour/kernel';
import {
  type BridgeId,
  bridgeId,
  type CorpsId,
  corpsId,
  type FormationId,
  formationId,
  type LeaderId,
  leaderId,
  NO_UNIT,
  type UnitId,
  unitId,
} from './ids.ts';
import { Scratch } from './scratch.ts';
import { ARTILLERY, LOST, NOWHERE, ON_MAP, WAITING } from './vocabulary.ts';
import type { RisorgimentoWorld } from './world.ts';

export * from './marks.ts';

/** Marches under way inside each other: a march, a charge, a withdrawal, units that spread out of reserve. */
export const MOST_MARCHES = 4;
/** Hexes of one march: twice the highest printed allowance, and the hex it starts from. */
export const MOST_STEPS = 44;
export const MOST_FIGHTERS = 16;
/** 7.3c In `pledge`: attacks nothing any more in this step. */
export const BOUND = 0xffff;
export const MOST_BATTERIES = 16;

const layout = (w: RisorgimentoWorld) =>
  ({
    ...KERNEL,
    unit: {
      rows: w.units,
      /** `under`: the unit below it in its stack, + 1. `pledge`: the one hex + 1 it may still attack (7.3c), or `BOUND`. */
      columns: {
        hex: u16Of<HexId>(),
        under: 'u16',
        marks: 'u16',
        did: 'u16',
        facing: 'u8',
        hits: 'u8',
        spent: 'u8',
        place: 'u8',
        pledge: 'u16',
      },
    },
    leader: {
      rows: w.leaders,
      /** `follows`: the unit with which he has gone into a fight, + 1. */
      columns: { hex: u16Of<HexId>(), follows: 'u16', place: 'u8', isFinished: 'u8', isReduced: 'u8', spent: 'u8' },
    },
    formation: { rows: w.formations, columns: { orders: 'u8', hasActed: 'u8', isHorsDeCombat: 'u8' } },
    corps: { rows: w.corps, columns: { used: 'u8', isFinished: 'u8' } },
    morale: { rows: w.moraleGroups.length, columns: { isDemoralized: 'u8' } },
    side: {
      rows: 2,
      columns: { hasTried: 'u8', hasRenounced: 'u8', hasMassed: 'u8', killed: 'u8', turnPoints: 'u8' },
    },
    hand: {
      rows: 1,
      /** `last`: the corps activated last + 1. `lastPass`: the side that passed last + 1. */
      columns: { side: 'u8', mode: 'u8', streak: 'u8', last: 'u8', lastPass: 'u8', isFirst: 'u8' },
    },
    bridge: { rows: Math.max(1, w.bridges.length), columns: { isDestroyed: 'u8', isTried: 'u8' } },
    objective: { rows: Math.max(1, w.objectives.length), columns: { owner: 'u8' } },
    /** Units that have come through an entry hex in this activation. */
    entry: { rows: Math.max(1, w.entries.length), columns: { through: 'u8' } },
    /** 5.53b Units that have fired small arms or attacked out of a town hex in this activation. */
    town: { rows: Math.max(1, w.towns.length), columns: { used: 'u8' } },
    battle: {
      rows: 1,
      /** `corps`, `formation`, `leader`, `attached`: the number + 1 of what acts, of who leads a massed attack, of the cavalry taken along, of the unit on the move (5.3b). */
      columns: {
        turn: 'u8',
        phase: 'u8',
        initiative: 'u8',
        corps: 'u8',
        kind: 'u8',
        formation: 'u8',
        leader: 'u8',
        attached: 'u16',
        mover: 'u16',
        marches: 'u8',
        batteries: 'u8',
        isOver: 'u8',
        winner: 'u8',
        level: 'u8',
      },
    },
    march: {
      rows: MOST_MARCHES,
      /** `second`: the unit + 1 that charges along. `declared`: what the step under way costs as it was ordered. `isHalted`: goes no further. */
      columns: {
        unit: u16Of<UnitId>(),
        second: 'u16',
        facing: 'u8',
        kind: 'u8',
        at: 'u8',
        steps: 'u8',
        isHalted: 'u8',
        declared: 'u8',
      },
    },
    /** The hexes of the marches, `MOST_STEPS` a march, the first being where it starts; and what turning there costs (M1). */
    route: { rows: MOST_MARCHES * MOST_STEPS, columns: { hex: u16Of<HexId>(), turn: 'u8' } },
    /** The one fight under way. Hits are those that each side has taken. `isInside`: against the unit in a château (5.29). */
    fight: {
      rows: 1,
      columns: {
        kind: 'u8',
        hex: u16Of<HexId>(),
        attackers: 'u8',
        defenders: 'u8',
        attackerHits: 'u8',
        defenderHits: 'u8',
        isSurprise: 'u8',
        isInside: 'u8',
        loser: 'u8',
        mayContinue: 'u8',
      },
    },
    /** Attackers: where each stood, the hex from which it entered the target, the way of a charge; the hits it has been given. */
    attacker: {
      rows: MOST_FIGHTERS,
      columns: {
        unit: u16Of<UnitId>(),
        start: u16Of<HexId>(),
        from: u16Of<HexId>(),
        path: 'u16',
        hits: 'u8',
        isIn: 'u8',
        isOut: 'u8',
      },
    },
    /** Defenders: `isIgnored` are jägers in company (7.21). */
    defender: { rows: MOST_FIGHTERS, columns: { unit: u16Of<UnitId>(), hits: 'u8', isIgnored: 'u8' } },
    /** Batteries of a combined shot. */
    volley: { rows: MOST_BATTERIES, columns: { unit: u16Of<UnitId>() } },
    /** Derived: the top unit of each hex + 1. */
    at: { rows: w.grid.size, columns: { top: 'u16' }, derived: true },
  }) as const satisfies Layout;
/** What the rules work on. */
export type Field = GameField<RisorgimentoWorld, ReturnType<typeof layout>, Scratch>;
const scratches = scratchBySize((size) => new Scratch(size));
export const { shape: risorgimentoShape, field } = fieldsOf(layout, (w: RisorgimentoWorld) => scratches(w.grid.size));

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
/** The top infantry or cavalry of a hex, whose facing is that of the hex, or -1. */
export function fighterAt(g: Field, hex: HexId): UnitId {
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) if (g.w.unitType[u] !== ARTILLERY) return u;
  return NO_UNIT;
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
