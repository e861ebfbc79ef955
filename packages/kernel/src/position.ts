import { type Action, ActionList, EVERY, NO_PIECE } from './action.ts';
import { hash, type State } from './buffer.ts';
import { dump, load } from './codec.ts';
import { type Dice, seedDice, seededDice } from './dice.ts';
import type {
  Command,
  GameEvent,
  GameSpec,
  Modifier,
  Pen,
  Question,
  Refusal,
  Status,
  Step,
  Verdict,
  Work,
  World,
} from './game.ts';
import { STANDING_ANSWERS } from './game.ts';
import type { Text } from './id.ts';
import { type KernelLayout, STACK_DEPTH, STACK_ROOM, STANDING_SLOTS } from './kernel-state.ts';
import { anything, BadInput, integer, list as listOf, object, oneOf, table } from './parse.ts';
import type { Fault } from './stack-check.ts';
import { standingAnswer } from './standing.ts';

/** A rules bug found while playing. Never the player's fault. */
export class RulesBug extends Error {
  override name = 'RulesBug';
}

const isQuestion = <Field>(step: Step<Field>): step is Question<Field> => 'list' in step;

/** Steps by number as questions, undefined for work: asked at every step, and told apart once. */
const questions = new WeakMap<readonly Step<never>[], readonly unknown[]>();
function questionsOf<Field>(steps: readonly Step<Field>[]): readonly (Question<Field> | undefined)[] {
  let found = questions.get(steps);
  if (!found) {
    found = steps.map((step) => (isQuestion(step) ? step : undefined));
    questions.set(steps, found);
  }
  return found as readonly (Question<Field> | undefined)[];
}

/** How a battle may go on for ever through a fault of ours: steps between two questions are counted against this. */
const MOST_STEPS = 100_000;

/** The generator of a position that must have dice and may not have those of the battle: no seed leads to these words. */
const OTHER_DICE = [1, 2, 3, 4];

/**
 * A point of play: state, dice and stack, without memory of how it came about. Search, odds and simulation work on
 * positions; a `Match` keeps the record around one.
 */
export class Position<W extends World = World, Field = unknown> {
  readonly state: State<KernelLayout>;
  readonly field: Field;
  readonly #list = new ActionList();
  readonly #some = new ActionList();
  #isListed = false;
  #events: GameEvent[] = [];
  #rolled: number[] = [];
  #revealed = false;
  #epoch = 0;
  #dice: Dice;
  readonly #seeded: Dice;
  readonly #questions: readonly (Question<Field> | undefined)[];
  /**
   * Whether the full list is left until someone asks for it. A match answers commands, so it is lazy; search and
   * simulation read the list at every decision.
   */
  isLazy = false;

  constructor(
    readonly spec: GameSpec<W, Field>,
    readonly world: W,
  ) {
    const state = spec.shape(world).create();
    this.state = state;
    this.#seeded = seededDice(state.dice.word);
    this.#dice = this.#seeded;
    this.#questions = questionsOf(spec.steps);
    const epoch = () => this.#epoch;
    const pen: Pen = {
      get epoch() {
        return epoch();
      },
      roll: (sides, lowest = 1) => {
        const face = this.#dice.roll(sides, lowest);
        this.#rolled.push(face);
        return face;
      },
      emit: (event) => {
        this.#events.push(event);
      },
      push: (step, a = 0, b = 0, c = 0, d = 0) => {
        const depth = state.kernel.depth[0]!;
        if (depth === STACK_DEPTH) throw new RulesBug(`the stack of steps is full at ${spec.steps[step]?.name}`);
        state.kernel.depth[0] = depth + 1;
        state.stack.step[depth] = step;
        state.stack.a[depth] = a;
        state.stack.b[depth] = b;
        state.stack.c[depth] = c;
        state.stack.d[depth] = d;
      },
      reveal: () => {
        this.#revealed = true;
      },
    };
    this.field = spec.field(world, state, pen);
  }

  /** Sets the battle up and runs it to the first question. */
  begin(seed: number): this {
    this.state.bytes.fill(0);
    seedDice(this.state.dice.word, seed);
    this.#forget();
    this.#isListed = false;
    this.#epoch++;
    this.spec.begin(this.field);
    this.#run();
    return this;
  }

  #forget(): void {
    this.#events = [];
    this.#rolled = [];
    this.#revealed = false;
  }

  /** Another position of the same battle, for search; its content is whatever is copied into it. */
  twin(): Position<W, Field> {
    return new Position(this.spec, this.world);
  }
  copyFrom(other: Position<W, Field>): void {
    this.state.bytes.set(other.state.bytes);
    this.#epoch++;
    this.#isListed = false;
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
    this.#forget();
    this.#epoch++;
    spec.imagine!(this.field, side);
    this.#epoch++;
    spec.derive(this.field);
    this.#isListed = false;
  }

  /** What there is to keep for undoing: all but what `settle` rebuilds. */
  keep(into: Uint8Array): void {
    into.set(this.state.lasting);
  }
  putBack(kept: Uint8Array): void {
    this.state.bytes.set(kept);
    this.#epoch++;
    this.#isListed = false;
    this.spec.derive(this.field);
  }
  save(into: Uint8Array): void {
    into.set(this.state.bytes);
  }
  restore(from: Uint8Array): void {
    this.state.bytes.set(from);
    this.#epoch++;
    this.#isListed = false;
  }

  useDice(dice: Dice | undefined): void {
    this.#dice = dice ?? this.#seeded;
  }
  get seededDice(): Dice {
    return this.#seeded;
  }

  get depth(): number {
    return this.state.kernel.depth[0]!;
  }
  get over(): boolean {
    return this.depth === 0;
  }
  get hash(): string {
    return hash(this.state, this.state.stack, this.depth);
  }
  /** What the last order, and everything it set off, did. */
  get events(): readonly GameEvent[] {
    return this.#events;
  }
  /** The same as a side sees it. */
  eventsFor(side: number): readonly GameEvent[] {
    const { spec } = this;
    return spec.viewEvents && !this.over ? spec.viewEvents(this.field, this.#events, side) : this.#events;
  }
  get rolled(): readonly number[] {
    return this.#rolled;
  }
  /** The dice as a side sees them: 0 in place of each face where an event is not told it whole, since a die says what is left out. */
  rolledFor(side: number): readonly number[] {
    const told = this.eventsFor(side);
    const isWhole = told.length === this.#events.length && told.every((e, i) => e === this.#events[i]);
    return isWhole ? this.#rolled : this.#rolled.map(() => 0);
  }
  get revealed(): boolean {
    return this.#revealed;
  }
  get status(): Status {
    return this.spec.status(this.field);
  }
  get verdict(): Verdict | undefined {
    return this.spec.verdict(this.field);
  }

  #ask(): Question<Field> {
    const question = this.depth > 0 ? this.#questions[this.state.stack.step[this.depth - 1]!] : undefined;
    if (!question) throw new RulesBug('no question is being asked');
    return question;
  }
  /** The question's name, or undefined when the battle is over. */
  get question(): string | undefined {
    return this.over ? undefined : this.#ask().name;
  }
  /** Whether the question comes in the middle of a procedure. */
  get isInside(): boolean {
    return !this.over && this.#ask().inside === true;
  }
  /** The heading under which a side may have left a standing order for it. */
  get standingHeading(): string | undefined {
    return this.over ? undefined : this.#ask().standing;
  }
  get questionRule(): string | undefined {
    return this.over ? undefined : this.#ask().rule;
  }
  get prompt(): Text | undefined {
    if (this.over) return undefined;
    const { a, b, c, d } = this.#frame();
    return this.#ask().prompt(this.field, a, b, c, d);
  }
  /** The side that must decide, or -1 when the battle is over. */
  get side(): number {
    if (this.over) return -1;
    const { a, b, c, d } = this.#frame();
    return this.#ask().side(this.field, a, b, c, d);
  }
  #frame() {
    const { stack } = this.state;
    const at = this.depth - 1;
    return { a: stack.a[at]!, b: stack.b[at]!, c: stack.c[at]!, d: stack.d[at]! };
  }

  /** Every legal order. The list is the position's own and lives until the next change. */
  get actions(): ActionList {
    if (!this.#isListed) {
      this.#list.clear();
      if (!this.over) {
        const { a, b, c, d } = this.#frame();
        this.#ask().list(this.field, this.#list, EVERY, a, b, c, d);
      }
      this.#isListed = true;
    }
    return this.#list;
  }
  /** The legal orders that speak of one piece. */
  ordersOf(piece: number): ActionList {
    this.#some.clear();
    if (this.over) return this.#some;
    const { a, b, c, d } = this.#frame();
    this.#ask().list(this.field, this.#some, piece, a, b, c, d);
    return this.#some;
  }
  permits(order: Action): boolean {
    if (this.over) return false;
    if (this.#isListed ? this.#list.find(order) >= 0 : this.#isAmongItsOwn(order)) return true;
    const { a, b, c, d } = this.#frame();
    return this.#ask().admits?.(this.field, order, a, b, c, d) ?? false;
  }
  /** Looks an order up among those of its piece: the whole list need not be made to check one command. */
  #isAmongItsOwn(order: Action): boolean {
    const piece = this.spec.pieceOf?.(this.field, order);
    return (piece === undefined ? this.actions : this.ordersOf(piece < 0 ? NO_PIECE : piece)).find(order) >= 0;
  }
  refusals(order: Action): readonly Refusal[] {
    if (this.over) return [];
    const { a, b, c, d } = this.#frame();
    return this.#ask().refuse(this.field, order, a, b, c, d);
  }
  modifiers(order: Action): readonly Modifier[] {
    return this.spec.modifiers(this.field, order);
  }
  encode(command: unknown): Action {
    return this.spec.encode(this.field, command);
  }
  decode(order: Action): Command {
    return this.spec.decode(this.field, order);
  }

  /**
   * Carries out an order that is known to be legal, and everything it sets off, up to the next question. Odds stop
   * between two procedures even where only one answer is left: what follows is no consequence of the order.
   */
  play(order: Action, between: 'run-on' | 'stop' = 'run-on'): void {
    const question = this.#ask();
    const { a, b, c, d } = this.#frame();
    this.#events = [];
    this.#rolled = [];
    this.#revealed = false;
    this.#isListed = false;
    this.#pop();
    question.act(this.field, order, a, b, c, d);
    this.#epoch++;
    this.#run(between);
    this.#epoch++;
  }
  playAt(index: number): void {
    this.play(this.actions.at(index));
  }

  /** Takes the top frame off. It leaves nothing behind: a position is the same however it was reached. */
  #pop(): void {
    const { stack, kernel } = this.state;
    const at = kernel.depth[0]! - 1;
    kernel.depth[0] = at;
    stack.step[at] = 0;
    stack.a[at] = 0;
    stack.b[at] = 0;
    stack.c[at] = 0;
    stack.d[at] = 0;
  }

  #run(between: 'run-on' | 'stop' = 'run-on'): void {
    const { stack, kernel } = this.state;
    for (let guard = 0; kernel.depth[0]! > 0; guard++) {
      if (guard > MOST_STEPS) throw new RulesBug('the steps of play never come to a question');
      const at = kernel.depth[0]! - 1;
      const number = stack.step[at]!;
      const step = this.#questions[number];
      if (!step) {
        const a = stack.a[at]!;
        const b = stack.b[at]!;
        const c = stack.c[at]!;
        const d = stack.d[at]!;
        this.#pop();
        (this.spec.steps[number] as Work<Field>).run(this.field, a, b, c, d);
        this.#epoch++;
        continue;
      }
      if (between === 'stop' && !step.inside) return;
      const isSettled = this.#hasStanding(step);
      const orders = this.isLazy && !isSettled ? this.#aFew(step) : this.actions;
      if (orders.count === 0) throw new RulesBug(`a dead end: nothing may be answered to "${step.name}"`);
      const isAsked = typeof step.always === 'function' ? step.always(this.field) : step.always;
      const chosen = orders.count === 1 && !isAsked ? 0 : isSettled ? this.#standing(step) : -1;
      if (chosen < 0) return;
      const order = orders.at(chosen);
      const { a, b, c, d } = this.#frame();
      this.#isListed = false;
      this.#pop();
      step.act(this.field, order, a, b, c, d);
      this.#epoch++;
    }
  }

  /** Enough of the list to see whether there is a choice at all. */
  #aFew(step: Question<Field>): ActionList {
    const { a, b, c, d } = this.#frame();
    this.#some.clear(2);
    step.list(this.field, this.#some, EVERY, a, b, c, d);
    return this.#some;
  }

  #standingRow(step: Question<Field>): number {
    return this.side * STANDING_SLOTS + this.spec.standing.findIndex((s) => s.id === step.standing);
  }
  #hasStanding(step: Question<Field>): boolean {
    return step.standing !== undefined && this.state.standing.answer[this.#standingRow(step)]! > 0;
  }
  /** The order a side has given beforehand for this question, as an index; -1 when it wants to be asked. */
  #standing(step: Question<Field>): number {
    const row = this.#standingRow(step);
    return standingAnswer(this, this.state.standing.answer[row]!, this.state.standing.percent[row]!);
  }
  setStanding(side: number, slot: number, answer: number, percent: number): void {
    const row = side * STANDING_SLOTS + slot;
    this.state.standing.answer[row] = answer;
    this.state.standing.percent[row] = STANDING_ANSWERS[answer] === 'chance' ? percent : 0;
    this.#events = [];
    this.#rolled = [];
    this.#revealed = false;
    // The side may be waiting at the very question it has now answered for good.
    if (!this.over) this.#run();
  }

  /**
   * The position as plain JSON, whole or as a side sees it. The dice to come are in neither. What a side sees of a game
   * with secrets says whose view it is.
   */
  toJson(side?: number): Record<string, unknown> {
    const { spec, world, state } = this;
    const { stack } = state;
    const json: Record<string, unknown> = {
      game: spec.id,
      rules: spec.version,
      scenario: world.scenario,
      options: world.options,
      ...dump(state, spec.shape(world).layout, spec.codecs(world)),
      steps: Array.from({ length: this.depth }, (_, i) => ({
        step: spec.steps[stack.step[i]!]!.name,
        with: [stack.a[i]!, stack.b[i]!, stack.c[i]!, stack.d[i]!],
      })),
      standing: Object.fromEntries(
        spec.sides.map((s, i) => [
          s.id,
          Object.fromEntries(
            spec.standing.flatMap((info, slot) => {
              const answer = state.standing.answer[i * STANDING_SLOTS + slot]!;
              return answer ? [[info.id, [answer, state.standing.percent[i * STANDING_SLOTS + slot]!]]] : [];
            }),
          ),
        ]),
      ),
    };
    if (side !== undefined) {
      // What the other side will do if attacked is its own business.
      const own = spec.sides[side]!.id;
      json.standing = { [own]: (json.standing as Record<string, unknown>)[own] };
      const seen = spec.view && !this.over ? spec.view(this.field, json, side) : json;
      return this.hasSecrets ? { ...seen, seenBy: own } : seen;
    }
    return json;
  }

  /**
   * Puts a position written by `toJson` on the table, if play can have come to it as far as the rules can tell. Nothing
   * changes unless every field is right. A side's view becomes the position as that side would imagine it. The dice are
   * those this position has: none are written down.
   */
  fromJson(json: unknown): void {
    this.#load(json, () => {
      const fault = this.#fault();
      if (fault) throw new BadInput(fault.field, fault.reason);
    });
  }

  /**
   * Puts a position made up for a test or a tool on the table: every field is read as strictly, but the whole need not be one that
   * play comes to, and work on top of the stack is done at once.
   */
  arrange(json: unknown): void {
    this.#load(json, () => this.#run('stop'));
  }

  #load(json: unknown, finish: () => void): void {
    const spec = this.spec;
    const before = this.state.bytes.slice();
    const top = table(anything)(json, '');
    const { game, rules, scenario, options, steps, standing, seenBy, ...rest } = top;
    if (game !== undefined && game !== spec.id) throw new BadInput('game', `must be ${spec.id}`);
    // A position has no past: one of older rules is read by those known here.
    if (rules !== undefined) integer(1, spec.version)(rules, 'rules');
    if (scenario !== undefined && scenario !== this.world.scenario)
      throw new BadInput('scenario', `must be ${this.world.scenario}`);
    for (const [id, value] of Object.entries(table(anything)(options ?? {}, 'options')))
      if (this.world.options[id] !== value)
        throw new BadInput(`options.${id}`, `must be ${this.world.options[id] ?? 'left out'} in this battle`);
    const viewer = seenBy === undefined ? undefined : this.#viewer(seenBy);
    try {
      this.#epoch++;
      this.#forget();
      const blanks = viewer === undefined ? undefined : 'blanks';
      load(this.state, spec.shape(this.world).layout, spec.codecs(this.world), rest, blanks);
      this.#loadSteps(steps);
      this.#loadStanding(standing);
      this.#isListed = false;
      if (this.state.dice.word.every((word) => word === 0)) this.state.dice.word.set(OTHER_DICE);
      spec.derive(this.field);
      if (viewer !== undefined) this.#imagine(viewer);
      finish();
    } catch (error) {
      this.state.bytes.set(before);
      this.#epoch++;
      this.#isListed = false;
      if (error instanceof BadInput) throw error;
      throw new BadInput(
        'steps',
        `cannot be resumed from here (${error instanceof Error ? error.message : 'unknown'})`,
      );
    }
  }

  #loadSteps(steps: unknown): void {
    const { spec, state } = this;
    const frame = object({
      step: oneOf(...spec.steps.map((s) => s.name)),
      with: listOf(integer(-2147483648, 2147483647), 4),
    });
    const frames = listOf(frame, STACK_DEPTH)(steps, 'steps');
    const columns = ['a', 'b', 'c', 'd'] as const;
    state.stack.step.fill(0);
    for (const column of columns) state.stack[column].fill(0);
    frames.forEach((f, i) => {
      state.stack.step[i] = spec.steps.findIndex((s) => s.name === f.step);
      columns.forEach((column, k) => {
        state.stack[column][i] = f.with[k] ?? 0;
      });
    });
    state.kernel.depth[0] = frames.length;
  }

  /** Why play cannot have come to this position, if it cannot. */
  #fault(): Fault | undefined {
    const { spec, field, depth } = this;
    if (depth > STACK_DEPTH - STACK_ROOM)
      return { field: 'steps', reason: `has more than ${STACK_DEPTH - STACK_ROOM} entries: no room for what follows` };
    const isDecided = spec.verdict(field) !== undefined;
    if (depth === 0 && !isDecided) return { field: 'steps', reason: 'is empty, but the battle is not over' };
    if (depth > 0 && isDecided) return { field: 'steps', reason: 'must be empty: the battle is over' };
    if (depth > 0 && !this.#questions[this.state.stack.step[depth - 1]!])
      return { field: `steps.${depth - 1}.step`, reason: 'must be a question: play only ever waits at one' };
    const fault = spec.audit(field)[0];
    if (fault || depth === 0) return fault;
    if (this.actions.count > 0) return undefined;
    return { field: `steps.${depth - 1}`, reason: `asks "${this.#ask().name}", and nothing can be answered here` };
  }

  #viewer(seenBy: unknown): number {
    const { sides, imagine } = this.spec;
    if (!imagine) throw new BadInput('seenBy', 'has no place in a game without secrets');
    const ids = sides.map((side) => side.id);
    return ids.indexOf(oneOf(...ids)(seenBy, 'seenBy'));
  }

  #loadStanding(value: unknown): void {
    this.state.standing.answer.fill(0);
    this.state.standing.percent.fill(0);
    if (value === undefined) return;
    for (const [side, orders] of Object.entries(table(table(listOf(integer(0, 100), 2)))(value, 'standing'))) {
      const s = this.spec.sides.findIndex((x) => x.id === side);
      if (s < 0) throw new BadInput(`standing.${side}`, 'is not a side');
      for (const [id, [answer = 0, percent = 0]] of Object.entries(orders)) {
        const slot = this.spec.standing.findIndex((x) => x.id === id);
        if (slot < 0) throw new BadInput(`standing.${side}.${id}`, 'is not a standing order of this game');
        const word = STANDING_ANSWERS[answer];
        if (word === undefined || (word !== 'ask' && !this.spec.standing[slot]!.answers.includes(word)))
          throw new BadInput(`standing.${side}.${id}`, 'has no such answer');
        if ((word === 'chance') !== percent > 0)
          throw new BadInput(`standing.${side}.${id}.1`, 'must be 1 to 100 for a chance, and 0 for any other answer');
        this.state.standing.answer[s * STANDING_SLOTS + slot] = answer;
        this.state.standing.percent[s * STANDING_SLOTS + slot] = percent;
      }
    }
  }
}
