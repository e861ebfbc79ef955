import { itemAt } from '@tambour/kernel';
import { SHOTS, type Shot } from '../model/vocabulary.ts';
import type { FireEntry } from '../rules/morale/fire-window.ts';
import type { Melee, MeleeOutcome } from '../rules/morale/melee-history.ts';
import { valueAt } from './model/columns.ts';
import type { UnitId } from './model/ids.ts';
import { COMMAND_EVENTS, OUTCOMES } from './model/marks.ts';
import {
  COMMAND_ROWS,
  FIRE_ROWS,
  type Field,
  FOE_ROWS,
  HISTORY_ROWS,
  orNobody,
  periodOf,
  SHOT_ROWS,
} from './model/state.ts';

/**
 * What later tests look back on, a few rows a unit: the newest is the last row in use, and pushes the oldest out. What falls out is older
 * than anything that is asked, or one of a dozen like it.
 */
type Log = 'history' | 'hit' | 'shot' | 'foe' | 'commandEvent';
/** The newest row, of this period, for what else there is to say of it. */
function append(g: Field, log: Log, u: UnitId, rows: number): number {
  const columns = g.s[log];
  const first = u * rows;
  const last = first + rows - 1;
  let at = first;
  while (at <= last && columns.period[at] !== 0) at++;
  if (at > last) {
    for (const column of Object.values(columns)) column.copyWithin(first, first + 1, last + 1);
    at = last;
  }
  columns.period[at] = periodOf(g);
  return at;
}

/** 1.2-F21 1.2-F22 How a melee went for a unit. */
export const noteMelee = (g: Field, u: UnitId, outcome: MeleeOutcome): void => {
  g.s.history.outcome[append(g, 'history', u, HISTORY_ROWS)] = OUTCOMES.indexOf(outcome);
};
export const meleesOf = (g: Field, u: UnitId): readonly Melee[] =>
  rowsOf(g.s.history.period, u, HISTORY_ROWS).map((at) => [
    valueAt(g.s.history.period, at),
    itemAt(OUTCOMES, valueAt(g.s.history.outcome, at)),
  ]);

/** 1.2-F26 1.2-F27 Losses by one shot. A screen is a shooter of its own: a number beyond the units. */
export const noteHit = (g: Field, u: UnitId, shooter: UnitId, isScreen: boolean, kind: Shot, losses: number): void => {
  const { hit } = g.s;
  const at = append(g, 'hit', u, FIRE_ROWS);
  hit.shooter[at] = shooter + 1;
  hit.kind[at] = SHOTS.indexOf(kind) + (isScreen ? SHOTS.length : 0);
  hit.losses[at] = losses;
};
export const hitsOn = (
  g: Field,
  u: UnitId,
): readonly (FireEntry & { readonly by: UnitId; readonly isScreen: boolean })[] =>
  rowsOf(g.s.hit.period, u, FIRE_ROWS).map((at) => {
    const { hit } = g.s;
    const [shooter, kind] = [valueAt(hit.shooter, at), valueAt(hit.kind, at)];
    const isScreen = kind >= SHOTS.length;
    return {
      period: valueAt(hit.period, at),
      by: orNobody(shooter),
      isScreen,
      shooter: `${shooter}${isScreen ? ' screen' : ''}`,
      kind: itemAt(SHOTS, kind % SHOTS.length),
      losses: valueAt(hit.losses, at),
    };
  });

/** 1.2-F28 At whom a battery fired. */
export const noteShot = (g: Field, battery: UnitId, at: UnitId): void => {
  g.s.shot.at[append(g, 'shot', battery, SHOT_ROWS)] = at + 1;
};
export const shotsOf = (g: Field, battery: UnitId): readonly { readonly period: number; readonly at: UnitId }[] =>
  rowsOf(g.s.shot.period, battery, SHOT_ROWS).map((row) => ({
    period: valueAt(g.s.shot.period, row),
    at: orNobody(valueAt(g.s.shot.at, row)),
  }));

/** 1.2-F28 Who charged or fought a unit. */
export const noteFoe = (g: Field, u: UnitId, enemy: UnitId): void => {
  g.s.foe.enemy[append(g, 'foe', u, FOE_ROWS)] = enemy + 1;
};
export const foesOf = (g: Field, u: UnitId): readonly { readonly period: number; readonly enemy: UnitId }[] =>
  rowsOf(g.s.foe.period, u, FOE_ROWS).map((row) => ({
    period: valueAt(g.s.foe.period, row),
    enemy: orNobody(valueAt(g.s.foe.enemy, row)),
  }));

/** 1.2-F10 1.1-08c A general hit in contact with a unit, or who left it, by his value. */
export const noteCommand = (g: Field, u: UnitId, kind: (typeof COMMAND_EVENTS)[number], value: number): void => {
  const at = append(g, 'commandEvent', u, COMMAND_ROWS);
  g.s.commandEvent.kind[at] = COMMAND_EVENTS.indexOf(kind);
  g.s.commandEvent.value[at] = value;
};
export const commandEventsOf = (
  g: Field,
  u: UnitId,
): readonly { readonly period: number; readonly kind: (typeof COMMAND_EVENTS)[number]; readonly value: number }[] =>
  rowsOf(g.s.commandEvent.period, u, COMMAND_ROWS).map((row) => ({
    period: valueAt(g.s.commandEvent.period, row),
    kind: itemAt(COMMAND_EVENTS, valueAt(g.s.commandEvent.kind, row)),
    value: valueAt(g.s.commandEvent.value, row),
  }));

/** The rows of a unit that are in use, oldest first. */
function rowsOf(period: Uint8Array, u: UnitId, rows: number): number[] {
  const found: number[] = [];
  for (let at = u * rows; at < (u + 1) * rows && period[at] !== 0; at++) found.push(at);
  return found;
}
