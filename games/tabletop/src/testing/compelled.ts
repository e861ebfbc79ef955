import { type Going, goOff } from '../battle/going-off.ts';
import type { UnitId } from '../battle/model/ids.ts';
import type { Field } from '../battle/model/state.ts';
import { type Drill, type DrillSpec, type DrillUnit, drill } from './drill.ts';

type Prepare = NonNullable<DrillSpec['prepare']>;
/** A unit that goes off from a quarter of the battle on, away from another. */
export const off =
  (id: string, state: Going, cause = 'enemy', from = 1): Prepare =>
  (g: Field, unit: (id: string) => UnitId): void =>
    goOff(g, unit(id), state, unit(cause), from, '2.4-P2');
/** Several things prepared one after the other. */
export const all =
  (...prepared: readonly Prepare[]): Prepare =>
  (g, unit) => {
    for (const one of prepared) one(g, unit);
  };
/** A battalion of the other side, facing down the table. */
export const enemy = (at: Partial<DrillUnit> = {}): DrillUnit => ({
  id: 'enemy',
  side: 1,
  x: 60,
  y: 70,
  facing: 180,
  ...at,
});
/** All quarters of COMPULSORY, and nothing after them. */
export const quarters = (spec: Partial<DrillSpec> & Pick<DrillSpec, 'units'>): Drill =>
  drill({ phase: 'COMPULSORY', step: ['compulsory', 1], ...spec });
/** The moves that a unit has made because it must: what for, how far, and to where. */
export const moves = (one: Drill, id: string): readonly (readonly [string, number, number, number])[] =>
  one
    .told('compulsory-moved')
    .filter(({ piece }) => piece === id)
    .map(({ leg, cm, to }) => [leg, cm, ...to] as const);
/** Answers every question the same way as long as it is asked. */
export function answer(one: Drill, question: string, command: object, most = 8): void {
  for (let i = 0; i < most && one.question === question; i++) one.play(command as Parameters<Drill['play']>[0]);
}
