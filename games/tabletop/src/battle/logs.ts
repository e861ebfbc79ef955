import { SHOTS, type Shot } from '../model/vocabulary.ts';
import type { FireEntry } from '../rules/morale/fire-window.ts';
import type { Melee, MeleeOutcome } from '../rules/morale/melee-history.ts';
import { type UnitId, unitId } from './model/ids.ts';
import { COMMAND_EVENTS, OUTCOMES } from './model/marks.ts';
import { COMMAND_ROWS, FIRE_ROWS, type Field, FOE_ROWS, HISTORY_ROWS, periodOf, SHOT_ROWS } from './model/state.ts';

/**
 * What later tests look back on, a few rows a unit: the newest is the last row in use, and pushes the oldest out. What falls out is older
 * than anything that is asked, or one of a dozen like it.
 */
type Rows = Readonly<Record<string, { [i: number]: number }>>;
function append(columns: Rows, u: UnitId, rows: number, entry: Readonly<Record<string, number>>): void {
  const first = u * rows;
  let at = first;
  while (at < first + rows && columns.period![at] !== 0) at++;
  if (at === first + rows) {
    for (const column of Object.values(columns))
      for (let i = first; i < first + rows - 1; i++) column[i] = column[i + 1]!;
    at--;
  }
  for (const [name, value] of Object.entries(entry)) columns[name]![at] = value;
}

/** 1.2-F21 1.2-F22 How a melee went for a unit. */
export const noteMelee = (g: Field, u: UnitId, outcome: MeleeOutcome): void =>
  append(g.s.history, u, HISTORY_ROWS, { period: periodOf(g), outcome: OUTCOMES.indexOf(outcome) });
export const meleesOf = (g: Field, u: UnitId): readonly Melee[] =>
  rowsOf(g.s.history.period, u, HISTORY_ROWS).map((at) => [
    g.s.history.period[at]!,
    OUTCOMES[g.s.history.outcome[at]!]!,
  ]);

/** 1.2-F26 1.2-F27 Losses by one shot. A screen is a shooter of its own: a number beyond the units. */
export const noteHit = (g: Field, u: UnitId, shooter: UnitId, isScreen: boolean, kind: Shot, losses: number): void =>
  append(g.s.hit, u, FIRE_ROWS, {
    period: periodOf(g),
    shooter: shooter + 1,
    kind: SHOTS.indexOf(kind) + (isScreen ? SHOTS.length : 0),
    losses,
  });
export const hitsOn = (
  g: Field,
  u: UnitId,
): readonly (FireEntry & { readonly by: UnitId; readonly isScreen: boolean })[] =>
  rowsOf(g.s.hit.period, u, FIRE_ROWS).map((at) => {
    const { period, shooter, kind, losses } = g.s.hit;
    const isScreen = kind[at]! >= SHOTS.length;
    return {
      period: period[at]!,
      by: unitId(shooter[at]! - 1),
      isScreen,
      shooter: `${shooter[at]!}${isScreen ? ' screen' : ''}`,
      kind: SHOTS[kind[at]! % SHOTS.length]!,
      losses: losses[at]!,
    };
  });

/** 1.2-F28 At whom a battery fired. */
export const noteShot = (g: Field, battery: UnitId, at: UnitId): void =>
  append(g.s.shot, battery, SHOT_ROWS, { period: periodOf(g), at: at + 1 });
export const shotsOf = (g: Field, battery: UnitId): readonly { readonly period: number; readonly at: UnitId }[] =>
  rowsOf(g.s.shot.period, battery, SHOT_ROWS).map((row) => ({
    period: g.s.shot.period[row]!,
    at: unitId(g.s.shot.at[row]! - 1),
  }));

/** 1.2-F28 Who charged or fought a unit. */
export const noteFoe = (g: Field, u: UnitId, enemy: UnitId): void =>
  append(g.s.foe, u, FOE_ROWS, { period: periodOf(g), enemy: enemy + 1 });
export const foesOf = (g: Field, u: UnitId): readonly { readonly period: number; readonly enemy: UnitId }[] =>
  rowsOf(g.s.foe.period, u, FOE_ROWS).map((row) => ({
    period: g.s.foe.period[row]!,
    enemy: unitId(g.s.foe.enemy[row]! - 1),
  }));

/** 1.2-F10 1.1-08c A general hit in contact with a unit, or who left it, by his value. */
export const noteCommand = (g: Field, u: UnitId, kind: (typeof COMMAND_EVENTS)[number], value: number): void =>
  append(g.s.commandEvent, u, COMMAND_ROWS, { period: periodOf(g), kind: COMMAND_EVENTS.indexOf(kind), value });
export const commandEventsOf = (
  g: Field,
  u: UnitId,
): readonly { readonly period: number; readonly kind: (typeof COMMAND_EVENTS)[number]; readonly value: number }[] =>
  rowsOf(g.s.commandEvent.period, u, COMMAND_ROWS).map((row) => ({
    period: g.s.commandEvent.period[row]!,
    kind: COMMAND_EVENTS[g.s.commandEvent.kind[row]!]!,
    value: g.s.commandEvent.value[row]!,
  }));

/** The rows of a unit that are in use, oldest first. */
function rowsOf(period: Uint8Array, u: UnitId, rows: number): number[] {
  const found: number[] = [];
  for (let at = u * rows; at < (u + 1) * rows && period[at] !== 0; at++) found.push(at);
  return found;
}
