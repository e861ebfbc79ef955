import { debuglog } from 'node:util';
import { BadInput, type Language } from '@tambour/kernel';
import type { CliCommand } from './cli-command.ts';
import { languageOf, takeLanguage } from './language.ts';
import type { Terminal } from './terminal.ts';
import { Failure, faultSays, UsageError } from './usage.ts';
import { version } from './version.ts';
import { type CommandName, commandHelp, isCommandName, programHelp } from './words/help.ts';
import { say } from './words/say.ts';

const TRACE = debuglog('tambour');

/** Loaded when called: `tambour engine` should not wait for the press. */
const COMMANDS: Readonly<Record<CommandName, () => Promise<CliCommand>>> = {
  list: async () => (await import('./list.ts')).list,
  play: async () => (await import('./play/play.ts')).play,
  simulate: async () => (await import('./simulate/simulate.ts')).simulate,
  tournament: async () => (await import('./tournament/tournament.ts')).tournament,
  history: async () => (await import('./history/history.ts')).history,
  replay: async () => (await import('./replay.ts')).replay,
  review: async () => (await import('./review/review.ts')).review,
  rules: async () => (await import('./rules/rules.ts')).rules,
  map: async () => (await import('./map/map.ts')).map,
  print: async () => (await import('./print/print.ts')).print,
  engine: async () => (await import('./engine/engine.ts')).engine,
  worker: async () => (await import('./queue/worker.ts')).worker,
  queue: async () => (await import('./queue/status.ts')).queue,
};

const isHelp = (word: string) => word === '--help' || word === '-h';

export async function run(argv: readonly string[], terminal: Terminal): Promise<number> {
  try {
    const { language, rest } = takeLanguage(argv, terminal.locale);
    return await runIn(language, rest, terminal);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    terminal.note(`tambour: ${error.says[languageOf(terminal.locale)]}`);
    return 2;
  }
}

async function runIn(language: Language, argv: readonly string[], terminal: Terminal): Promise<number> {
  const [name = '', ...args] = argv;
  if (name === '' || name === 'help' || isHelp(name)) {
    const help = programHelp(language);
    if (name === '') for (const line of help.split('\n')) terminal.note(line);
    else terminal.show(help);
    return name === '' ? 2 : 0;
  }
  if (name === '--version' || name === '-V') {
    terminal.say(`tambour ${version()}`);
    return 0;
  }
  if (!isCommandName(name)) {
    terminal.note(say('error.noCommand', { name, all: Object.keys(COMMANDS).join(', ') })[language]);
    return 2;
  }
  try {
    if (args.some(isHelp)) {
      terminal.show(commandHelp(name, language));
      return 0;
    }
    return await (await COMMANDS[name]()).run(args, terminal, language);
  } catch (error) {
    return tellFault(name, error, terminal, language);
  }
}

/** What went wrong, in a sentence; the exit code. */
function tellFault(command: CommandName, error: unknown, terminal: Terminal, language: Language): number {
  const why = faultSays(error);
  if (why) {
    const isUsage = error instanceof UsageError || error instanceof BadInput;
    terminal.note(say(isUsage ? 'error.seeHelp' : 'error.failed', { command, why })[language]);
    return error instanceof Failure ? 1 : 2;
  }
  terminal.note(say('error.ours', { command, why: error instanceof Error ? error.message : String(error) })[language]);
  if (TRACE.enabled) TRACE('%s', error instanceof Error ? error.stack : error);
  else terminal.note(say('error.trace')[language]);
  return 3;
}
