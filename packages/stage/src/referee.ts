import type { Language, Refusal, Text } from '@tambour/kernel';

/*
 * A referee for a game played with real miniatures: players tell it what happens, it knows the rules. It has no match and no
 * map. All it knows is a list of entries, and what they add up to: an earlier one may be corrected, and all after it is
 * calculated again.
 */

export type Answer = string | number | boolean | readonly string[];
export type Answers = Readonly<Record<string, Answer>>;

/** What is being entered. */
export interface Draft {
  /** One of the kinds of entry the referee knows. */
  readonly type: string;
  /** What was told, by question. A question without an answer has its likely one. */
  readonly answers: Answers;
  /** Dice as they fell, in the order asked for. */
  readonly dice?: readonly number[];
  /** Lines of the sum that players have decided otherwise, by code. */
  readonly overrides?: Readonly<Record<string, Override>>;
}
/** So far from nothing, either way, players may decide a line of the sum. */
export const MOST_OVERRIDE = 20;
export interface Override {
  readonly value: number;
  readonly by: string;
}
/** What was entered, for good; its likely answers are written out. */
export interface Entry extends Draft {
  readonly id: string;
  /** When, as an ISO time. */
  readonly at: string;
  readonly thrown?: 'own' | 'program';
}

export interface AnswerOption {
  readonly id: string;
  readonly label: Text;
  readonly note?: Text;
  /** Why it cannot be chosen; none if it can. */
  readonly refused?: Refusal;
}
export interface RefereeQuestion {
  readonly id: string;
  readonly text: Text;
  /**
   * yesNo: a boolean. choice: the id of an option. several: ids of options. count: a small number, by steps.
   * number: digits, decimals if `decimals`. words: free text.
   */
  readonly kind: 'yesNo' | 'choice' | 'several' | 'count' | 'number' | 'words';
  readonly options?: readonly AnswerOption[];
  readonly least?: number;
  readonly most?: number;
  readonly decimals?: number;
  /** What the number counts: cm, men, figures. */
  readonly unit?: Text;
  /** Lit before anything is tapped. A question without one must be answered. */
  readonly likely?: Answer;
  /** Why that is likely, or what it rests on: the last test, the roster. */
  readonly because?: Text;
  /** How to find the answer: what counts and what does not. */
  readonly note?: Text;
  readonly rule?: string;
  /** Rarely other than likely: may be folded away. */
  readonly isRare?: boolean;
}

export type Tone = 'good' | 'even' | 'bad';
export interface SheetItem {
  readonly code: string;
  readonly rule: string;
  readonly value: number;
  readonly what: Text;
  readonly why?: Text;
  /** What the rules give, where players have decided otherwise. */
  readonly ruled?: { readonly value: number; readonly by: string };
}
/** What a unit must do now, step by step. */
export interface Duty {
  readonly when: Text;
  readonly what: Text;
  readonly rule: string;
}
export interface RefereeSheet {
  readonly items: readonly SheetItem[];
  readonly total: number;
  readonly result?: { readonly id: string; readonly text: Text; readonly tone: Tone; readonly rule: string };
  readonly duties: readonly Duty[];
}
/** What the faces of the die would give. */
export interface Outlook {
  readonly faces: readonly number[];
  readonly result: Text;
  readonly tone: Tone;
}
export interface RefereeForm {
  readonly title: Text;
  /** In the order of asking; answers may bring further questions. */
  readonly questions: readonly RefereeQuestion[];
  /** Questions that still need an answer, and answers that cannot be. */
  readonly missing: readonly string[];
  readonly faults: readonly { readonly question: string; readonly why: Text }[];
  /** Dice still to be thrown, once nothing is missing. */
  readonly dice: readonly { readonly label: Text; readonly sides: number }[];
  /** The sum with what is answered and likely, and the die if it fell. */
  readonly sheet?: RefereeSheet;
  readonly outlook?: readonly Outlook[];
  /** What entering this will note down, where there is no test. */
  readonly says?: readonly Text[];
}

/** A unit or a leader as the list of them shows it. */
export interface PieceCard {
  readonly id: string;
  readonly side: string;
  readonly kind: 'unit' | 'leader';
  readonly name: Text;
  /** What it is: "Line infantry, regular". */
  readonly what: Text;
  readonly strength?: { readonly now: number; readonly of: number };
  /** How it stands now: formation, state, what lasts. */
  readonly signs: readonly { readonly text: Text; readonly tone: Tone }[];
  readonly details: readonly { readonly label: Text; readonly value: Text; readonly rule?: string }[];
  /** Out of the game. */
  readonly isGone: boolean;
}
/** Something that must be done next; a tap opens what is to be entered. */
export interface Due {
  readonly id: string;
  readonly piece: string;
  readonly text: Text;
  readonly rule: string;
  readonly isVoluntary: boolean;
  readonly draft: Draft;
}
/** Something that may have happened, as a button. */
export interface Happening {
  readonly text: Text;
  readonly draft: Draft;
  readonly refused?: Refusal;
}
/** What an entry led to. */
export interface Told {
  readonly entry: Entry;
  /** When it was on the clock of the table. */
  readonly clock: Text;
  readonly title: Text;
  readonly lines: readonly Text[];
  readonly sheet?: RefereeSheet;
  /** Why it has no effect any more, after an earlier one was corrected. */
  readonly trouble?: Text;
}
export interface Ledger {
  readonly pieces: readonly PieceCard[];
  readonly clock: Text;
  readonly dues: readonly Due[];
  readonly reminders: readonly { readonly text: Text; readonly rule: string; readonly piece?: string }[];
  readonly told: readonly Told[];
}

export interface RosterFault {
  readonly line: number;
  readonly column: string;
  readonly why: Text;
}
export interface Referee {
  readonly game: string;
  readonly title: Text;
  readonly about: Text;
  readonly sides: readonly { readonly id: string; readonly name: Text }[];
  /** What is entered to begin with: a unit, a leader. */
  readonly roster: readonly Happening[];
  /** A whole roster as text, one piece a line, and what is wrong with it. */
  readonly csv: {
    readonly example: string;
    /** To be added to a table that may have pieces already. */
    read(text: string, onto?: Ledger): { readonly drafts: readonly Draft[]; readonly faults: readonly RosterFault[] };
    write(ledger: Ledger): string;
  };
  /** Ready rosters, such as those of a printed battle. */
  readonly armies: readonly { readonly title: Text; drafts(language: Language): readonly Draft[] }[];
  /** An entry from JSON that anybody may have written; `path` is what the error calls it. */
  readEntry(json: unknown, path?: string): Entry;
  fold(entries: readonly Entry[]): Ledger;
  /** What may have happened, to this piece or to the table (null); the likeliest first. */
  happenings(ledger: Ledger, piece: string | null): readonly Happening[];
  form(ledger: Ledger, draft: Draft): RefereeForm;
  /** All that was entered, as a table for a spreadsheet. */
  report(ledger: Ledger, language: Language): string;
}
