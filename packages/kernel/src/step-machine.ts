import { type Action, ActionList, Candidates, EVERY } from './action.ts';
import type { State } from './buffer.ts';
import { type Dice, seededDice } from './dice.ts';
import type { GameEvent, GameSpec, Pen, Question, Work, World } from './game.ts';
import { type KernelLayout, STACK_DEPTH } from './kernel-state.ts';
import { PiecePool } from './piece-pool.hot.ts';
import { questionsOf } from './questions.ts';
import { RulesBug } from './rules-bug.ts';

/** How a battle may go on for ever through a fault of ours: steps between two questions are counted against this. */
const MOST_STEPS = 100_000;

/** So many candidates that come to no order are drawn before all orders of the piece are listed. */
const MOST_VAIN = 12;

/** Whether play goes on past a question that has only one answer, or stops between two procedures all the same. */
export type Between = 'run-on' | 'stop';

/** The four integers of a frame. */
interface Frame {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/**
 * The state of a battle and the stack of steps that moves it: takes steps off, lets them work, and waits at the first question
 * that a person must answer. It remembers what happened since the last answer, and nothing before that.
 */
export class StepMachine<W extends World, Field> {
  readonly state: State<KernelLayout>;
  readonly field: Field;
  readonly seededDice: Dice;
  dice: Dice;
  /** What happened since the last answer: events, faces of dice, and whether a secret became known. */
  events: GameEvent[] = [];
  rolled: number[] = [];
  revealed = false;
  /** Whether the full list is left until someone asks for it. */
  isLazy = false;
  readonly #list = new ActionList();
  readonly #some = new ActionList();
  readonly #draft = new ActionList(new Candidates());
  readonly #pool = new PiecePool();
  readonly #pieces: number;
  #isListed = false;
  #epoch = 0;
  #rewritten = 0;
  readonly #questions: readonly (Question<Field> | undefined)[];

  constructor(
    readonly spec: GameSpec<W, Field>,
    world: W,
    /** What a side has said beforehand that it answers, as an index into the list; -1 when it wants to be asked. */
    private readonly standing: {
      has(question: Question<Field>): boolean;
      answer(question: Question<Field>): number;
    },
  ) {
    const state = spec.shape(world).create();
    this.state = state;
    this.#pieces = world.pieces.length;
    this.seededDice = seededDice(state.dice.word);
    this.dice = this.seededDice;
    this.#questions = questionsOf(spec.steps);
    const epoch = () => this.#epoch;
    const rewritten = () => this.#rewritten;
    const pen: Pen = {
      get epoch() {
        return epoch();
      },
      get rewritten() {
        return rewritten();
      },
      roll: (sides, lowest = 1) => {
        const face = this.dice.roll(sides, lowest);
        this.rolled.push(face);
        return face;
      },
      emit: (event) => {
        this.events.push(event);
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
        this.revealed = true;
      },
    };
    this.field = spec.field(world, state, pen);
  }

  /** The state was written from outside: nothing calculated from it holds any longer. */
  changed(): void {
    this.#epoch++;
    this.#rewritten++;
    this.#isListed = false;
  }
  /** Forgets what happened since the last answer. */
  forget(): void {
    this.events = [];
    this.rolled = [];
    this.revealed = false;
  }

  get depth(): number {
    return this.state.kernel.depth[0]!;
  }
  /** The question that waits for an answer. */
  get question(): Question<Field> {
    const question = this.depth > 0 ? this.#questions[this.state.stack.step[this.depth - 1]!] : undefined;
    if (!question) throw new RulesBug('no question is being asked');
    return question;
  }
  /** The side that must answer. */
  get side(): number {
    const { a, b, c, d } = this.state.stack;
    const at = this.depth - 1;
    return this.question.side(this.field, a[at]!, b[at]!, c[at]!, d[at]!);
  }
  get frame(): Frame {
    const { stack } = this.state;
    const at = this.depth - 1;
    return { a: stack.a[at]!, b: stack.b[at]!, c: stack.c[at]!, d: stack.d[at]! };
  }

  get isListed(): boolean {
    return this.#isListed;
  }
  /** Every legal action. The list is the machine's own and lives until the next change. */
  get actions(): ActionList {
    if (!this.#isListed) {
      this.#list.clear();
      if (this.depth > 0) this.#listInto(this.#list, this.question, EVERY);
      this.#isListed = true;
    }
    return this.#list;
  }
  /** The legal actions that speak of one piece. */
  actionsOf(piece: number): ActionList {
    this.#some.clear();
    if (this.depth > 0) this.#listInto(this.#some, this.question, piece);
    return this.#some;
  }
  #listInto(out: ActionList, question: Question<Field>, asked: number): void {
    const { a, b, c, d } = this.state.stack;
    const at = this.depth - 1;
    question.list(this.field, out, asked, a[at]!, b[at]!, c[at]!, d[at]!);
  }
  /** The pieces of which the orders that answer the question may speak. */
  pool(): PiecePool {
    const { question } = this;
    const { a, b, c, d } = this.state.stack;
    const at = this.depth - 1;
    this.#pool.clear(this.#pieces);
    if (question.pieces) question.pieces(this.field, this.#pool, a[at]!, b[at]!, c[at]!, d[at]!);
    else this.#pool.addAll();
    return this.#pool;
  }
  /** One legal action, of one piece: see `Position.draw`. */
  draw(below: (n: number) => number): Action {
    const pool = this.pool();
    const { question } = this;
    while (pool.count > 0) {
      const piece = pool.take(below);
      const drawn = question.settle ? this.#drawOf(piece, below) : this.#pick(this.actionsOf(piece), below);
      if (drawn !== undefined) return drawn;
    }
    throw new RulesBug(`a dead end: nothing may be answered to "${this.question.name}"`);
  }
  #pick(own: ActionList, below: (n: number) => number): Action | undefined {
    return own.count > 0 ? own.at(below(own.count)) : undefined;
  }
  /** One order of a piece where its list may hold candidates: what comes to no order is drawn again, so all orders are equally likely. */
  #drawOf(piece: number, below: (n: number) => number): Action | undefined {
    const draft = this.draftOf(piece);
    const candidates = draft.candidates!;
    if (candidates.count === 0) return this.#pick(draft, below);
    for (let vain = 0; vain < MOST_VAIN; vain++) {
      const i = below(draft.count + candidates.count);
      if (i < draft.count) return draft.at(i);
      const order = this.settle(candidates.at(i - draft.count));
      if (order !== undefined) return order;
    }
    return this.#pick(this.actionsOf(piece), below);
  }
  settle(candidate: Action): Action | undefined {
    const { a, b, c, d } = this.state.stack;
    const at = this.depth - 1;
    return this.question.settle?.(this.field, candidate, a[at]!, b[at]!, c[at]!, d[at]!);
  }
  /** The orders that speak of one piece, some of them as candidates. */
  draftOf(piece: number): ActionList {
    this.#draft.clear();
    if (this.depth > 0) this.#listInto(this.#draft, this.question, piece);
    return this.#draft;
  }
  /** Enough of the list to see whether there is a choice at all. */
  #aFew(question: Question<Field>): ActionList {
    this.#some.clear(2);
    this.#listInto(this.#some, question, EVERY);
    return this.#some;
  }

  /** Answers the question, and runs on to the next. */
  play(action: Action, between: Between): void {
    this.forget();
    this.#act(this.question, action);
    this.run(between);
    this.#epoch++;
  }
  /** The same for odds: an order whose dice would fall later is tried by itself. */
  weigh(action: Action): void {
    this.forget();
    if (this.spec.trial?.(this.field, action)) this.#isListed = false;
    else this.#act(this.question, action);
    this.#epoch++;
    this.run('stop');
    this.#epoch++;
  }
  #act(question: Question<Field>, action: Action): void {
    const { stack } = this.state;
    const at = this.depth - 1;
    const a = stack.a[at]!;
    const b = stack.b[at]!;
    const c = stack.c[at]!;
    const d = stack.d[at]!;
    this.#isListed = false;
    this.#pop();
    question.act(this.field, action, a, b, c, d);
    this.#epoch++;
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

  /** Does the work on top of the stack until a question comes that must be asked. */
  run(between: Between = 'run-on'): void {
    const { stack, kernel } = this.state;
    for (let guard = 0; kernel.depth[0]! > 0; guard++) {
      if (guard > MOST_STEPS) throw new RulesBug('the steps of play never come to a question');
      const at = kernel.depth[0]! - 1;
      const number = stack.step[at]!;
      const question = this.#questions[number];
      if (!question) {
        const a = stack.a[at]!;
        const b = stack.b[at]!;
        const c = stack.c[at]!;
        const d = stack.d[at]!;
        this.#pop();
        (this.spec.steps[number] as Work<Field>).run(this.field, a, b, c, d);
        this.#epoch++;
        continue;
      }
      if (between === 'stop' && !question.inside) return;
      const isSettled = this.standing.has(question);
      const isAsked = typeof question.always === 'function' ? question.always(this.field) : question.always;
      // However many answers there are, somebody is to give one.
      if (this.isLazy && isAsked && !isSettled) return;
      const actions = this.isLazy && !isSettled ? this.#aFew(question) : this.actions;
      if (actions.count === 0) throw new RulesBug(`a dead end: nothing may be answered to "${question.name}"`);
      const chosen = actions.count === 1 && !isAsked ? 0 : isSettled ? this.standing.answer(question) : -1;
      if (chosen < 0) return;
      this.#act(question, actions.at(chosen));
    }
  }
}
