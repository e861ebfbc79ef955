import { debuglog } from 'node:util';
import { BadInput } from '@tambour/kernel';
import type { CliCommand } from './cli-command.ts';
import type { Terminal } from './terminal.ts';
import { Failure, UsageError } from './usage.ts';
import { version } from './version.ts';

const TRACE = debuglog('tambour');

/** Loaded when called: `tambour engine` should not wait for the press. */
const COMMANDS: Readonly<Record<string, { readonly does: string; load(): Promise<CliCommand> }>> = {
  list: { does: 'tell the games, their battles and options', load: async () => (await import('./list.ts')).list },
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

tambour COMMAND --help tells more of each; tambour --version tells which this is.
Wherever a command takes a FILE to write, "-" is standard output. It exits with 0 when done, 1 when the answer is no or it
cannot be done, 2 when the question was wrong, 3 by a fault of ours.`;

const isHelp = (word: string) => word === '--help' || word === '-h';

export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...args] = argv;
  if (name === '' || name === 'help' || isHelp(name)) {
    if (name === '') for (const line of HELP.split('\n')) terminal.note(line);
    else terminal.show(HELP);
    return name === '' ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    terminal.say(`tambour ${version()}`);
    return 0;
  }
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!entry) {
    terminal.note(`tambour: "${name}" is not a command; there are ${Object.keys(COMMANDS).join(', ')}`);
    return 2;
  }
  try {
    const command = await entry.load();
    if (!args.some(isHelp)) return await command.run(args, terminal);
    terminal.show(command.help);
    return 0;
  } catch (error) {
    if (error instanceof UsageError || error instanceof BadInput) {
      terminal.note(`tambour ${name}: ${error.message} (tambour ${name} --help tells more)`);
      return 2;
    }
    if (error instanceof Failure) {
      terminal.note(`tambour ${name}: ${error.message}`);
      return 1;
    }
    terminal.note(`tambour ${name}: a fault of ours: ${error instanceof Error ? error.message : String(error)}`);
    if (TRACE.enabled) TRACE('%s', error instanceof Error ? error.stack : error);
    else terminal.note('(NODE_DEBUG=tambour tells where)');
    return 3;
  }
}
