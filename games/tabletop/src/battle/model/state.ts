import { fieldsOf, type GameField, KERNEL, type Layout } from '@tambour/kernel';
import { type UnitId, unitId } from './ids.ts';
import { MARK, type Mark } from './marks.ts';
import { Scratch } from './scratch.ts';
import type { TabletopWorld } from './world.ts';

/** Tests that may wait at one time; the queue of a battle never comes near. */
export const MOST_TESTS = 128;
export const MOST_MELEES = 64;
export const MOST_CHARGES = 32;
/** Rows a unit has in its logs. */
export const HISTORY_ROWS = 4;
export const FIRE_ROWS = 12;
export const SHOT_ROWS = 4;
export const FOE_ROWS = 8;
export const COMMAND_ROWS = 4;
/** Targets of a unit: one a side of a square, clockwise from its front; the first of any other; then its screen's. */
export const AIM_ROWS = 5;
export const SCREEN_AIM = 4;
/** In `aim.target`: holds its fire. 0 is not yet decided. */
export const HOLDS = 255;

/**
 * Everything that changes, lengths in tenths of a millimetre, time in ticks. Numbers of pieces are kept + 1, so that 0 is nobody.
 * `quarter` columns count quarters from the first of the battle, from 0.
 */
const layout = (w: TabletopWorld) =>
  ({
    ...KERNEL,
    unit: {
      rows: w.rows,
      columns: {
        x: 'u16',
        y: 'u16',
        heading: 'u16',
        formation: 'u8',
        degradation: 'u8',
        state: 'u8',
        marks: 'u32',
        /** Men lost since the battle began. */
        losses: 'u16',
        /** 2.6-K8 Figures away with prisoners; of prisoners, the figures that lead them. */
        escort: 'u8',
        /** Of an escort that fights: the unit + 1 it came from, and the figures it began with. Of prisoners: who leads them. */
        of: 'u8',
        figures: 'u8',
        order: 'u8',
        orderX: 'u16',
        orderY: 'u16',
        orderUnit: 'u8',
        /** What it holds: the sector + 1. */
        sector: 'u8',
        /** C2h Its front in figures while it is in rout shape. */
        front: 'u8',
        /** Of a compulsory move: quarters made, whom it flees + 1, the first quarter it moves in. */
        made: 'u8',
        cause: 'u8',
        from: 'u16',
        /** C14d The last quarter it has made a compulsory move in, by number; R38 the formation + 1 in which an uncontrolled advance began. */
        lastQuarter: 'u16',
        wentFrom: 'u8',
        /** The quarter after the last in which its state lasts; 0 without an end of its own. */
        until: 'u16',
        /** R61 Periods in a row with a quarter of retreat. */
        retreats: 'u8',
        /** R52 How often it has broken: who watches tests once each time. */
        episode: 'u8',
        /** C10b Whom it pursues + 1. */
        prey: 'u8',
        /** C3l What it pays for, what is left to pay, and of what: the line + 1 or the formation. */
        debt: 'u8',
        owed: 'u32',
        owedFor: 'u8',
        /** C5k The lines + 1 it stands astride, paid for: two at most are remembered. */
        astride: 'u8',
        astrideToo: 'u8',
        /** Ticks used in this half; of them backward; and those of the period that count as moved for its fire (those of the first half rounded up to quarters at its end, C7m). */
        spent: 'u32',
        backed: 'u32',
        moved: 'u32',
        /** C8m Ticks that a turn or a square against a charge takes off its halves. */
        reacted: 'u32',
        /** R43 The friend + 1 it goes through; of who was passed, the level it had, the quarter after which it has it again. */
        through: 'u8',
        wasLevel: 'u8',
        levelBack: 'u16',
        /** The result + 1 of its last test, for who waits for it. */
        result: 'u8',
        /** The period of its last shot; 0 before the first. */
        fired: 'u8',
        /** C9d Rounds in a row of close combat. */
        rounds: 'u8',
      },
    },
    leader: {
      rows: w.leaders,
      columns: {
        x: 'u16',
        y: 'u16',
        place: 'u8',
        /** C12i The unit + 1 he is with. */
        with: 'u8',
        spent: 'u32',
        /** C12e Quarters he loses of his next move. */
        delay: 'u8',
        /** R58 The unit + 1 that carries him along. */
        carriedBy: 'u8',
        /** C11d Has given an order or tried to rally in this phase. */
        isDone: 'u8',
        /** 1.1-07 Came into contact in this phase, and its unit may still test for that. */
        arrived: 'u8',
        /** R73 R31 The unit + 1 that has already tested for this arrival of his. */
        triedFor: 'u8',
      },
    },
    /** Guns without their crew, as they stood. */
    guns: {
      rows: w.rows,
      columns: { x: 'u16', y: 'u16', heading: 'u16', formation: 'u8', place: 'u8', takenBy: 'u8' },
    },
    history: { rows: w.rows * HISTORY_ROWS, columns: { period: 'u8', outcome: 'u8' } },
    /** Who hit whom in the fire window. */
    hit: { rows: w.rows * FIRE_ROWS, columns: { period: 'u8', shooter: 'u8', kind: 'u8', losses: 'u16' } },
    /** At whom a battery fired. */
    shot: { rows: w.rows * SHOT_ROWS, columns: { period: 'u8', at: 'u8' } },
    /** Who charged or fought it. */
    foe: { rows: w.rows * FOE_ROWS, columns: { period: 'u8', enemy: 'u8' } },
    commandEvent: { rows: w.rows * COMMAND_ROWS, columns: { period: 'u8', kind: 'u8', value: 'u8' } },
    /** C6f R50 By viewer and viewed: in view at the last look; and once it has tested for that, the last period it was in view. */
    sight: { rows: w.rows * w.rows, columns: { isSeen: 'u8', last: 'u8' } },
    /** C6f Each unit as it was at the last look: the box of its footprint, whether it hid what was behind it, whether it was concealed. */
    looked: {
      rows: w.rows,
      columns: { left: 'u16', bottom: 'u16', right: 'u16', top: 'u16', hides: 'u8', conceals: 'u8' },
    },
    /** R52 By witness and router: the episode it has tested for. */
    witness: { rows: w.rows * w.rows, columns: { episode: 'u8' } },
    /** The ring of tests that wait. */
    test: {
      rows: MOST_TESTS,
      columns: {
        unit: 'u8',
        occasions: 'u16',
        /** The enemy + 1 that causes it, and what he inflicted beyond what he suffered, if in close combat; what it lost there. */
        cause: 'u8',
        excess: 'u16',
        lost: 'u16',
        event: 'u16',
        /** A rally: why, and the leader + 1 who tries. */
        rally: 'u8',
        by: 'u8',
        /** C14j In CHARGE: its target or charger, who moves at once. */
        isParty: 'u8',
      },
    },
    /** The test being taken: the candidate + 1 of command and his points (+ 128), the die, what its owner gave up (F01: 1 for 0, 2 for −2). */
    tested: { rows: 1, columns: { candidate: 'u8', points: 'u8', die: 'u8', square: 'u8', shelter: 'u8' } },
    melee: {
      rows: MOST_MELEES,
      columns: {
        a: 'u8',
        b: 'u8',
        round: 'u8',
        /** Where a stands of b, and b of a, when they met: front, flank, rear. */
        sideA: 'u8',
        sideB: 'u8',
        /** Losses that each suffered in this round. */
        lostA: 'u16',
        lostB: 'u16',
        /** C9d Who is beaten (1: a, 2: b), who has recoiled (3: both), and who follows the other into the next round. */
        beaten: 'u8',
        recoiled: 'u8',
        follows: 'u8',
      },
    },
    charge: {
      rows: MOST_CHARGES,
      columns: {
        charger: 'u8',
        target: 'u8',
        /** The wheel it begins with, in 0.01°, to the left or (1) to the right. */
        hand: 'u8',
        wheel: 'u16',
        /** Whether it waits for its turn (CHARGE_STAGES), what its target did and does (CHARGE_REACTIONS, RECEPTIONS). */
        stage: 'u8',
        reaction: 'u8',
        received: 'u8',
        /** C8n The counter-charge of its target meets this one. C10e It is no charge, but an uncontrolled advance or a pursuit. */
        isMet: 'u8',
        isAdvance: 'u8',
      },
    },
    aim: { rows: w.rows * AIM_ROWS, columns: { target: 'u8' } },
    objective: { rows: Math.max(1, w.objectives.length), columns: { owner: 'u8' } },
    battle: {
      rows: 1,
      columns: {
        period: 'u8',
        phase: 'u8',
        first: 'u8',
        quarter: 'u16',
        /** The ring of tests. */
        head: 'u8',
        waiting: 'u8',
        event: 'u16',
        melees: 'u8',
        charges: 'u8',
        /** C3m The unit + 1 on the move. */
        mover: 'u8',
        /** C14g Both sides have allocated: fire is shown. R56 This period's fire is resolved. */
        isShown: 'u8',
        isFired: 'u8',
        isOver: 'u8',
        winner: 'u8',
        level: 'u8',
        isBroken: 'u8',
      },
    },
  }) as const satisfies Layout;
/** What the rules work on. */
export type Field = GameField<TabletopWorld, ReturnType<typeof layout>, Scratch>;
export const { shape: tabletopShape, field } = fieldsOf(layout, (w: TabletopWorld) => new Scratch(w));

export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => {
  if (!isOver(g)) g.pen.push(step, a, b, c, d);
};
export const periodOf = (g: Field): number => g.s.battle.period[0]!;
export const enemyOf = (side: number): number => 1 - side;

export const has = (g: Field, u: UnitId, mark: Mark): boolean => (g.s.unit.marks[u]! & MARK[mark]) !== 0;
export const mark = (g: Field, u: UnitId, ...marks: readonly Mark[]): void => {
  for (const name of marks) g.s.unit.marks[u] = (g.s.unit.marks[u]! | MARK[name]) >>> 0;
};
export const unmark = (g: Field, u: UnitId, ...marks: readonly Mark[]): void => {
  for (const name of marks) g.s.unit.marks[u] = (g.s.unit.marks[u]! & ~MARK[name]) >>> 0;
};
/** Numbers kept + 1. */
export const orNobody = (kept: number): UnitId => unitId(kept - 1);
