import { type Action, EVERY, NO_PIECE, present, type Question, RulesBug, type Text, type Work } from '@tambour/kernel';
import { list } from '@tambour/stage';
import type { CommandCandidate } from '../../rules/morale/command.ts';
import { occasionsOf } from '../../rules/morale/occasions.ts';
import type { TestSheet, Waived, Waiver } from '../../rules/morale/situation.ts';
import { moraleTest } from '../../rules/morale/test.ts';
import { say } from '../../texts/say-battle.ts';
import { headRow, idOf, testedUnit, testsWaiting, valueAt } from '../model/columns.ts';
import { emit } from '../model/event.ts';
import type { UnitId } from '../model/ids.ts';
import { askedUnit, saidUnit } from '../model/names.ts';
import { refusal, wrongMoment } from '../model/refusal.ts';
import { type Field, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { VERB } from '../model/verb.ts';
import { kindOf, unitOf } from '../model/views.ts';
import { applyResult } from './apply.ts';
import { dropTest, occasionsAt } from './queue.ts';
import { type HeadTest, POINTS_ZERO, situationAt } from './situation.ts';

const headOf = (g: Field): HeadTest => situationAt(g, headRow(g));
const headUnit = (g: Field): UnitId => testedUnit(g, headRow(g));
/** Why it tests, in words. */
const reasonsOf = (g: Field): Text => list(occasionsAt(g, headRow(g)).map((occasion) => say(`occasion.${occasion}`)));
const sideOfHead = (g: Field): number => kindOf(g, headUnit(g)).side;

/** C14f 1.0c The queue of tests: the oldest first. Who has no occasion left (it runs, is gone) is passed over. */
export const tests: Work<Field> = {
  name: 'tests',
  run(g) {
    const { tested } = g.s;
    while (testsWaiting(g) > 0) {
      const row = headRow(g);
      const { arm, state } = unitOf(g, testedUnit(g, row));
      if (state !== 'gone' && occasionsOf(arm, state, occasionsAt(g, row)).length > 0) {
        for (const column of Object.values(tested)) column[0] = 0;
        push(g, STEP.tests);
        push(g, STEP.tested);
        push(g, STEP.roll);
        if (headOf(g).candidates.length > 0) push(g, STEP.influence);
        return;
      }
      dropTest(g);
    }
  },
};

/** The values a candidate of command may give. */
const valuesOf = (c: CommandCandidate): readonly number[] =>
  c.code === 'F09'
    ? Array.from({ length: c.max - c.min + 1 }, (_, i) => c.max - i)
    : c.code === 'F17'
      ? c.values
      : [c.value];
/** Whether a candidate + 1 may have been chosen with these points: somebody, wherever there is one. */
export const mayInfluence = (candidates: readonly CommandCandidate[], candidate: number, points: number): boolean => {
  const chosen = candidates[candidate - 1];
  if (candidate === 0) return candidates.length === 0 && points === 0;
  return chosen !== undefined && valuesOf(chosen).includes(points - POINTS_ZERO);
};
const candidateOf = (g: Field, candidates: readonly CommandCandidate[], o: Action): number =>
  candidates.findIndex((c) => c.by === g.w.leaderIds[o.a] && valuesOf(c).includes(o.b));

/** 1.2-n2 1.4a 1.4h 1.4m 1.4x R20 R22 Before the die: which one of its commanders acts on the test, and how. */
export const influence: Question<Field> = {
  name: 'influence',
  rule: '1.4x',
  inside: true,
  standing: 'influence',
  side: sideOfHead,
  list(g, out, piece) {
    for (const candidate of headOf(g).candidates) {
      const l = present(g.w.leaderIndex.get(candidate.by));
      if (piece !== EVERY && piece !== g.w.rows + l) continue;
      for (const points of valuesOf(candidate)) {
        if (out.isFull) return;
        out.add(VERB.influence, l, points);
      }
    }
  },
  act(g, o) {
    const at = candidateOf(g, headOf(g).candidates, o);
    if (at < 0) throw new RulesBug('nobody may influence the test so');
    g.s.tested.candidate[0] = at + 1;
    g.s.tested.points[0] = o.b + POINTS_ZERO;
  },
  refuse: (g, o) =>
    o.verb !== VERB.influence
      ? [wrongMoment('1.4x', o.verb)]
      : candidateOf(g, headOf(g).candidates, o) < 0
        ? [refusal('1.4x', 'notInfluence')]
        : [],
  prompt: (g) => say('prompt.influence', { unit: saidUnit(g.w, headUnit(g)), why: reasonsOf(g) }),
};

const sheetAt = (g: Field, waived: Waived = {}): TestSheet => {
  const { tester, situation } = headOf(g);
  return moraleTest(tester, situation, valueAt(g.s.tested.die, 0), waived);
};
/** How many lines of the test being taken may be given up. */
export const waiversNow = (g: Field): number => sheetAt(g).waivers.length;
/** 1.2c The die; a test that gives an uncontrolled advance may be lowered by who owns the unit (1.2-n1 2.1o 2.1p). */
export const roll: Work<Field> = {
  name: 'roll',
  run(g) {
    g.s.tested.die[0] = g.pen.roll(6);
    const { waivers, total } = sheetAt(g);
    if (waivers.length === 0) return;
    emit(g, {
      type: 'morale-rolled',
      rule: '1.2c',
      piece: idOf(g, headUnit(g)),
      occasions: occasionsAt(g, headRow(g)),
      die: valueAt(g.s.tested.die, 0),
      total,
    });
    push(g, STEP.waive);
  },
};

const SQUARE = [undefined, 0, -2] as const;
/** What may be given up, as the integers of an action: the square at 0 or −2, the shelter left out. */
function* waysToWaive(waivers: readonly Waiver[]): Generator<readonly [square: number, shelter: number]> {
  const square = waivers.find(({ code }) => code === 'F01');
  const shelter = waivers.some(({ code }) => code !== 'F01');
  const squares = [0, ...(square?.values ?? []).map((value) => SQUARE.indexOf(value as 0 | -2))];
  for (const s of squares) for (const h of shelter ? [0, 1] : [0]) if (s + h > 0) yield [s, h];
}
function waivedIn(waivers: readonly Waiver[], square: number, shelter: number): Waived {
  const out: Partial<Record<Waiver['code'], number>> = {};
  for (const { code } of waivers) {
    if (code === 'F01' && square > 0) out.F01 = SQUARE[square] ?? 0;
    if (code !== 'F01' && shelter > 0) out[code] = 0;
  }
  return out;
}
/** 1.2-n1 2.1o 2.1p R20 After an uncontrolled advance was rolled: a square or shelter may be left out of the sum. */
export const waive: Question<Field> = {
  name: 'waive',
  rule: '2.1o',
  inside: true,
  standing: 'waive',
  side: sideOfHead,
  list(g, out, piece) {
    if (piece !== EVERY && piece !== NO_PIECE) return;
    out.add(VERB.accept);
    for (const [square, shelter] of waysToWaive(sheetAt(g).waivers)) out.add(VERB.waive, square, shelter);
  },
  act(g, o) {
    if (o.verb !== VERB.waive) return;
    g.s.tested.square[0] = o.a;
    g.s.tested.shelter[0] = o.b;
  },
  refuse(g, o) {
    if (o.verb !== VERB.waive && o.verb !== VERB.accept) return [wrongMoment('2.1o', o.verb)];
    const may = [...waysToWaive(sheetAt(g).waivers)].some(([s, h]) => s === o.a && h === o.b);
    return o.verb === VERB.accept || may ? [] : [refusal('2.1o', 'notWaivable')];
  },
  prompt: (g) => say('prompt.waive', askedUnit(g.w, headUnit(g))),
};

/** 1.2a 1.2e 1.2f R20 The test is done: its lines, its result, and what that does to the unit. */
export const tested: Work<Field> = {
  name: 'tested',
  run(g) {
    const { tested: now } = g.s;
    const row = headRow(g);
    const plain = sheetAt(g);
    const waived = waivedIn(plain.waivers, valueAt(now.square, 0), valueAt(now.shelter, 0));
    const isWaived = Object.keys(waived).length > 0;
    const { items, total, result } = isWaived ? (sheetAt(g, waived).afterWaiver ?? plain) : plain;
    emit(g, {
      type: 'morale-tested',
      rule: '1.2f',
      piece: idOf(g, testedUnit(g, row)),
      occasions: occasionsAt(g, row),
      die: valueAt(now.die, 0),
      items: items
        .filter(({ code, value }) => value !== 0 || code === 'B1' || code === 'D')
        .map(({ code, value }) => ({ code, value })),
      total,
      result,
      waived: isWaived,
    });
    applyResult(g, row, result);
    for (const column of Object.values(now)) column[0] = 0;
    dropTest(g);
  },
};
export const TEST_STEPS = [tests, influence, roll, waive, tested] as const;
