import type { Text } from '@tambour/kernel';
import { figure, list } from '@tambour/stage';
import { MOST_OVERRIDE, type Outlook, type SheetItem, type Tone } from '@tambour/stage/referee';
import { FACTORS, type FactorCode, type Result, type Status } from '../model/vocabulary.ts';
import { line } from '../rules/morale/factors.ts';
import { ruleOfTotal } from '../rules/morale/result.ts';
import type { TestItem, Waived } from '../rules/morale/situation.ts';
import { dieLine, linesOf, outlookOf, sheetOf } from '../rules/morale/test.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { bandText } from './ask-command.ts';
import { askSituation } from './ask-situation.ts';
import type { Asking } from './asking.ts';
import { leavesFirst } from './command.ts';
import type { Kind, Outcome } from './kind.ts';
import { occasionName, resultName } from './names.ts';
import { pendingOf, settle } from './pending.ts';
import { applyResult, askAfter } from './result.ts';
import { effectOf } from './rules.ts';
import { END, leaderOf, type Pending, type Table, type Unit, unitOf } from './table.ts';

/** When the test is taken: before the first quarter, within the period, or at its end. */
const WHENS = ['start', 'within', 'end'] as const;
export type When = (typeof WHENS)[number];

/** A morale test that is due. */
export const testKind: Kind = {
  type: 'test',
  title(table, ask) {
    const due = pendingOf(table, ask.given('due'));
    const unit = unitOf(table, ask.given('piece'));
    const name = unit?.name ?? '';
    return due
      ? sayUmpire('title.test', { name, why: list(due.occasions.map(occasionName)) })
      : sayUmpire('title.testGone', { name });
  },
  run(table, ask): Outcome {
    const due = pendingOf(table, ask.given('due'));
    const unit = due && unitOf(table, due.unit);
    if (!due || !unit || due.kind !== 'test') return { trouble: sayUmpire('trouble.noDue') };
    if (due.isVoluntary) {
      const takes = ask.yesNo('take', sayUmpire('ask.take'), { likely: true, rule: '1.1-07a' });
      if (takes === undefined) return {};
      if (!takes) return { change: (on) => declined(on, due, unit) };
    }
    const asked = askSituation(ask, table, unit, due);
    const when = askWhen(ask, table, due);
    if (!asked || !when) return {};
    const { tester, situation, standing } = asked;
    const overrides = overridesOf(ask);
    if (!overrides) return {};
    const lines = linesOf(tester, situation).map((item) => reasoned(item, ask));
    const die = dieOf(ask);
    if (die === undefined)
      return {
        dice: [{ label: sayUmpire('die.morale'), sides: 6 }],
        sheet: { ...sheetText(decided(lines, overrides)), duties: [] },
        outlook: outlook(
          unit.status,
          unit,
          lines,
          overrides,
          outlookOf(tester, situation).faces.map((face) => face.die),
        ),
      };
    const whole = decided([...lines, dieLine(die)], overrides);
    const first = sheetOf(unit.status, whole.items);
    const isForward = effectOf(unit, first.result) === 'uncontrolledAdvance';
    const waived = isForward && first.waivers.length > 0 ? askWaiver(ask, unit.status, whole.items, first.waivers) : {};
    if (!waived) return { sheet: { ...sheetText(whole), ...resultText(first.total, first.result), duties: [] } };
    const sheet = sheetOf(unit.status, whole.items, waived);
    const { items, total, result } = sheet.afterWaiver ?? sheet;
    const bound = effectOf(unit, result);
    const after = askAfter(ask, unit, due, bound);
    const shown = { ...sheetText({ items, ruled: whole.ruled }), ...resultText(total, bound), duties: [] };
    if (!after) return { sheet: shown };
    const answers = { ...ask.counted };
    return {
      sheet: shown,
      tester: { id: unit.id, before: unit.state },
      change(on, entry) {
        const here = unitOf(on, unit.id);
        if (!here) return [];
        settle(on, due.id);
        Object.assign(here, standing);
        here.told = { period: on.clock.period, answers };
        const left = bringLeader(on, entry, here, answers.command);
        return [...left, ...applyResult(on, entry, here, due, bound, when, after)];
      },
    };
  },
};

const declined = (table: Table, due: Pending, unit: Unit): readonly Text[] => {
  settle(table, due.id);
  return [sayUmpire('says.declined', { name: unit.name })];
};
/** Whoever was named as standing with the unit does, and has left the one he was with. */
function bringLeader(table: Table, entry: string, unit: Unit, command: unknown): readonly Text[] {
  const id = typeof command === 'string' && command.startsWith('with:') ? command.slice('with:'.length) : null;
  const leader = leaderOf(table, id);
  if (!leader) return [];
  const left = leavesFirst(table, entry, leader.id, unit.id);
  leader.with = unit.id;
  return left;
}

function askWhen(ask: Asking, table: Table, due: Pending): When | undefined {
  const { quarter } = table.clock;
  if (quarter === END) return 'end';
  const isCommand = due.cause.leader !== null;
  const isEnd = due.cause.isFirePhase || due.occasions.includes('meleeLost') || due.occasions.includes('meleeWon');
  if (due.occasions.includes('receiveCharge') || due.occasions.includes('charge')) return 'within';
  const options = WHENS.filter((id) => id !== 'start' || quarter === 1).map((id) => ({
    id,
    label: sayUmpire(`when.${id}`),
  }));
  return ask.choice('when', sayUmpire('ask.when'), options, {
    likely: isEnd ? 'end' : isCommand && quarter === 1 ? 'start' : 'within',
    because: sayUmpire(isEnd ? 'because.endPhase' : 'because.clock'),
    rule: '2.0b',
    // In the second half of a period it may be either: players say (R28).
    isRare: isEnd || quarter < 3,
  });
}
/** The die as it fell; anything else is asked for again. */
function dieOf(ask: Asking): number | undefined {
  const [die] = ask.draft.dice ?? [];
  return die !== undefined && Number.isInteger(die) && die >= 1 && die <= 6 ? die : undefined;
}

interface Decided {
  readonly items: readonly TestItem[];
  /** What the rules give for the lines that players have decided otherwise, and who did. */
  readonly ruled: ReadonlyMap<FactorCode, { readonly value: number; readonly by: string }>;
}
type Overrides = readonly { readonly code: FactorCode; readonly value: number; readonly by: string }[];
function overridesOf(ask: Asking): Overrides | undefined {
  const out: { code: FactorCode; value: number; by: string }[] = [];
  for (const [name, { value, by }] of Object.entries(ask.draft.overrides ?? {})) {
    const code = FACTORS.find((known) => known === name);
    if (code && Number.isInteger(value) && Math.abs(value) <= MOST_OVERRIDE) out.push({ code, value, by });
    else return ask.fault('overrides', sayUmpire('fault.override', { code: name, most: MOST_OVERRIDE }));
  }
  return out;
}
/** C18c The lines as players have decided them; both values and the author are kept. */
function decided(lines: readonly TestItem[], overrides: Overrides): Decided {
  const ruled = new Map<FactorCode, { value: number; by: string }>();
  const items = [...lines];
  for (const { code, value, by } of overrides) {
    const at = items.findIndex((item) => item.code === code);
    const before = items[at];
    // The die is decided once it has fallen.
    if (!before && code === 'D') continue;
    ruled.set(code, { value: before?.value ?? 0, by });
    if (before) items[at] = { ...before, value };
    else items.push(line(code, value));
  }
  items.sort((a, b) => FACTORS.indexOf(a.code) - FACTORS.indexOf(b.code));
  return { items, ruled };
}
/** Which side has more was asked, not how many there are, and which band, not how far: so the reason says no other numbers. */
function reasoned(item: TestItem, ask: Asking): TestItem {
  if (item.code === 'F13' || item.code === 'F14') return { ...item, why: sayUmpire('why.told') };
  const band = item.code === 'F20' ? bandText(ask.counted.command) : undefined;
  return band ? { ...item, why: band } : item;
}

function sheetText({ items, ruled }: Decided): { readonly items: readonly SheetItem[]; readonly total: number } {
  return {
    items: items.map((item) => {
      const before = ruled.get(item.code);
      return before ? { ...item, ruled: before } : item;
    }),
    total: items.reduce((sum, { value }) => sum + value, 0),
  };
}
export const toneOf = (result: Result): Tone =>
  result === 'obey' ? 'good' : result === 'halt' || result === 'uncontrolledAdvance' ? 'even' : 'bad';
const resultText = (total: number, result: Result) => ({
  result: { id: result, text: resultName(result), tone: toneOf(result), rule: ruleOfTotal(total) },
});

/** What each face would give, faces with the same result together. */
function outlook(
  status: Status,
  unit: Unit,
  lines: readonly TestItem[],
  overrides: Overrides,
  dice: readonly number[],
): readonly Outlook[] {
  const out: { faces: number[]; result: Result }[] = [];
  for (const die of dice) {
    const result = effectOf(unit, sheetOf(status, decided([...lines, dieLine(die)], overrides).items).result);
    const same = out.at(-1);
    if (same?.result === result) same.faces.push(die);
    else out.push({ faces: [die], result });
  }
  return out.map(({ faces, result }) => ({ faces, result: resultName(result), tone: toneOf(result) }));
}

/** After an uncontrolled advance the owner may lower what formation and shelter gave: asked before the test is entered. */
function askWaiver(
  ask: Asking,
  status: Status,
  items: readonly TestItem[],
  waivers: readonly { readonly code: FactorCode; readonly values: readonly number[] }[],
): Waived | undefined {
  const ways: { id: string; waived: Waived }[] = [{ id: 'accept', waived: {} }];
  for (const { code, values } of waivers)
    for (const { id, waived } of [...ways])
      for (const value of values)
        ways.push({
          id: id === 'accept' ? `${code}:${value}` : `${id},${code}:${value}`,
          waived: { ...waived, [code]: value },
        });
  const options = ways.map(({ id, waived }) => {
    const sheet = sheetOf(status, items, waived);
    const { total, result } = sheet.afterWaiver ?? sheet;
    const lowered = items.filter(({ code }) => waived[code] !== undefined);
    const label =
      lowered.length === 0
        ? sayUmpire('waive.accept')
        : sayUmpire('waive.lower', { what: list(lowered.map(({ what, code }) => withValue(what, waived[code] ?? 0))) });
    return { id, label, note: sayUmpire('waive.gives', { total: figure(total), result: resultName(result) }) };
  });
  const chosen = ask.choice('waive', sayUmpire('ask.waive'), options, { rule: '2.1o' });
  return ways.find(({ id }) => id === chosen)?.waived;
}
const withValue = (what: Text, value: number): Text => ({
  en: `${what.en} ${figure(value)}`,
  fr: `${what.fr} ${figure(value)}`,
});
