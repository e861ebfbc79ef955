import { hasNeighbour, type ZoneId } from '@tambour/boards';
import { active, type Field } from '../model/state.ts';
import { isOnMap, unitsOf, zoneOf } from '../model/unit.ts';
import { TYPE } from '../model/vocabulary.ts';
import { baggageAt, unitsIn } from '../model/zone.ts';
import { passes } from './1-quality.ts';
import { throwIntoDisorder } from './11-wavering.ts';

/** 11.3a 11.3b Whether enemy baggage stands alone beside a zone. */
const seesGold = (g: Field, z: ZoneId, side: number): boolean =>
  hasNeighbour(g.w.passage, z, (to) => unitsIn(g, to, 1 - side) === 0 && baggageAt(g, to, 1 - side).length > 0);

/** 11.3a 11.3b 11.3c R95 At the end of the movement sequence landsknechts beside lone enemy baggage test, moved or not. */
export function thirstForGold(g: Field): void {
  if (!g.w.switches.gold) return;
  for (const u of unitsOf(g, active(g)))
    if (g.w.unitType[u] === TYPE.landsknechts && isOnMap(g, u) && seesGold(g, zoneOf(g, u), active(g)))
      if (!passes(g, u, 'gold', '11.3a')) throwIntoDisorder(g, u, '11.3a');
}
