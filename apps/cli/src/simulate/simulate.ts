import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { LEVELS, type Simulation } from '@tambour/ai';
import { type Crew, simulate as fight } from '@tambour/ai/threads';
import { type GamePackage, withGame } from '@tambour/games';
import type { World } from '@tambour/kernel';
import type { CliCommand } from '../cli-command.ts';
import { byId, CHOICE_FLAGS, CHOICE_HELP, choiceFrom, gameId } from '../game-choice.ts';
import { openOutputs } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { oneOf, parseFlags, positionals, wholeNumber, worldOf } from '../usage.ts';
import { reportPage } from './page.ts';
import { progressLine } from './progress.ts';
import { report, reportLines } from './report.ts';

export const WORKER = new URL('../../bin/simulate-worker.js', import.meta.url);

/** A simulation by threads of one's own; tests hire some that die. */
export const simulateWith = (hire: Crew['hire']): CliCommand => ({
  help: `Usage: tambour simulate GAME [flags]

Fights a battle many times and tells wins with a 95% interval (Wilson), length, losses and points. The result depends on
the seed alone, whatever the number of workers.

  --games N         how many battles; 100 unless told
  --a LEVEL         who commands the first side: ${LEVELS.join(', ')}; greedy unless told
  --b LEVEL         who commands the second side
  --seed K          0 to 4294967295; drawn by lot unless told
  --workers N       threads; one a core unless told
${CHOICE_HELP}
  --json FILE       the figures as JSON: {games, wins:{a,b,draw}, …}, a = the first side
  --html FILE       a page with plots, complete in itself
FILE "-" is standard output, in place of the report in words; one of the two can have it.

A thread that ends before its time is replaced, and its battles are fought again. Where that does not help, the battles that
were fought are reported and the exit code is 1.`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        ...CHOICE_FLAGS,
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
    const game = await gameId(word);
    const order: Order = {
      simulation: {
        game,
        choice: choiceFrom(values),
        levels: [oneOf('--a', values.a, LEVELS), oneOf('--b', values.b, LEVELS)],
        seed: values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff),
      },
      games: wholeNumber('--games', values.games, 1, 10_000_000),
      workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1, 256),
      json: values.json,
      html: values.html,
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
}

async function fightAndTell<W extends World, Field>(
  { spec, stage }: GamePackage<W, Field>,
  { simulation, games, workers, json, html }: Order,
  hire: Crew['hire'],
  terminal: Terminal,
): Promise<number> {
  const { seed, levels } = simulation;
  const [a, b] = levels;
  const choice = byId(spec, simulation.choice);
  const world = worldOf(spec, choice);
  const out = openOutputs({ '--json': json, '--html': html }, terminal);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  terminal.redraw(progressLine(0, games, 0));
  const { results, why } = await fight({ ...simulation, choice }, games, {
    workers,
    hire,
    onProgress: (done, of) => terminal.redraw(progressLine(done, of, seconds())),
  });
  terminal.redraw('');
  if (why !== undefined) {
    const fought =
      results.length === 0 ? 'none was fought' : `what follows is of the ${results.length} that were fought`;
    terminal.note(`tambour simulate: not all of ${games} battles could be fought, and ${fought}: ${why}`);
    if (results.length === 0) return 1;
  }
  const { scenario, options, dataHash } = world;
  const told = report(
    {
      game: spec.id,
      scenario,
      options,
      rules: spec.version,
      data: dataHash,
      seed,
      levels: { a, b },
    },
    spec.sides,
    results,
  );
  if (!out['--json']?.isStandard && !out['--html']?.isStandard)
    for (const line of reportLines(told, spec.sides)) terminal.say(line);
  const took = seconds();
  const decisions = results.reduce((sum, r) => sum + r.decisions, 0);
  terminal.note(
    `${took.toFixed(1)} s: ${(results.length / took).toFixed(1)} battles a second, ${Math.round(decisions / took)} decisions a second`,
  );
  out['--json']?.write(`${JSON.stringify(told, null, 2)}\n`);
  out['--html']?.write(reportPage(told, spec.sides, results, stage.tints));
  return why === undefined ? 0 : 1;
}
