import { type Action, EVERY, present, type Question, type Refusal, RulesBug, type Work } from '@tambour/kernel';
import { CHARTS } from '../../../model/charts.ts';
import type { Reaction } from '../../../model/vocabulary.ts';
import { type Evasion, evade } from '../../../rules/charging/evasion.ts';
import { reactionsTo, receptionOf, takesReception, turnedTo } from '../../../rules/charging/reception.ts';
import { changeQuarters } from '../../../rules/rates.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { say } from '../../../texts/say-battle.ts';
import { afterMove, settleLeaders } from '../../after-move.ts';
import { HALF_TICKS } from '../../clock.ts';
import { degradeTo, headingOf, screenIn, setFormation, standAt } from '../../doors.ts';
import { hasBrokenFrom } from '../../going-off.ts';
import { noteFoe } from '../../logs.ts';
import { formationOf, homeFor, idOf, increase, lastResult } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { type UnitId, unitId } from '../../model/ids.ts';
import { CHARGE_REACTIONS, RECEPTIONS, type Reception } from '../../model/marks.ts';
import { askedUnit, saidUnit } from '../../model/names.ts';
import { refusal, wrongMoment } from '../../model/refusal.ts';
import { type Field, mark, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { kindOf, sideOf, unitOf } from '../../model/views.ts';
import { enqueue, takeTests } from '../../tests/queue.ts';
import {
  attacksOn,
  chargerOf,
  isAdvance,
  nearestAttack,
  type RowAttack,
  reactionAt,
  receptionAt,
  rowsOn,
  targetOf,
} from './rows.ts';
import { type ChargeTable, chargeTable, fighterIn, quarters, settleLines } from './table.ts';

function setReaction(g: Field, target: UnitId, reaction: Reaction): void {
  for (const row of rowsOn(g, target)) g.s.charge.reaction[row] = CHARGE_REACTIONS.indexOf(reaction);
}
export function setReception(g: Field, target: UnitId, reception: Reception): void {
  for (const row of rowsOn(g, target)) g.s.charge.received[row] = RECEPTIONS.indexOf(reception);
}

/**
 * C8d C8j C8n C8o R41 R69 The turn of a charge has come, or an advance runs into an enemy. At the first on a target its owner says what it does, and it tests
 * once for all of them. Who runs already does neither, nor who has broken from this advance and is caught.
 */
export const resolveCharge: Work<Field> = {
  name: 'resolve-charge',
  run(g, row) {
    push(g, STEP['carry-out'], row);
    if (receptionAt(g, row) !== 'open') return;
    const target = targetOf(g, row);
    const table = chargeTable(g);
    for (const attack of attacksOn(g, table, target)) noteFoe(g, target, chargerOf(g, attack.row));
    screenIn(g, target);
    const hasBroken = isAdvance(g, row) && hasBrokenFrom(g, target, chargerOf(g, row));
    if (takesReception(fighterIn(table, target)) && !hasBroken) push(g, STEP.react, row);
    else setReception(g, target, 'goes');
  },
};

export interface Offered {
  readonly table: ChargeTable;
  readonly attacks: readonly RowAttack[];
  readonly reactions: ReturnType<typeof reactionsTo>;
}
export function offeredAt(g: Field, row: number): Offered {
  const table = chargeTable(g);
  const target = targetOf(g, row);
  const attacks = attacksOn(g, table, target);
  return { table, attacks, reactions: reactionsTo(fighterIn(table, target), attacks, table) };
}
const attackerOf = (g: Field, { row }: RowAttack): UnitId => chargerOf(g, row);
/** The attack that a turn or a counter-charge is for. */
const turnFor = (g: Field, { table, reactions }: Offered, row: number, heading: number): RowAttack | undefined =>
  (reactions.turn as readonly RowAttack[]).find(
    (attack) => turnedTo(fighterIn(table, targetOf(g, row)), attack).heading === heading,
  );
export const counterTo = (g: Field, { reactions }: Offered, u: UnitId): RowAttack | undefined =>
  (reactions.counter as readonly RowAttack[]).find((attack) => attackerOf(g, attack) === u);

/** What a command would do about the charge; nothing if it may not. */
function reactionOf(g: Field, o: Action, row: number): Reaction | undefined {
  if (o.a !== targetOf(g, row)) return undefined;
  if (o.verb === VERB.stand) return 'stand';
  const offered = offeredAt(g, row);
  if (o.verb === VERB.square) return offered.reactions.square ? 'formSquare' : undefined;
  if (o.verb === VERB.turn) return turnFor(g, offered, row, o.b) ? 'turn' : undefined;
  if (o.verb === VERB.counter) return counterTo(g, offered, unitId(o.b)) ? 'counterCharge' : undefined;
  return o.verb === VERB.evade && offered.reactions.evade ? 'evade' : undefined;
}
/** Why it may not; a unit may always stand. */
function whyNotSo(verb: number): Refusal {
  if (verb === VERB.square) return refusal('C8d', 'noSquareNow');
  if (verb === VERB.turn) return refusal('C8d', 'noTurnNow');
  return verb === VERB.counter ? refusal('C8e', 'noCounterNow') : refusal('C8f', 'noEvasionNow');
}
const REACTIONS: readonly number[] = [VERB.stand, VERB.square, VERB.turn, VERB.counter, VERB.evade];

/** C8d C8e C8f C8n C8o C11b What a charged unit does: stand, form square, turn, counter-charge, evade, before any test; always allowed by its order. */
export const react: Question<Field> = {
  name: 'react',
  rule: 'C8d',
  inside: true,
  standing: 'react',
  side: (g, row) => sideOf(g, targetOf(g, row)),
  list(g, out, piece, row) {
    const u = targetOf(g, row);
    if (piece !== EVERY && piece !== u) return;
    const offered = offeredAt(g, row);
    const { square, turn, counter, evade: mayEvade } = offered.reactions;
    out.add(VERB.stand, u);
    if (square) out.add(VERB.square, u);
    const headings = new Set(turn.map((attack) => turnedTo(fighterIn(offered.table, u), attack).heading));
    for (const heading of headings) out.add(VERB.turn, u, heading);
    for (const attack of counter) out.add(VERB.counter, u, attackerOf(g, attack as RowAttack));
    if (mayEvade) out.add(VERB.evade, u);
  },
  act(g, o, row) {
    const target = targetOf(g, row);
    const reaction = reactionOf(g, o, row);
    if (!reaction) throw new RulesBug('it cannot react so');
    setReaction(g, target, reaction);
    const turn = reaction === 'turn' ? { turn: { was: headingOf(g, target), facing: inCm(o.b) } } : {};
    emit(g, { type: 'reacted', rule: 'C8d', piece: idOf(g, target), reaction, ...turn });
    if (reaction === 'evade') return goAway(g, row);
    if (reaction === 'formSquare') {
      setFormation(g, target, 'square');
      increase(g.s.unit.reacted, target, quarters(changeQuarters('square', kindOf(g, target).class)));
    } else if (reaction === 'turn') {
      const { x, y } = unitOf(g, target).base;
      standAt(g, target, x, y, o.b);
      increase(g.s.unit.reacted, target, quarters(CHARTS.manoeuvre.aboutFaceQuarters));
    } else if (reaction === 'counterCharge') {
      g.s.charge.isMet[present(counterTo(g, offeredAt(g, row), unitId(o.b))).row] = 1;
      mark(g, target, 'charging');
    }
    // C1m Its new shape may reach over a general who stood near: he is beside it before it tests.
    settleLeaders(g);
    testReception(g, row);
  },
  refuse(g, o, row): readonly Refusal[] {
    if (!REACTIONS.includes(o.verb)) return [wrongMoment('C8d', o.verb)];
    if (o.a !== targetOf(g, row)) return [refusal('C8d', 'notTheTarget')];
    return reactionOf(g, o, row) ? [] : [whyNotSo(o.verb)];
  },
  prompt: (g, row) => {
    const { unit: by, isMany } = askedUnit(g.w, chargerOf(g, row));
    return say('prompt.react', { by, isMany, unit: saidUnit(g.w, targetOf(g, row)) });
  },
};

/** C8g 1.1-01 R4 R36 Its test, before any other: against cavalry if any of its chargers is. */
function testReception(g: Field, row: number): void {
  const target = targetOf(g, row);
  const table = chargeTable(g);
  const attacks = attacksOn(g, table, target);
  const riders = attacks.filter(({ attacker }) => attacker.arm === 'cavalry');
  const near = nearestAttack(table, target, riders.length > 0 ? riders : attacks);
  const cause = near ? chargerOf(g, near.row) : chargerOf(g, row);
  push(g, STEP.received, row);
  g.s.unit.result[target] = 0;
  enqueue(g, [{ unit: target, occasions: ['receiveCharge'], cause, isParty: true }]);
  takeTests(g);
}
/** C8f C4d Where it goes if it evades: away from the nearest of its chargers. */
export function evasionAt(g: Field, row: number): Evasion {
  const target = targetOf(g, row);
  const table = chargeTable(g);
  const unit = fighterIn(table, target);
  const near = nearestAttack(table, target, attacksOn(g, table, target));
  return evade(unit, near?.attacker ?? fighterIn(table, chargerOf(g, row)), table, homeFor(g, unit.side));
}
/** C8f C4d C8m It goes away at once, and takes no test. */
function goAway(g: Field, row: number): void {
  const target = targetOf(g, row);
  const was = headingOf(g, target);
  const { base, moved, degradation, course } = evasionAt(g, row);
  setReception(g, target, 'goes');
  mark(g, target, 'charged', 'movedAtOnce');
  // A whole normal move.
  g.s.unit.moved[target] = 2 * HALF_TICKS;
  standAt(g, target, base.x, base.y, base.heading);
  degradeTo(g, target, degradation, 'C4d');
  if (course) settleLines(g, target, course, moved, base);
  emit(g, {
    type: 'evaded',
    rule: 'C8f',
    piece: idOf(g, target),
    at: [inCm(base.x), inCm(base.y)],
    cm: inCm(moved),
    was,
    facing: headingOf(g, target),
  });
  afterMove(g, [target]);
  takeTests(g);
}

/** C8g 1.1-01a 1.1-01b C8m R38 R69 What its test has come to. Who broke has gone by now; whom a test that waited before it set running takes none. */
export const received: Work<Field> = {
  name: 'received',
  run(g, row) {
    const target = targetOf(g, row);
    const result = lastResult(g, target);
    const { arm, opponents, state } = unitOf(g, target);
    if (!result && takesReception({ state })) throw new RulesBug('a charge was not received');
    const reaction = reactionAt(g, row);
    const outcome = !result
      ? 'goes'
      : state === 'gone'
        ? 'breaks'
        : receptionOf({
            result,
            reaction: reaction === 'none' ? 'stand' : reaction,
            arm,
            state,
            formation: formationOf(g, target),
            inMelee: opponents.length > 0,
          });
    setReception(g, target, outcome);
    if (outcome !== 'counterCharges') {
      unmark(g, target, 'charging');
      for (const on of rowsOn(g, target)) g.s.charge.isMet[on] = 0;
    }
    // Who was retreating already has moved; it neither fires nor fights its charger (1.1-01c).
    if (outcome === 'breaks') mark(g, target, 'charged', 'movedAtOnce');
    if (outcome === 'counterCharges') {
      mark(g, target, 'charging');
      push(g, STEP['counter-charge'], row);
    }
    if (outcome === 'stands') push(g, STEP['charge-fire'], row);
  },
};
export const REACT_STEPS = [resolveCharge, react, received] as const;
