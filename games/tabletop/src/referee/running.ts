import type { Text } from '@tambour/kernel';
import type { MoraleState, Result } from '../model/vocabulary.ts';
import type { Timing } from '../rules/morale/timing.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { figuresOf, leaveCombat } from './losses.ts';
import { mustTell } from './pending.ts';
import { frontOf, isRoutTooSmall } from './rules.ts';
import { type Compulsory, later, type Table, type Unit } from './table.ts';

/** A rout or flight by its number: what each friend is asked about once. */
export const episodeOf = (unit: Unit): string => `${unit.id}#${unit.routs}`;

/** What a result obliges a unit to, as it stood at the test. */
export function compelled(
  unit: Unit,
  result: Result,
  before: MoraleState,
  timing: Timing,
  awayFrom: string | null,
): Compulsory {
  const { from, until } = timing;
  return {
    result,
    before,
    from: { period: from.period, quarter: from.quarter === 'at once' ? 1 : from.quarter },
    isAtOnce: from.quarter === 'at once',
    until: until ?? null,
    awayFrom,
    front: frontOf(unit),
    isCharging: unit.charging,
    periods: 0,
  };
}
/** From the next quarter on, where no test says when. */
const fromNext = (table: Table): Timing => ({ kind: 'within', from: later(table.clock, 1) });

/** A unit runs: in disorder, out of hand, and whoever sees it is asked for. A rout that becomes a flight is the same episode. */
export function startRout(
  table: Table,
  entry: string,
  unit: Unit,
  result: 'rout' | 'flight',
  awayFrom: string | null,
  timing: Timing = fromNext(table),
): readonly Text[] {
  const { state: before, compulsory } = unit;
  const isNew = before !== 'rout' && before !== 'flight';
  unit.compulsory =
    isNew || !compulsory ? compelled(unit, result, before, timing, awayFrom) : { ...compulsory, result };
  unit.state = result;
  unit.degradation = 'disorder';
  leaveCombat(table, unit);
  unit.charging = false;
  unit.shelter = 'none';
  unit.stopsWhenFar = false;
  unit.rallyingUntil = null;
  unit.passed = null;
  if (unit.arm === 'artillery') unit.offGuns = true;
  if (unit.companies === 'out') unit.companies = 'with';
  if (!isNew) return [];
  unit.routs++;
  unit.formation = 'rout';
  if (isRoutTooSmall(unit)) return [sayUmpire('says.smallRout', { name: unit.name, figures: figuresOf(unit) })];
  mustTell(table, entry, unit, 'routSeen');
  return [sayUmpire('says.askWitnesses', { name: unit.name })];
}
