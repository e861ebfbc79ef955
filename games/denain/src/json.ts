import { DIRECTIONS, VERTICES } from '@tambour/boards';
import { BadInput, type Codec, type Codecs, flags, named, namedOr, whole } from '@tambour/kernel';
import { MARKS } from './state.ts';
import { NOWHERE, PHASES, PLACES, STATES } from './vocabulary.ts';
import type { DenainWorld } from './world.ts';

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

/** How each column of the state reads in JSON. What is missing here is derived and rebuilt on loading. */
export function codecs(w: DenainWorld): Codecs {
  const hex = namedOr(w.hexNames, NOWHERE);
  const yes = whole(0, 1);
  const someone = upTo(w.units);
  const somewhere = upTo(w.grid.size);
  const owner = named(['nobody', 'F', 'C']);
  return {
    unit: {
      names: w.unitIds,
      columns: {
        hex,
        marks: flags(MARKS),
        drove: flags(DIRECTIONS),
        cameFrom: hex,
        facing: named(VERTICES),
        cf: whole(0, 20),
        state: named(STATES),
        place: named(PLACES),
      },
    },
    leader: {
      names: w.leaderIds,
      columns: { hex, riding: unitPlusOne(w), place: named(PLACES), isOut: yes, hasMoved: yes },
    },
    formation: { names: w.formationIds, columns: { isActivated: yes, isActing: yes, isLost: yes } },
    breach: { names: w.workHexes.map((h) => w.hexNames[h]!), sparse: true, columns: { sides: flags(DIRECTIONS) } },
    bridge: {
      names: w.bridges.map((b) => w.hexNames[b.hex]!),
      columns: { isDestroyed: yes, crossedBy: unitPlusOne(w) },
    },
    objective: { names: w.objectives.map((h) => w.hexNames[h]!), columns: { owner } },
    entry: {},
    battle: {
      columns: {
        turn: whole(0, w.data.turns),
        phase: named(PHASES),
        first: whole(0, 1),
        canDouble: yes,
        isReversed: yes,
        active: whole(0, 1),
        baggageOwner: owner,
        isOver: yes,
        winner: whole(0, 2),
        ending: whole(0, 2),
        bridgesCut: whole(0, w.bridges.length),
      },
    },
    combat: {
      columns: {
        attackers: whole(0, 8),
        targets: whole(0, 8),
        row: whole(0, 7),
        column: whole(0, 8),
        vacated: whole(0, 16),
        chain: whole(0, 24),
      },
    },
    attacker: { sparse: true, columns: { unit: someone, hex: somewhere } },
    target: { sparse: true, columns: { unit: someone, battery: someone, hex: somewhere } },
    vacated: { sparse: true, columns: { hex: somewhere, side: whole(0, 1) } },
    chain: { sparse: true, columns: { unit: someone, to: somewhere } },
    passed: { sparse: true, columns: { unit: someone } },
  };
}
