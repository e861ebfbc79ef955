import type { HexId } from '@tambour/boards';
import { fieldsOf, type GameField, KERNEL, type Layout, scratchBySize, u16Of } from '@tambour/kernel';
import type { UnitId } from './ids.ts';
import { Scratch } from './scratch.ts';
import type { RisorgimentoWorld } from './world.ts';

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
