import type { ZoneId } from '@tambour/boards';
import { emitLeader, emitOf } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { isReplaced, leadersOf, leaderZone } from '../model/leader.ts';
import { scoredBy } from '../model/lookup.ts';
import type { Field } from '../model/state.ts';
import { enemyOf, faceOf } from '../model/unit.ts';
import { baggageAt, dropBaggage, leadersAt, unitsIn } from '../model/zone.ts';
import { passes, score } from './1-quality.ts';
import { displaceLeader, killLeader } from './7-leader-loss.ts';
import { throwIntoDisorder } from './11-wavering.ts';

/**
 * 4.2b 4.3c 7.5.3g 7.7h R37 What an enemy unit rides over when it comes into a zone, however it comes: leaders and baggage
 * without a unit of their own. Says whether baggage was taken.
 */
export function takeLone(g: Field, u: UnitId, z: ZoneId): boolean {
  const enemy = enemyOf(g, u);
  if (unitsIn(g, z, enemy) > 0) return false;
  let taken = false;
  for (const b of baggageAt(g, z, enemy)) {
    const points = scoredBy(g, 1 - enemy).baggage;
    dropBaggage(g, b);
    score(g, 1 - enemy, points);
    emitOf(g, g.w.units + g.w.leaders + b, { type: 'baggage-taken', rule: '4.2b', zone: z, points });
    taken = true;
  }
  for (const l of leadersAt(g, z, enemy)) {
    // 7.6.3a R36
    if (isReplaced(g, l)) {
      emitLeader(g, l, { type: 'leader-displaced', rule: '7.6.3a', zone: null });
      displaceLeader(g, l);
    } else killLeader(g, l, '4.3c');
  }
  return taken;
}

/** AV.3 Whether a unit that takes baggage stops to plunder it. */
export const plunders = (g: Field, u: UnitId): boolean =>
  g.w.specials.plunder.some((p) => p.side === g.w.unitSide[u] && p.arm === faceOf(g, u).arm);

/** AV.3 One test, however many waggons. */
export function plunder(g: Field, u: UnitId): void {
  if (!passes(g, u, 'plunder', 'AV.3')) throwIntoDisorder(g, u, 'AV.3');
}

/** 4.3c 7.6.1a Whether a unit would ride over a leader there, whose fall makes it stop and look again. */
export function haltsAt(g: Field, u: UnitId, z: ZoneId): boolean {
  for (const l of leadersOf(g, enemyOf(g, u))) if (leaderZone(g, l) === z && !isReplaced(g, l)) return true;
  return false;
}
