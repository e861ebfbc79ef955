import type { GamePackage } from '@tambour/games';
import {
  type Applied,
  type Command,
  type Dice,
  type Face,
  type GameEvent,
  HIDDEN,
  itemAt,
  lastOf,
  type Match,
  type Position,
  type Text,
  type World,
} from '@tambour/kernel';
import { type EventText, goneTo, standingWords } from '@tambour/stage';
import type { LogEntry, ResultFact } from '../match/protocol.ts';
import { resultFacts } from './result-facts.ts';

interface Step {
  readonly side: number | undefined;
  readonly command: Command | undefined;
  readonly dice: readonly number[];
  readonly events: readonly GameEvent[];
  /** The position after it, a few kilobytes: any moment can be looked at without playing up to it again. */
  readonly bytes: Uint8Array;
  /** Of the position after it: the turn, and whether the next question comes in the middle of a procedure. */
  readonly turn: number;
  readonly isInside: boolean;
  /** Number of the command that began the procedure. */
  readonly begun: number;
  entry?: LogEntry;
}

/** Whose eyes a battle is seen with: a side's, those of one who may see all, or of one who may see no secret at all. */
export type Viewer = number | 'all' | 'nobody';

/**
 * A match with its past: what was ordered, what came of it, and every position it passed through; all of it as the viewer
 * sees it. Until someone sits down to a game with secrets, the viewer is nobody.
 */
export class MatchHistory<W extends World, Field> {
  readonly #steps: Step[] = [];
  readonly #glass: Position<W, Field>;
  #glassAt = -1;
  /** The true past, looked up in a game with secrets only. */
  #truth: Position<W, Field> | undefined;
  #sitting: Viewer = 'nobody';
  /** Who saw what is remembered here of moments and entries. */
  #seenBy: Viewer | undefined;

  constructor(
    readonly game: GamePackage<W, Field>,
    readonly match: Match<W, Field>,
  ) {
    this.#glass = match.position.twin();
    this.#steps.push(this.#happened(undefined, undefined));
  }

  #happened(side: number | undefined, command: Command | undefined): Step {
    const { rolled, events, state, status, isInside } = this.match.position;
    const before = this.#steps.at(-1);
    return {
      side,
      command,
      dice: [...rolled],
      events: [...events],
      bytes: state.bytes.slice(),
      turn: status.turn,
      isInside,
      begun: before?.isInside ? before.begun : this.#steps.length,
    };
  }

  get count(): number {
    return this.#steps.length - 1;
  }

  /**
   * Whether sides keep anything from each other in this battle. A game may have secrets by some of its rules only: by those
   * in force a side is then shown less than there is, from the beginning.
   */
  #isSecret: boolean | undefined;
  get hasSecrets(): boolean {
    this.#isSecret ??= this.mayHide && this.#isKept(0);
    return this.#isSecret;
  }
  /** Whether they may in this game, be it for a while: targets that are chosen in secret and then shown. */
  get mayHide(): boolean {
    return this.match.position.spec.imagine !== undefined;
  }
  /** Whether they do now. When a battle is over everything is open. */
  get isSecret(): boolean {
    if (!this.match.position.hasSecrets) return false;
    if (this.hasSecrets) return true;
    const latest = lastOf(this.#steps);
    if (this.#looked?.step !== latest) this.#looked = { step: latest, isKept: this.#isKept(this.count) };
    return this.#looked.isKept;
  }
  #looked: { readonly step: Step; readonly isKept: boolean } | undefined;
  #isKept(n: number): boolean {
    const truth = this.#true(n);
    // Standing orders are each side's own in any game, and no part of the field.
    const field = ({ seenBy: _, standing: __, ...rest }: Record<string, unknown>): string => JSON.stringify(rest);
    return this.#sides.some((side) => field(truth.toJson(side)) !== field(truth.toJson()));
  }
  /** Where nothing is secret, everyone sees all. */
  get viewer(): Viewer {
    return this.isSecret ? this.#sitting : 'all';
  }
  sit(viewer: Viewer): void {
    this.#sitting = viewer;
  }
  /** Entries are put into words anew when they are next asked for. */
  forgetWords(): void {
    for (const step of this.#steps) delete step.entry;
  }
  /** Lets go of what another viewer saw. */
  #look(): Viewer {
    const { viewer } = this;
    if (viewer !== this.#seenBy) {
      this.#glassAt = -1;
      this.forgetWords();
    }
    this.#seenBy = viewer;
    return viewer;
  }

  /** The position after so many commands, as the viewer sees it, to look at and not to play on; good until the next call. */
  at(n: number): Position<W, Field> {
    const viewer = this.#look();
    if (n !== this.#glassAt) {
      if (viewer === 'all') this.#glass.restore(itemAt(this.#steps, n).bytes);
      else if (viewer === 'nobody')
        this.#sides.reduce((from, side) => {
          this.#glass.copyAsSeenBy(from, side);
          return this.#glass;
        }, this.#true(n));
      else this.#glass.copyAsSeenBy(this.#true(n), viewer);
    }
    this.#glassAt = n;
    return this.#glass;
  }
  get now(): Position<W, Field> {
    return this.at(this.count);
  }
  #true(n: number): Position<W, Field> {
    this.#truth ??= this.match.position.twin();
    this.#truth.restore(itemAt(this.#steps, n).bytes);
    return this.#truth;
  }
  get #sides(): readonly number[] {
    return [...this.game.spec.sides.keys()];
  }
  /** The sides whose secrets are kept from the viewer by asking what each of these may see. */
  #eyes(viewer: Viewer): readonly number[] {
    return viewer === 'all' ? [] : viewer === 'nobody' ? this.#sides : [viewer];
  }

  /** The command that was given n-th, and by whom. */
  ordered(n: number): { readonly side: number; readonly command: Command } | undefined {
    const { side, command } = this.#steps[n] ?? {};
    return side === undefined || !command ? undefined : { side, command };
  }
  /** The position after so many commands as a side saw it then, whoever looks now; good until the next call. */
  seenBy(n: number, side: number): Position<W, Field> {
    this.#glassAt = -1;
    this.#glass.copyAsSeenBy(this.#true(n), side);
    return this.#glass;
  }

  submit(command: unknown, how: { side?: string | undefined; dice?: Dice; drawn?: readonly number[] } = {}): Applied {
    return this.#keep(this.match.apply(command, how));
  }
  /** Dice thrown by hand for the order that waits. */
  enter(faces: readonly Face[]): Applied {
    return this.#keep(this.match.enter(faces));
  }
  #keep(applied: Applied): Applied {
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

  /** What happened at a command, all of it. */
  events(n: number): readonly GameEvent[] {
    return this.#steps[n]?.events ?? [];
  }

  /** A command in words, as it is understood after so many commands. */
  label(command: Command, n: number): Text {
    const { spec, stage } = this.game;
    return command.type === 'standing' ? standingWords(spec.standing, command) : stage.label(this.at(n).field, command);
  }

  /** One line of the log. An order is named at the position it was given in: afterwards its piece may be gone. */
  entry(n: number): LogEntry {
    this.#look();
    const step = itemAt(this.#steps, n);
    step.entry ??= {
      n,
      side: step.side,
      label: this.#order(n),
      dice: this.#dice(n),
      events: this.#eventTexts(n, this.#events(n)),
      turn: (this.#steps[n - 1] ?? step).turn,
      begun: step.begun,
      goesOn: step.isInside,
      result: this.#result(n, step.begun),
    };
    return step.entry;
  }
  /** What came of a combat from its first command to this one. */
  #result(n: number, begun: number): readonly ResultFact[] {
    const { stage, spec } = this.game;
    const { world } = this.match.position;
    const events = this.#steps.slice(begun, n + 1).flatMap((_, i) => this.#events(begun + i));
    return resultFacts(stage, world, spec.outcome(this.at(n).field, events));
  }
  /** The command that was given n-th, if dice fell for it. */
  rolledFor(n: number): Command | undefined {
    const step = this.#steps[n];
    return step && step.dice.length > 0 ? step.command : undefined;
  }
  /** How many dice fell, and their faces unless an event is not told whole: a face would say what is left out. */
  #dice(n: number): readonly number[] {
    const { dice, events } = itemAt(this.#steps, n);
    const told = this.#events(n);
    return told.length === events.length && told.every((e, i) => e === events[i]) ? dice : dice.map(() => 0);
  }
  #order(n: number): Text | undefined {
    const { side, command } = itemAt(this.#steps, n);
    return !command || side === undefined
      ? undefined
      : this.said(itemAt(this.game.spec.sides, side).id, command, n - 1);
  }
  /** An order of a side in words as far as the viewer may know it, named at the position after so many commands. */
  said(by: string, command: Command, n: number): Text {
    const seen = this.#eyes(this.viewer).reduce<Command | undefined>(
      (told, eyes) => told && this.match.commandFor(eyes, { side: by, command: told }),
      command,
    );
    return seen === undefined || seen.type === HIDDEN.type ? SECRET : this.label(seen, n);
  }
  #events(n: number): readonly GameEvent[] {
    const { viewEvents } = this.game.spec;
    const { events } = itemAt(this.#steps, n);
    if (!viewEvents) return events;
    return this.#eyes(this.viewer).reduce((told, eyes) => viewEvents(this.#true(n).field, told, eyes), events);
  }
  /** Events in words. Where a piece stood is where it was before the command, or where it has gone since. */
  #eventTexts(n: number, events: readonly GameEvent[]): EventText[] {
    const { stage } = this.game;
    const { world } = this.match.position;
    const before = n === 0 ? [] : stage.scene(this.at(n - 1).field).pieces;
    const places = new Map(before.flatMap(({ id, place }) => (place === undefined ? [] : [[id, place] as const])));
    return events.map((event) => {
      const told = stage.eventText(world, event, (piece) => places.get(piece));
      const gone = goneTo(told.motion);
      if (gone) places.set(...gone);
      return told;
    });
  }
  get log(): LogEntry[] {
    return this.#steps.map((_, n) => this.entry(n));
  }
}

const SECRET: Text = { en: 'A secret order', fr: 'Un ordre secret' };
