import { present, type Report } from '@tambour/kernel';
import { idOf, valueAt } from '../../model/columns.ts';
import { unitId } from '../../model/ids.ts';
import { COMMAND_ROWS, FIRE_ROWS, type Field, FOE_ROWS, HISTORY_ROWS, periodOf, SHOT_ROWS } from '../../model/state.ts';
import { sideOf } from '../../model/views.ts';

/** What each log keeps besides the period, if it must name somebody. */
const LOGS = [
  ['history', HISTORY_ROWS, undefined],
  ['hit', FIRE_ROWS, 'shooter'],
  ['shot', SHOT_ROWS, 'at'],
  ['foe', FOE_ROWS, 'enemy'],
  ['commandEvent', COMMAND_ROWS, undefined],
] as const;

/** The logs of a unit are filled from their first row on, oldest first, and hold nothing of periods to come. */
export function auditLogs(g: Field, bad: Report): void {
  const now = periodOf(g);
  for (const [group, rows, who] of LOGS) {
    const columns: Readonly<Record<string, { readonly [row: number]: number }>> = g.s[group];
    const { period } = g.s[group];
    for (let row = 0; row < g.w.rows * rows; row++) {
      const at = valueAt(period, row);
      if (at === 0) {
        for (const [name, column] of Object.entries(columns))
          if (column[row] !== 0) bad(`${group}.${row}.${name}`, 'must be as at the start: the row is not in use');
        continue;
      }
      if (at > now) bad(`${group}.${row}.period`, `must be at most ${now}, the period now`);
      const before = row % rows === 0 ? at : valueAt(period, row - 1);
      if (before === 0) bad(`${group}.${row}.period`, 'must be 0: the row before is empty');
      else if (before > at) bad(`${group}.${row}.period`, 'must not be before the row above');
      if (who && present(columns[who])[row] === 0) bad(`${group}.${row}.${who}`, 'must be a unit');
    }
  }
}

/** C6f R50 R52 Who has seen whom, and tested for it: enemies of each other, friends of who ran. */
export function auditSight(g: Field, bad: Report): void {
  const { w, s } = g;
  const now = periodOf(g);
  for (let u = unitId(0); u < w.rows; u++) {
    const { left, right, bottom, top } = s.looked;
    const id = idOf(g, u);
    if (valueAt(left, u) > valueAt(right, u)) bad(`looked.${id}.right`, 'must not be left of the left edge');
    if (valueAt(bottom, u) > valueAt(top, u)) bad(`looked.${id}.top`, 'must not be below the bottom');
    for (let v = unitId(0); v < w.rows; v++) {
      const row = u * w.rows + v;
      if (valueAt(s.sight.last, row) > now) bad(`sight.${row}.last`, `must be at most ${now}, the period now`);
      // Rows of escorts may have belonged to either side.
      if (u >= w.units || v >= w.units) continue;
      const areFriends = sideOf(g, u) === sideOf(g, v);
      if (areFriends && (s.sight.isSeen[row] !== 0 || s.sight.last[row] !== 0))
        bad(`sight.${row}.isSeen`, 'must be 0: only enemies are watched');
      if (valueAt(s.witness.episode, row) > (areFriends && u !== v ? valueAt(s.unit.episode, v) : 0))
        bad(`witness.${row}.episode`, `must be at most ${areFriends ? s.unit.episode[v] : 0}: it has not broken since`);
    }
  }
}
