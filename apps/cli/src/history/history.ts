import { OPPONENTS } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import { likelihood, type Outcome } from '@tambour/lab';
import type { CliCommand } from '../cli-command.ts';
import { openOutputs } from '../output.ts';
import { headerOf, hireThread } from '../simulate/simulate.ts';
import { StudySession, type Surroundings } from '../simulate/study-session.ts';
import { oneOf, parseFlags, wholeNumber } from '../usage.ts';
import { historyPage } from './page.ts';
import { prepareRefights, type Refight } from './prepare.ts';
import { battleLines, type ToldBattle } from './told.ts';

/** The same answer for whoever asks, unless they ask for another. */
const USUAL_SEED = '1';

export const historyWith = (hire: Crew['hire'], around: Omit<Surroundings, 'hire'> = {}): CliCommand => ({
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '100' },
        level: { type: 'string', default: 'captain' },
        seed: { type: 'string', default: USUAL_SEED },
        workers: { type: 'string' },
        resume: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
      },
    });
    const games = wholeNumber('--games', values.games, 1, 1_000_000);
    const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff);
    const level = oneOf('--level', values.level, OPPONENTS);
    const workers = values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1, 256);
    const refights = await prepareRefights(words, level, seed);
    const settings = refights.flatMap(({ base, others }) => [base, ...others.values()]);
    const out = openOutputs({ '--json': values.json, '--html': values.html }, terminal);
    const named =
      values.resume === undefined ? args : args.filter((word) => word !== '--resume' && word !== values.resume);
    const again = ['history', ...named].join(' ');
    const ways = { workers, resume: values.resume, records: undefined, again };
    const session = new StudySession(
      ways,
      headerOf(['history', ...args], settings),
      { hire, ...around },
      terminal,
      language,
    );
    let outcomes: readonly Outcome[];
    let code: number;
    try {
      outcomes = await session.play({ settings, games });
      const fought = outcomes.reduce((sum, { results }) => sum + results.length, 0);
      code = await session.end(fought, games * settings.length);
    } finally {
      await session.abandon();
    }
    const results = new Map(settings.map((setting, i) => [setting, outcomes[i]?.results ?? []]));
    const told = refights.flatMap((refight) => toldOf(refight, (setting) => results.get(setting) ?? []));
    if (told.length === 0) return code;
    const all = { level, seed, games, battles: told };
    if (!out['--json']?.isStandard && !out['--html']?.isStandard)
      for (const battle of told) for (const line of battleLines(battle, language)) terminal.say(line);
    out['--json']?.write(`${JSON.stringify(all, null, 2)}\n`);
    out['--html']?.write(historyPage(all, language));
    return code;
  },
});
export const history = historyWith(hireThread);

/** What came of the refights of a battle; nothing if there were none. */
function toldOf(
  { game, scenario, history: known, base, others }: Refight,
  resultsOf: (setting: Refight['base']) => Outcome['results'],
): ToldBattle[] {
  const refought = resultsOf(base);
  if (refought.length === 0) return [];
  const winner = known.winner === null ? null : base.sides.findIndex(({ id }) => id === known.winner);
  const found = likelihood(known, winner, refought, (id) => {
    const setting = others.get(id);
    return setting ? resultsOf(setting) : [];
  });
  const { title, rules, data } = base.about;
  const { winner: side, outcome, source, lead } = known;
  return [
    { game, scenario, title, rules, data, sides: base.sides, known: { winner: side, outcome, source, lead }, ...found },
  ];
}
