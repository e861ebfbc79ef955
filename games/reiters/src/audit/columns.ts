import { type Field, REPLACED } from '../state.ts';
import { ORDERS, WAITING } from '../vocabulary.ts';
import type { Moment } from './moment.ts';
import { type Report, reportOf } from './report.ts';

/** 10.1 Orders, what the enemy knows of them, and who has come in. */
export function auditColumns(m: Moment, bad: Report): void {
  const { g } = m;
  const { w, s } = g;
  for (let c = 0; c < w.columns; c++) {
    const say = reportOf(bad, 'column', w.columnIds[c]!);
    auditEntry(g, c, say);
    auditOrder(m, c, say);
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
  if (entered < reinforcement.turn || entered > s.battle.turn[0]!)
    say('entered', `must be 0, or a turn from ${reinforcement.turn} on that has begun`);
  const leader = w.columnLeader[c]!;
  const hasCome =
    s.leader.place[leader] !== WAITING ||
    (s.leader.marks[leader]! & REPLACED) !== 0 ||
    [...w.columnUnits[c]!].some((u) => s.unit.place[u] !== WAITING);
  if (!hasCome) say('entered', 'must be 0: nobody of the column has come');
}

/** 10.1a 10.1f An order is the one of the scenario until it is changed in plain sight; at the end of a turn all are shown. */
function auditOrder(m: Moment, c: number, say: Report): void {
  const { w, s } = m.g;
  const { order: first, reinforcement } = w.data.columns[c]!;
  const order = s.column.order[c]!;
  const known = s.column.known[c]!;
  if (known === 0) {
    // With the advanced rules a hidden order may be any: it is a secret, whatever the scenario prints.
    if (order !== first && !w.switches.advanced) say('order', `must be ${ORDERS[first]}: nobody changes orders`);
    const since = reinforcement ? s.column.entered[c]! : 1;
    const turns = s.battle.turn[0]! + (m.sequence === 'closing' ? 1 : 0);
    if (w.switches.advanced && since > 0 && since < turns)
      say('known', 'cannot be unknown: orders are shown at the end of each turn');
  } else if (!w.switches.advanced) say('known', 'must be unknown: the advanced rules are not in force');
  else if (known !== order + 1) say('known', `must be unknown or ${ORDERS[order]}, its order`);
}
