import type { Text } from '@tambour/kernel';
import type { Outlook, RefereeForm, RefereeSheet } from '@tambour/stage/referee';
import type { MoraleState } from '../model/vocabulary.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Asking, Choice, Hints } from './asking.ts';
import { type Leader, type Table, type Unit, unitOf } from './table.ts';

/** What an entry comes to, as far as it is answered. */
export interface Outcome {
  readonly dice?: RefereeForm['dice'];
  readonly sheet?: RefereeSheet;
  readonly outlook?: readonly Outlook[];
  /** The unit that tests: what it must do then is told with the sheet. */
  readonly tester?: { readonly id: string; readonly before: MoraleState };
  /** Why it makes no sense on this table. */
  readonly trouble?: Text;
  /** Changes the table and says what came of it; there once everything is answered and every die has fallen. */
  readonly change?: (table: Table, entry: string) => readonly Text[];
}
/** One kind of entry: its questions, asked in order, and what it changes. */
export interface Kind {
  readonly type: string;
  title(table: Table, ask: Asking): Text;
  run(table: Table, ask: Asking): Outcome;
}

/** The unit that an entry is about: from the tap, or chosen from a list. */
export function askUnit(
  ask: Asking,
  table: Table,
  id: string,
  text: Text,
  { fits = () => true, likely, ...hints }: Hints<string> & { readonly fits?: (unit: Unit) => boolean } = {},
): Unit | undefined {
  const options = table.units
    .filter((unit) => unit.state !== 'gone' && fits(unit))
    .map((unit): Choice<string> => ({ id: unit.id, label: named(unit.name) }));
  const isGiven = ask.given(id) !== undefined;
  const chosen = ask.choice(id, text, options, { ...hints, likely, ...(isGiven && { isRare: true }) });
  return chosen === undefined ? undefined : unitOf(table, chosen);
}
export const askPiece = (ask: Asking, table: Table, fits?: (unit: Unit) => boolean): Unit | undefined =>
  askUnit(ask, table, 'piece', sayUmpire('ask.unit'), fits ? { fits } : {});

export const named = (name: string): Text => ({ en: name, fr: name });
export const isOnTable = (unit: Unit): boolean => unit.state !== 'gone';
export const unitsOf = (table: Table, side: string): readonly Unit[] =>
  table.units.filter((unit) => unit.side === side && isOnTable(unit));
export const leadersOf = (table: Table, side: string): readonly Leader[] =>
  table.leaders.filter((leader) => leader.side === side && !leader.isOut);
