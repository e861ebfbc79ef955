import {
  type Action,
  type ActionList,
  allHold,
  type Condition,
  EVERY,
  NO_PIECE,
  type Question,
  type Refusal,
  type Work,
  whyNot,
} from '@tambour/kernel';
import {
  type ChargeCase,
  chargeCase,
  mayCharge,
  mayDeclare,
  whyNotCharge,
} from '../../../rules/charging/conditions.ts';
import { chargesOf } from '../../../rules/charging/offers.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { say } from '../../../texts/say-battle.ts';
import { screenIn } from '../../doors.ts';
import { chargeCount, idOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { mustFirst, orElse, refusal, wrongMoment } from '../../model/refusal.ts';
import { type Field, MOST_CHARGES, mark, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { sideOf } from '../../model/views.ts';
import { addRow, caseAt, chargerOf, clearRows, dropped, isOpen, receptionAt, rowOf, waitingRows } from './rows.ts';
import { type ChargeTable, chargeTable, fighterIn } from './table.ts';

/** C8a C14c The charges of one side: all are declared, then resolved one by one. */
export const charges: Work<Field> = {
  name: 'charges',
  run(g, side) {
    clearRows(g);
    push(g, STEP['charges-left'], side);
    push(g, STEP.declare, side);
  },
};

const RIGHT = 1;
const signed = (o: Action): number => (o.c === RIGHT ? o.d : -o.d) || 0;
interface Declared {
  readonly g: Field;
  readonly side: number;
  readonly u: UnitId;
}
/** C8a Who may declare a charge: a unit of the side whose turn it is, once. */
export const DECLARES: readonly Condition<Declared>[] = [
  mustFirst('C8a', 'notYourUnit', ({ g, side, u }) => u < g.w.rows && sideOf(g, u) === side),
  mustFirst('C8a', 'hasDeclared', ({ g, u }) => rowOf(g, u) < 0),
  mustFirst('C8a', 'tooManyCharges', ({ g }) => chargeCount(g) < MOST_CHARGES),
];
export const caseOf = (table: ChargeTable, o: Action): ChargeCase =>
  chargeCase(fighterIn(table, unitId(o.a)), fighterIn(table, unitId(o.b)), signed(o), table);
const isPlain = (o: Action): boolean => o.d > 0 || o.c === 0;

function listOf(g: Field, table: ChargeTable, u: UnitId, side: number, out: ActionList): void {
  if (!allHold(DECLARES, { g, side, u }) || !mayCharge(fighterIn(table, u))) return;
  for (const { target, wheel } of chargesOf(fighterIn(table, u), table)) {
    if (out.isFull) return;
    out.add(VERB.charge, u, target.u, wheel > 0 ? RIGHT : 0, Math.abs(wheel));
  }
}
/** C8a C8b C14a Which charges a side declares: for each unit one target and one wheel, or none. Any wheel that leads to the target will do. */
export const declare: Question<Field> = {
  name: 'declare',
  rule: 'C8a',
  side: (_, side) => side,
  list(g, out, piece, side) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (piece === NO_PIECE || out.isFull) return;
    const table = chargeTable(g);
    if (piece !== EVERY) {
      if (piece < g.w.rows) listOf(g, table, unitId(piece), side, out);
      return;
    }
    for (const { u } of table.units) {
      if (out.isFull) return;
      listOf(g, table, u, side, out);
    }
  },
  admits: (g, o, side) =>
    o.verb === VERB.charge &&
    isPlain(o) &&
    allHold(DECLARES, { g, side, u: unitId(o.a) }) &&
    mayDeclare(caseOf(chargeTable(g), o)),
  act(g, o, side) {
    if (o.verb !== VERB.charge) return;
    const c = caseOf(chargeTable(g), o);
    const u = unitId(o.a);
    addRow(g, u, unitId(o.b), o.c, o.d, false);
    mark(g, u, 'charging');
    screenIn(g, u);
    emit(g, {
      type: 'charge-declared',
      rule: 'C8a',
      piece: idOf(g, u),
      target: idOf(g, unitId(o.b)),
      degrees: signed(o) / 100,
      cm: inCm(c.path.length ?? 0),
    });
    push(g, STEP.declare, side);
  },
  refuse(g, o, side): readonly Refusal[] {
    if (o.verb !== VERB.charge) return [wrongMoment('C8a', o.verb)];
    const own = whyNot(DECLARES, { g, side, u: unitId(o.a) });
    if (own.length > 0) return own;
    const reasons = whyNotCharge(caseOf(chargeTable(g), o));
    return isPlain(o) ? reasons : orElse(reasons, refusal('C8b', 'straightHasNoHand'));
  },
  prompt: () => say('prompt.declare'),
};

/** C8p 1.1-02b C8n The turn of a charge: it is dropped if its way has been closed or its target is out of reach. Whose target has broken from it among others tests all the same. */
function takeTurn(g: Field, row: number): void {
  const c = caseAt(g, chargeTable(g), row);
  const reception = receptionAt(g, row);
  const isGone = reception === 'breaks' || reception === 'goes';
  if (isGone ? mayCharge(c.charger) : isOpen(g, row, c)) push(g, STEP['resolve-charge'], row);
  else dropped(g, row, 'C8p');
}
/** C8n C8p Charges are resolved one by one in the order that their side chooses; when all have had their turn, its part of the phase is over. */
export const chargesLeft: Work<Field> = {
  name: 'charges-left',
  run(g, side) {
    const [row, ...others] = waitingRows(g);
    if (row === undefined) {
      clearRows(g);
      return;
    }
    push(g, STEP['charges-left'], side);
    if (others.length > 0) push(g, STEP['next-charge'], side);
    else takeTurn(g, row);
  },
};
/** C8a C14a Which of its charges a side resolves next. */
export const nextCharge: Question<Field> = {
  name: 'next-charge',
  rule: 'C8a',
  side: (_, side) => side,
  list(g, out, piece) {
    for (const row of waitingRows(g)) {
      const u = chargerOf(g, row);
      if (piece === EVERY || piece === u) out.add(VERB.resolve, u);
    }
  },
  act(g, o) {
    takeTurn(g, rowOf(g, unitId(o.a)));
  },
  refuse: (g, o) =>
    o.verb !== VERB.resolve
      ? [wrongMoment('C8a', o.verb)]
      : rowOf(g, unitId(o.a)) < 0
        ? [refusal('C8a', 'noChargeToResolve')]
        : [],
  prompt: (g) => say('prompt.nextCharge', { n: waitingRows(g).length }),
};
export const DECLARE_STEPS = [charges, declare, chargesLeft, nextCharge] as const;
