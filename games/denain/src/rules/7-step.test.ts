import { hexId } from '@tambour/boards';
import { Match } from '@tambour/kernel';
import { amount, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { leaderId, NO_UNIT, unitId } from '../model/ids.ts';
import { isLeaderOnMap } from '../model/leader.ts';
import type { Field } from '../model/state.ts';
import { isOnMap } from '../model/unit.ts';
import { EDITIONS } from '../testing/rule.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { isReached, searchMoves } from './7-move-search.hot.ts';
import { moverOf } from './7-mover.ts';
import { whyNotPlace } from './7-why-not-move.ts';
import { baggageRider, commanderRider, isBarredTo, leaderRider, type Rider } from './9-ride.ts';
import { isReachedBy, whyNotRide } from './9-why-not-ride.ts';

/** What the search reaches has nothing against it; what it does not has something. */
function unitsAgree(g: Field, random: SeededRandom): number {
  const { w, s } = g;
  const u = unitId(random.below(w.units));
  if (!isOnMap(g, u) || u === w.baggage) return 0;
  const m = moverOf(g, u, NO_UNIT, markZones(g, 1 - w.unitSide[u]!));
  for (let i = 0; i < 8; i++) {
    const near = w.near[s.unit.hex[u]! * 6 + random.below(6)]!;
    const next = near < 0 ? near : w.near[near * 6 + random.below(6)]!;
    const hex = [near, next, hexId(random.below(w.grid.size))][i % 3]!;
    if (hex < 0) continue;
    const facing = random.below(6);
    searchMoves(g, m);
    const reached = isReached(g, hex * 6 + facing);
    const against = whyNotPlace(g, m, hex, facing).map((r) => r.rule);
    expect({ unit: w.unitIds[u], to: w.hexNames[hex], facing, reached, against }).toMatchObject(
      reached ? { against: [] } : { against: expect.arrayContaining([expect.anything()]) },
    );
  }
  return 8;
}
function riderAgrees(g: Field, r: Rider, random: SeededRandom): void {
  const { w } = g;
  const hex = random.below(3) === 0 ? hexId(random.below(w.grid.size)) : w.near[r.starts[0]! * 6 + random.below(6)]!;
  // What the hex itself has against it is said apart.
  if (hex < 0 || r.starts.includes(hex) || isBarredTo(g, r, hex)) return;
  const zones = markZones(g, 1 - r.side);
  const reached = isReachedBy(g, r, hex);
  const against = whyNotRide(g, r, hex).map((refused) => refused.rule);
  if (r.kind === 'commander' && !reached && against.length === 0) expect(zones[hex]).not.toBe(0);
  else
    expect({ r, to: w.hexNames[hex], reached, against }).toMatchObject(
      reached ? { against: [] } : { against: expect.arrayContaining([expect.anything()]) },
    );
}

describe('the search for ways and the explanation of a refusal keep to the same conditions', () => {
  for (const edition of EDITIONS)
    it(`in positions of battles played at random (${edition})`, () => {
      let seen = 0;
      for (let seed = 1; seed <= amount(1, 20); seed++) {
        const random = new SeededRandom(seed);
        const match = Match.begin(denain, { options: { edition } }, seed);
        for (let n = 0; n < 600 && !match.position.over; n++) {
          const p = match.position;
          const g = p.field;
          if (p.question === 'set-up') p.playAt(p.actions.count - 1);
          else {
            if (p.question === 'move' && n % 16 === 0) {
              seen += unitsAgree(g, random);
              const l = leaderId(random.below(g.w.leaders));
              if (isLeaderOnMap(g, l))
                riderAgrees(g, random.below(2) ? leaderRider(g, l) : commanderRider(g, l), random);
              if (g.w.baggage >= 0 && isOnMap(g, g.w.baggage)) riderAgrees(g, baggageRider(g), random);
            }
            p.playAt(random.below(p.actions.count));
          }
        }
      }
      expect(seen).toBeGreaterThan(100);
    });
});
