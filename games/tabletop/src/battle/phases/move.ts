import {
  type Action,
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
  attempt,
  type Command,
  carryOn,
  fieldOf,
  isAdmitted,
  mayAct,
  reasonsAgainst,
  someMove,
} from '../../rules/moving/index.ts';
import { say } from '../../texts/say-battle.ts';
import { HALF_TICKS, quartersMade, TICKS } from '../clock.ts';
import { isOnTable } from '../doors.ts';
import { isGoing } from '../going-off.ts';
import { idOf, increase, phaseOf, stateOf, ticksOwed, ticksReacted, valueAt } from '../model/columns.ts';
import { emit } from '../model/event.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { mustFirst, orElse, refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, mark, orNobody, push, unmark } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { movesOf, sideOf } from '../model/views.ts';
import { takeTests } from '../tests/queue.ts';
import { applyMove } from './move/apply.ts';
import { keptDebt, moveCase } from './move/case.ts';
import { commandOf, orderOf } from './move/commands.ts';

/** Units of a side that are on the table, by number. */
function* unitsIn(g: Field, side: number): Generator<UnitId> {
  for (let u = unitId(0); u < g.w.rows; u++) if (sideOf(g, u) === side && isOnTable(g, u)) yield u;
}
/** C3l C8m C14d A half begins for a side: its units have their two quarters, less what a turn or square against a charge took, or the compulsory move of one that has rallied; what they began goes on. Who still must go pays in its own quarters. */
export const half: Work<Field> = {
  name: 'half',
  run(g, side) {
    const { unit, battle } = g.s;
    battle.mover[0] = 0;
    push(g, STEP.move, side);
    const before = phaseOf(g) === 'MOVE_H2' ? HALF_TICKS : 0;
    for (const u of unitsIn(g, side)) {
      const reacted = Math.min(HALF_TICKS, Math.max(0, ticksReacted(g, u) - before));
      const made = Math.min(HALF_TICKS, Math.max(0, quartersMade(g, u) * TICKS - before));
      const state = stateOf(g, u);
      unmark(g, u, 'hasMoved');
      unit.spent[u] = Math.max(reacted, made);
      unit.backed[u] = 0;
      increase(unit.moved, u, reacted);
      if (ticksOwed(g, u) > 0 && !isGoing(state) && state !== 'uncontrolled') goOn(g, u);
    }
    takeTests(g);
  },
};
/** C3e C3l C5k What a unit began in an earlier half; one that may make no normal move has dropped it. */
function goOn(g: Field, u: UnitId): void {
  const c = moveCase(g, u);
  const { debt } = c.half;
  const start = fieldOf(c).start;
  if (!debt || !mayAct(fieldOf({ ...c, half: { ...c.half, debt: null } }))) {
    applyMove(g, u, start, { ...start, debt: null }, 'reform');
    return;
  }
  const { after, isLost } = carryOn(c);
  const [what] = keptDebt(g, debt);
  if (isLost && what !== 'none')
    emit(g, { type: 'given-up', rule: debt.for === 'enter' ? 'C5b' : 'C2l', piece: idOf(g, u), what });
  applyMove(g, u, start, after, debt.for === 'line' ? 'march' : debt.for);
}

interface MoveOrder {
  readonly g: Field;
  readonly side: number;
  readonly o: Action;
}
/** C3m A unit of the side that moves. */
const OWN: readonly Condition<MoveOrder>[] = [
  mustFirst('C3m', 'notYourUnit', ({ g, side, o }) => o.a < g.w.rows && sideOf(g, unitId(o.a)) === side),
];
const trialOf = (g: Field, o: Action) => {
  const command = commandOf(g, o);
  return command && attempt(fieldOf(moveCase(g, unitId(o.a))), command);
};
/** C3m Another unit moves now: the one before has made its move. */
function takeInHand(g: Field, u: UnitId): void {
  const { battle } = g.s;
  const last = orNobody(valueAt(battle.mover, 0));
  if (last >= 0 && last !== u) mark(g, last, 'hasMoved');
  battle.mover[0] = u + 1;
}
/** Any one of its moves: where only the existence of a choice is asked for. */
function oneOf(g: Field, u: UnitId): readonly Command[] {
  const some = someMove(fieldOf(moveCase(g, u)));
  return some ? [some] : [];
}
/**
 * C3b C3m C14a The half moves of a side: its units one by one, in any order, each by as many commands as it likes until another moves or the side
 * is done. The list has the useful commands of each; any other that the same conditions allow may be given. What a command leads to is
 * settled before the next: who comes into view, who was passed through.
 */
export const move: Question<Field> = {
  name: 'move',
  rule: 'C3m',
  side: (_, side) => side,
  list(g, out, piece, side) {
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
    if (piece === NO_PIECE) return;
    for (const u of unitsIn(g, side)) {
      if (out.isFull) return;
      if (piece !== EVERY && piece !== u) continue;
      for (const command of out.isProbe ? oneOf(g, u) : movesOf(g, u).of(fieldOf(moveCase(g, u)))) {
        const { verb, a, b, c, d } = orderOf(g, u, command);
        out.add(verb, a, b, c, d);
      }
    }
  },
  pieces(g, pool, side) {
    for (const u of unitsIn(g, side)) if (mayAct(fieldOf(moveCase(g, u)))) pool.add(u);
  },
  admits(g, o, side) {
    if (!allHold(OWN, { g, side, o })) return false;
    const trial = trialOf(g, o);
    return trial !== undefined && isAdmitted(trial);
  },
  act(g, o, side) {
    const command = commandOf(g, o);
    if (!command) {
      g.s.battle.mover[0] = 0;
      return;
    }
    const u = unitId(o.a);
    const { field, end } = attempt(fieldOf(moveCase(g, u)), command);
    takeInHand(g, u);
    // Whatever the move leads to is settled before the next order.
    push(g, STEP.move, side);
    applyMove(g, u, field.start, end, command.kind);
    takeTests(g);
  },
  refuse(g, o, side): readonly Refusal[] {
    if (o.verb === VERB.done) return [];
    const own = whyNot(OWN, { g, side, o });
    const trial = own.length > 0 ? undefined : trialOf(g, o);
    if (own.length === 0 && !trial) return [wrongMoment('C3m', o.verb)];
    return trial ? orElse(reasonsAgainst(trial), refusal('C3m', 'notYourUnit')) : own;
  },
  prompt: () => say('prompt.move'),
};

/** MOVE_H1 and MOVE_H2: half moves (C3, C5). */
export const MOVE_STEPS = [half, move] as const;
