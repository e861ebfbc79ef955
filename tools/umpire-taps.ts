import type { Answer, Draft, Entry } from '@tambour/stage/referee';
import examples from '../games/tabletop/data/examples.json' with { type: 'json' };
import { referee } from '../games/tabletop/src/referee/referee.ts';
import { enterSituation } from '../games/tabletop/src/referee/testing/enter-situation.ts';
import { Talk } from '../games/tabletop/src/referee/testing/talk.ts';
import type { Situation, Tester, Waived } from '../games/tabletop/src/rules/morale/situation.ts';

/*
 * The whole tests among the worked examples, as what a person does at Umpire's page: the armies as a list, then entry by entry where to tap.
 */

/** Where an entry is opened: what is due, by its place in the list; or what happened, to a piece or to the table, by its place too. */
export type Opening =
  | { readonly due: number }
  | { readonly piece: string; readonly happening: number }
  | { readonly happening: number };
export interface Tapped {
  readonly question: string;
  /** The keys of options that are not lit as they should be; a number by its digits; or one that is counted. */
  readonly keys?: readonly string[];
  readonly digits?: string;
  readonly count?: number;
}
export interface Taps {
  readonly opening: Opening;
  readonly answers: readonly Tapped[];
  /** A line that is decided otherwise: by how much. */
  readonly overrides: readonly { readonly code: string; readonly by: number }[];
  readonly die: number | undefined;
  /** What is asked once the die has fallen. */
  readonly afterDie: readonly Tapped[];
  readonly isTest: boolean;
}
export interface UmpireExample {
  readonly id: string;
  readonly rule: string;
  readonly armies: string;
  readonly entries: readonly Taps[];
  /** What the sum shows in the end, zeros apart, but for what was left out after the die. */
  readonly wanted: {
    readonly items: Readonly<Record<string, number>>;
    readonly total: number;
    readonly result: string;
  };
}

interface Vector {
  readonly id: string;
  readonly rule: string;
  readonly action: string;
  readonly given: {
    readonly unit: Tester;
    readonly situation: Omit<Situation, 'testerInMelee'>;
    readonly waive?: Waived;
  };
  readonly dice: readonly number[];
  readonly expect: UmpireExample['wanted'] & {
    readonly afterWaiver?: { readonly total: number; readonly result: string };
  };
}
const VECTORS = (examples as readonly { readonly id: string; readonly action: string }[]).filter(
  ({ action }) => action === 'moraleTest',
) as unknown as readonly Vector[];

export const umpireExamples = (): readonly UmpireExample[] => VECTORS.map(exampleOf);

function exampleOf({ id, rule, given, dice, expect }: Vector): UmpireExample {
  const talk = new Talk();
  enterSituation(talk, given.unit, { testerInMelee: false, ...given.situation }, dice[0] ?? 1, given.waive);
  const isRoster = ({ type }: Entry): boolean => type === 'unit' || type === 'general';
  // The page adds the armies at once: the rest of the table is told after them.
  const table = new Talk();
  table.put(talk.entries.filter(isRoster));
  const armies = referee.csv.write(table.ledger);
  const entries = talk.entries
    .filter((entry) => !isRoster(entry))
    .map((entry) => {
      const taps = tapsOf(table, entry);
      table.put([...table.entries, entry]);
      return taps;
    });
  const waived = Object.entries(given.waive ?? {}).map(([code, value]) => [code, value ?? 0] as const);
  const items = Object.fromEntries(
    Object.entries({ ...expect.items, ...Object.fromEntries(waived) }).filter(
      ([code, value]) => value !== 0 || code === 'D' || code === 'B1',
    ),
  );
  const { total, result } = expect.afterWaiver ?? expect;
  return { id, rule, armies, entries, wanted: { items, total, result } };
}

const isSame = (a: Answer | undefined, b: Answer | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
/** All that is filled in as it opens is as it is to be entered. */
const leadsTo =
  (entry: Entry) =>
  ({ draft }: { readonly draft: Draft }): boolean =>
    draft.type === entry.type &&
    Object.entries(draft.answers).every(([question, answer]) => isSame(answer, entry.answers[question]));

function openingOf(table: Talk, entry: Entry): { readonly opening: Opening; readonly draft: Draft } {
  const { ledger } = table;
  const due = ledger.dues.findIndex(leadsTo(entry));
  const dueDraft = ledger.dues[due]?.draft;
  if (dueDraft) return { opening: { due }, draft: dueDraft };
  for (const piece of [...ledger.pieces.map(({ id }) => id), null]) {
    const happenings = referee.happenings(ledger, piece);
    const happening = happenings.findIndex(leadsTo(entry));
    const draft = happenings[happening]?.draft;
    if (draft) return { opening: piece === null ? { happening } : { piece, happening }, draft };
  }
  throw new Error(`nothing on the page leads to ${JSON.stringify(entry)}`);
}

function tapsOf(table: Talk, entry: Entry): Taps {
  const { opening, draft: opened } = openingOf(table, entry);
  let draft = opened;
  /** The first question that stands otherwise than it is to be entered; none when all stand so. */
  const next = (): Tapped | undefined => {
    for (const { id, kind, likely } of referee.form(table.ledger, draft).questions) {
      const wanted = entry.answers[id];
      const now = draft.answers[id] ?? likely;
      if (wanted === undefined || isSame(now, wanted)) continue;
      draft = { ...draft, answers: { ...draft.answers, [id]: wanted } };
      if (kind === 'yesNo') return { question: id, keys: [wanted === true ? 'yes' : 'no'] };
      if (kind === 'choice') return { question: id, keys: [`${wanted}`] };
      if (kind === 'count') return { question: id, count: Number(wanted) };
      if (kind === 'number') return { question: id, digits: `${wanted}` };
      if (kind !== 'several') throw new Error(`${id} is not tapped`);
      const [before, after] = [now, wanted].map((list) => (Array.isArray(list) ? list : []) as readonly string[]);
      const keys = [...(before ?? []), ...(after ?? [])].filter(
        (key) => before?.includes(key) !== after?.includes(key),
      );
      return { question: id, keys };
    }
    return undefined;
  };
  const all = (): readonly Tapped[] => {
    const tapped: Tapped[] = [];
    for (let one = next(); one; one = next()) tapped.push(one);
    return tapped;
  };
  const answers = all();
  const lines = referee.form(table.ledger, draft).sheet?.items ?? [];
  const overrides = Object.entries(entry.overrides ?? {}).map(([code, { value }]) => ({
    code,
    by: value - (lines.find((line) => line.code === code)?.value ?? 0),
  }));
  draft = { ...draft, ...(entry.overrides && { overrides: entry.overrides }) };
  const [die] = referee.form(table.ledger, draft).dice.length > 0 ? (entry.dice ?? []) : [];
  if (die !== undefined) draft = { ...draft, dice: [die] };
  return { opening, answers, overrides, die, afterDie: die === undefined ? [] : all(), isTest: entry.type === 'test' };
}
