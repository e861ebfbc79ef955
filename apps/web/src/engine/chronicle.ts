import type { GamePackage } from '@tambour/games';
import type { Applied, Command, Dice, GameEvent, Match, Position, Text, World } from '@tambour/kernel';
import type { Telling } from '@tambour/stage';
import type { LogEntry } from '../match/protocol.ts';
import { isStandingOrder, standingLabel } from './standing-orders.ts';

interface Step {
  readonly side: number | undefined;
  readonly command: Command | undefined;
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
  /** The position after it, a few kilobytes: any moment can be looked at without playing up to it again. */
  readonly bytes: Uint8Array;
  entry?: LogEntry;
}

/** A match with its past: what was ordered, what came of it, and every position it passed through. */
export class Chronicle<W extends World, F> {
  readonly #steps: Step[];
  readonly #glass: Position<W, F>;
  #glassAt = -1;

  constructor(
    readonly game: GamePackage<W, F>,
    readonly match: Match<W, F>,
  ) {
    this.#glass = match.position.twin();
    this.#steps = [this.#happened(undefined, undefined)];
  }

  #happened(side: number | undefined, command: Command | undefined): Step {
    const { rolled, events, state } = this.match.position;
    return { side, command, dice: [...rolled], events: [...events], bytes: state.bytes.slice() };
  }

  get count(): number {
    return this.#steps.length - 1;
  }

  /** The position after so many commands, to look at and not to play on; good until the next call. */
  at(n: number): Position<W, F> {
    if (n !== this.#glassAt) this.#glass.restore(this.#steps[n]!.bytes);
    this.#glassAt = n;
    return this.#glass;
  }
  get now(): Position<W, F> {
    return this.at(this.count);
  }

  submit(command: unknown, how: { side?: string | undefined; dice?: Dice } = {}): Applied {
    const applied = this.match.apply(command, how);
    if (!applied.ok) return applied;
    const side = this.game.spec.sides.findIndex((s) => s.id === applied.entry.side);
    this.#steps.push(this.#happened(side, applied.entry.command));
    return applied;
  }

  undo(side: string | undefined): boolean {
    if (!this.match.undo(side)) return false;
    this.#steps.pop();
    this.#glassAt = -1;
    return true;
  }

  /** A command in words, as it is understood after so many commands. */
  label(command: Command, n: number): Text {
    const { spec, stage } = this.game;
    return isStandingOrder(command) ? standingLabel(spec, command) : stage.label(this.at(n).field, command);
  }

  /** One line of the log. An order is named at the position it was given in: afterwards its piece may be gone. */
  entry(n: number): LogEntry {
    const step = this.#steps[n]!;
    step.entry ??= {
      n,
      side: step.side,
      order: step.command && this.label(step.command, n - 1),
      dice: step.dice,
      tellings: this.#tellings(n, step.events),
    };
    return step.entry;
  }
  /** Events in words. Where a piece stood is where it was before the command, or where it has gone since. */
  #tellings(n: number, events: readonly GameEvent[]): Telling[] {
    const { stage } = this.game;
    const { world } = this.match.position;
    const before = n === 0 ? [] : stage.scene(this.at(n - 1).field).pieces;
    const places = new Map(before.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place] as const])));
    return events.map((event) => {
      const told = stage.tell(world, event, (piece) => places.get(piece));
      if (told.motion?.kind === 'go') places.set(told.motion.piece, told.motion.to);
      return told;
    });
  }
  get log(): LogEntry[] {
    return this.#steps.map((_, n) => this.entry(n));
  }
}
