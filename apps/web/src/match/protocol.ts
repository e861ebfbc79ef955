import type { Choice, Entry, Face, Language, MatchRecord, Refusal, Text, Waiting } from '@tambour/kernel';
import type { Theme } from '@tambour/press';
import type {
  Bearing,
  EventText,
  Front,
  Handle,
  Mark,
  Measures,
  Place,
  Scene,
  Tip,
  Victory,
  Voice,
  Way,
} from '@tambour/stage';
import type { PaperId, PrintPart } from '@tambour/stage/print';
import type { Forecast } from './forecast-view.ts';
import type { PlanRequests } from './plan-view.ts';
import type { TableMeasure, TableRequests } from './table-view.ts';
import type { WantedView } from './wanted-view.ts';

/** A point of the paper, in its own units. */
export type Point = readonly [x: number, y: number];
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A game as the gallery shows it. `rules` is the version of its rules. */
export interface GameCard extends Omit<Front, 'id' | 'version'> {
  readonly game: string;
  readonly rules: number;
  /** The gallery does not show it. */
  readonly isUnlisted?: boolean;
}
export interface LessonCard {
  readonly id: string;
  readonly title: Text;
  readonly says: Text;
  readonly end: Text;
  readonly side: string;
  readonly tasks: readonly TaskCard[];
}
export interface TaskCard {
  readonly says: Text;
  readonly hint: Text;
  readonly rule: string;
  readonly pieces: readonly string[];
  readonly places: readonly Place[];
}
/** A worked example, and the rules it is an example of. */
export interface ExampleCard extends LessonCard {
  readonly rules: readonly { readonly id: string; readonly title: Text }[];
  /** The one after it, in the order of the rulebook. */
  readonly next?: string;
}
/** A guided battle: prompts, then tips by the rule of the question asked. */
export interface GuideCard extends LessonCard {
  readonly tips: readonly Tip[];
}

/**
 * Where a place lies on the paper: its middle, its outline; for a place where counters lie side by side how far its outline
 * is from the middle; for a box beside the map where its counters go.
 */
export interface Spot {
  readonly at: Point;
  readonly outline: readonly Point[];
  readonly room?: number;
  readonly slots?: readonly Point[];
}
/** The still part of the field: its paper, and where everything is on it. */
export interface Ground {
  readonly key: string;
  /** The paper whole, and the part of it that is map. */
  readonly paper: Rect;
  readonly map: Rect;
  /** Half the width of a counter's place: what a place measures from middle to corner. */
  readonly unit: number;
  readonly spots: Readonly<Record<Place, Spot>>;
  /** Which way each facing looks, in degrees clockwise from the top, and its name. */
  readonly facings: readonly { readonly angle: number; readonly name: Text }[];
  /** Of a measured table, where any point is a place. */
  readonly table?: TableMeasure;
}
/** With its drawing, an SVG document: by far the most of it. */
export interface DrawnGround extends Ground {
  readonly svg: string;
}

/** What is to be decided, and by whom. */
export interface Decision {
  readonly side: number;
  readonly prompt: Text;
  readonly rule: string;
  /** Pieces that have orders, and for some what these are about. */
  readonly alive: readonly string[];
  readonly headings: Readonly<Record<string, Text>>;
  /** The answers that are buttons: those that belong to no piece; all of them where there are few, whichever piece has them. */
  readonly free: readonly Handle[];
  /** Whether the question comes in the middle of a procedure, a reaction say. */
  readonly isInside: boolean;
}
export interface VerdictView {
  readonly winner: number | undefined;
  readonly rule: string;
  readonly why: Text;
  readonly points: readonly number[];
}
/** A moment of a battle: the n-th command has been carried out. */
export interface Moment {
  readonly at: number;
  readonly scene: Scene;
  readonly decision: Decision | undefined;
  readonly verdict: VerdictView | undefined;
}
/** One entry of the log: what was ordered and what came of it. */
export interface LogEntry {
  /** Number of the command, 1 for the first; 0 for what happened before anyone decided. */
  readonly n: number;
  readonly side: number | undefined;
  readonly label: Text | undefined;
  readonly dice: readonly number[];
  readonly events: readonly EventText[];
  /** The turn in which it was given. */
  readonly turn: number;
  /** Number of the command that began the combat it is part of; its own where it stands alone. */
  readonly begun: number;
  /** Whether the combat goes on: the next question comes in the middle of it. */
  readonly goesOn: boolean;
  /** What the combat has come to so far. */
  readonly result: readonly ResultFact[];
}
/** One thing a combat came to, and what it means to whom. */
export interface ResultFact {
  readonly text: Text;
  readonly bearings: readonly ResultBearing[];
}
/** The same in a few words, to those whom it befalls and to the others; what can be counted is counted over the whole combat. */
export interface ResultBearing extends Bearing {
  readonly said: Readonly<Record<Exclude<Voice, 'short'>, Text>>;
}
/** The battle as it stands at its latest command. */
export interface Standing {
  readonly moment: Moment;
  readonly count: number;
  readonly canUndo: boolean;
  /** Standing orders by side: heading to answer. */
  readonly standing: readonly Readonly<Record<string, { readonly answer: string; readonly percent: number }>>[];
  /** Whether sides keep things from each other now. Until someone sits down, no secret of either is shown. */
  readonly isSecret: boolean;
  /** Dice that are to be thrown by hand before anything else. */
  readonly wanted?: WantedView;
}
export interface Opened extends Standing {
  readonly game: GameCard;
  readonly choice: Choice;
  readonly log: readonly LogEntry[];
  /** When the record was played under another version of the rules, or its replay differs: how far it could be followed. */
  readonly warning: Text | undefined;
  /** The battle as far as it was opened: enough to open it again should the engine stop. A lesson has none. */
  readonly record: MatchRecord | undefined;
  /** Whether sides keep things from each other all along. */
  readonly hasSecrets: boolean;
  /** Whether they may, be it for a while. */
  readonly mayHide: boolean;
  /** So many commands were given for both sides to begin with: the usual set-up. */
  readonly prepared: number;
  /** Of a guided battle: what leads through it, and how many of its prompts were followed. */
  readonly guide?: GuideCard;
  readonly tasksDone: number;
  /** Whether it is told in the reader's language alone so far: `retell` tells it in all. */
  readonly isPartlyTold: boolean;
}
/** The battle as whoever sits at the screen sees it. */
export interface Seen extends Standing {
  readonly log: readonly LogEntry[];
}
/** What one command did. */
export interface Done extends Standing {
  readonly entry: LogEntry;
  /** The same as it stands in the record: what is kept in the browser. */
  readonly recorded: Entry;
}

/** The battle stands as it stood: an order waits for dice. */
export interface Waits {
  readonly standing: Standing;
  /** The order as it stands in the record meanwhile: what is kept in the browser. */
  readonly waiting: Waiting;
}
/** What one command did, with the tasks of a lesson that it fulfilled. */
export interface Submitted extends Done {
  readonly tasksDone: readonly number[];
}

/** Why not, and what then. */
export interface WhyNot {
  /** What was taken to be meant. */
  readonly meant: Text | undefined;
  readonly refusals: readonly Refusal[];
  readonly instead: readonly Handle[];
}
/** Figures of both sides at one moment, or how they changed. */
export type SideFigures = Pick<Measures, 'strength' | 'points'>;
/** One command that threw dice: how the figures changed, and how they were to be expected to. */
export interface LuckRow {
  /** Number of the command. */
  readonly n: number;
  readonly got: SideFigures;
  readonly expected: SideFigures;
  /** Whether every path of dice was walked; otherwise the expectation is the mean of many throws. */
  readonly isExact: boolean;
}
export interface RuleView {
  readonly id: string;
  readonly title: Text;
  readonly says: Text;
  readonly ref: Readonly<Record<string, string>>;
}
/** A rule in the rulebook, with what was settled about it, and the lessons and worked examples in which it can be tried on the board. */
export interface RulebookRule {
  readonly id: string;
  readonly title: Text;
  readonly says: Text;
  readonly rulings: readonly { readonly id: string; readonly question: Text; readonly ruling: Text }[];
  readonly lessons: readonly { readonly id: string; readonly title: Text }[];
  readonly examples: readonly { readonly id: string; readonly title: Text }[];
}
export interface RulebookChapter {
  readonly id: string;
  readonly title: Text | undefined;
  readonly rules: readonly RulebookRule[];
}

/** A battle on paper: what its drawings refer to, and the pages of each part as HTML. */
export interface PrintedPages {
  readonly definitions: string;
  readonly parts: readonly { readonly id: PrintPart; readonly pages: string }[];
}

/** A sentence a person understands, with a code the page can act on. */
export interface Trouble {
  readonly code: string;
  readonly message: Text;
}
export class TroubleError extends Error {
  override name = 'TroubleError';
  constructor(readonly trouble: Trouble) {
    super(trouble.message.en);
  }
}

/** Everything the engine can be asked, with what it answers. One worker answers for one battle at a time. */
export interface Requests extends TableRequests, PlanRequests {
  /** The games of the gallery, and the one named if it is not among them; in one language at least, or in all. */
  catalogue: { ask: { readonly named?: string; readonly language?: Language }; answer: readonly GameCard[] };
  /** The map of a scenario for the gallery, without opening a battle; cropped to the map. */
  thumbnail: { ask: { game: string; scenario: string; language: Language; theme: Theme }; answer: string };
  /** A battle as it begins, as pages of paper. */
  print: {
    ask: { game: string; scenario: string; paper: PaperId; language: Language };
    answer: PrintedPages;
  };
  lessons: { ask: { game: string }; answer: readonly LessonCard[] };
  example: { ask: { game: string; example: string }; answer: ExampleCard };
  /** Whether a battle can begin with what was chosen: figures of one's own are read, and what is wrong with them is the trouble. */
  check: { ask: { game: string; choice: Choice }; answer: { readonly scenario: string } };
  /**
   * `isSetUp`: both sides stand as the scenario has them, and it begins with the first turn. `language` is the one that must be
   * told at once; without it all are.
   */
  begin: {
    ask: { game: string; choice: Choice; seed: number; isSetUp?: boolean; language?: Language };
    answer: Opened;
  };
  /** A record, or the first `until` commands of one; `figures` are those it was played with and lacks, in the order it names them. */
  open: { ask: { record: unknown; until?: number; figures?: readonly unknown[] }; answer: Opened };
  /** A lesson, or a worked example: one id is never both. */
  lesson: { ask: { game: string; lesson: string }; answer: Opened };
  guide: { ask: { game: string; guide: string }; answer: Opened };
  submit: { ask: { command: unknown; side?: string }; answer: Submitted };
  /** The order that waits for dice: what `submit` and `enter` fail with is that there is one. */
  waiting: { ask: Record<never, never>; answer: Waits };
  /** Dice thrown by hand for the order that waits; null leaves one to the program. */
  enter: { ask: { faces: readonly Face[] }; answer: Submitted };
  /** The order that waits is taken back; no die of it has been entered. */
  withdraw: { ask: Record<never, never>; answer: Standing };
  undo: { ask: { side?: string }; answer: Standing };
  /** The battle once more, in every language. */
  retell: { ask: Record<never, never>; answer: Opened };
  /**
   * Whose eyes everything is seen with from now on: a side's, or, without one, those of an onlooker who may see all. When the
   * battle is over everyone may.
   */
  sit: { ask: { side?: number }; answer: Seen };
  record: { ask: Record<never, never>; answer: MatchRecord };
  /** The moment after n commands; looking changes nothing. */
  moment: { ask: { at: number }; answer: Moment };
  ground: { ask: { at: number; language: Language; theme: Theme; numbers: boolean }; answer: DrawnGround };
  handles: { ask: { piece: string }; answer: readonly Handle[] };
  /** Handles whose words hold every word given, for typed orders. */
  find: {
    ask: { words: string; limit: number };
    answer: { readonly handles: readonly Handle[]; readonly more: number };
  };
  way: { ask: { command: unknown }; answer: Way | undefined };
  forecast: { ask: { command: unknown }; answer: Forecast };
  why: { ask: { piece?: string; place?: Place; command?: unknown }; answer: WhyNot };
  overlay: { ask: { id: string; piece?: string; at: number }; answer: readonly Mark[] };
  describe: { ask: { piece: string; at: number }; answer: readonly Text[] };
  /** A place in sentences: its ground, who holds it, who stands there. */
  place: { ask: { place: Place; at: number }; answer: readonly Text[] };
  survey: { ask: { side: number; at: number }; answer: readonly Text[] };
  /** How the battle is won, as it stood after n commands. */
  victory: { ask: { at: number }; answer: Victory };
  rule: { ask: { game: string; id: string }; answer: RuleView };
  /** All of them, chapter by chapter. */
  rulebook: { ask: { game: string }; answer: readonly RulebookChapter[] };
  /** The figures after each command, for the closing screen. */
  history: { ask: Record<never, never>; answer: readonly Measures[] };
  /**
   * What the dice gave against what was to be expected, command by command from `from` on for about `ms` milliseconds; `next` is
   * where to ask on, absent when all is told. Only where nothing is kept secret from whoever asks.
   */
  luck: {
    ask: { from: number; ms: number };
    answer: { readonly rows: readonly LuckRow[]; readonly next?: number };
  };
  /** What a side may see of the position, for a computer player in another worker. */
  view: {
    ask: { side: number };
    answer: { readonly game: string; readonly choice: Choice; readonly position: unknown };
  };
}
export type RequestName = keyof Requests;
export type Ask<N extends RequestName> = Requests[N]['ask'];
export type Answer<N extends RequestName> = Requests[N]['answer'];
