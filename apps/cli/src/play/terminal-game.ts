import {
  type Applied,
  BadInput,
  type Command,
  HIDDEN,
  type Match,
  type Position,
  type Text,
  type World,
} from '@tambour/kernel';
import type { Handle } from '@tambour/stage';
import { Bot } from '../bots/bot.ts';
import { named } from '../names.ts';
import { openOutput } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { Failure, faultSays } from '../usage.ts';
import { promptHelp } from '../words/help.ts';
import { say } from '../words/say.ts';
import { Adviser } from './adviser.ts';
import { unitLines, victoryLines } from './answers.ts';
import { BotSeats } from './bot-seats.ts';
import { DiceQuestion, dieFault } from './dice-question.ts';
import { Menu } from './menu.ts';
import { Narrator } from './narrator.ts';
import { type PromptWord, promptWord } from './prompt-word.ts';
import { Questions } from './questions.ts';
import type { Seating } from './seating.ts';
import type { Speaker } from './speaker.ts';
import { undoOwn } from './undo-own.ts';

const LOG_LINES = 20;
/** What may be asked before dice are entered; anything else is about them. */
const WHILE_WAITING: readonly PromptWord[] = [
  'help',
  'save',
  'log',
  'look',
  'units',
  'state',
  'objectives',
  'odds',
  'why',
];

/** A battle in the terminal: one person types, players take the sides that are not the person's. */
export class TerminalGame<W extends World, Field> {
  readonly #narrator: Narrator<W, Field>;
  readonly #menu: Menu;
  readonly #questions: Questions<W, Field>;
  readonly #dice: DiceQuestion<W, Field>;
  readonly #adviser: Adviser<W, Field>;
  readonly #bots: BotSeats<W, Field>;
  #suggested: Command | undefined;

  constructor(
    readonly seating: Seating<W, Field>,
    readonly terminal: Terminal,
    readonly speaker: Speaker,
  ) {
    this.#narrator = new Narrator(seating.stage, speaker.language);
    this.#menu = new Menu(speaker);
    this.#adviser = new Adviser(seating.stage);
    this.#bots = new BotSeats(seating);
    this.#questions = new Questions(seating, speaker);
    this.#dice = new DiceQuestion(seating.match, seating.stage, speaker);
  }

  get match(): Match<W, Field> {
    return this.seating.match;
  }

  /** Lets the players play until a person is asked, or the battle is over; then shows where things stand. */
  async goOn(): Promise<void> {
    const { players, chance } = this.seating;
    const { position } = this.match;
    for (let player = players[position.side]; player && !position.over; player = players[position.side]) {
      if (this.match.waiting) break;
      if (player instanceof Bot) {
        const decided = await this.#bots.decide(player, position.side);
        if ('command' in decided) this.#give(decided.command);
        else this.speaker.tell(decided.why);
      } else this.#give(position.decode(position.actions.at(player.choose(position, chance).index)));
    }
    if (this.match.waiting) this.#askDice();
    else this.#ask();
  }
  /** The order that waits for dice, and what is to be thrown for it. */
  #askDice(): void {
    const { waiting } = this.match;
    if (!waiting) return;
    const side = this.seating.sides.find(({ id }) => id === waiting.side)?.name ?? '';
    const label = this.#label(waiting.command, this.#seen);
    this.terminal.say('');
    if (label) this.speaker.tell(say('play.order', { side, label }));
    this.#dice.ask(this.#viewer, this.#canWithdraw);
  }
  /** A person may think better of an order until its first die is thrown; what the computer has ordered stands. */
  get #canWithdraw(): boolean {
    const { waiting } = this.match;
    return waiting !== undefined && waiting.dice.length === 0 && this.#isPersons(waiting.side);
  }
  #isPersons(side: string): boolean {
    return !this.seating.players[this.match.spec.sides.findIndex((s) => s.id === side)];
  }

  /** One line typed by the person. False when the battle is left. */
  async hear(line: string): Promise<boolean> {
    const [word = '', ...more] = line.trim().split(/\s+/);
    const known = promptWord(word);
    if (known === 'quit') return false;
    try {
      if (this.match.waiting && (!known || !WHILE_WAITING.includes(known))) await this.#hearDice(line, known);
      else if (/^\d+$/.test(word) && more.length === 0 && !this.#isFarPlace(word)) await this.#choose(Number(word));
      // "roll for Orders" is an order of a game.
      else if (known && (known !== 'roll' || more.length === 0)) await this.#does[known](more.join(' '));
      else await this.#find(line.trim());
    } catch (error) {
      const why =
        dieFault(error) ?? (error instanceof BadInput || error instanceof Failure ? faultSays(error) : undefined);
      if (!why) throw error;
      this.speaker.tell(why);
    }
    return true;
  }

  /** Faces typed for the order that waits; or that it is taken back. */
  async #hearDice(line: string, known: PromptWord | undefined): Promise<void> {
    const { match } = this;
    const isBack = known === 'back' || known === 'undo';
    if (isBack && this.#canWithdraw) {
      match.withdraw();
      this.speaker.tell(say('dice.withdrawn'));
    } else if (isBack) this.speaker.tell(say('dice.stands'));
    else if (match.waiting && (!known || known === 'roll')) {
      const faces = this.#dice.read(line);
      if (faces.length > 0) this.#carry(match.waiting.command, () => match.enter(faces));
    }
    await this.goOn();
  }

  /** What each word at the prompt does. */
  readonly #does: Readonly<Record<Exclude<PromptWord, 'quit'>, (rest: string) => void | Promise<void>>> = {
    help: () => this.terminal.show(promptHelp(this.speaker.language)),
    more: () => this.#menu.more(),
    back: () => this.#menu.all(),
    undo: () => this.#undo(),
    save: (file) => this.#save(file),
    log: (lines) => this.#log(lines),
    suggest: () => this.#suggest(),
    ok: () => this.#accept(),
    odds: (which) => this.#questions.odds(this.#menu, which),
    why: (what) => this.#questions.why(this.#menu, this.#seen, what),
    roll: () => this.speaker.tell(say('dice.none')),
    look: (name) => this.#questions.look(this.#seen, name),
    units: (name) => (name === '' ? this.#units() : this.#questions.look(this.#seen, name)),
    state: () => this.#state(),
    objectives: () => this.#objectives(),
  };

  /** The side whose eyes this is seen with: the person's, when there is one. Who plays both sides, or none, sees all. */
  get #viewer(): number | undefined {
    const persons = this.seating.players.flatMap((player, side) => (player ? [] : [side]));
    return persons.length === 1 ? persons[0] : undefined;
  }
  /** The side that sentences are put for. */
  get #eyes(): number {
    return this.#viewer ?? (this.match.position.over ? 0 : this.match.position.side);
  }
  /** The position as it may be seen. */
  get #seen(): Position<W, Field> {
    const { position } = this.match;
    return this.#viewer === undefined ? position : position.seenBy(this.#viewer);
  }

  /** Carries an order out and tells what came of it. */
  #give(command: Command): void {
    this.#carry(command, () => this.match.apply(command));
  }
  #carry(command: Command, run: () => Applied): void {
    const { match } = this;
    const { stage } = this.seating;
    const viewer = this.#viewer;
    const seen = this.#seen;
    const before = stage.scene(seen.field);
    const told = this.#label(command, seen);
    const { world } = seen;
    const applied = run();
    if (!applied.ok && applied.code === 'dice') return;
    if (!applied.ok && applied.code === 'bad-request') throw new BadInput(applied.field, applied.reason);
    if (!applied.ok) throw new Failure(say('play.refused', { code: applied.code }));
    this.#suggested = undefined;
    this.#bots.happened();
    const side = this.seating.sides.find(({ id }) => id === applied.entry.side);
    const events = viewer === undefined ? applied.events : match.position.eventsFor(viewer);
    const order = side && told ? { side: side.name, label: told } : undefined;
    this.speaker.lines(this.#narrator.tell(order, this.#narrator.eventTexts(world, before, events)));
  }
  /** An order in words, as far as it may be known; undefined where not even that it was given. */
  #label(command: Command, seen: Position<W, Field>): Text | undefined {
    const { match } = this;
    const by = match.sideId;
    const viewer = this.#viewer;
    if (by === undefined) return undefined;
    const known = viewer === undefined ? command : match.commandFor(viewer, { side: by, command });
    if (!known) return undefined;
    return known.type === HIDDEN.type ? say('play.secret') : this.seating.stage.label(seen.field, known);
  }

  /** A number beyond the list that is the number of a place. */
  #isFarPlace(word: string): boolean {
    return Number(word) > this.#menu.count && this.#questions.placeTitles.has(word);
  }
  async #choose(n: number): Promise<void> {
    const row = this.#menu.row(n);
    const [only] = row.handles;
    if (row.handles.length > 1 || !only) {
      this.#menu.open(row.handles);
      return;
    }
    await this.#order(only);
  }
  async #order(handle: Handle): Promise<void> {
    this.#give(handle.command);
    await this.goOn();
  }

  /** Words: an order written out, a piece, a place, or part of either. */
  async #find(words: string): Promise<void> {
    if (words === '') {
      this.#menu.show();
      return;
    }
    const exact = this.#menu.written(words);
    if (exact) {
      await this.#order(exact);
      return;
    }
    if (this.#menu.find(words, this.#questions.places)) return;
    const { pieces } = this.seating.stage.scene(this.#seen.field);
    const piece = named(words, pieces);
    if (!piece) {
      this.speaker.tell(say('play.none', { words }));
      return;
    }
    this.#questions.look(this.#seen, words);
    this.speaker.tell(say('play.noOrders', { who: piece.title }));
  }

  /** Back to the person's own last command; what players answered since goes with it. */
  async #undo(): Promise<void> {
    const { match } = this;
    const hasOrdered = match.entries.some(({ side }) => this.#isPersons(side));
    const { count, isBack } = undoOwn(match, (side) => this.#isPersons(side));
    this.#bots.undone(count);
    this.speaker.tell(say(isBack ? 'play.undone' : hasOrdered ? 'play.noWayBack' : 'play.nothingToUndo'));
    await this.goOn();
  }

  #save(file: string): void {
    if (file === '') {
      this.speaker.tell(say('play.saveNeeds'));
      return;
    }
    const output = openOutput(file, this.terminal);
    output.write(`${JSON.stringify(this.match.record(), null, 1)}\n`);
    if (!output.isStandard) this.speaker.tell(say('play.saved', { file }));
  }

  #log(rest: string): void {
    const lines = this.#narrator.last(/^\d{1,6}$/.test(rest) ? Number(rest) : LOG_LINES);
    if (lines.length === 0) this.speaker.tell(say('log.none'));
    this.speaker.lines(lines);
  }

  #suggest(): void {
    const { position } = this.match;
    if (position.over) {
      this.speaker.tell(say('play.over'));
      return;
    }
    const { command, told } = this.#adviser.advise(position, this.#seen);
    this.#suggested = command;
    for (const text of told) this.speaker.tell(text);
    this.speaker.tell(say('play.ok'));
  }
  async #accept(): Promise<void> {
    const command = this.#suggested;
    if (!command) {
      this.speaker.tell(say('play.nothingToOk'));
      return;
    }
    this.#give(command);
    await this.goOn();
  }

  #units(): void {
    const own = this.#eyes;
    const listed = this.seating.sides
      .map(({ name }, side) => ({ name, side }))
      .sort((a, b) => +(b.side === own) - +(a.side === own));
    const scene = this.seating.stage.scene(this.#seen.field);
    this.speaker.lines(unitLines(scene, listed, this.#questions.placeTitles, this.speaker.language));
  }

  #state(): void {
    const { language } = this.speaker;
    const told = this.seating.study.survey(this.#seen.field, this.#eyes);
    this.speaker.lines(told.map((text) => `  ${text[language]}`));
  }
  #objectives(): void {
    const victory = this.seating.stage.victory(this.#seen.field);
    this.speaker.lines(victoryLines(victory, this.seating.sides, this.speaker.language));
  }

  /** Shows what is asked, with its orders; or how it ended. */
  #ask(): void {
    const { match, speaker, terminal } = this;
    const { position } = match;
    if (position.over) {
      this.#end();
      return;
    }
    const seen = this.#seen;
    const { stage } = this.seating;
    const { pieces, headline } = stage.scene(seen.field);
    const { actions } = seen;
    const handles = Array.from({ length: actions.count }, (_, i) => stage.handle(seen.field, actions.at(i)));
    terminal.say('');
    terminal.say(`— ${headline[speaker.language]} —`);
    const side = this.seating.sides[position.side]?.name ?? '';
    const prompt = position.prompt ?? '';
    speaker.tell(say(this.#viewer === undefined ? 'play.askedBoth' : 'play.asked', { side, prompt }));
    this.#menu.lay(handles, pieces);
  }
  #end(): void {
    const { terminal, speaker } = this;
    const { position } = this.match;
    const { verdict } = position;
    this.#menu.lay([], []);
    if (!verdict) return;
    const { winner, why, rule } = verdict;
    const [first = 0, second = 0] = verdict.points;
    const told = { turn: position.status.turn, points: say('play.score', { first, second }), why, rule };
    const side = winner === undefined ? undefined : this.seating.sides[winner]?.name;
    terminal.say('');
    speaker.tell(side ? say('play.won', { ...told, side }) : say('play.drawn', told));
    if (this.seating.players.some((player) => !player)) speaker.tell(say('play.after'));
  }
}
