import { bitNames, type Codecs, flags, named, namedOr, upToEach, whole } from '@tambour/kernel';
import * as FIGHT from './fight.ts';
import { FLAG, LEADER_MARK, MARK, NOWHERE, PART, ZONE_MARK } from './state.ts';
import { ORDERS, PLACES, SEQUENCES, SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/** As saved positions have them: `attack-support`. */
const dashed = (figures: Readonly<Record<string, number>>): string[] =>
  bitNames(figures).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

/** How each column of the state reads in JSON. What is missing here is derived and rebuilt on loading. */
export function codecs(w: ReitersWorld): Codecs {
  const zone = namedOr(w.zoneNames, NOWHERE);
  const place = named(PLACES);
  const someZone = whole(0, w.zones - 1);
  const unit = whole(0, Math.max(0, w.units - 1));
  return {
    unit: {
      names: w.unitIds,
      columns: { zone, marks: flags(bitNames(MARK)), place, steps: whole(0, 2), part: named(dashed(PART)) },
    },
    leader: { names: w.leaderIds, columns: { zone, marks: flags(bitNames(LEADER_MARK)), place } },
    baggage: w.baggage > 0 ? { names: w.baggageIds, columns: { zone, place } } : {},
    column: {
      names: w.columnIds,
      columns: {
        order: named(ORDERS),
        known: named(['unknown', ...ORDERS]),
        ...upToEach({ entered: w.data.turns, tried: 1 }),
      },
    },
    zone: { names: w.zoneNames, sparse: true, columns: { marks: flags(bitNames(ZONE_MARK)) } },
    battle: {
      columns: {
        sequence: named(SEQUENCES),
        first: named(SIDES),
        active: named(SIDES),
        start: someZone,
        ...upToEach({ turn: w.data.turns, isOver: 1, winner: 2, moving: w.units + w.leaders, spent: 60, stepCost: 60 }),
        ...upToEach({ stepFell: 1, offRoad: 1, path: 16, pathAt: 16, hopesSetUp: 20, lastZone: w.zones }),
        ...upToEach({ lastDefender: w.units, pointsC: 65535, pointsP: 65535 }),
      },
    },
    path: { sparse: true, columns: { zone: someZone } },
    fight: {
      columns: {
        kind: named(FIGHT.NAMES),
        from: someZone,
        to: someZone,
        attacker: unit,
        defender: unit,
        flags: flags(dashed(FLAG)),
        differential: whole(-99, 99),
        ...upToEach({ round: 9, rounds: 9, die: 6, attackerSteps: 2 }),
      },
    },
  };
}
