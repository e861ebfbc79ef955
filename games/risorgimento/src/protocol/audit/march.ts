import { directionTo } from '@tambour/boards';
import { framesOf, type Report } from '@tambour/kernel';
import { unitId } from '../../model/ids.ts';
import {
  batteryCount,
  type Field,
  hexOfRoute,
  MOST_BATTERIES,
  MOST_MARCHES,
  MOST_STEPS,
  marchAt,
  marcher,
  marchSteps,
  secondRider,
} from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { ARTILLERY, isHorse, WAITING } from '../../model/vocabulary.ts';
import { typeOf } from '../../model/world-lookup.ts';

import { CHARGE_MARCH } from '../../rules/7-charge.ts';
import { activeSide } from '../../rules/7-fire-sum.ts';
import { VOLLEY } from '../../rules/7-shot.ts';
import { isInFight, isMarchOn } from './fight-frames.ts';

/** The marches under way: each with its row and its frames, and a way that leads from hex to hex. */
export function auditMarches(g: Field, bad: Report): void {
  const { battle, march, route } = g.s;
  const isRide = framesOf(g.s, STEP_NAMES).some(({ step, with: [phase] }) => step === 'charge' && phase > 0);
  const marches = isRide || isMarchOn(g) ? 1 : 0;
  if (battle.marches[0] !== marches) bad('battle.marches', `must be ${marches}: the steps say so`);
  for (let row = 0; row < MOST_MARCHES; row++) {
    const isUsed = row < marches;
    if (isUsed) auditMarch(g, row, isRide, bad);
    else
      for (const [name, column] of Object.entries(march))
        if (column[row] !== 0) bad(`march.${row}.${name}`, 'must be as at the start: the row is not in use');
    for (let i = row * MOST_STEPS + (isUsed ? marchSteps(g, row) + 1 : 0); i < (row + 1) * MOST_STEPS; i++)
      if (route.hex[i] !== 0 || route.turn[i] !== 0)
        bad(`route.${i}.hex`, 'must be as at the start: no march goes there');
  }
}
function auditMarch(g: Field, row: number, isRide: boolean, bad: Report): void {
  const { w, s } = g;
  const { march } = s;
  const at = `march.${row}`;
  const steps = marchSteps(g, row);
  const u = unitId(marcher(g, row));
  if (w.unitSide[u] !== activeSide(g)) bad(`${at}.unit`, 'must be of the side that acts');
  if (s.unit.place[u] === WAITING) bad(`${at}.unit`, 'has not come onto the map');
  if (marchAt(g, row) > steps) bad(`${at}.at`, `must be at most ${steps}`);
  for (let i = 0; i < steps; i++)
    if (directionTo(w.grid, hexOfRoute(g, row, i), hexOfRoute(g, row, i + 1)) === undefined)
      bad(`route.${row * MOST_STEPS + i + 1}.hex`, 'must be next to the one before it');
  if ((march.kind[row] === CHARGE_MARCH) !== isRide) bad(`${at}.kind`, `must ${isRide ? '' : 'not '}be a charge`);
  const second = secondRider(g, row);
  if (!isRide) {
    if (second >= 0) bad(`${at}.second`, 'must be null: it marches alone');
    return;
  }
  for (const v of second < 0 ? [u] : [u, second])
    if (!isHorse(typeOf(g, v)) || !isInFight(g, v)) bad(`${at}.unit`, `${w.unitIds[v]} does not charge`);
}

/** 7.12 The batteries of a combined shot are named until it has been answered. */
export function auditVolley(g: Field, bad: Report): void {
  const { w, s } = g;
  const n = batteryCount(g);
  const isVolley = framesOf(g.s, STEP_NAMES).some(({ step, with: [, , kind] }) => step === 'answer' && kind === VOLLEY);
  if (!isVolley && n > 0) bad('battle.batteries', 'must be 0: no batteries fire together');
  if (isVolley && n < 2) bad('battle.batteries', 'must be 2 or more: they fire together');
  const seen = new Set<number>();
  for (const [i, u] of [...s.volley.unit].slice(0, n).entries()) {
    const isRight = w.unitType[u] === ARTILLERY && w.unitSide[u] === activeSide(g) && s.unit.place[u] !== WAITING;
    if (!isRight || seen.has(u)) bad(`volley.${i}.unit`, 'must be a battery of the side that acts, once');
    seen.add(u);
  }
  for (let i = n; i < MOST_BATTERIES; i++)
    if (s.volley.unit[i] !== 0) bad(`volley.${i}.unit`, 'must be as at the start: the row is not in use');
}
