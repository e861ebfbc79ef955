import type { ZoneId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { type Field, PART } from '../model/state.ts';
import { stepsOf, zoneOf } from '../model/unit.ts';

/** 4.4a 7.1c A combat begins, led by one unit, against a zone; who defends it is named besides. */
export function openFight(g: Field, kind: number, attacker: UnitId, to: ZoneId): void {
  const { fight, unit } = g.s;
  fight.kind[0] = kind;
  fight.attacker[0] = attacker;
  fight.from[0] = zoneOf(g, attacker);
  fight.to[0] = to;
  fight.round[0] = 1;
  fight.rounds[0] = 1;
  fight.flags[0] = 0;
  fight.attackerSteps[0] = stepsOf(g, attacker);
  unit.part[attacker] = PART.attacker;
}
