import type { Action, ActionList } from './action.ts';
import type { Appraisal } from './appraisal.ts';
import type { Shape, State } from './buffer.ts';
import type { Codecs } from './codec.ts';
import type { Text } from './id.ts';
import type { KernelLayout } from './kernel-state.ts';
import type { PiecePool } from './piece-pool.hot.ts';
import type { Fault } from './stack-check.ts';

/** A command is a small readable object; its type says what is to be done. */
export interface Command {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What happened, in the past tense, with the rule that caused it. */
export interface GameEvent {
  readonly type: string;
  readonly rule: string;
}

/** The events of a game, given the fields of each by its type. */
export type EventsOf<Rule extends string, Events> = {
  readonly [Type in keyof Events]: { readonly type: Type; readonly rule: Rule } & Readonly<Events[Type]>;
}[keyof Events];

/** One reason, with its rule, why a command is not allowed. */
export interface Refusal {
  readonly rule: string;
  readonly why: Text;
}

/** One thing that an action leads to: a game has a union of them. */
export interface Fact {
  readonly type: string;
}

/** One line of a sum: the log, the tooltip and the odds panel read the same list. */
export interface Modifier {
  readonly rule: string;
  readonly value: number;
  readonly what: Text;
}

/** Modifiers that are added up together: on the die, on the column of a table, into what the die is thrown against, or as per cent on what the die then gives. */
export interface Sum {
  readonly on: 'die' | 'column' | 'target' | 'percent';
  readonly items: readonly Modifier[];
}

/** What the rules write with: dice, the log, the stack of steps. */
export interface Pen {
  /** A die face from `lowest` (1 unless told) up. */
  roll(sides: number, lowest?: number): number;
  emit(event: GameEvent): void;
  push(step: number, a?: number, b?: number, c?: number, d?: number): void;
  /** Changes whenever the state has changed between two calls into the rules: what was calculated before may be kept until then. */
  readonly epoch: number;
  /** How often the state was written from outside the rules (set up, loaded, copied): who follows the changes that the rules make starts anew then. */
  readonly rewritten: number;
  /** A secret became known to the other side: there is no undoing that. */
  reveal(): void;
}

/** A step that does its work at once. The frame is already off the stack when it runs; it may push others. */
export interface Work<Field> {
  readonly name: string;
  run(f: Field, a: number, b: number, c: number, d: number): void;
}

/** A step that asks one side one question and waits. */
export interface Question<Field> {
  readonly name: string;
  /** The rule under which the question is asked. */
  readonly rule: string;
  side(f: Field, a: number, b: number, c: number, d: number): number;
  /**
   * Every order that may be given (EVERY), those of one piece (an index of the game's pieces), or those that speak of no
   * single piece (NO_PIECE). A list that `isFull` needs no more. What may be ordered never hangs on what the side asked may
   * not know; nor does whether it is asked.
   */
  list(f: Field, out: ActionList, piece: number, a: number, b: number, c: number, d: number): void;
  /**
   * Puts every piece into the pool of which a listed order may speak: those left out have none. More may be in it than have one, but
   * each is then asked for its orders. Without this, all pieces of the game are.
   */
  pieces?(f: Field, pool: PiecePool, a: number, b: number, c: number, d: number): void;
  /**
   * The order that a candidate comes to, if any: a list that is made to draw one order from may hold candidates in place of orders that are dear to find
   * (`ActionList.candidates`). Each of those orders comes of exactly one candidate.
   */
  settle?(f: Field, candidate: Action, a: number, b: number, c: number, d: number): Action | undefined;
  /** Orders that are legal without being listed: a named way to a listed place, a point between two points. */
  admits?(f: Field, order: Action, a: number, b: number, c: number, d: number): boolean;
  act(f: Field, order: Action, a: number, b: number, c: number, d: number): void;
  /** Every rule that stands against an order that is not legal: never empty for such an order. */
  refuse(f: Field, order: Action, a: number, b: number, c: number, d: number): readonly Refusal[];
  /** Read by both sides, so it tells no secret of either. */
  prompt(f: Field, a: number, b: number, c: number, d: number): Text;
  /**
   * Asked even when only one answer is left; otherwise the kernel gives that answer itself. Where that would tell the
   * other side of a secret, a game says when.
   */
  readonly always?: true | ((f: Field) => boolean);
  /** Asked in the middle of a procedure (a reaction, a loss, a retreat), not between two. */
  readonly inside?: true;
  /** The heading under which a side may leave a standing order for this question. */
  readonly standing?: string;
}
export type Step<Field> = Work<Field> | Question<Field>;
/** A question as a game writes it: it is called like its step. */
export type Asking<Field> = Omit<Question<Field>, 'name'>;

export interface SideInfo {
  readonly id: string;
  readonly name: Text;
}
export interface OptionInfo {
  readonly id: string;
  readonly title: Text;
  readonly values: readonly { readonly id: string; readonly title: Text }[];
  readonly otherwise: string;
}
export interface ScenarioInfo {
  readonly id: string;
  readonly title: Text;
  readonly date: string;
  readonly turns: number;
  readonly about: Text;
}
export const STANDING_ANSWERS = ['ask', 'always', 'never', 'chance', 'auto'] as const;
export type StandingAnswer = (typeof STANDING_ANSWERS)[number];
export interface StandingInfo {
  readonly id: string;
  readonly title: Text;
  readonly answers: readonly StandingAnswer[];
}

/** One thing that `imagine` has filled in: what it was taken to be, and what else it may be. */
export interface Guess<Field> {
  /** Whose secret it is, what it is a secret of, and what it is assumed to be: a side's index and two ids. */
  readonly side: number;
  readonly about: string;
  readonly value: string;
  /** The assumption in a sentence. */
  readonly says: Text;
  /** How many other values it may have; `put` writes the k-th of them, from 0, into the state. What is derived is settled afterwards. */
  readonly others: number;
  put(f: Field, k: number): void;
  /** Whether the rules have looked at it in this field, however long ago: what was never looked at changes nothing. They have, unless told. */
  wasRead?(f: Field): boolean;
}

/** What was chosen before the battle. `charts` are figures that stand in for the game's own. */
export interface Choice {
  readonly scenario?: string | undefined;
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  readonly charts?: unknown;
  readonly scenarioData?: unknown;
  /** The players throw dice of their own and enter them; the program throws unless told. */
  readonly dice?: 'own' | undefined;
}

/** The frozen side of a match: map, charts, order of battle, options. Shared by every position of it. */
export interface World {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** A hash of all data that can change an outcome. */
  readonly dataHash: string;
  /** Names of the pieces a `piece` index means. */
  readonly pieces: readonly string[];
}

export interface Status {
  readonly turn: number;
  readonly phase: string;
}
export interface Verdict {
  /** Index of the winning side, or undefined for a draw. */
  readonly winner: number | undefined;
  readonly rule: string;
  readonly why: Text;
  readonly points: readonly number[];
}

/** What a game is called and what may be chosen in it: known without its rules, and said once. */
export interface GameFacts {
  readonly id: string;
  /** Of the rules, as in records. Raised by any change that alters the outcome of a golden record. */
  readonly version: number;
  readonly title: Text;
  readonly sides: readonly SideInfo[];
  readonly options: readonly OptionInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  readonly standing: readonly StandingInfo[];
}

/** Everything a game brings. `Field` is what its rules work on: the world, the state and the pen together. */
export interface GameSpec<W extends World, Field> extends GameFacts {
  readonly steps: readonly Step<Field>[];
  /** Reads and checks everything chosen; throws `BadInput` naming the field. */
  world(choice: Choice): W;
  shape(world: W): Shape<KernelLayout>;
  field(world: W, state: State<KernelLayout>, pen: Pen): Field;
  begin(f: Field): void;
  /** JSON of the state, column by column. */
  codecs(world: W): Codecs;
  /** Rebuilds what is derived after a position was loaded. */
  derive(f: Field): void;
  /**
   * What is wrong with a position that waits at a question, if anything: on loading, and after every command in tests. Whatever
   * it accepts, play must lead on to positions that it accepts too. Left out where a game was loaded for play alone: then no
   * position from outside can be read.
   */
  audit?(f: Field): readonly Fault[];
  /** A command read and turned into integers; throws `BadInput` naming the field. */
  encode(f: Field, command: unknown): Action;
  decode(f: Field, order: Action): Command;
  /** The piece an order speaks of, or a negative number: where `list` finds it without listing everything. */
  pieceOf?(f: Field, order: Action): number;
  /** Whether an order speaks of a piece: what `legal` for that piece shows. */
  concerns(f: Field, order: Action, piece: number): boolean;
  status(f: Field): Status;
  verdict(f: Field): Verdict | undefined;
  /** The sums behind an order that rolls a die, item by item; none of them empty. */
  sums(f: Field, order: Action): readonly Sum[];
  /**
   * For an order whose dice fall later, with those of others: lets fall what it comes to by itself, and says so; the question stays. Odds ask
   * for it in place of the order. Not for an order whose dice fall when it is given.
   */
  trial?(f: Field, order: Action): boolean;
  /** The outcome of a run of events in short facts. */
  outcome(f: Field, events: readonly GameEvent[]): readonly Fact[];
  /** A fact as it is written outside the engine, in a few plain words; odds are grouped by it. */
  written(fact: Fact): string;
  /** Whether the events hurt the enemies of a side: what "chance" in a standing order means. */
  harms(f: Field, events: readonly GameEvent[], side: number): boolean;
  /** How far one order is from another, for "what would be legal"; smaller is nearer. */
  distance(f: Field, order: Action, other: Action): number;
  /** A plain, stated way of answering every question: index into the list. */
  habit(f: Field, step: string, side: number, orders: ActionList): number;
  /** The same in words, by the name of the question: how each that is asked `inside` a procedure is answered. */
  readonly habits: Readonly<Record<string, Text>>;
  /** Whether an order turns down an offer (holds fire, stays, ends). */
  declines(f: Field, order: Action): boolean;
  /**
   * What a side may see of a position's JSON: what it may not is null, be it a column's value, a row or a group.
   * Everything, in a game without secrets. The steps of the stack are seen by all: no secret belongs in a frame. Never asked
   * once the battle is over.
   */
  view?(f: Field, json: Record<string, unknown>, side: number): Record<string, unknown>;
  /** What a side may see of events, some left out or told with less in them. */
  viewEvents?(f: Field, events: readonly GameEvent[], side: number): readonly GameEvent[];
  /** What a side may see of a command of the other side; undefined where it may know only that one was given. */
  viewCommand?(world: W, command: Command, side: number): Command | undefined;
  /**
   * Replaces in the state whatever the side may not know by what it would assume: the other side's secrets, and nothing
   * that can be seen. It may read what the side can see and nothing else, so that two positions alike to the side become
   * one. What is derived is settled afterwards. A game has secrets if it has this.
   */
  imagine?(f: Field, side: number): void;
  /**
   * Everything that `imagine` has filled in for a side and that can matter, so that odds can say what they rest on. Asked of a
   * position that the side has imagined. A game that has the one has the other.
   */
  assumed?(f: Field, side: number): readonly Guess<Field>[];
  /** Value of the position for a side, in victory points or thereabouts: for players that think. */
  judge(f: Field, side: number): number;
  /** The same part by part, for players that plan and say why. Without it they go by `judge` alone. */
  appraisal?(): Appraisal<Field>;
  /** Named facts for the curious and the tests: strengths, points, who is where. */
  tally(f: Field): Readonly<Record<string, number>>;
}
