import type { Duty } from '@tambour/stage/referee';
import type { MoraleState } from '../model/vocabulary.ts';
import { type Obligation, obligationsOf } from '../rules/morale/obligations.ts';
import type { Timing } from '../rules/morale/timing.ts';
import { length } from '../texts/measure.ts';
import { say } from '../texts/say.ts';
import { named } from './kind.ts';
import { moverOf } from './rules.ts';
import { END, later, type Moment, type Table, type Unit, unitOf } from './table.ts';

/** What a unit must do from now on; at the end of a period, from the next one on. */
function obligations(table: Table, unit: Unit): readonly Obligation[] {
  const { compulsory, state } = unit;
  if (!compulsory) return state === 'rallying' && unit.rallyingUntil ? waiting(unit) : [];
  const now = table.clock.quarter === END ? later(table.clock, 1) : table.clock;
  const begun = quarters(compulsory.from, now);
  const from: Moment = begun > 0 ? now : compulsory.from;
  const isAtOnce = compulsory.isAtOnce && now.period === compulsory.from.period;
  const timing: Timing = {
    kind: 'within',
    from: isAtOnce ? { period: now.period, quarter: 'at once' } : from,
    ...(compulsory.until && { until: compulsory.until }),
  };
  const away = unitOf(table, compulsory.awayFrom);
  return obligationsOf({
    unit: moverOf(unit),
    before: compulsory.before,
    state,
    result: compulsory.result,
    timing,
    ...(away && { from: named(away.name) }),
    made: isAtOnce ? 0 : Math.max(0, begun),
    frontFigures: compulsory.front,
    isCharging: compulsory.isCharging,
  });
}
const quarters = (from: Moment, to: Moment): number => 4 * (to.period - from.period) + to.quarter - from.quarter;
const waiting = (unit: Unit): readonly Obligation[] =>
  obligationsOf({
    unit: moverOf(unit),
    before: 'rout',
    state: 'rallying',
    result: null,
    timing: { kind: 'within', from: { period: 1, quarter: 1 } },
    ...(unit.rallyingUntil && { formsUntil: unit.rallyingUntil }),
  });

/** What it must do after a test: also that there is nothing, or how long it takes to reform. */
export function dutiesAfter(table: Table, unit: Unit, before: MoraleState): readonly Duty[] {
  const now = duties(table, unit);
  if (now.length > 0) return now;
  const timing: Timing = { kind: 'within', from: later(table.clock, 1) };
  return plain(obligationsOf({ unit: moverOf(unit), before, state: unit.state, result: null, timing }));
}
/** Quarters that say the same are one line. */
function plain(list: readonly Obligation[]): readonly Duty[] {
  const lines: Duty[] = [];
  for (let i = 0; i < list.length; ) {
    const first = list[i] as Obligation;
    let n = 1;
    while (isSame(first, list[i + n])) n++;
    const { when, what, rule } = first;
    lines.push(n === 1 ? { when, what, rule } : inQuarters(list.slice(i, i + n)));
    i += n;
  }
  return lines;
}
const isSame = (a: Obligation, b: Obligation | undefined): boolean =>
  (a.kind === 'toEdge' || a.kind === 'toSafety') &&
  b?.kind === a.kind &&
  b.cm === a.cm &&
  a.at !== undefined &&
  b.at !== undefined;
function inQuarters(list: readonly Obligation[]): Duty {
  const [first, last] = [list[0], list.at(-1)] as [Obligation, Obligation];
  const what = say(first.kind === 'toEdge' ? 'duty.toEdgeEach' : 'duty.toSafetyEach', { cm: length(first.cm ?? 0) });
  const { at } = first;
  const when =
    at === undefined || at === 'at once' || last.at === undefined || last.at === 'at once'
      ? say('when.atOnceRest')
      : say('when.quarters', { period: at.period, from: at.quarter, to: last.at.quarter });
  return { when, what, rule: first.rule };
}
export const duties = (table: Table, unit: Unit): readonly Duty[] => plain(obligations(table, unit));
/** What it does in the running quarter. */
export const dutyNow = (table: Table, unit: Unit): Duty | undefined =>
  obligations(table, unit).find(
    ({ at, until }) =>
      (at !== undefined &&
        at !== 'at once' &&
        at.period === table.clock.period &&
        at.quarter === table.clock.quarter) ||
      (at === undefined && until !== undefined),
  );
