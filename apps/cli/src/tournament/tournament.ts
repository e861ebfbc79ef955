import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { branch, type PlayerName, type Simulation } from '@tambour/ai';
import { type Crew, ThreadRunner } from '@tambour/ai/threads';
import { type GamePackage, withGame } from '@tambour/games';
import type { Language, Text, World } from '@tambour/kernel';
import { same } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import { BOT_FLAGS, limitsFrom, playerName, playerNames } from '../bots/bot-flags.ts';
import { fightWith, withBots } from '../bots/fight.ts';
import type { BotLimits } from '../bots/limits.ts';
import type { CliCommand } from '../cli-command.ts';
import { battleOf, byId, CHOICE_FLAGS, type ChoiceFlags, choiceFrom, worldOf } from '../game-choice.ts';
import { openOutputs } from '../output.ts';
import { Progress } from '../simulate/progress.ts';
import { WORKER } from '../simulate/simulate.ts';
import type { Terminal } from '../terminal.ts';
import { parseFlags, positionals, UsageError, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { type Meeting, tournamentLines, tournamentReport } from './table.ts';

/** A round robin by threads of one's own. */
export const tournamentWith = (hire: Crew['hire']): CliCommand => ({
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        ...CHOICE_FLAGS,
        ...BOT_FLAGS,
        players: { type: 'string', default: '' },
        player: { type: 'string', multiple: true },
        games: { type: 'string', default: '20' },
        seed: { type: 'string' },
        workers: { type: 'string' },
        json: { type: 'string' },
      },
    });
    positionals(words, ['GAME']);
    const [word = ''] = words;
    const { game, scenario } = await battleOf(word);
    const games = wholeNumber('--games', values.games, 2, 1_000_000);
    if (games % 2 === 1) throw new UsageError(say('tournament.even', { flag: '--games', given: String(games) }));
    const order: Order = {
      players: playersFrom(values.players, values.player ?? []),
      games,
      choice: choiceFrom(values, scenario),
      seed: values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff),
      workers: values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1, 256),
      limits: limitsFrom(values),
      json: values.json,
      flags: values,
      language,
    };
    return withGame(game, (it) => playAll(it, order, hire, terminal));
  },
});
export const tournament = tournamentWith((workerData) => new Worker(WORKER, { workerData }));

/** Players by one flag, with commas, and by another, one each: a command line may have commas of its own. */
function playersFrom(list: string, more: readonly string[]): readonly PlayerName[] {
  const players = [
    ...(list === '' ? [] : playerNames('--players', list)),
    ...more.map((name) => playerName('--player', name)),
  ];
  const twice = players.find((name, i) => players.indexOf(name) !== i);
  if (twice !== undefined) throw new UsageError(say('tournament.twice', { player: twice }));
  if (players.length < 2) throw new UsageError(say('tournament.few', { flag: '--players' }));
  return players;
}

interface Order {
  readonly players: readonly PlayerName[];
  readonly games: number;
  readonly choice: Simulation['choice'];
  readonly seed: number;
  readonly workers: number | undefined;
  readonly limits: BotLimits;
  readonly json: string | undefined;
  readonly flags: ChoiceFlags;
  readonly language: Language;
}

async function playAll<W extends World, Field>(
  it: GamePackage<W, Field>,
  { players, games, seed, workers, limits, json, flags, language, choice: chosen }: Order,
  hire: Crew['hire'],
  terminal: Terminal,
): Promise<number> {
  const { spec } = it;
  const choice = byId(spec, chosen);
  const world = worldOf(spec, choice, flags);
  const out = openOutputs({ '--json': json }, terminal);
  const pairs = players.flatMap((_, a) => players.flatMap((__, b) => (a === b ? [] : [{ a, b }])));
  const all = (pairs.length * games) / 2;
  const progress = new Progress(terminal, language);
  const meetings: Meeting[] = [];
  let done = 0;
  let isWhole = true;
  progress.show(0, all);
  let givenUp: Text | undefined;
  const onGivenUp = (why: Text) => {
    givenUp = why;
  };
  const runner = withBots(new ThreadRunner({ hire, workers }), { workers, limits, terminal, language, onGivenUp });
  const meet = async (i: number, { a, b }: { readonly a: number; readonly b: number }): Promise<void> => {
    const levels = [players[a] ?? 'random', players[b] ?? 'random'] as const;
    // Dice of its own for every meeting: a program that has seen them at one side must not know them at the other.
    const simulation: Simulation = { game: spec.id, choice, levels, seed: branch(seed, i) };
    const { results, why } = await fightWith(runner, simulation, games / 2, (n) => progress.show(done + n, all));
    if (why !== undefined) {
      isWhole = false;
      terminal.note(
        say('tournament.some', { a: levels[0], b: levels[1], why: givenUp?.en === why ? givenUp : reasonText(why) })[
          language
        ],
      );
    }
    done += results.length;
    meetings.push({ a, b, results });
  };
  try {
    for (const [i, pair] of pairs.entries()) await meet(i, pair);
  } finally {
    await runner.close();
  }
  progress.clear();
  const { scenario, options } = world;
  const title = spec.scenarios.find(({ id }) => id === scenario)?.title ?? same(scenario);
  const head = { game: spec.id, scenario, title, options, rules: spec.version, seed, games };
  const report = tournamentReport(head, players, meetings);
  if (!out['--json']?.isStandard) for (const line of tournamentLines(report, language)) terminal.say(line);
  out['--json']?.write(`${JSON.stringify(report, null, 2)}\n`);
  return isWhole ? 0 : 1;
}
