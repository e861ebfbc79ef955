import { DIRECTIONS } from '@tambour/boards';
import { type Codec, type Codecs, flags, itemAt, named, namedOr, whole } from '@tambour/kernel';
import { BOUND, DEEDS, MARKS, MOST_BATTERIES, MOST_FIGHTERS, MOST_MARCHES, MOST_STEPS } from './state.ts';
import {
  ACTIVATION_KINDS,
  FIGHT_KINDS,
  FIGHT_SIDES,
  MARCH_KINDS,
  MODES,
  NOWHERE,
  ORDERS,
  PHASES,
  PLACES,
  SIDES,
} from './vocabulary.ts';
import type { RisorgimentoWorld } from './world.ts';

/** A thing by name, kept as its number + 1; null is none. */
const orNone = (names: readonly string[]): Codec => {
  const { write, read } = named(names);
  return {
    write: (v) => (v === 0 ? null : write(v - 1)),
    read: (v, path) => (v === null ? 0 : read(v, path) + 1),
  };
};
/** 7.3c The one hex that a unit may still attack; `bound` if none, null if any. */
const pledge = (hexes: readonly string[]): Codec => {
  const { write, read } = orNone(hexes);
  return {
    write: (v) => (v === BOUND ? 'bound' : write(v)),
    read: (v, path) => (v === 'bound' ? BOUND : read(v, path)),
  };
};
const BYTE = 255;
const WORD = 65_535;

/** How each column of the state reads in JSON. What is missing here is derived and rebuilt on loading. */
export function codecs(w: RisorgimentoWorld): Codecs {
  const hexName = named(w.hexNames);
  const hex = namedOr(w.hexNames, NOWHERE);
  const unit = named(w.unitIds);
  const unitOrNone = orNone(w.unitIds);
  const facing = named(DIRECTIONS);
  const place = named(PLACES);
  const yes = whole(0, 1);
  const byte = whole(0, BYTE);
  const bySide = named(SIDES);
  const fighters = whole(0, MOST_FIGHTERS);
  return {
    unit: {
      names: w.unitIds,
      columns: {
        hex,
        under: unitOrNone,
        marks: flags(MARKS),
        did: flags(DEEDS),
        facing,
        hits: byte,
        spent: byte,
        place,
        pledge: pledge(w.hexNames),
      },
    },
    leader: {
      names: w.leaderIds,
      columns: { hex, follows: unitOrNone, place, isFinished: yes, isReduced: yes, spent: byte },
    },
    formation: { names: w.formationIds, columns: { orders: named(ORDERS), hasActed: yes, isHorsDeCombat: yes } },
    corps: { names: w.corpsIds, columns: { used: byte, isFinished: yes } },
    morale: { names: w.moraleGroups.map(({ id }) => id), columns: { isDemoralized: yes } },
    side: {
      names: SIDES,
      columns: { hasTried: yes, hasRenounced: yes, hasMassed: yes, killed: byte, turnPoints: byte },
    },
    hand: {
      columns: {
        side: bySide,
        mode: named(MODES),
        streak: byte,
        last: orNone(w.corpsIds),
        lastPass: orNone(SIDES),
        isFirst: yes,
      },
    },
    bridge: {
      names: w.bridges.map(({ a, b }) => `${w.hexNames[a]}|${w.hexNames[b]}`),
      columns: { isDestroyed: yes, isTried: yes },
    },
    objective: { names: w.objectives.map((h) => itemAt(w.hexNames, h)), columns: { owner: bySide } },
    entry: { names: w.entries.map((h) => itemAt(w.hexNames, h)), sparse: true, columns: { through: byte } },
    town: { names: w.towns.map((h) => itemAt(w.hexNames, h)), sparse: true, columns: { used: byte } },
    battle: {
      columns: {
        turn: whole(0, w.data.turns.length),
        phase: named(PHASES),
        initiative: bySide,
        corps: orNone(w.corpsIds),
        kind: named(ACTIVATION_KINDS),
        formation: orNone(w.formationIds),
        leader: orNone(w.leaderIds),
        attached: unitOrNone,
        mover: unitOrNone,
        marches: whole(0, MOST_MARCHES),
        batteries: whole(0, MOST_BATTERIES),
        isOver: yes,
        winner: whole(0, 2),
        level: whole(0, Math.max(0, w.data.levels.length - 1)),
      },
    },
    march: {
      sparse: true,
      columns: {
        unit,
        second: unitOrNone,
        facing,
        kind: named(MARCH_KINDS),
        at: whole(0, MOST_STEPS - 1),
        steps: whole(0, MOST_STEPS - 1),
        isHalted: yes,
        declared: byte,
      },
    },
    route: { sparse: true, columns: { hex: hexName, turn: byte } },
    fight: {
      columns: {
        kind: named(FIGHT_KINDS),
        hex: hexName,
        attackers: fighters,
        defenders: fighters,
        attackerHits: byte,
        defenderHits: byte,
        isSurprise: yes,
        isInside: yes,
        loser: named(FIGHT_SIDES),
        mayContinue: yes,
      },
    },
    attacker: {
      sparse: true,
      columns: { unit, start: hexName, from: hexName, path: whole(0, WORD), hits: byte, isIn: yes, isOut: yes },
    },
    defender: { sparse: true, columns: { unit, hits: byte, isIgnored: yes } },
    volley: { sparse: true, columns: { unit } },
  };
}
