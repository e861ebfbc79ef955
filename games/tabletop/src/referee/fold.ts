import type { Text } from '@tambour/kernel';
import type { Draft, Entry, Ledger, RefereeForm, RefereeSheet, Told } from '@tambour/stage/referee';
import { sayUmpire } from '../texts/say-umpire.ts';
import { Asking } from './asking.ts';
import { pieceCards } from './cards.ts';
import { clockText } from './clock.ts';
import { dueOf } from './dues.ts';
import { dutiesAfter } from './duties.ts';
import type { Kind, Outcome } from './kind.ts';
import { KINDS } from './kinds.ts';
import { prune } from './pending.ts';
import { reminderOf } from './reminders.ts';
import { emptyTable, type Table, unitOf } from './table.ts';

/** The table behind a ledger; a ledger that was copied is folded again. */
const tables = new WeakMap<Ledger, Table>();
export function tableOf(ledger: Ledger): Table {
  const known = tables.get(ledger);
  if (known) return known;
  const { table } = foldAll(ledger.told.map(({ entry }) => entry));
  tables.set(ledger, table);
  return table;
}

/** All entries in their order. One that makes no sense any more keeps its place and changes nothing. */
export function fold(entries: readonly Entry[]): Ledger {
  const { table, told } = foldAll(entries);
  const ledger: Ledger = {
    pieces: pieceCards(table),
    clock: clockText(table.clock),
    dues: table.pending.flatMap((pending) => dueOf(table, pending) ?? []),
    reminders: table.reminders.flatMap((reminder) => reminderOf(table, reminder) ?? []),
    told,
  };
  tables.set(ledger, table);
  return ledger;
}

interface Folded {
  readonly entries: readonly Entry[];
  readonly table: Table;
  readonly told: readonly Told[];
}
/** The last list that was folded: whoever adds an entry to it does not pay for all those before. */
let last: Folded = { entries: [], table: emptyTable(), told: [] };
function foldAll(entries: readonly Entry[]): Folded {
  const isMore = last.entries.every((entry, n) => entry === entries[n]);
  const begun: Folded = isMore ? last : { entries: [], table: emptyTable(), told: [] };
  const table = structuredClone(begun.table);
  const seen = new Set(begun.entries.map(({ id }) => id));
  const told = [...begun.told];
  for (const entry of entries.slice(begun.entries.length)) {
    const clock = clockText(table.clock);
    told.push({ clock, ...(seen.has(entry.id) ? again(entry) : enter(table, entry)) });
    seen.add(entry.id);
  }
  last = { entries: [...entries], table, told };
  return last;
}
type Entered = Omit<Told, 'clock'>;
const again = (entry: Entry): Entered => ({
  entry,
  title: sayUmpire('title.unknown'),
  lines: [],
  trouble: sayUmpire('trouble.sameEntry'),
});
function enter(table: Table, entry: Entry): Entered {
  const kind = KINDS.get(entry.type);
  if (!kind)
    return {
      entry,
      title: sayUmpire('title.unknown'),
      lines: [],
      trouble: sayUmpire('trouble.unknown', { type: entry.type }),
    };
  const ask = new Asking(entry);
  const outcome = kind.run(table, ask);
  const title = kind.title(table, ask);
  const trouble = outcome.trouble ?? troubleOf(ask, outcome);
  if (trouble || !outcome.change)
    return { entry, title, lines: [], trouble: trouble ?? sayUmpire('trouble.unknown', { type: entry.type }) };
  const lines = outcome.change(table, entry.id);
  prune(table);
  return { entry, title, lines, ...(outcome.sheet && { sheet: withDuties(table, outcome.sheet, outcome.tester) }) };
}
/** The sheet of a test with what the unit must do after it. */
function withDuties(table: Table, sheet: RefereeSheet, tester: Outcome['tester']): RefereeSheet {
  const unit = unitOf(table, tester?.id);
  return unit && tester ? { ...sheet, duties: dutiesAfter(table, unit, tester.before) } : sheet;
}
/** What an entry lacks that its form would still ask for. */
function troubleOf(ask: Asking, { dice = [] }: Outcome): Text | undefined {
  const [fault] = ask.faults;
  const wordsOf = (id: string): Text =>
    ask.questions.find((question) => question.id === id)?.text ?? { en: id, fr: id };
  if (fault) return sayUmpire('trouble.fault', { question: wordsOf(fault.question), why: fault.why });
  const [missing] = ask.missing;
  if (missing !== undefined) return sayUmpire('trouble.missing', { question: wordsOf(missing) });
  return dice.length > 0 ? sayUmpire('trouble.die') : undefined;
}

/** What is asked for one entry on the table as it stands. */
export function formOf(table: Table, draft: Draft): RefereeForm {
  const kind: Kind | undefined = KINDS.get(draft.type);
  const ask = new Asking(draft);
  if (!kind) {
    const why = sayUmpire('trouble.unknown', { type: draft.type });
    return {
      title: sayUmpire('title.unknown'),
      questions: [],
      missing: [],
      faults: [{ question: 'type', why }],
      dice: [],
    };
  }
  const outcome = kind.run(table, ask);
  const faults = outcome.trouble ? [...ask.faults, { question: 'entry', why: outcome.trouble }] : ask.faults;
  const isReady = ask.isComplete && !outcome.trouble;
  const dice = isReady ? (outcome.dice ?? []) : [];
  const shared = {
    title: kind.title(table, ask),
    questions: ask.questions,
    missing: ask.missing,
    faults,
    dice,
    ...(outcome.outlook && { outlook: outcome.outlook }),
  };
  if (!isReady || !outcome.change || dice.length > 0)
    return { ...shared, ...(outcome.sheet && { sheet: outcome.sheet }) };
  const tried = structuredClone(table);
  const says = outcome.change(tried, 'preview');
  return { ...shared, says, ...(outcome.sheet && { sheet: withDuties(tried, outcome.sheet, outcome.tester) }) };
}
