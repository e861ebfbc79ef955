import { type Codecs, flags, named, namedOr, whole } from '@tambour/kernel';
import { FIGHT_FLAGS, FIGHTS, LEADER_MARKS, MARKS, NOWHERE, PARTS, ZONE_MARKS } from './state.ts';
import { ORDERS, PLACES, SEQUENCES, SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';

/** How each column of the state reads in JSON. What is missing here is derived and rebuilt on loading. */
export function codecs(w: ReitersWorld): Codecs {
  const zone = namedOr(w.zoneNames, NOWHERE);
  const yes = whole(0, 1);
  const unit = whole(0, Math.max(0, w.units - 1));
  const someZone = whole(0, w.zones - 1);
  return {
    unit: {
      names: w.unitIds,
      columns: { zone, marks: flags(MARKS), place: named(PLACES), steps: whole(0, 2), part: named(PARTS) },
    },
    leader: { names: w.leaderIds, columns: { zone, marks: flags(LEADER_MARKS), place: named(PLACES) } },
    baggage: w.baggage > 0 ? { names: w.baggageIds, columns: { zone, place: named(PLACES) } } : {},
    column: {
      names: w.columnIds,
      columns: {
        order: named(ORDERS),
        known: named(['unknown', ...ORDERS]),
        entered: whole(0, w.data.turns),
        tried: yes,
      },
    },
    zone: { names: w.zoneNames, sparse: true, columns: { marks: flags(ZONE_MARKS) } },
    battle: {
      columns: {
        turn: whole(0, w.data.turns),
        sequence: named(SEQUENCES),
        first: named(SIDES),
        active: named(SIDES),
        isOver: yes,
        winner: whole(0, 2),
        moving: whole(0, w.units + w.leaders),
        spent: whole(0, 60),
        start: someZone,
        stepCost: whole(0, 60),
        stepFell: yes,
        offRoad: yes,
        path: whole(0, 16),
        pathAt: whole(0, 16),
        hopesSetUp: whole(0, 20),
        lastZone: whole(0, w.zones),
        lastDefender: whole(0, w.units),
        pointsC: whole(0, 65535),
        pointsP: whole(0, 65535),
      },
    },
    path: { sparse: true, columns: { zone: someZone } },
    fight: {
      columns: {
        kind: named(FIGHTS),
        from: someZone,
        to: someZone,
        attacker: unit,
        defender: unit,
        round: whole(0, 9),
        rounds: whole(0, 9),
        flags: flags(FIGHT_FLAGS),
        differential: whole(-99, 99),
        die: whole(0, 6),
        attackerSteps: whole(0, 2),
      },
    },
  };
}
