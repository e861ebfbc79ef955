import { type Report, reportOf } from '@tambour/kernel';
import type { Field } from '../../model/state.ts';
import type { Moment } from './moment.ts';

/** 10.1a 10.1f Orders, what the enemy knows of them, and who has come in. */
export function auditColumns(m: Moment, bad: Report): void {
  const { g } = m;
  const { w, s } = g;
  for (let c = 0; c < w.columns; c++) {
    const say = reportOf(bad, 'column', w.columnIds[c]!);
    auditEntry(g, c, say);
    auditOrder(g, c, say);
    if (s.column.tried[c]) {
      const isLate = w.data.columns[c]!.reinforcement !== undefined;
      const entered = s.column.entered[c]!;
      if (!w.switches.advanced || w.columnSide[c] !== m.active || m.sequence === 'set-up')
        say('tried', 'must be 0: orders are tried in the phase of their side, with the advanced rules');
      else if (isLate && (entered === 0 || entered === s.battle.turn[0]))
        say('tried', 'must be 0: the column has not been there since the turn before');
    }
  }
}
function auditEntry({ w, s }: Field, c: number, say: Report): void {
  const { reinforcement } = w.data.columns[c]!;
  const entered = s.column.entered[c]!;
  if (entered === 0) return;
  if (!reinforcement) {
    say('entered', 'must be 0: the column is there from the start');
    return;
  }
  if (entered > s.battle.turn[0]!) say('entered', 'must be 0, or a turn that has begun');
}

/**
 * 10.1a 10.1f With the base rules nobody shows an order, and none is asked for. With the advanced rules it may be any, and so may
 * what the enemy knows of it: a secret is a secret, whatever the scenario prints.
 */
function auditOrder({ w, s }: Field, c: number, say: Report): void {
  if (w.switches.advanced) return;
  if (s.column.known[c] !== 0) say('known', 'must be unknown: the advanced rules are not in force');
}
