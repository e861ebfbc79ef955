import { DIRECTIONS, VERTICES } from '@tambour/boards';
import { BadInput, bitNames, type Codec, type Codecs, flags, named, namedOr, upToEach, whole } from '@tambour/kernel';
import { MARK, MAX_CHAIN, MAX_COMBATANTS, MAX_PASSED } from './state.ts';
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
  const fought = { wasDis: yes, hasLeft: yes, hasFired: yes };
  return {
    unit: {
      names: w.unitIds,
      columns: {
        hex,
        marks: flags(bitNames(MARK)),
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
    entry: { columns: { today: whole(0, 2), total: whole(0, w.units) } },
    battle: {
      columns: {
        phase: named(PHASES),
        baggageOwner: owner,
        ...upToEach({
          turn: w.data.turns,
          segment: w.formations + 1,
          first: 1,
          canDouble: 1,
          isReversed: 0,
          active: 1,
        }),
        ...upToEach({ isOver: 1, winner: 2, ending: 2, bridgesCut: w.bridges.length, passed: MAX_PASSED }),
        ...upToEach({ lostF: 65_535, lostC: 65_535 }),
      },
    },
    combat: {
      columns: {
        ...upToEach({
          attackers: MAX_COMBATANTS,
          targets: MAX_COMBATANTS,
          vacated: 2 * MAX_COMBATANTS,
          chain: MAX_CHAIN,
        }),
        ...upToEach({
          row: w.charts.shock.length - 1,
          column: w.charts.shock[0]!.length - 1,
          isMelee: 1,
          att: 0,
          def: 0,
        }),
      },
    },
    attacker: { sparse: true, columns: { unit: someone, hex: somewhere, ...fought } },
    target: {
      sparse: true,
      columns: { unit: someone, battery: someone, hex: somewhere, ...fought, gunsFired: yes },
    },
    vacated: { sparse: true, columns: { hex: somewhere, side: whole(0, 1) } },
    chain: { sparse: true, columns: { unit: someone, to: somewhere } },
    passed: { sparse: true, columns: { unit: someone } },
  };
}
