import { type Report, reportOf } from '@tambour/kernel';
import { formationBy, gunPlaceOf, idOf, valueAt } from '../../model/columns.ts';
import { unitId } from '../../model/ids.ts';
import { type Field, has } from '../../model/state.ts';
import { kindOf } from '../../model/views.ts';

/** C17a Guns stand by themselves exactly if their crew has left them. */
export function auditGuns(g: Field, bad: Report): void {
  const { guns } = g.s;
  for (let u = unitId(0); u < g.w.rows; u++) {
    const say = reportOf(bad, 'guns', idOf(g, u));
    const place = gunPlaceOf(g, u);
    const isBattery = u < g.w.units && kindOf(g, u).arm === 'artillery';
    if (!isBattery) {
      for (const [name, column] of Object.entries(guns))
        if (column[u] !== 0) say(name, 'must be as at the start: it has no guns');
      continue;
    }
    if ((place !== 'manned') !== has(g, u, 'offGuns'))
      say('place', has(g, u, 'offGuns') ? 'cannot be manned: the crew is off its guns' : 'must be manned by its crew');
    if ((guns.takenBy[u] !== 0) !== (place === 'taken')) say('takenBy', 'must be the side that took them, if one did');
    if (guns.takenBy[u] === kindOf(g, u).side + 1) say('takenBy', 'must be the enemy');
    const formation = formationBy(valueAt(guns.formation, u));
    if (place !== 'manned' && formation !== 'unlimbered' && formation !== 'limbered')
      say('formation', 'must be limbered or unlimbered');
  }
}
