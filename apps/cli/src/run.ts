import { BadInput } from '@tambour/kernel';
import type { Terminal } from './terminal.ts';
import { Failure, UsageError } from './usage.ts';

/** One word of the command line. Returns the exit code: 0 done, 1 the answer is no, 2 the question was wrong. */
export interface CliCommand {
  readonly help: string;
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** Loaded when called: `tambour engine` should not wait for the press. */
const COMMANDS: Readonly<Record<string, { readonly does: string; load(): Promise<CliCommand> }>> = {
  play: { does: 'play a battle in the terminal', load: async () => (await import('./play/play.ts')).play },
  simulate: {
    does: 'fight a battle many times and count',
    load: async () => (await import('./simulate/simulate.ts')).simulate,
  },
  replay: { does: 'play a record again and check it', load: async () => (await import('./replay.ts')).replay },
  rules: {
    does: 'list the rules of a game: where cited, how tested',
    load: async () => (await import('./rules/rules.ts')).rules,
  },
  map: { does: 'print the map of a battle with its set-up', load: async () => (await import('./map/map.ts')).map },
  engine: {
    does: 'answer JSON lines on standard input and output',
    load: async () => (await import('./engine/engine.ts')).engine,
  },
};

const HELP = `tambour: play, referee and study black-powder battles.

Usage: tambour COMMAND …

${Object.entries(COMMANDS)
  .map(([name, { does }]) => `  ${name.padEnd(10)}${does}`)
  .join('\n')}

tambour COMMAND --help tells more of each.`;

const isHelp = (word: string) => word === '--help' || word === '-h';

export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...args] = argv;
  if (name === '' || name === 'help' || isHelp(name)) {
    (name === '' ? terminal.note : terminal.say)(HELP);
    return name === '' ? 2 : 0;
  }
  if (!Object.hasOwn(COMMANDS, name)) {
    terminal.note(`tambour: "${name}" is not a command; there are ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  const command = await COMMANDS[name]!.load();
  if (args.some(isHelp)) {
    terminal.say(command.help);
    return 0;
  }
  try {
    return await command.run(args, terminal);
  } catch (error) {
    if (error instanceof UsageError || error instanceof BadInput) {
      terminal.note(`tambour ${name}: ${error.message} (tambour ${name} --help tells more)`);
      return 2;
    }
    if (error instanceof Failure) {
      terminal.note(`tambour ${name}: ${error.message}`);
      return 1;
    }
    throw error;
  }
}
