import type { ZoneId } from '@tambour/boards';
import type { RuleId } from '../../data/rule-ids.ts';
import * as FIGHT from '../model/fight.ts';
import type { UnitId } from '../model/ids.ts';
import { active, type Field, FLAG, MARK, passive } from '../model/state.ts';
import { armyOf, has, isOnMap, mark, zoneOf } from '../model/unit.ts';
import { SEQUENCES } from '../model/vocabulary.ts';
import { unitsAt } from '../model/zone.ts';
import { disorganise, passes } from './1-quality.ts';

const COMBAT = SEQUENCES.indexOf('combat');

/** 11.2a 11.2b 11.2c 11.2d R94 When a unit loses steps in the combat sequence, the others of its zone test, each once a sequence. */
export function wavering(g: Field): void {
  if (FIGHT.has(g, FLAG.attackerLost)) waver(g, FIGHT.from(g), active(g), FIGHT.attacker(g));
  if (FIGHT.has(g, FLAG.defenderLost)) waver(g, FIGHT.to(g), passive(g), FIGHT.defender(g));
}

/**
 * 11.2a 11.2b 1.3.7c Disorganises a unit otherwise than by the result of its combat: a leader's fall, a retreat, a march, plunder,
 * gold. If that is its second disorganisation the step it costs shakes the others of the zone, at once.
 */
export function throwIntoDisorder(g: Field, u: UnitId, rule: RuleId): void {
  const zone = zoneOf(g, u);
  if (disorganise(g, u, rule)) waver(g, zone, armyOf(g, u), u);
}

/** 11.2a 11.2c 11.2d A step lost to one of these tests shakes nobody. */
function waver(g: Field, zone: ZoneId, side: number, who: number): void {
  if (!g.w.switches.wavering || g.s.battle.sequence[0] !== COMBAT) return;
  for (const u of unitsAt(g, zone, side)) {
    if (u === who || has(g, u, MARK.wavered) || !isOnMap(g, u)) continue;
    mark(g, u, MARK.wavered);
    if (!passes(g, u, 'wavering', '11.2a')) disorganise(g, u, '11.2a');
  }
}
