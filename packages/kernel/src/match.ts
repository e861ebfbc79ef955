import { type Applied, refusalWords } from './applied.ts';
import type { Through } from './assumption.ts';
import { checkChoice } from './choice.ts';
import { type Dice, DiceError, recordedDice, scriptedDice } from './dice.ts';
import { type Explanation, explain } from './explain.ts';
import type { Choice, Command, GameSpec, StandingAnswer, World } from './game.ts';
import { STANDING_ANSWERS } from './game.ts';
import { type Odds, odds } from './odds.ts';
import { BadInput, bounded, integer, object, oneOf } from './parse.ts';
import { Position } from './position.ts';
import {
  choiceOf,
  chosenHash,
  type Entry,
  HIDDEN,
  type MatchRecord,
  MOST_ENTRIES,
  missingFigures,
  ownFigures,
  RECORD_FORMAT,
  SEEN_FORMAT,
  type SeenRecord,
} from './record.ts';
import { WayBack } from './way-back.ts';

/** A standing order may be given at any time, so nothing else ends them: neither side may fill the record with its own. */
export const MOST_STANDING = 1000;

interface How {
  readonly side?: string | undefined;
  readonly dice?: Dice;
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
    return this.position.over ? undefined : this.spec.sides[this.position.side]!.id;
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
   * `dice`, when given, are thrown instead of the match's own.
   */
  apply(command: unknown, how: How = NO_WISHES): Applied {
    const { position } = this;
    try {
      if (isStanding(command)) return this.#stand(command, how);
      const side = this.sideId;
      if (side === undefined) return { ok: false, code: 'over' };
      const action = position.encode(command);
      if (how.side !== undefined && how.side !== side) return this.#notYours(side);
      if (!position.permits(action)) return { ok: false, code: 'illegal', refusals: this.#seen.refusals(action) };
      return this.#carry(side, position.decode(action), how.dice, () => position.play(action));
    } catch (error) {
      if (error instanceof BadInput)
        return { ok: false, code: 'bad-request', field: error.field, reason: error.reason };
      throw error;
    }
  }

  /** It is for another side to say. */
  #notYours(side: string): Applied {
    const rule = this.position.questionRule!;
    const who = this.spec.sides.find((s) => s.id === side)!.name;
    const why = { en: `It is not your turn (${who.en}).`, fr: `Ce n’est pas votre tour (${who.fr}).` };
    return { ok: false, code: 'illegal', refusals: [{ rule, why }] };
  }

  #carry(side: string, command: Command, dice: Dice | undefined, run: () => void): Applied {
    const { position } = this;
    if (this.#entries.length >= MOST_ENTRIES)
      throw new BadInput('', `a match has at most ${MOST_ENTRIES} commands, and this one has them all`);
    position.keep(this.#wayBack.before);
    const script = this.#script.length > 0 && !dice ? scriptedDice(this.#script, position.seededDice) : undefined;
    position.useDice(dice ?? script);
    try {
      run();
    } catch (error) {
      position.putBack(this.#wayBack.before);
      throw error;
    } finally {
      position.useDice(undefined);
    }
    if (script) this.#script = this.#script.slice(this.#script.length - script.left);
    // The position begins a new list of dice with every command: this one is the entry's own from now on.
    const rolled = position.rolled;
    const entry: Entry = { side, command, dice: rolled, hash: position.hash };
    // A die or a secret shown: nothing up to here can be taken back, so the way back is let go.
    if (rolled.length > 0 || position.revealed) this.#wayBack.clear();
    else this.#wayBack.push(position.state.lasting);
    this.#entries.push(entry);
    return { ok: true, events: position.events, entry };
  }

  #stand(command: unknown, how: How): Applied {
    const { spec, position } = this;
    const c = object(
      {
        type: oneOf('standing'),
        side: oneOf(...spec.sides.map((s) => s.id)),
        on: oneOf(...spec.standing.map((s) => s.id)),
        answer: oneOf(...STANDING_ANSWERS),
      },
      { percent: integer(1, 100) },
    )(command, '');
    const slot = spec.standing.findIndex((s) => s.id === c.on);
    if (!spec.standing[slot]!.answers.includes(c.answer as StandingAnswer))
      throw new BadInput('answer', `must be one of ${spec.standing[slot]!.answers.join(', ')} for ${c.on}`);
    if (c.answer === 'chance' && c.percent === undefined)
      throw new BadInput('percent', 'is missing (a whole number from 1 to 100)');
    if (position.over) return { ok: false, code: 'over' };
    if (how.side !== undefined && how.side !== c.side) return this.#notYours(c.side);
    if ((this.#standing.get(c.side) ?? 0) >= MOST_STANDING)
      throw new BadInput('', `a side may give at most ${MOST_STANDING} standing orders in a battle`);
    const side = spec.sides.findIndex((s) => s.id === c.side);
    const applied = this.#carry(c.side, { ...c } as Command, how.dice, () =>
      position.setStanding(side, slot, STANDING_ANSWERS.indexOf(c.answer as StandingAnswer), c.percent ?? 0),
    );
    this.#countStanding(c.side, 1);
    return applied;
  }
  #countStanding(side: string, by: number): void {
    this.#standing.set(side, (this.#standing.get(side) ?? 0) + by);
  }

  /** Whether the last command can be taken back: no die fell and nothing was shown since. */
  get canUndo(): boolean {
    return this.#wayBack.count > 0;
  }
  /** Takes the last command back. Only the side that gave it may, when a side asks. */
  undo(side?: string): boolean {
    if (!this.canUndo || (side !== undefined && side !== this.#entries.at(-1)!.side)) return false;
    const { side: by, command } = this.#entries.pop()!;
    if (isStanding(command)) this.#countStanding(by, -1);
    this.position.putBack(this.#wayBack.pop(this.position.state.lasting)!);
    return true;
  }

  /** The position as the side that must decide sees it: all that is told about its orders is told of this. */
  get #seen(): Position<W, Field> {
    return this.position.seenBy(this.position.side);
  }
  odds(command: unknown, through: Through = 'decision', most?: number): Odds {
    const action = this.position.encode(command);
    if (!this.position.permits(action)) throw new BadInput('command', 'is not legal here: ask explain why');
    return odds(this.#seen, action, through, most);
  }
  explain(command: unknown): Explanation {
    return explain(this.#seen, this.position.encode(command));
  }

  /** A command as a side sees it; undefined where it may not even know that it was given. */
  commandFor(side: number, { side: by, command }: Pick<Entry, 'side' | 'command'>): Command | undefined {
    const { spec, position } = this;
    if (position.over || spec.sides[side]!.id === by) return command;
    if (isStanding(command)) return undefined;
    return spec.viewCommand ? (spec.viewCommand(position.world, command, side) ?? HIDDEN) : command;
  }
  /** The record as a side may see it: its own commands and what it saw of the others; all of it when the battle is over. */
  recordFor(side: number): MatchRecord | SeenRecord {
    const { format: _, seed: _seed, opening: _opening, entries, ...head } = this.record();
    if (this.position.over) return this.record();
    return {
      ...head,
      format: SEEN_FORMAT,
      seenBy: this.spec.sides[side]!.id,
      entries: entries.flatMap((entry) => {
        const command = this.commandFor(side, entry);
        return command ? [{ side: entry.side, command }] : [];
      }),
    };
  }

  record(): MatchRecord {
    const { spec, position, choice } = this;
    const { scenario, dataHash: data, options } = position.world;
    const own = ownFigures(choice);
    return {
      format: RECORD_FORMAT,
      game: spec.id,
      rules: spec.version,
      scenario,
      data,
      options,
      chosen: chosenHash({ game: spec.id, scenario, data, options }),
      seed: this.seed,
      ...(own.length === 0 ? {} : { own }),
      ...(choice.charts === undefined ? {} : { charts: choice.charts }),
      ...(choice.scenarioData === undefined ? {} : { scenarioData: choice.scenarioData }),
      opening: this.#opening,
      entries: this.entries,
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
    if (match.#unthrown > 0) return differs(0, `${match.#unthrown} opening dice of the record were not thrown`);
    for (const [i, entry] of record.entries.entries()) {
      if (i >= until) break;
      const dice = recordedDice(entry.dice, match.position.seededDice);
      let done: Applied;
      try {
        done = match.apply(entry.command, { dice });
      } catch (error) {
        return differs(i + 1, error instanceof Error ? error.message : 'the command failed');
      }
      if (!done.ok) return differs(i + 1, refusalWords(done));
      if (dice.left > 0) return differs(i + 1, `${dice.left} dice of the record were not thrown`);
      if (done.entry.side !== entry.side)
        return differs(i + 1, `it was for ${done.entry.side} to decide, not ${entry.side}`);
      if (done.entry.hash !== entry.hash)
        return differs(i + 1, `the hash is ${done.entry.hash}, the record has ${entry.hash}`);
    }
    return { match, same: true, at: record.entries.length, why: '' };
  }

  /** Whether the recorded dice, the opening's too, are those the seed gives: an audit anyone can make. */
  static audit<W extends World, Field>(spec: GameSpec<W, Field>, record: MatchRecord): boolean {
    if (record.seed === null) return false;
    const choice = choiceOf(record);
    const match = Match.begin(spec, choice, record.seed);
    if (String(match.#opening.dice) !== String(record.opening.dice)) return false;
    try {
      return record.entries.every((entry) => {
        const done = match.apply(entry.command);
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
}

const isStanding = (command: unknown): boolean =>
  typeof command === 'object' &&
  command !== null &&
  (command as Command).type === 'standing' &&
  Object.hasOwn(command, 'type');
