import type { Text } from '@tambour/kernel';
import { sayUmpire } from '../texts/say-umpire.ts';
import { clockText } from './clock.ts';
import type { Kind, Outcome } from './kind.ts';
import { mustTell } from './pending.ts';
import { atLeast, convoyRate, isRoutTooSmall, isThirdPeriod, quartersToReform } from './rules.ts';
import { levelAfterPassage } from './rules-rally.ts';
import { END, isBefore, type Moment, type Reminder, type Table, type Unit, unitOf } from './table.ts';

/** The clock goes on by a quarter; after the fourth comes fire and close combat, then the next period. */
export const quarterKind: Kind = {
  type: 'quarter',
  title: () => sayUmpire('title.quarter'),
  run: (table): Outcome =>
    table.clock.quarter === END
      ? { trouble: sayUmpire('trouble.periodEnd') }
      : { change: (on, entry) => tick(on, entry, { ...on.clock, quarter: on.clock.quarter + 1 }) },
};
export const periodKind: Kind = {
  type: 'period',
  title: () => sayUmpire('title.period'),
  run: (): Outcome => ({ change: (on, entry) => tick(on, entry, { period: on.clock.period + 1, quarter: 1 }) }),
};

function tick(table: Table, entry: string, to: Moment): readonly Text[] {
  const from = table.clock;
  const isNewPeriod = to.period > from.period;
  const reminders: Reminder[] = [];
  const remind = (key: string, unit: Unit, rule: string, values: Reminder['values'] = {}): void => {
    reminders.push({ key, unit: unit.id, rule, values });
  };
  // Who did not take a test of his own will has let it go.
  table.pending = table.pending.filter(({ isVoluntary }) => !isVoluntary);
  if (isNewPeriod) for (const unit of table.units) endOfPeriod(table, entry, unit, remind);
  table.clock = to;
  for (const unit of table.units) expire(table, unit, remind);
  if (isNewPeriod) {
    for (const unit of table.units) {
      unit.charging = false;
      for (const event of unit.command)
        if (
          (event.what === 'left' && event.period === from.period) ||
          (event.what === 'hit' && event.period === from.period - 1)
        )
          remind(
            event.what === 'left' ? 'remind.left' : 'remind.hit',
            unit,
            event.what === 'left' ? '1.1-08d' : '1.1-08b',
          );
    }
    for (const escort of table.escorts) {
      const by = unitOf(table, escort.by);
      if (by) remind('remind.escort', by, 'C19a', { figures: escort.figures, cm: convoyRate });
    }
  }
  table.reminders = reminders.sort((a, b) => urgency(a) - urgency(b));
  return [sayUmpire('says.clock', { clock: clockText(to) })];
}
/** What must be done now comes first, what may be done last. */
const urgency = ({ key }: Reminder): number => (key === 'remind.moves' ? 0 : key === 'remind.reform' ? 2 : 1);
type Remind = (key: string, unit: Unit, rule: string, values?: Reminder['values']) => void;

/** What the end of a period brings to a unit: a period of retreat more, and after the third a test. */
function endOfPeriod(table: Table, entry: string, unit: Unit, remind: Remind): void {
  const { compulsory } = unit;
  if (unit.state !== 'retreat' || !compulsory || isBefore({ ...table.clock, quarter: 4 }, compulsory.from)) return;
  compulsory.periods++;
  if (!isThirdPeriod(compulsory.periods)) return;
  remind('remind.third', unit, '2.4-R5', { periods: compulsory.periods });
  mustTell(table, entry, unit, 'rally', { case: 'thirdPeriod' });
}
/** What ends by itself when the clock moves. */
function expire(table: Table, unit: Unit, remind: Remind): void {
  const { clock } = table;
  const isPast = (until: Moment | undefined | null): boolean =>
    until !== undefined &&
    until !== null &&
    isBefore(until, clock) &&
    !(until.period === clock.period && clock.quarter === END && until.quarter === 4);
  if (unit.state === 'halted' && isPast(unit.compulsory?.until)) {
    unit.state = 'steady';
    unit.compulsory = null;
    remind('remind.halt', unit, '2.3g');
  }
  if (unit.state === 'uncontrolled' && isPast(unit.compulsory?.until)) {
    unit.state = 'steady';
    unit.compulsory = null;
    const isLoose = unit.formation === 'skirmish';
    if (!isLoose) unit.degradation = atLeast(unit.degradation, 'noFormation');
    remind(isLoose ? 'remind.advanceOver' : 'remind.advance', unit, isLoose ? '2.1m' : '2.1l');
  }
  if (unit.state === 'rallying' && isPast(unit.rallyingUntil)) {
    unit.state = 'steady';
    unit.rallyingUntil = null;
    unit.degradation = 'formed';
    if (unit.formation === 'rout') unit.formation = unit.arm === 'artillery' ? 'unlimbered' : 'line';
    remind('remind.formed', unit, '2.5-O1');
  }
  const { passed } = unit;
  if (passed && isPast(passed.until)) {
    unit.degradation = passed.level;
    unit.passed = null;
    remind('remind.passedOver', unit, '2.5-I11');
  } else if (passed && unit.degradation === 'disorder' && isPast(passed.disorderUntil)) {
    unit.degradation = levelAfterPassage(passed.level);
    remind('remind.passedOn', unit, '2.5-I11');
  }
  const { state } = unit;
  if (state === 'retreat' || state === 'rout' || state === 'flight' || state === 'uncontrolled')
    if (clock.quarter !== END) remind('remind.moves', unit, state === 'retreat' ? '2.4-P5' : '2.5-M3');
  if ((state === 'rout' || state === 'flight') && !isRoutTooSmall(unit)) remind('remind.seen', unit, '1.1-06');
  const reform = state === 'steady' && !unit.inCombat && !unit.passed ? quartersToReform(unit) : 0;
  if (reform > 0 && clock.quarter === 1) remind('remind.reform', unit, 'C4c', { quarters: reform });
  if (unit.stopsWhenFar && state === 'retreat') remind('remind.stops', unit, '2.4-R9');
}
