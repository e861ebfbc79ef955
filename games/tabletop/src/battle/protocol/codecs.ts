import { type Codec, type Codecs, flags, named, whole } from '@tambour/kernel';
import {
  DEGRADATIONS,
  FORMATIONS,
  MORALE_STATES,
  OCCASIONS,
  ORDERS,
  PHASES,
  RESULTS,
  SHOTS,
} from '../../model/vocabulary.ts';
import {
  CHARGE_REACTIONS,
  CHARGE_STAGES,
  COMMAND_EVENTS,
  DEBTS,
  GUN_PLACES,
  LEADER_PLACES,
  MARKS,
  OUTCOMES,
  RALLY_CASES,
  RECEPTIONS,
} from '../model/marks.ts';
import { HOLDS, MOST_CHARGES, MOST_MELEES, MOST_TESTS } from '../model/state.ts';
import type { TabletopWorld } from '../model/world.ts';

/** A thing by name, kept as its number + 1; null is none. */
const orNone = (names: readonly string[]): Codec => {
  const { write, read } = named(names);
  return {
    write: (v) => (v === 0 ? null : write(v - 1)),
    read: (v, path) => (v === null ? 0 : read(v, path) + 1),
  };
};
/** A target, kept + 1; `hold` for fire held back, null if nothing is decided. */
const aimAt = (names: readonly string[]): Codec => {
  const { write, read } = orNone(names);
  return {
    write: (v) => (v === HOLDS ? 'hold' : write(v)),
    read: (v, path) => (v === 'hold' ? HOLDS : read(v, path)),
  };
};
const BYTE = 255;
const WORD = 65_535;
const TICKS = 100_000_000;

/** How each column of the state reads in JSON. Lengths are tenths of a millimetre, headings hundredths of a degree. */
export function codecs(w: TabletopWorld): Codecs {
  const yes = whole(0, 1);
  const byte = whole(0, BYTE);
  const word = whole(0, WORD);
  const ticks = whole(0, TICKS);
  const x = whole(0, w.table.width);
  const y = whole(0, w.table.height);
  const heading = whole(0, 35_999);
  const unit = named(w.unitIds);
  const someone = orNone(w.unitIds);
  const someLeader = orNone(w.leaderIds);
  const side = named(w.sideIds);
  const log = { sparse: true as const };
  return {
    unit: {
      names: w.unitIds,
      columns: {
        x,
        y,
        heading,
        formation: named(FORMATIONS),
        degradation: named(DEGRADATIONS),
        state: named(MORALE_STATES),
        marks: flags(MARKS),
        losses: word,
        escort: byte,
        of: someone,
        figures: byte,
        order: named(ORDERS),
        orderX: x,
        orderY: y,
        orderUnit: someone,
        sector: orNone(w.ground.sectors.map(({ id }) => id)),
        front: byte,
        made: byte,
        cause: someone,
        from: word,
        lastQuarter: word,
        wentFrom: orNone(FORMATIONS),
        until: word,
        retreats: byte,
        episode: byte,
        prey: someone,
        debt: named(DEBTS),
        owed: ticks,
        owedFor: byte,
        astride: byte,
        astrideToo: byte,
        spent: ticks,
        backed: ticks,
        moved: ticks,
        reacted: ticks,
        through: someone,
        wasLevel: named(DEGRADATIONS),
        levelBack: word,
        result: orNone(RESULTS),
        fired: byte,
        rounds: byte,
      },
    },
    leader: {
      names: w.leaderIds,
      columns: {
        x,
        y,
        place: named(LEADER_PLACES),
        with: someone,
        spent: ticks,
        delay: byte,
        carriedBy: someone,
        isDone: yes,
        arrived: yes,
        triedFor: someone,
      },
    },
    guns: {
      names: w.unitIds,
      sparse: true,
      columns: { x, y, heading, formation: named(FORMATIONS), place: named(GUN_PLACES), takenBy: orNone(w.sideIds) },
    },
    history: { ...log, columns: { period: byte, outcome: named(OUTCOMES) } },
    hit: { ...log, columns: { period: byte, shooter: someone, kind: whole(0, 2 * SHOTS.length - 1), losses: word } },
    shot: { ...log, columns: { period: byte, at: someone } },
    foe: { ...log, columns: { period: byte, enemy: someone } },
    commandEvent: { ...log, columns: { period: byte, kind: named(COMMAND_EVENTS), value: byte } },
    sight: { ...log, columns: { isSeen: yes, last: byte } },
    looked: {
      names: w.unitIds,
      sparse: true,
      columns: { left: word, bottom: word, right: word, top: word, hides: yes, conceals: yes },
    },
    witness: { ...log, columns: { episode: byte } },
    test: {
      ...log,
      columns: {
        unit,
        occasions: flags(OCCASIONS),
        cause: someone,
        excess: word,
        lost: word,
        event: word,
        rally: named(RALLY_CASES),
        by: someLeader,
        isParty: yes,
      },
    },
    tested: { columns: { candidate: byte, points: byte, die: whole(0, 6), square: whole(0, 2), shelter: yes } },
    melee: {
      ...log,
      columns: {
        a: someone,
        b: someone,
        round: byte,
        sideA: whole(0, 2),
        sideB: whole(0, 2),
        lostA: word,
        lostB: word,
        beaten: whole(0, 2),
        recoiled: whole(0, 3),
        follows: whole(0, 2),
      },
    },
    charge: {
      ...log,
      columns: {
        charger: someone,
        target: someone,
        hand: yes,
        wheel: word,
        stage: named(CHARGE_STAGES),
        reaction: named(CHARGE_REACTIONS),
        received: named(RECEPTIONS),
        isMet: yes,
        isAdvance: yes,
      },
    },
    aim: { ...log, columns: { target: aimAt(w.unitIds) } },
    objective: { names: w.objectives.map(({ id }) => id), columns: { owner: orNone(w.sideIds) } },
    battle: {
      columns: {
        period: whole(0, w.periods),
        phase: named(PHASES),
        first: side,
        quarter: whole(0, 4),
        head: whole(0, MOST_TESTS - 1),
        waiting: whole(0, MOST_TESTS),
        event: word,
        melees: whole(0, MOST_MELEES),
        charges: whole(0, MOST_CHARGES),
        mover: someone,
        isShown: yes,
        isFired: yes,
        isOver: yes,
        winner: whole(0, 2),
        level: whole(0, 2),
        isBroken: whole(0, 3),
      },
    },
  };
}
