import type { Report } from '@tambour/kernel';
import { PHASES } from '../../../model/vocabulary.ts';
import { phaseOf, valueAt } from '../../model/columns.ts';
import { unitId } from '../../model/ids.ts';
import { AIM_ROWS, type Field, HOLDS } from '../../model/state.ts';
import { sideOf } from '../../model/views.ts';
import { chancesOf } from '../../phases/fire.ts';

const FIRE = PHASES.indexOf('FIRE');

/** C14g Targets are chosen in FIRE, by units that may fire at them, and forgotten when the period is over. */
export function auditAims(g: Field, bad: Report): void {
  const { aim, battle } = g.s;
  const isChoosing = phaseOf(g) === 'FIRE' && battle.isShown[0] === 0;
  for (let u = unitId(0); u < g.w.rows; u++) {
    const rows = Array.from({ length: AIM_ROWS }, (_, i) => u * AIM_ROWS + i).filter((row) => aim.target[row] !== 0);
    if (rows.length === 0) continue;
    const chances = isChoosing ? chancesOf(g, u) : [];
    for (const row of rows) {
      const say = (reason: string): void => bad(`aim.${row}.target`, reason);
      const kept = valueAt(aim.target, row);
      if (valueAt(battle.phase, 0) < FIRE) say('must be null: no targets are chosen before FIRE');
      else if (kept !== HOLDS && sideOf(g, unitId(kept - 1)) === sideOf(g, u) && kept <= g.w.units && u < g.w.units)
        say('must be an enemy');
      else if (isChoosing) {
        const chance = chances.find((one) => one.row === row);
        if (!chance) say(`must be null: ${g.w.unitIds[u]} has no such shot`);
        else if (kept !== HOLDS && !chance.targets.includes(unitId(kept - 1)))
          say(`must be one whom ${g.w.unitIds[u]} may fire at`);
      }
    }
  }
}
