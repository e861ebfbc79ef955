import { framesOf } from '@tambour/kernel';
import { unitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-id.ts';
import { classOf, hexOf, isOnMap } from '../model/unit.ts';
import { ART, BAGGAGE } from '../model/vocabulary.ts';

/** Units on the run stand nowhere: the frames on the stack tell which. */
export const inTransit = (g: Field): readonly number[] =>
  framesOf(g.s, STEP_NAMES).flatMap(({ step, with: [u, steps] }) =>
    (step === 'rout-run' || step === 'rout-step') && steps > 0 ? [u] : [],
  );

/** Who stands where, rebuilt from the pieces. */
export function derive(g: Field): void {
  const { at } = g.s;
  const running = inTransit(g);
  at.unit.fill(0);
  at.battery.fill(0);
  for (let u = unitId(0); u < g.w.units; u++) {
    const cls = classOf(g, u);
    const hex = hexOf(g, u);
    if (!isOnMap(g, u) || cls === BAGGAGE || hex >= g.w.grid.size || running.includes(u)) continue;
    if (cls === ART) at.battery[hex] = u + 1;
    else at.unit[hex] = u + 1;
  }
}
