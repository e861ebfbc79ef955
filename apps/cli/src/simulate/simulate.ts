import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { isBotName, type Simulation } from '@tambour/ai';
import { type Crew, simulate as fight } from '@tambour/ai/threads';
import { type GamePackage, withGame } from '@tambour/games';
import { type Language, ownFigures, type World } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import { BOT_FLAGS, limitsFrom, playerName } from '../bots/bot-flags.ts';
import { fightWithBots } from '../bots/fight.ts';
import type { BotLimits } from '../bots/limits.ts';
import type { CliCommand } from '../cli-command.ts';
import { decimal } from '../decimal.ts';
import { battleOf, byId, CHOICE_FLAGS, type ChoiceFlags, choiceFrom, worldOf } from '../game-choice.ts';
import { openOutputs } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { parseFlags, positionals, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { reportPage } from './page.ts';
import { progressLine } from './progress.ts';
import { report, reportLines } from './report.ts';

export const WORKER = new URL('../../bin/simulate-worker.js', import.meta.url);

/** A simulation by threads of one's own; tests hire some that die. */
export const simulateWith = (hire: Crew['hire']): CliCommand => ({
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        ...CHOICE_FLAGS,
        ...BOT_FLAGS,
        games: { type: 'string', default: '100' },
        a: { type: 'string', default: 'greedy' },
        b: { type: 'string', default: 'greedy' },
        seed: { type: 'string' },
        workers: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
      },
    });
    positionals(words, ['GAME']);
    const [word = ''] = words;
    const { game, scenario } = await battleOf(word);
    const order: Order = {
      simulation: {
        game,
        choice: choiceFrom(values, scenario),
        levels: [playerName('--a', values.a), playerName('--b', values.b)],
        seed: values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff),
      },
      games: wholeNumber('--games', values.games, 1, 10_000_000),
      workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1, 256),
      json: values.json,
      html: values.html,
      language,
      flags: values,
      limits: limitsFrom(values),
    };
    return withGame(game, (it) => fightAndTell(it, order, hire, terminal));
  },
});

export const simulate = simulateWith((workerData) => new Worker(WORKER, { workerData }));

interface Order {
  readonly simulation: Simulation;
  readonly games: number;
  readonly workers: number | undefined;
  readonly json: string | undefined;
  readonly html: string | undefined;
  readonly language: Language;
  readonly flags: ChoiceFlags;
  readonly limits: BotLimits;
}

async function fightAndTell<W extends World, Field>(
  it: GamePackage<W, Field>,
  { simulation, games, workers, json, html, language, flags, limits }: Order,
  hire: Crew['hire'],
  terminal: Terminal,
): Promise<number> {
  const { spec, stage } = it;
  const { seed, levels } = simulation;
  const [a, b] = levels;
  const choice = byId(spec, simulation.choice);
  const world = worldOf(spec, choice, flags);
  const out = openOutputs({ '--json': json, '--html': html }, terminal);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  terminal.redraw(progressLine(0, games, 0, language));
  const onProgress = (done: number, of: number) => terminal.redraw(progressLine(done, of, seconds(), language));
  const { results, why } = levels.some(isBotName)
    ? await fightWithBots(it, { ...simulation, choice }, games, { workers, limits, onProgress, terminal, language })
    : await fight({ ...simulation, choice }, games, { workers, hire, onProgress });
  terminal.redraw('');
  if (why !== undefined) {
    const fought = results.length;
    terminal.note(
      say(fought === 0 ? 'simulate.none' : 'simulate.some', { n: games, fought, why: reasonText(why) })[language],
    );
    if (results.length === 0) return 1;
  }
  const { scenario, options, dataHash } = world;
  const told = report(
    {
      game: spec.id,
      scenario,
      title: spec.scenarios.find(({ id }) => id === scenario)?.title ?? same(scenario),
      options,
      rules: spec.version,
      data: dataHash,
      own: ownFigures(choice),
      seed,
      levels: { a, b },
    },
    spec.sides,
    results,
  );
  if (!out['--json']?.isStandard && !out['--html']?.isStandard)
    for (const line of reportLines(told, spec.sides, language)) terminal.say(line);
  const took = seconds();
  const decisions = results.reduce((sum, r) => sum + r.decisions, 0);
  terminal.note(
    say('simulate.speed', {
      seconds: decimal(took, language),
      battles: decimal(results.length / took, language),
      decisions: Math.round(decisions / took),
    })[language],
  );
  out['--json']?.write(`${JSON.stringify(told, null, 2)}\n`);
  out['--html']?.write(reportPage(told, { sides: spec.sides, tints: stage.tints ?? [], results }, language));
  return why === undefined ? 0 : 1;
}
