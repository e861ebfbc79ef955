import { type Action, type ActionList, NO_PIECE } from './action.ts';
import { hash, type State } from './buffer.ts';
import { type Dice, seedDice } from './dice.ts';
import type { Command, GameEvent, GameSpec, Modifier, Question, Refusal, Status, Sum, Verdict, World } from './game.ts';
import { STANDING_ANSWERS } from './game.ts';
import type { Text } from './id.ts';
import { type KernelLayout, STANDING_SLOTS } from './kernel-state.ts';
import { LATER } from './later.ts';
import { BadInput } from './parse.ts';
import type { PiecePool } from './piece-pool.hot.ts';
import type { Playable } from './playable.ts';
import { positionJson } from './position-json.ts';
import { itemAt, present } from './present.ts';
import { type Between, StepMachine } from './step-machine.ts';

/** The generator of a position that must have dice and may not have those of the battle: no seed leads to these words. */
const OTHER_DICE = [1, 2, 3, 4];

/**
 * A point of play: state, dice and stack, without memory of how it came about. Search, odds and simulation work on
 * positions; a `Match` keeps the record around one.
 */
export class Position<W extends World = World, Field = unknown> implements Playable<W, Field> {
  readonly state: State<KernelLayout>;
  readonly field: Field;
  readonly #machine: StepMachine<W, Field>;

  constructor(
    readonly spec: GameSpec<W, Field>,
    readonly world: W,
  ) {
    this.#machine = new StepMachine(spec, world, {
      has: (question) =>
        question.standing !== undefined && itemAt(this.state.standing.answer, this.#standingRow(question)) > 0,
      answer: (question) => {
        const row = this.#standingRow(question);
        return LATER.now.standingAnswer(
          this,
          itemAt(this.state.standing.answer, row),
          itemAt(this.state.standing.percent, row),
        );
      },
    });
    this.state = this.#machine.state;
    this.field = this.#machine.field;
  }

  /**
   * Whether the full list is left until someone asks for it: a match answers commands and drawn play draws, so they are lazy; a player that
   * compares orders reads the list at every decision.
   */
  set isLazy(isLazy: boolean) {
    this.#machine.isLazy = isLazy;
  }

  /** Sets the battle up and runs it to the first question. */
  begin(seed: number): this {
    this.state.bytes.fill(0);
    seedDice(this.state.dice.word, seed);
    this.#machine.forget();
    this.#machine.changed();
    this.spec.begin(this.field);
    this.#machine.run();
    return this;
  }

  /** Another position of the same battle, for search; its content is whatever is copied into it. */
  twin(): Position<W, Field> {
    return new Position(this.spec, this.world);
  }
  copyFrom(other: Position<W, Field>): void {
    this.restore(other.state.bytes);
  }
  /** Whether there is anything here that a side may not know. When the battle is over everything is open. */
  get hasSecrets(): boolean {
    return this.spec.imagine !== undefined && !this.over;
  }
  /**
   * Takes another position as a side sees it: what is hidden from it is what it would assume, the other side's standing
   * orders are unknown, and the dice are its own. Where nothing is hidden it is a copy, dice and all.
   */
  copyAsSeenBy(other: Position<W, Field>, side: number): void {
    this.copyFrom(other);
    if (!other.hasSecrets) return;
    this.state.dice.word.set(OTHER_DICE);
    this.#imagine(side);
  }
  /**
   * This position as a side sees it, to look at and not to play on: itself where nothing is hidden, which costs nothing;
   * otherwise a copy, in `room` if there is any.
   */
  seenBy(side: number, room?: Position<W, Field>): Position<W, Field> {
    if (!this.hasSecrets) return this;
    const seen = room ?? this.twin();
    seen.copyAsSeenBy(this, side);
    return seen;
  }
  #imagine(side: number): void {
    const { spec, state } = this;
    for (const other of spec.sides.keys())
      if (other !== side)
        for (let row = other * STANDING_SLOTS; row < (other + 1) * STANDING_SLOTS; row++) {
          state.standing.answer[row] = 0;
          state.standing.percent[row] = 0;
        }
    this.#machine.forget();
    this.#machine.changed();
    present(spec.imagine)(this.field, side);
    this.#machine.changed();
    spec.derive(this.field);
  }

  /** What there is to keep for undoing: all but what `derive` rebuilds. */
  keep(into: Uint8Array): void {
    into.set(this.state.lasting);
  }
  putBack(kept: Uint8Array): void {
    this.restore(kept);
    this.spec.derive(this.field);
  }
  save(into: Uint8Array): void {
    into.set(this.state.bytes);
  }
  restore(from: Uint8Array): void {
    this.state.bytes.set(from);
    this.#machine.changed();
  }

  useDice(dice: Dice | undefined): void {
    this.#machine.dice = dice ?? this.#machine.seededDice;
  }
  get seededDice(): Dice {
    return this.#machine.seededDice;
  }

  get depth(): number {
    return this.#machine.depth;
  }
  get over(): boolean {
    return this.depth === 0;
  }
  get hash(): string {
    return hash(this.state, this.state.stack, this.depth);
  }
  /** What the last action, and everything it set off, did. */
  get events(): readonly GameEvent[] {
    return this.#machine.events;
  }
  /** The same as a side sees it. */
  eventsFor(side: number): readonly GameEvent[] {
    const { spec, events } = this;
    return spec.viewEvents && !this.over ? spec.viewEvents(this.field, events, side) : events;
  }
  get rolled(): readonly number[] {
    return this.#machine.rolled;
  }
  /** The dice as a side sees them: 0 in place of each face where an event is not told it whole, since a die says what is left out. */
  rolledFor(side: number): readonly number[] {
    const { events, rolled } = this;
    const seen = this.eventsFor(side);
    const isWhole = seen.length === events.length && seen.every((e, i) => e === events[i]);
    return isWhole ? rolled : rolled.map(() => 0);
  }
  get revealed(): boolean {
    return this.#machine.revealed;
  }
  get status(): Status {
    return this.spec.status(this.field);
  }
  get verdict(): Verdict | undefined {
    return this.spec.verdict(this.field);
  }

  /** The question's name, or undefined when the battle is over. */
  get question(): string | undefined {
    return this.over ? undefined : this.#machine.question.name;
  }
  /** Whether the question comes in the middle of a procedure. */
  get isInside(): boolean {
    return !this.over && this.#machine.question.inside === true;
  }
  /** The heading under which a side may have left a standing order for it. */
  get standingHeading(): string | undefined {
    return this.over ? undefined : this.#machine.question.standing;
  }
  get questionRule(): string | undefined {
    return this.over ? undefined : this.#machine.question.rule;
  }
  get prompt(): Text | undefined {
    if (this.over) return undefined;
    const { a, b, c, d } = this.#machine.frame;
    return this.#machine.question.prompt(this.field, a, b, c, d);
  }
  /** The side that must decide, or -1 when the battle is over. */
  get side(): number {
    return this.over ? -1 : this.#machine.side;
  }

  /** Every legal action. The list is the position's own and lives until the next change. */
  get actions(): ActionList {
    return this.#machine.actions;
  }
  /** The legal actions that speak of one piece. */
  actionsOf(piece: number): ActionList {
    return this.#machine.actionsOf(piece);
  }
  /**
   * Draws one legal action without listing all: first a piece, each that has an order as likely as the next, then one of its orders. The orders
   * that speak of no piece count together as one piece's; an order that speaks of several may come by each of them. `below(n)` draws
   * a whole number from 0 up to, not including, `n`. Whoever plays on by drawing makes the position lazy.
   */
  draw(below: (n: number) => number): Action {
    return this.#machine.draw(below);
  }
  /** What `draw` draws from for one piece: legal orders, and candidates that `settle` makes such, each of another. */
  draftOf(piece: number): ActionList {
    return this.#machine.draftOf(piece);
  }
  settle(candidate: Action): Action | undefined {
    return this.#machine.settle(candidate);
  }
  /** The pieces that `draw` draws from. The pool is the position's own and lives until the next draw. */
  pool(): PiecePool {
    return this.#machine.pool();
  }
  permits(action: Action): boolean {
    if (this.over) return false;
    if (this.#machine.isListed ? this.actions.find(action) >= 0 : this.#isAmongItsOwn(action)) return true;
    const { a, b, c, d } = this.#machine.frame;
    return this.#machine.question.admits?.(this.field, action, a, b, c, d) ?? false;
  }
  /** Looks an action up among those of its piece: the whole list need not be made to check one command. */
  #isAmongItsOwn(action: Action): boolean {
    const piece = this.spec.pieceOf?.(this.field, action);
    return (piece === undefined ? this.actions : this.actionsOf(piece < 0 ? NO_PIECE : piece)).find(action) >= 0;
  }
  refusals(action: Action): readonly Refusal[] {
    if (this.over) return [];
    const { a, b, c, d } = this.#machine.frame;
    return this.#machine.question.refuse(this.field, action, a, b, c, d);
  }
  /** Every item of the sums behind an action. */
  modifiers(action: Action): readonly Modifier[] {
    return this.sums(action).flatMap((sum) => sum.items);
  }
  sums(action: Action): readonly Sum[] {
    return this.spec.sums(this.field, action);
  }
  encode(command: unknown): Action {
    return this.spec.encode(this.field, command);
  }
  decode(action: Action): Command {
    return this.spec.decode(this.field, action);
  }

  /**
   * Carries out an action that is known to be legal, and everything it sets off, up to the next question. Odds stop
   * between two procedures even where only one answer is left: what follows is no consequence of the action.
   */
  play(action: Action, between: Between = 'run-on'): void {
    this.#machine.play(action, between);
  }
  weigh(action: Action): void {
    this.#machine.weigh(action);
  }
  playAt(index: number): void {
    this.play(this.actions.at(index));
  }

  #standingRow(question: Question<Field>): number {
    return this.side * STANDING_SLOTS + this.spec.standing.findIndex((s) => s.id === question.standing);
  }
  setStanding(side: number, slot: number, answer: number, percent: number): void {
    const row = side * STANDING_SLOTS + slot;
    this.state.standing.answer[row] = answer;
    this.state.standing.percent[row] = STANDING_ANSWERS[answer] === 'chance' ? percent : 0;
    this.#machine.forget();
    // The side may be waiting at the very question it has now answered for good.
    if (!this.over) this.#machine.run();
  }

  /**
   * The position as plain JSON, whole or as a side sees it. The dice to come are in neither. What a side sees of a game
   * with secrets says whose view it is.
   */
  toJson(side?: number): Record<string, unknown> {
    const json = positionJson(this);
    if (side === undefined) return json;
    // What the other side will do if attacked is its own business.
    const own = itemAt(this.spec.sides, side).id;
    json.standing = { [own]: (json.standing as Record<string, unknown>)[own] };
    const seen = this.spec.view && !this.over ? this.spec.view(this.field, json, side) : json;
    return this.hasSecrets ? { ...seen, seenBy: own } : seen;
  }

  /**
   * Puts a position written by `toJson` on the table, if play can have come to it as far as the rules can tell. Nothing
   * changes unless every field is right. A side's view becomes the position as that side would imagine it. The dice are
   * those this position has: none are written down.
   */
  fromJson(json: unknown): void {
    this.#load(json, () => {
      const fault = LATER.now.positionFault(this);
      if (fault) throw new BadInput(fault.field, fault.reason);
    });
  }

  /**
   * Puts a position made up for a test or a tool on the table: every field is read as strictly, but the whole need not be one that
   * play comes to, and work on top of the stack is done at once.
   */
  arrange(json: unknown): void {
    this.#load(json, () => this.#machine.run('stop'));
  }

  #load(json: unknown, finish: () => void): void {
    const before = this.state.bytes.slice();
    const { viewer, ...rest } = LATER.now.readHead(this, json);
    try {
      this.#machine.forget();
      LATER.now.readState(this, rest, viewer === undefined ? undefined : 'blanks');
      this.#machine.changed();
      if (this.state.dice.word.every((word) => word === 0)) this.state.dice.word.set(OTHER_DICE);
      this.spec.derive(this.field);
      if (viewer !== undefined) this.#imagine(viewer);
      finish();
    } catch (error) {
      this.restore(before);
      if (error instanceof BadInput) throw error;
      throw new BadInput(
        'steps',
        `cannot be resumed from here (${error instanceof Error ? error.message : 'unknown'})`,
      );
    }
  }
}
