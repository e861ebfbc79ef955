import { type Applied, notYourTurn, refusalField, refusalWords, waitingFault } from './applied.ts';
import type { Through } from './assumption.ts';
import { checkChoice } from './choice.ts';
import { type Dice, DiceError, recordedDice, scriptedDice } from './dice.ts';
import { type Explanation, explain } from './explain.ts';
import type { Choice, Command, GameSpec, Refusal, World } from './game.ts';
import { LATER } from './later.ts';
import type { Odds } from './odds.ts';
import { DieWanted, drawnField, EnteredDice, type Face, facesOf, OWN_DICE, type Waiting } from './own-dice.ts';
import { BadInput, bounded } from './parse.ts';
import { Position } from './position.ts';
import { itemAt, lastOf, present } from './present.ts';
import {
  choiceOf,
  chosenHash,
  type Entry,
  HIDDEN,
  type MatchRecord,
  MOST_ENTRIES,
  missingFigures,
  recordHead,
  type SeenRecord,
  seenRecord,
} from './record.ts';
import { carryOut, isStanding, readStanding } from './standing-command.ts';
import type { WantedDice } from './wanted-dice.ts';
import { WayBack } from './way-back.ts';

/** A standing order may be given at any time, so nothing else ends them: neither side may fill the record with its own. */
export const MOST_STANDING = 1000;

interface How {
  readonly side?: string | undefined;
  readonly dice?: Dice;
  /** Places of those dice that the program threw in a battle with own dice. */
  readonly drawn?: readonly number[];
  /** Own dice that were entered for the command, the first `known` of them earlier. */
  readonly entered?: readonly Face[];
  readonly known?: number;
}
const NO_WISHES: How = {};

/** A battle being fought: a position, the record of how it came about, and the way back as far as it is open. */
export class Match<W extends World = World, Field = unknown> {
  readonly position: Position<W, Field>;
  readonly #entries: Entry[] = [];
  readonly #wayBack: WayBack;
  /** Standing orders given, by side. */
  readonly #standing = new Map<string, number>();
  #script: readonly number[] = [];
  #waiting: Waiting | undefined;
  /** Recorded dice of the opening that nothing asked for. */
  readonly #unthrown: number;
  readonly #opening: { readonly dice: readonly number[]; readonly hash: string };

  private constructor(
    readonly spec: GameSpec<W, Field>,
    readonly choice: Choice,
    readonly seed: number | null,
    opening: readonly number[] | undefined,
  ) {
    this.position = new Position(spec, spec.world(checkChoice(choice)));
    this.position.isLazy = true;
    this.#wayBack = new WayBack(this.position.state.lasting.length);
    const dice = opening && recordedDice(opening, this.position.seededDice);
    this.position.useDice(dice);
    this.position.begin(seed ?? 0);
    this.position.useDice(undefined);
    this.#unthrown = dice?.left ?? 0;
    this.#opening = { dice: [...this.position.rolled], hash: this.position.hash };
  }

  static begin<W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice, seed: number): Match<W, Field> {
    return new Match(spec, choice, seed, undefined);
  }
  /** Any position, for analysis. It has no past: its record begins here and cannot be replayed from the start. */
  static fromPosition<W extends World, Field>(
    spec: GameSpec<W, Field>,
    choice: Choice,
    json: unknown,
    seed: number,
  ): Match<W, Field> {
    const match = new Match(spec, choice, seed, undefined);
    match.position.fromJson(bounded()(json, ''));
    return match;
  }

  get entries(): readonly Entry[] {
    return this.#entries.slice();
  }
  get sideId(): string | undefined {
    return this.position.over ? undefined : itemAt(this.spec.sides, this.position.side).id;
  }

  /** The next dice of an analysis match, or of a real table: used up before the generator is asked again. */
  set nextDice(faces: readonly number[]) {
    this.#script = [...faces];
  }
  get nextDice(): readonly number[] {
    return this.#script;
  }

  legal(piece?: number): Command[] {
    const actions = piece === undefined ? this.position.actions : this.position.actionsOf(piece);
    return Array.from({ length: actions.count }, (_, i) => this.position.decode(actions.at(i)));
  }

  /**
   * Carries out a command, or says why not; nothing changes then. `side`, when given, must be the one asked.
   * `dice`, when given, are thrown instead of the match's own. In a battle with own dice a command may have to wait for them.
   */
  apply(command: unknown, how: How = NO_WISHES): Applied {
    if (this.#waiting && this.#waiting.dice.length > 0)
      return { ok: false, code: 'bad-request', field: 'dice', reason: 'are still to be entered for the order before' };
    return this.#apply(command, how);
  }
  #apply(command: unknown, how: How): Applied {
    const { position } = this;
    try {
      if (isStanding(command)) return this.#stand(command, how);
      const side = this.sideId;
      if (side === undefined) return { ok: false, code: 'over' };
      const action = position.encode(command);
      if (how.side !== undefined && how.side !== side) return this.#notYours(side);
      if (!position.permits(action)) return { ok: false, code: 'illegal', refusals: this.#seen.refusals(action) };
      return this.#carry(side, position.decode(action), how, () => position.play(action));
    } catch (error) {
      if (error instanceof BadInput)
        return { ok: false, code: 'bad-request', field: error.field, reason: error.reason };
      throw error;
    }
  }

  /** The order that waits for dice of the players' own. It has not been carried out yet. */
  get waiting(): Waiting | undefined {
    return this.#waiting;
  }
  /** What must be thrown for it, and what for, as far as a side may know; all of it without one. */
  wanted(viewer?: number): WantedDice | undefined {
    return this.#waiting && LATER.now.wantedDice(this.position, this.#waiting, viewer);
  }
  /** Dice that were thrown for the order that waits. It may want more, or cannot do with these: it then waits on. */
  enter(faces: readonly Face[]): Applied {
    const waiting = this.#waiting;
    if (!waiting) return { ok: false, code: 'bad-request', field: 'dice', reason: 'are not asked for now' };
    const entered = [...facesOf(waiting), ...faces];
    return this.#apply(waiting.command, { side: waiting.side, entered, known: waiting.dice.length });
  }
  /** An order that waited when the battle was saved waits again, with the dice it has. */
  resume({ command, side, ...had }: Waiting): Applied {
    return this.#apply(command, { side, entered: facesOf(had) });
  }
  /** Takes the order that waits back, as long as none of its dice has been thrown. */
  withdraw(): boolean {
    const canWithdraw = this.#waiting?.dice.length === 0;
    if (canWithdraw) this.#waiting = undefined;
    return canWithdraw;
  }

  /** It is for another side to say. */
  #notYours(side: string): Applied {
    return notYourTurn(present(this.position.questionRule), present(this.spec.sides.find((s) => s.id === side)));
  }

  #carry(side: string, command: Command, how: How, run: () => void): Applied {
    const { position } = this;
    const { dice } = how;
    if (this.#entries.length >= MOST_ENTRIES)
      throw new BadInput('', `a match has at most ${MOST_ENTRIES} commands, and this one has them all`);
    position.keep(this.#wayBack.before);
    const own = position.seededDice;
    const isOwn = this.choice.dice === OWN_DICE && !dice;
    const entered = isOwn ? new EnteredDice(how.entered ?? [], how.known ?? 0, own) : undefined;
    const script = this.#script.length > 0 && !dice && !isOwn ? scriptedDice(this.#script, own) : undefined;
    position.useDice(dice ?? entered ?? script);
    try {
      run();
      if (entered && entered.left > 0) throw new BadInput('dice', `has ${entered.left} too many`);
    } catch (error) {
      position.putBack(this.#wayBack.before);
      if (entered && error instanceof DieWanted) {
        this.#waiting = { side, command, dice: entered.faces, ...drawnField(entered.drawn) };
        return { ok: false, code: 'dice', waiting: this.#waiting };
      }
      throw error;
    } finally {
      position.useDice(undefined);
    }
    if (script) this.#script = this.#script.slice(this.#script.length - script.left);
    // The position begins a new list of dice with every command: this one is the entry's own from now on.
    const rolled = position.rolled;
    const drawn = drawnField(entered?.drawn ?? how.drawn ?? []);
    const entry: Entry = { side, command, dice: rolled, ...drawn, hash: position.hash };
    this.#waiting = undefined;
    // A die or a secret shown: nothing up to here can be taken back, so the way back is let go.
    if (rolled.length > 0 || position.revealed) this.#wayBack.clear();
    else this.#wayBack.push(position.state.lasting);
    this.#entries.push(entry);
    return { ok: true, events: position.events, entry };
  }

  #stand(command: unknown, how: How): Applied {
    const { spec, position } = this;
    const order = readStanding(spec, command);
    if (position.over) return { ok: false, code: 'over' };
    if (how.side !== undefined && how.side !== order.by) return this.#notYours(order.by);
    if ((this.#standing.get(order.by) ?? 0) >= MOST_STANDING)
      throw new BadInput('', `a side may give at most ${MOST_STANDING} standing orders in a battle`);
    const applied = this.#carry(order.by, order.command, how, () => carryOut(position, order.command));
    if (applied.ok) this.#countStanding(order.by, 1);
    return applied;
  }
  #countStanding(side: string, by: number): void {
    this.#standing.set(side, (this.#standing.get(side) ?? 0) + by);
  }

  /** Whether the last command can be taken back: no die fell and nothing was shown since. */
  get canUndo(): boolean {
    return this.#wayBack.count > 0 && !this.#waiting;
  }
  /** Takes the last command back. Only the side that gave it may, when a side asks. */
  undo(side?: string): boolean {
    if (!this.canUndo || (side !== undefined && side !== lastOf(this.#entries).side)) return false;
    const { side: by, command } = present(this.#entries.pop());
    if (isStanding(command)) this.#countStanding(by, -1);
    this.position.putBack(present(this.#wayBack.pop(this.position.state.lasting)));
    return true;
  }

  /** The position as the side that must decide sees it: all that is told about its orders is told of this. */
  get #seen(): Position<W, Field> {
    return this.position.seenBy(this.position.side);
  }
  odds(command: unknown, through: Through = 'decision', most?: number): Odds {
    const action = this.position.encode(command);
    if (!this.position.permits(action)) throw new BadInput('command', 'is not legal here: ask explain why');
    return LATER.now.odds(this.#seen, action, through, most);
  }
  explain(command: unknown): Explanation {
    return explain(this.#seen, this.position.encode(command));
  }

  /** A command as a side sees it; undefined where it may not even know that it was given. */
  commandFor(side: number, { side: by, command }: Pick<Entry, 'side' | 'command'>): Command | undefined {
    const { spec, position } = this;
    if (position.over || itemAt(spec.sides, side).id === by) return command;
    if (isStanding(command)) return undefined;
    return spec.viewCommand ? (spec.viewCommand(position.world, command, side) ?? HIDDEN) : command;
  }
  /** The record as a side may see it: its own commands and what it saw of the others; all of it when the battle is over. */
  recordFor(side: number): MatchRecord | SeenRecord {
    if (this.position.over) return this.record();
    return seenRecord(this.record(), itemAt(this.spec.sides, side).id, (entry) => this.commandFor(side, entry));
  }

  record(): MatchRecord {
    const { spec, position, choice, seed } = this;
    return {
      ...recordHead(spec, position.world, choice, seed),
      opening: this.#opening,
      entries: this.entries,
      ...(this.#waiting && { waiting: this.#waiting }),
    };
  }

  /** Plays a record again up to `until` commands, and says where it first differs, if it does. */
  static replay<W extends World, Field>(
    spec: GameSpec<W, Field>,
    record: MatchRecord,
    until = Number.POSITIVE_INFINITY,
  ): Replayed<W, Field> {
    const choice = choiceOf(record);
    let match: Match<W, Field>;
    if (record.game !== spec.id) {
      match = new Match(spec, {}, record.seed, undefined);
      return { match, same: false, at: 0, why: `the record is of ${record.game}` };
    }
    const missing = missingFigures(record);
    if (missing.length > 0) {
      match = new Match(spec, {}, record.seed, undefined);
      return { match, same: false, at: 0, why: `own figures are not in the record: ${missing.join(', ')}` };
    }
    try {
      match = new Match(spec, choice, record.seed, record.opening.dice);
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      match = new Match(spec, choice, record.seed, undefined);
      return { match, same: false, at: 0, why: `the opening dice are not those of the battle: ${error.message}` };
    }
    const differs = (at: number, why: string): Replayed<W, Field> => ({ match, same: false, at, why });
    if (match.position.world.dataHash !== record.data)
      return differs(0, 'the scenario or charts are not those of the record');
    if (record.chosen !== undefined && record.chosen !== chosenHash(record))
      return differs(0, 'the options are not those it was played with');
    if (match.#opening.hash !== record.opening.hash) return differs(0, 'the opening position has another hash');
    if (match.#unthrown > 0) return differs(0, `${match.#unthrown} opening dice of the record were not rolled`);
    for (const [i, entry] of record.entries.entries()) {
      if (i >= until) break;
      const dice = recordedDice(entry.dice, match.position.seededDice);
      let done: Applied;
      try {
        done = match.apply(entry.command, { dice, ...drawnField(entry.drawn ?? []) });
      } catch (error) {
        return differs(i + 1, error instanceof Error ? error.message : 'the command failed');
      }
      if (!done.ok) return { ...differs(i + 1, refusalWords(done)), ...refusalField(done) };
      if (dice.left > 0) return differs(i + 1, `${dice.left} dice of the record were not rolled`);
      if (done.entry.side !== entry.side)
        return differs(i + 1, `it was for ${done.entry.side} to decide, not ${entry.side}`);
      if (done.entry.hash !== entry.hash)
        return differs(i + 1, `the hash is ${done.entry.hash}, the record has ${entry.hash}`);
    }
    const { waiting } = record;
    if (waiting && until >= record.entries.length) {
      const asked = match.#apply(waiting.command, { entered: facesOf(waiting) });
      const why = waitingFault(asked, waiting, record.seed !== null);
      if (why !== undefined) return differs(record.entries.length + 1, why);
    }
    return { match, same: true, at: record.entries.length, why: '' };
  }

  /**
   * Whether the recorded dice, the opening's too, are those the seed gives: an audit anyone can make. Dice that were entered by
   * hand cannot be audited (`handDice` counts them); all others are.
   */
  static audit<W extends World, Field>(spec: GameSpec<W, Field>, record: MatchRecord): boolean {
    if (record.seed === null) return false;
    const choice = choiceOf(record);
    const match = Match.begin(spec, choice, record.seed);
    if (String(match.#opening.dice) !== String(record.opening.dice)) return false;
    try {
      return record.entries.every((entry) => {
        const done = match.#apply(entry.command, { entered: facesOf(entry) });
        return done.ok && done.entry.hash === entry.hash && String(done.entry.dice) === String(entry.dice);
      });
    } catch {
      return false;
    }
  }
}

export interface Replayed<W extends World, Field> {
  readonly match: Match<W, Field>;
  readonly same: boolean;
  /** The number of the first command that differs. */
  readonly at: number;
  readonly why: string;
  /** The rule that refuses it, in the words of the game. */
  readonly refusal?: Refusal;
}
