import { DIRECTIONS, type HexId, VERTICES } from '@tambour/boards';
import {
  BadInput,
  bitNames,
  bytesUpTo,
  type Codec,
  fieldsOf,
  flags,
  type GameField,
  named,
  namedOr,
  saved,
  savedBytes,
  savedState,
  scratchBySize,
  u16Of,
  whole,
} from '@tambour/kernel';
import type { DenainEvent } from './event.ts';
import type { UnitId } from './ids.ts';
import * as MARK from './marks.ts';
import { Scratch } from './scratch.ts';
import { FRENCH, NOWHERE, PHASES, PLACES, STATES } from './vocabulary.ts';
import type { DenainWorld } from './world.ts';

/** Single figures behind one name: a bundle has each where it is used. */
export * as MARK from './marks.ts';

export const MAX_COMBATANTS = 8;
export const MAX_PASSED = 96;
export const MAX_CHAIN = 24;

/** A unit by name, kept as its number + 1; null is nobody. */
const unitPlusOne = (w: DenainWorld): Codec => ({
  write: (v) => (v === 0 ? null : w.unitIds[v - 1]!),
  read: (v, path) => {
    if (v === null) return 0;
    const u = typeof v === 'string' ? w.unitIndex.get(v) : undefined;
    if (u === undefined) throw new BadInput(path, 'is not a unit of this battle');
    return u + 1;
  },
});
/** A plain number below `n`, or the mark for nobody and nowhere: lists of a fight keep what is past. */
const upTo = (n: number): Codec => {
  const { write, read } = whole(0, n - 1);
  return { write, read: (v, path) => (v === NOWHERE ? NOWHERE : read(v, path)) };
};
const YES = whole(0, 1);
const POINTS = whole(0, 65_535);
const OWNER = named(['nobody', 'F', 'C']);

const { layout, codecs } = savedState((w: DenainWorld) => {
  const hexOrNone = saved(u16Of<HexId>(), namedOr(w.hexNames, NOWHERE));
  const unit = saved(u16Of<UnitId>(), upTo(w.units));
  const hex = saved(u16Of<HexId>(), upTo(w.grid.size));
  const place = saved('u8', named(PLACES));
  const rider = saved('u16', unitPlusOne(w));
  const fought = savedBytes(YES, 'wasDis', 'hasLeft', 'hasFired');
  return {
    unit: {
      names: w.unitIds,
      columns: {
        hex: hexOrNone,
        marks: saved('u16', flags(bitNames(MARK))),
        cameFrom: hexOrNone,
        drove: saved('u8', flags(DIRECTIONS)),
        facing: saved('u8', named(VERTICES)),
        cf: saved('u8', whole(0, 20)),
        state: saved('u8', named(STATES)),
        place,
      },
    },
    leader: {
      names: w.leaderIds,
      columns: { hex: hexOrNone, riding: rider, place, ...savedBytes(YES, 'isOut', 'hasMoved') },
    },
    formation: { names: w.formationIds, columns: savedBytes(YES, 'isActivated', 'isActing', 'isLost') },
    /** By hex with works, see `workRow`. */
    breach: {
      names: w.workHexes.map((h) => w.hexNames[h]!),
      sparse: true,
      columns: { sides: saved('u8', flags(DIRECTIONS)) },
    },
    bridge: {
      names: w.bridges.map((b) => w.hexNames[b.hex]!),
      columns: { isDestroyed: saved('u8', YES), crossedBy: rider },
    },
    objective: { names: w.objectives.map((h) => w.hexNames[h]!), columns: { owner: saved('u8', OWNER) } },
    entry: { rows: Math.max(1, w.entryHexes.length), columns: bytesUpTo({ today: 2, total: w.units }) },
    battle: {
      columns: {
        ...bytesUpTo({ turn: w.data.turns }),
        phase: saved('u8', named(PHASES)),
        ...bytesUpTo({ segment: w.formations + 1, first: 1, canDouble: 1, isReversed: 0, active: 1 }),
        baggageOwner: saved('u8', OWNER),
        ...bytesUpTo({ isOver: 1, winner: 2, ending: 2, bridgesCut: w.bridges.length }),
        lostF: saved('u16', POINTS),
        lostC: saved('u16', POINTS),
        ...bytesUpTo({ passed: MAX_PASSED }),
      },
    },
    combat: {
      columns: {
        ...bytesUpTo({ attackers: MAX_COMBATANTS, targets: MAX_COMBATANTS, att: 0, def: 0 }),
        ...bytesUpTo({ row: w.charts.shock.length - 1, column: w.charts.shock[0]!.length - 1 }),
        ...bytesUpTo({ vacated: 2 * MAX_COMBATANTS, chain: MAX_CHAIN, isMelee: 1 }),
      },
    },
    attacker: { rows: MAX_COMBATANTS, sparse: true, columns: { unit, hex, ...fought } },
    target: {
      rows: MAX_COMBATANTS,
      sparse: true,
      columns: { unit, hex, battery: unit, ...fought, gunsFired: saved('u8', YES) },
    },
    vacated: { rows: 2 * MAX_COMBATANTS, sparse: true, columns: { hex, side: saved('u8', YES) } },
    chain: { rows: MAX_CHAIN, sparse: true, columns: { unit, to: hex } },
    passed: { rows: MAX_PASSED, sparse: true, columns: { unit } },
    /** Derived: who stands where, as unit + 1. */
    at: { rows: w.grid.size, columns: { unit: 'u16', battery: 'u16' }, derived: true },
  };
});

export { codecs };

/** What the rules work on. */
export type Field = GameField<DenainWorld, ReturnType<typeof layout>, Scratch>;
const scratches = scratchBySize((size) => new Scratch(size));
export const { shape: denainShape, field } = fieldsOf(layout, (w: DenainWorld) => scratches(w.grid.size));

/** The one door to the log. */
export const emit = (g: Field, event: DenainEvent): void => g.pen.emit(event);
/** 0.1a 0.1b The ten-sided die of fire and initiative shows 0 to 9. */
export const rollTen = (g: Field): number => g.pen.roll(10, 0);
export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => {
  // An instant ending clears the stack: nothing may be put on it any more.
  if (!isOver(g)) g.pen.push(step, a, b, c, d);
};

/** The turn at hand, 0 before the first. */
export const turnOf = (g: Field): number => g.s.battle.turn[0]!;
export const phaseNumber = (g: Field): number => g.s.battle.phase[0]!;
export const phaseOf = (g: Field): (typeof PHASES)[number] => PHASES[phaseNumber(g)]!;
/** The segments begun in this turn. */
export const segmentOf = (g: Field): number => g.s.battle.segment[0]!;
/** The side whose formations act. */
export const activeSide = (g: Field): number => g.s.battle.active[0]!;
/** 13.3f The points that a side has lost, one by one or with a unit. */
export const lostBy = (g: Field, side: number): number => lossesOf(g, side)[0]!;
export const loses = (g: Field, side: number, points: number): void => {
  lossesOf(g, side)[0]! += points;
};
const lossesOf = (g: Field, side: number): Uint16Array => (side === FRENCH ? g.s.battle.lostF : g.s.battle.lostC);
/** How it ended, once it is over: the side that has won or a draw, and by which ending. */
export const winnerOf = (g: Field): number => g.s.battle.winner[0]!;
export const endingOf = (g: Field): number => g.s.battle.ending[0]!;
/** Who has the baggage where it is a piece, as side + 1; 0 for nobody. */
export const baggageKeeper = (g: Field): number => g.s.battle.baggageOwner[0]!;
/** 13.2d Units that have come by an entry: in this turn, and in all. */
export const enteredToday = (g: Field, e: number): number => g.s.entry.today[e]!;
export const enteredInAll = (g: Field, e: number): number => g.s.entry.total[e]!;
