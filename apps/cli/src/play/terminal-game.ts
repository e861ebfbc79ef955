import type { Chance, Player } from '@tambour/ai';
import { BadInput, type Command, type Language, type Match, parseJson, type World } from '@tambour/kernel';
import { openOutput } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { Failure } from '../usage.ts';
import { commandWords, eventWords } from './words.ts';

const MOST_SHOWN = 20;
const LEAST_CHANCE = 0.005;
const ASSUMES = { en: 'assumes:', fr: 'suppose :' };

export const WORDS_HELP = `  N            give command number N          odds N       what N may lead to
  some words   show the commands with them    why N        the sum behind N
  all          show every command             why {json}   why this command is refused, and what is near it
  undo         take the last command back     save FILE    write the record ("-": show it)
  help         these words                    quit         leave`;

/** A battle in the terminal: one person types, players take the sides that are not the person's. */
export class TerminalGame<W extends World, Field> {
  #commands: readonly Command[] = [];

  constructor(
    readonly match: Match<W, Field>,
    readonly terminal: Terminal,
    readonly language: Language,
    /** By side; undefined where a person decides. */
    readonly players: readonly (Player<W, Field> | undefined)[],
    readonly chance: Chance,
  ) {}

  /** Lets the players play until a person is asked, or the battle is over; then shows where things stand. */
  goOn(): void {
    const { position } = this.match;
    for (let player = this.players[position.side]; player; player = this.players[position.side]) {
      const { index } = player.choose(position, this.chance);
      this.#give(position.decode(position.actions.at(index)));
    }
    this.#show();
  }

  /** One line typed by the person. False when the battle is left. */
  hear(line: string): boolean {
    const [word = '', ...more] = line.trim().split(/\s+/);
    const rest = more.join(' ');
    try {
      if (word === 'quit') return false;
      if (word === 'help') this.terminal.show(WORDS_HELP);
      else if (word === 'undo') this.#undo();
      else if (word === 'save') this.#save(rest);
      else if (word === 'all') this.#list(this.#commands.length, []);
      else if (word === 'odds') this.#odds(this.#numbered(rest));
      else if (word === 'why') this.#why(rest.startsWith('{') ? parseJson(rest, 'why') : this.#numbered(rest));
      else if (/^\d+$/.test(word)) {
        this.#give(this.#numbered(word));
        this.goOn();
      } else this.#list(MOST_SHOWN, word === '' ? [] : [word, ...more]);
    } catch (error) {
      if (!(error instanceof BadInput) && !(error instanceof Failure)) throw error;
      this.terminal.say(error.message);
    }
    return true;
  }

  #numbered(text: string): Command {
    const command = /^\d+$/.test(text) ? this.#commands[Number(text) - 1] : undefined;
    if (!command) throw new BadInput('', `give a number from 1 to ${this.#commands.length}`);
    return command;
  }

  #give(command: Command): void {
    const { match, terminal } = this;
    const viewer = this.#viewer;
    const applied = match.apply(command);
    if (!applied.ok) throw new BadInput('', `refused (${applied.code})`);
    const { side } = applied.entry;
    const dice =
      viewer === undefined ? applied.entry.dice : match.position.rolledFor(viewer).filter((face) => face > 0);
    const told = viewer === undefined ? command : match.commandFor(viewer, applied.entry);
    const events = viewer === undefined ? applied.events : match.position.eventsFor(viewer);
    if (told) terminal.say(`${side}: ${commandWords(told)}${dice.length > 0 ? `  [dice ${dice.join(' ')}]` : ''}`);
    for (const event of events) terminal.say(`     ${eventWords(event)}`);
  }
  /** The side whose eyes this is seen with: the person's, when there is one. Who plays both sides, or none, sees all. */
  get #viewer(): number | undefined {
    const persons = this.players.flatMap((player, side) => (player ? [] : [side]));
    return persons.length === 1 ? persons[0] : undefined;
  }

  /** Back to the person's own last command; what players answered since goes with it. */
  #undo(): void {
    const { match } = this;
    const isOwn = (side: string) => !this.players[match.spec.sides.findIndex((s) => s.id === side)];
    let isBack = false;
    while (match.canUndo && !isBack) {
      const last = match.entries.at(-1);
      isBack = last !== undefined && isOwn(last.side);
      match.undo();
    }
    if (!isBack) this.terminal.say('there is no way back: a die has fallen since');
    this.goOn();
  }

  #save(file: string): void {
    if (file === '') throw new BadInput('', 'save needs a file name');
    const output = openOutput(file, this.terminal);
    output.write(`${JSON.stringify(this.match.record(), null, 1)}\n`);
    if (!output.isStandard) this.terminal.say(`written to ${file}`);
  }

  #odds(command: Command): void {
    const { terminal, language } = this;
    const { outcomes, exact, unresolved, paths, assumptions } = this.match.odds(command, 'combat');
    const percent = (chance: number) => (100 * chance).toFixed(1);
    for (const { facts, chance, least, most } of outcomes) {
      if (most < LEAST_CHANCE || (chance < LEAST_CHANCE && unresolved > 0)) continue;
      const range = exact || most - least < LEAST_CHANCE ? '' : `  (${percent(least)} to ${percent(most)}%)`;
      terminal.say(`  ${percent(chance).padStart(5)}%  ${facts.join('; ') || 'nothing'}${range}`);
    }
    for (const { says } of assumptions) terminal.say(`  ${ASSUMES[language]} ${says[language]}`);
    const how = exact ? 'exact' : unresolved > 0 ? 'bounded' : 'not exact: it rests on what is hidden';
    terminal.say(`  (${how}, ${paths} paths of dice)`);
  }

  #why(command: unknown): void {
    const { terminal, language, match } = this;
    const { legal, refusals, instead, modifiers } = match.explain(command);
    for (const { rule, why } of refusals) terminal.say(`  (${rule}) ${why[language]}`);
    for (const near of instead) terminal.say(`  legal: ${commandWords(near)}`);
    for (const { rule, value, what } of modifiers)
      terminal.say(`  (${rule}) ${value < 0 ? '' : '+'}${value} ${what[language]}`);
    if (legal && modifiers.length === 0) terminal.say('  legal; no sum behind it');
  }

  #show(): void {
    const { match, terminal, language } = this;
    const { position, spec } = match;
    const { turn, phase } = position.status;
    const { verdict } = position;
    if (position.over) {
      this.#commands = [];
      if (!verdict) return;
      const won = verdict.winner === undefined ? 'drawn' : `won by the ${spec.sides[verdict.winner]?.name[language]}`;
      terminal.say('');
      terminal.say(`Turn ${turn}: ${won}, ${verdict.points.join(' to ')}. ${verdict.why[language]} (${verdict.rule})`);
      if (this.players.some((player) => !player)) terminal.say('"save FILE" keeps the record, "quit" leaves.');
      return;
    }
    this.#commands = match.legal();
    terminal.say('');
    terminal.say(
      `Turn ${turn}, ${phase}. ${spec.sides[position.side]?.name[language]}: ${position.prompt?.[language]}`,
    );
    this.#list(MOST_SHOWN, []);
  }

  #list(most: number, parts: readonly string[]): void {
    const rows = this.#commands
      .map((command, i) => ({ n: i + 1, words: commandWords(command) }))
      .filter(({ words }) => parts.every((part) => words.toLowerCase().includes(part.toLowerCase())));
    for (const { n, words } of rows.slice(0, most)) this.terminal.say(`${String(n).padStart(5)}  ${words}`);
    if (rows.length === 0) this.terminal.say('  no such command; "help" tells the words');
    if (rows.length > most) this.terminal.say(`       … ${rows.length - most} more: type part of a name, or "all"`);
  }
}
