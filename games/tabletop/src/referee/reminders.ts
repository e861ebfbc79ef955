import type { Ledger } from '@tambour/stage/referee';
import { hasUmpire, sayUmpire } from '../texts/say-umpire.ts';
import { dutyNow } from './duties.ts';
import { degradationName } from './names.ts';
import { type Reminder, type Table, unitOf } from './table.ts';

/** A reminder in words; of a unit that must move, what it does this quarter. */
export function reminderOf(
  table: Table,
  { key, unit: id, rule, values }: Reminder,
): Ledger['reminders'][number] | undefined {
  const unit = unitOf(table, id);
  if (!unit || unit.state === 'gone' || !hasUmpire(key)) return undefined;
  if (key === 'remind.moves') {
    const duty = dutyNow(table, unit);
    return (
      duty && { text: sayUmpire('remind.moves', { name: unit.name, what: duty.what }), rule: duty.rule, piece: id }
    );
  }
  const level = degradationName(unit.degradation);
  return {
    text: sayUmpire(key as 'remind.reform', { name: unit.name, level, quarters: 0, ...values }),
    rule,
    piece: id,
  };
}
