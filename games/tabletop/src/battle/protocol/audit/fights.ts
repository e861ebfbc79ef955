import { framesOf, type Report } from '@tambour/kernel';
import { isAtLarge } from '../../../rules/table/placed.ts';
import { chargeCount, contactsNow, meleeCount, valueAt } from '../../model/columns.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { CHARGE_REACTIONS, CHARGE_STAGES, RECEPTIONS } from '../../model/marks.ts';
import { type Field, MOST_CHARGES, MOST_MELEES } from '../../model/state.ts';
import { STEP_NAMES } from '../../model/step-id.ts';
import { sideOf, unitOf } from '../../model/views.ts';

type Columns = Readonly<Record<string, { readonly [row: number]: number }>>;
/** Rows that are not in use hold nothing. */
export function auditSpare(group: string, columns: Columns, from: number, rows: number, bad: Report): void {
  for (let row = from; row < rows; row++)
    for (const [name, column] of Object.entries(columns))
      if (column[row] !== 0) bad(`${group}.${row}.${name}`, 'must be as at the start: the row is not in use');
}

/** C9a Every close combat is one of two enemies who are there, once. */
export function auditMelees(g: Field, bad: Report): void {
  const known = new Set<string>();
  for (const { row, a, b } of contactsNow(g)) {
    for (const [name, u] of [
      ['a', a],
      ['b', b],
    ] as const)
      if (u < 0 || !isAtLarge(unitOf(g, u))) bad(`melee.${row}.${name}`, 'must be a unit that is on the table');
    if (a < 0 || b < 0) continue;
    if (sideOf(g, a) === sideOf(g, b)) bad(`melee.${row}.b`, 'must be an enemy of a');
    const pair = [Math.min(a, b), Math.max(a, b)].join();
    if (known.has(pair)) bad(`melee.${row}.b`, 'is there twice');
    known.add(pair);
  }
  auditSpare('melee', g.s.melee, meleeCount(g), MOST_MELEES, bad);
}

const RESOLVED = CHARGE_STAGES.indexOf('resolved');
const OPEN = RECEPTIONS.indexOf('open');
/** C8a C8n C10e Charges are declared by the side whose turn it is; runs of advances come after them, one for each that is being received. */
export function auditCharges(g: Field, bad: Report): void {
  const { charge } = g.s;
  const n = chargeCount(g);
  const frames = framesOf(g.s, STEP_NAMES);
  const runs = frames.filter(({ step }) => step === 'run-over').length;
  const turn = frames.find(({ step }) => step === 'charges-left');
  if (runs > n) bad('battle.charges', `must be at least ${runs}: so many runs are being received`);
  if (!turn && runs < n) bad('battle.charges', `must be ${runs}: nobody charges`);
  const charging = new Set<number>();
  for (let row = 0; row < n; row++) {
    const say: Report = (name, reason) => bad(`charge.${row}.${name}`, reason);
    const [u, target] = [unitId(valueAt(charge.charger, row) - 1), unitId(valueAt(charge.target, row) - 1)];
    if (u < 0) say('charger', 'must be a unit');
    if (target < 0) say('target', 'must be a unit');
    if (u < 0 || target < 0) continue;
    const isRun = row >= n - runs;
    if ((charge.isAdvance[row] === 1) !== isRun) say('isAdvance', `must be ${isRun ? 1 : 0}: the steps say so`);
    if (sideOf(g, u) === sideOf(g, target)) say('target', 'must be an enemy');
    if (isRun && charge.wheel[row] !== 0) say('wheel', 'must be 0: a run goes straight ahead');
    auditWheel(g, row, say);
    if (isRun) continue;
    if (turn && sideOf(g, u) !== turn.with[0]) say('charger', 'must be of the side that charges');
    if (charging.has(u) && charge.stage[row] === 0) say('charger', 'charges twice');
    if (charge.stage[row] === 0) charging.add(u);
  }
  auditReceived(g, n, bad);
  auditSpare('charge', charge, n, MOST_CHARGES, bad);
}
const MOST_WHEEL = 18_000;
function auditWheel(g: Field, row: number, say: Report): void {
  const { charge } = g.s;
  if (valueAt(charge.wheel, row) > MOST_WHEEL) say('wheel', `must be at most ${MOST_WHEEL}`);
  if (charge.wheel[row] === 0 && charge.hand[row] !== 0) say('hand', 'must be 0: it goes straight ahead');
}
/** C8n A target receives all that come at it in one way; and nothing is received before anyone reacts. */
function auditReceived(g: Field, n: number, bad: Report): void {
  const { charge } = g.s;
  for (let row = 0; row < n; row++) {
    if (charge.received[row] === OPEN && charge.stage[row] === RESOLVED)
      bad(`charge.${row}.stage`, 'cannot be resolved: its target has not received it');
    if (charge.isMet[row] === 1 && CHARGE_REACTIONS[valueAt(charge.reaction, row)] !== 'counterCharge')
      bad(`charge.${row}.isMet`, 'must be 0: nobody counter-charges');
  }
}
export const isUnit = (g: Field, u: number): u is UnitId => u >= 0 && u < g.w.rows;
