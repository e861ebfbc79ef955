import type { Command } from '@tambour/kernel';
import { type Answer, done, fail, over } from '../engine/answer.ts';
import { type RequestId, readRequest, writeAnswer } from '../engine/request.ts';
import type { BotFault } from './bot-fault.ts';
import type { BotLimits } from './limits.ts';
import type { Happening, Seat } from './seat.ts';

interface Later {
  readonly id: RequestId;
  readonly answer: (line: string) => void;
}
/** Orders that were given since the program last heard of any; `undone` says how many of the last were taken back. */
type News = Happening | { readonly undone: number };

/**
 * What is said between us and a program at a side, without the pipes: a request a line, an answer each. `wait` is answered when the program
 * must decide or the battle is over, `apply` when its order has been carried out.
 */
export class BotTalk {
  #seat: Seat | undefined;
  #isEndTold = false;
  #isClosed = false;
  #onClosed: () => void = () => {};
  #news: News[] = [];
  /** The end of a battle before this one, until it is told. */
  #ending: Answer | undefined;
  #strikes = 0;
  #hasBegun = false;
  #waiting: Later | undefined;
  #held: Later | undefined;
  #decide: ((command: Command) => void) | undefined;

  constructor(
    readonly limits: Pick<BotLimits, 'strikes'>,
    /** Called when it has given too many orders that were refused. */
    readonly onStruckOut: (fault: BotFault) => void,
  ) {}

  /** The next battle. */
  sit(seat: Seat): void {
    // It has not heard yet how the last one ended: until it has, that one is what it speaks of.
    if (this.#seat?.isOver && !this.#isEndTold) this.#ending = this.#told(this.#seat);
    this.#seat = seat;
    this.#hasBegun = false;
    this.#isEndTold = false;
    this.#news = [];
    this.#strikes = 0;
    this.#decide = undefined;
  }
  /** No battle is left. Resolves when the program has asked for the next, and been told so. */
  close(): Promise<void> {
    this.#isClosed = true;
    return new Promise((resolve) => {
      this.#onClosed = resolve;
      this.#wake();
    });
  }

  /** Asks for a decision: its order, which is legal. */
  decide(): Promise<Command> {
    return new Promise((resolve) => {
      this.#decide = resolve;
      this.#wake();
    });
  }
  /** An order was carried out, by whichever side. */
  happened(): void {
    const held = this.#held;
    this.#held = undefined;
    const seat = this.#seat;
    if (!seat) return;
    if (held) held.answer(writeAnswer(held.id, seat.applied()));
    else {
      const news = seat.happened();
      if (news) this.#news.push(news);
    }
    this.#wake();
  }
  /** The last orders were taken back. */
  undone(count: number): void {
    this.#news.push({ undone: count });
    // An order that waited for dice and was taken back has led to nothing.
    const held = this.#held;
    this.#held = undefined;
    held?.answer(writeAnswer(held.id, fail('no-undo', 'the order was taken back before it was carried out')));
  }

  /** Whether anything was said about the battle at hand. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** The answer to one line. */
  answer(line: string): Promise<string> {
    const { id, op, fields, refused } = readRequest(line);
    if (refused) return Promise.resolve(writeAnswer(id, refused));
    if (op === 'wait') return this.#wait(id, fields);
    this.#hasBegun ||= !this.#ending && !this.#isEndTold;
    if (op === 'apply') return this.#apply(id, fields);
    return Promise.resolve(writeAnswer(id, (this.#ending ? undefined : this.#seat?.ask(op, fields)) ?? over()));
  }

  #wait(id: RequestId, fields: Readonly<Record<string, unknown>>): Promise<string> {
    const [field] = Object.keys(fields);
    if (field !== undefined)
      return Promise.resolve(writeAnswer(id, fail('bad-request', `${field}: wait has no such field`, { field })));
    return new Promise((answer) => {
      this.#waiting = { id, answer };
      this.#wake();
    });
  }
  #wake(): void {
    const told = this.#waiting && this.#newsNow();
    if (!told || !this.#waiting) return;
    const { id, answer } = this.#waiting;
    this.#waiting = undefined;
    answer(writeAnswer(id, told));
    if (told.ok && told.match === null) this.#onClosed();
  }
  /** What `wait` is answered now, if it is time. */
  #newsNow(): Answer | undefined {
    const ending = this.#ending;
    this.#ending = undefined;
    if (ending) return ending;
    const seat = this.#seat;
    const isEnd = seat?.isOver === true && !this.#isEndTold;
    if (seat && (isEnd || (this.#decide && seat.isAsked))) {
      this.#isEndTold ||= isEnd;
      this.#hasBegun = true;
      return this.#told(seat);
    }
    return this.#isClosed ? done({ match: null }) : undefined;
  }
  #told({ id, side, battle, status }: Seat): Answer {
    const since = this.#news;
    this.#news = [];
    return done({ match: id, side, battle, since, status: status() });
  }

  #apply(id: RequestId, fields: Readonly<Record<string, unknown>>): Promise<string> {
    const seat = this.#ending ? undefined : this.#seat;
    const refused = seat ? this.#refusal(seat, fields) : over();
    if (refused) {
      if (!refused.ok && (refused.error.code === 'illegal' || refused.error.code === 'bad-request'))
        return Promise.resolve(writeAnswer(id, this.#strike(refused.error)));
      return Promise.resolve(writeAnswer(id, refused));
    }
    const decide = this.#decide;
    this.#decide = undefined;
    return new Promise((answer) => {
      this.#held = { id, answer };
      decide?.(fields.command as Command);
    });
  }
  #refusal(seat: Seat, { match = seat.id, side = seat.side, command, ...rest }: Readonly<Record<string, unknown>>) {
    const [field] = Object.keys(rest);
    if (field !== undefined) return fail('bad-request', `${field}: apply has no such field`, { field });
    if (match !== seat.id) return fail('unknown-match', `no match "${String(match)}" is open`);
    if (side !== seat.side) return fail('not-allowed', `this seat is that of ${seat.side}`);
    if (command === undefined) return fail('bad-request', 'command: is missing', { field: 'command' });
    const refused = seat.refusal(command);
    if (refused || this.#decide) return refused;
    return fail('not-allowed', 'nothing is asked of this seat now: "wait" is answered when it is');
  }
  /** A refusal with how many more there may be. */
  #strike(error: (Answer & { ok: false })['error']): Answer {
    this.#strikes++;
    const left = this.limits.strikes - this.#strikes;
    if (left < 0) this.onStruckOut({ type: 'illegal', times: this.#strikes, last: error.message });
    return { ok: false, error: { ...error, left: Math.max(0, left) } };
  }
}
