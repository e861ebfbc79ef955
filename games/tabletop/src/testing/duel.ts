import { meet } from '../battle/meeting.ts';
import type { UnitId } from '../battle/model/ids.ts';
import type { Field } from '../battle/model/state.ts';
import { type Drill, type DrillGeneral, type DrillSpec, type DrillUnit, drill } from './drill.ts';

/** One cm of a general's distance costs what another does: these are between 15 and 30 cm behind, so that every test has a −1 and no choice. */
const GENERALS: readonly DrillGeneral[] = [
  { id: 'ga', x: 60, y: 14 },
  { id: 'gb', x: 60, y: 72, side: 1 },
];
/** What is told of a unit of a duel besides its id: 16 figures in line, unless told otherwise. */
export type Fencer = Partial<Omit<DrillUnit, 'id' | 'side'>>;
export interface Duel extends Omit<Partial<DrillSpec>, 'units'> {
  /** A French battalion at (60, 40) that looks up the table. */
  readonly a?: Fencer;
  /** An Austrian one at (60, 41.5), before it. */
  readonly b?: Fencer;
  readonly others?: readonly DrillUnit[];
  /** Pairs in contact besides these two. */
  readonly also?: readonly (readonly [string, string])[];
  /** Whatever else, once they are in contact. */
  readonly more?: (g: Field, unit: (id: string) => UnitId) => void;
}
/** Two battalions in contact at the beginning of MELEE. A regular one that loses by few has 5 + the die − 6, the winner 5 + the die − 2. */
export const duel = ({ a, b, others = [], also = [], more, ...spec }: Duel = {}): Drill =>
  drill({
    generals: GENERALS,
    phase: 'MELEE',
    step: ['melee'],
    ...spec,
    units: [
      { id: 'a', x: 60, y: 40, ...a },
      { id: 'b', x: 60, y: 41.5, facing: 180, side: 1, type: 'austrian.fusilier', ...b },
      ...others,
    ],
    prepare(g, unit) {
      spec.prepare?.(g, unit);
      g.s.battle.quarter[0] = 4;
      meet(g, unit('a'), unit('b'));
      for (const [one, other] of also) meet(g, unit(one), unit(other));
      more?.(g, unit);
    },
  });
/** Who is in contact with whom, by id. */
export const contactsIn = ({ g }: Drill): readonly string[] => {
  const { melee, battle } = g.s;
  return Array.from({ length: battle.melees[0]! }, (_, row) =>
    [melee.a[row]!, melee.b[row]!].map((kept) => g.w.unitIds[kept - 1]).join(' '),
  );
};
