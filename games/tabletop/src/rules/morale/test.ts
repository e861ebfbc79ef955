import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../../model/charts.ts';
import { FACTORS, type FactorCode, type Result, type Status } from '../../model/vocabulary.ts';
import { say } from '../../texts/say.ts';
import { contactRange } from './command.ts';
import { factorOptions, isWaivable } from './factor-values.ts';
import {
  circumstanceLines,
  commandLines,
  eliteLines,
  environmentLines,
  fireLines,
  formationLines,
  lossLines,
  meleeLines,
} from './factors.ts';
import { because, entry, type Line, told } from './line.ts';
import { resultOf } from './result.ts';
import type { Situation, Tester, TestItem, TestSheet, Waived, Waiver } from './situation.ts';

/** 1.2b 1.2c What a face of the die adds. */
export function dieValue(die: number): number {
  const add = CHARTS.moraleDie.add[String(die) as keyof typeof CHARTS.moraleDie.add];
  if (add === undefined) throw new BadInput('die', `must be a whole number from 1 to 6, not ${die}`);
  return add;
}
const sum = (items: readonly Pick<Line, 'value'>[]): number => items.reduce((total, { value }) => total + value, 0);
const PLACE: ReadonlyMap<FactorCode, number> = new Map(FACTORS.map((code, i) => [code, i]));
const inOrder = (items: readonly TestItem[]): readonly TestItem[] =>
  [...items].sort((a, b) => (PLACE.get(a.code) ?? 0) - (PLACE.get(b.code) ?? 0));

/** 1.2a 1.2d 1.2j Every line of a test but the die. */
const entriesOf = (tester: Tester, situation: Situation): readonly Line[] => {
  checkChoice(situation);
  return [
    entry('B1', tester.base),
    ...eliteLines(tester),
    ...formationLines(tester, situation),
    ...circumstanceLines(tester, situation),
    ...commandLines(situation),
    ...environmentLines(situation),
    ...meleeLines(situation),
    ...fireLines(situation),
    ...lossLines(tester),
  ];
};
/** The same in words, in the order of the chapter. */
export const linesOf = (tester: Tester, situation: Situation): readonly TestItem[] =>
  inOrder(entriesOf(tester, situation).map(told));
/** What all lines but the die come to: for whoever weighs a test that nobody reads. */
export const sumOf = (tester: Tester, situation: Situation): number => sum(entriesOf(tester, situation));
/** 1.4h A general gives whole points, and not more than he has. */
function checkChoice({ command }: Situation): void {
  if (command.kind !== 'contact') return;
  const { min, max } = contactRange(command.value);
  if (!Number.isInteger(command.choice) || command.choice < min || command.choice > max)
    throw new BadInput('situation.command.choice', `must be a whole number from ${min} to ${max}`);
}

/** 2.1o 2.1p 1.2-n1 R20 What the owner may lower once an uncontrolled advance was rolled: shelter left out, a square at nothing or at −2. */
export function waiversOf(items: readonly TestItem[], result: Result): readonly Waiver[] {
  if (result !== 'uncontrolledAdvance') return [];
  return items
    .filter(({ code, value }) => isWaivable(code) && value > 0)
    .map(({ code, value }) => ({
      code,
      values: code === 'F01' ? factorOptions(code).filter((option) => option < value) : [0],
    }));
}
/** The lines as they are after some were lowered; what may not be lowered so is refused. */
function lowered(items: readonly TestItem[], waivers: readonly Waiver[], waived: Waived): readonly TestItem[] {
  for (const [code, value] of Object.entries(waived)) {
    const found = waivers.find((waiver) => waiver.code === code);
    if (!found) throw new BadInput(`waived.${code}`, 'is not a line that may be left out of this test');
    if (value === undefined || !found.values.includes(value))
      throw new BadInput(`waived.${code}`, `must be one of ${found.values.join(', ')}`);
  }
  return items.map((item) => {
    const value = waived[item.code];
    return value === undefined ? item : { ...item, value, why: say('because.waived') };
  });
}

/** A test without the die: the lines, their sum, and what each face would give. */
export interface TestOutlook {
  readonly items: readonly TestItem[];
  readonly sum: number;
  /** By face, from 1 to 6. */
  readonly faces: readonly { readonly die: number; readonly total: number; readonly result: Result }[];
}
/** 1.2e What a test may come to. */
export function outlookOf(tester: Tester, situation: Situation): TestOutlook {
  const items = linesOf(tester, situation);
  const base = sum(items);
  const faces = [1, 2, 3, 4, 5, 6].map((die) => {
    const total = base + dieValue(die);
    return { die, total, result: resultOf(tester.status, total) };
  });
  return { items, sum: base, faces };
}

/** The sheet of these lines: also where players have decided some of them otherwise. */
export function sheetOf(status: Status, lines: readonly TestItem[], waived: Waived = {}): TestSheet {
  const items = inOrder(lines);
  const total = sum(items);
  const result = resultOf(status, total);
  const waivers = waiversOf(items, result);
  if (Object.keys(waived).length === 0) return { items, total, result, waivers };
  const after = lowered(items, waivers, waived);
  const newTotal = sum(after);
  return {
    items,
    total,
    result,
    waivers,
    afterWaiver: { items: after, total: newTotal, result: resultOf(status, newTotal) },
  };
}
/** The line of the die. */
export const dieLine = (die: number): TestItem => told(entry('D', dieValue(die), because('die', { die })));

/**
 * 1.2a 1.2b 1.2d 1.2e 1.2f R20 R27 A whole test: base, die, every factor, the result; and after an uncontrolled advance, what the owner lowers to avoid it. What
 * command does is chosen in the situation, before the die.
 */
export const moraleTest = (tester: Tester, situation: Situation, die: number, waived: Waived = {}): TestSheet =>
  sheetOf(tester.status, [...linesOf(tester, situation), dieLine(die)], waived);

/** 1.2f 2.0c The result that binds: after what was lowered, if anything was. */
export const boundBy = (sheet: TestSheet): Result => sheet.afterWaiver?.result ?? sheet.result;
