import { OPPONENTS } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import { battleCommand, likelihood, type Outcome } from '@tambour/lab';
import type { CliCommand } from '../cli-command.ts';
import { openOutputs } from '../output.ts';
import type { PreparedSetting } from '../simulate/prepare.ts';
import { headerOf, hireThread } from '../simulate/simulate.ts';
import { StudySession, type Surroundings } from '../simulate/study-session.ts';
import { oneOf, parseFlags, wholeNumber } from '../usage.ts';
import { version } from '../version.ts';
import { historyPage } from './page.ts';
import { type EffortAsked, prepareRefights, type Refight, unfought } from './prepare.ts';
import { battleLines, type ToldBattle } from './told.ts';

/** The same answer for whoever asks, unless they ask for another. */
const USUAL_SEED = '1';

export const historyWith = (hire: Crew['hire'], around: Omit<Surroundings, 'hire'> = {}): CliCommand => ({
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        games: { type: 'string' },
        changes: { type: 'string' },
        level: { type: 'string' },
        seed: { type: 'string', default: USUAL_SEED },
        workers: { type: 'string' },
        resume: { type: 'string' },
        json: { type: 'string' },
        html: { type: 'string' },
      },
    });
    const many = (flag: 'games' | 'changes') => {
      const given = values[flag];
      return given === undefined ? undefined : wholeNumber(`--${flag}`, given, 1, 1_000_000);
    };
    const asked: EffortAsked = {
      level: values.level === undefined ? undefined : oneOf('--level', values.level, OPPONENTS),
      games: many('games'),
      changes: many('changes'),
    };
    const seed = wholeNumber('--seed', values.seed, 0, 0xffffffff);
    const workers = values.workers === undefined ? undefined : wholeNumber('--workers', values.workers, 1, 256);
    const refights = await prepareRefights(words, seed, asked);
    const settings = refights.flatMap(settingsOf);
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
    const results = new Map<PreparedSetting, Outcome['results']>();
    let code: number;
    try {
      const wanted = await refightAll(refights, session, results);
      const fought = [...results.values()].reduce((sum, { length }) => sum + length, 0);
      code = await session.end(fought, wanted);
    } finally {
      await session.abandon();
    }
    const battles = refights.flatMap((refight) => toldOf(refight, (setting) => results.get(setting) ?? []));
    if (battles.length === 0) return code;
    const report = { seed, command: commandOf(words, values), program: version(), battles, unfought: await unfought() };
    if (!out['--json']?.isStandard && !out['--html']?.isStandard)
      for (const battle of battles) for (const line of battleLines(battle, language)) terminal.say(line);
    out['--json']?.write(`${JSON.stringify(report, null, 2)}\n`);
    out['--html']?.write(historyPage(report, language));
    return code;
  },
});
export const history = historyWith(hireThread);

const settingsOf = ({ base, beside, others }: Refight): PreparedSetting[] => [
  ...new Set([base, beside, ...others.values()]),
];

/** The words that come to the same figures: without what only says where they go, or who works at them. */
const commandOf = (
  words: readonly string[],
  { level, games, changes, seed }: Readonly<Partial<Record<'level' | 'games' | 'changes' | 'seed', string>>>,
): string =>
  [
    'npx tambour history',
    ...(words.length === 0 ? ['all'] : words),
    ...Object.entries({ level, games, changes, seed }).flatMap(([flag, value]) =>
      value === undefined ? [] : [`--${flag} ${value}`],
    ),
  ].join(' ');

/** One battle after another, so that a run that is broken off has some of them whole. Gives how many refights were wanted. */
async function refightAll(
  refights: readonly Refight[],
  session: StudySession,
  results: Map<PreparedSetting, Outcome['results']>,
): Promise<number> {
  const parts = refights.flatMap(({ base, effort, beside, changes, others }) => {
    const isSame = beside === base;
    return [
      { settings: [base], games: isSame ? Math.max(effort.games, changes.games) : effort.games },
      { settings: [...(isSame ? [] : [beside]), ...others.values()], games: changes.games },
    ];
  });
  const wanted = parts.reduce((sum, { settings, games }) => sum + settings.length * games, 0);
  let before = 0;
  for (const { settings, games } of parts) {
    const outcomes = await session.play({ settings, games }, before, wanted);
    for (const [i, setting] of settings.entries()) results.set(setting, outcomes[i]?.results ?? []);
    before += settings.length * games;
  }
  return wanted;
}

/** What came of the refights of a battle; nothing if there were none. */
function toldOf(
  { game, scenario, date, history: known, effort, changes, base, beside, others }: Refight,
  resultsOf: (setting: PreparedSetting) => Outcome['results'],
): ToldBattle[] {
  if (resultsOf(base).length === 0) return [];
  const winner = known.winner === null ? null : base.sides.findIndex(({ id }) => id === known.winner);
  const found = likelihood(known, winner, {
    base: resultsOf(base),
    beside: resultsOf(beside),
    changed(name) {
      const setting = others.get(name);
      return setting ? resultsOf(setting) : [];
    },
  });
  const { title, rules, data } = base.about;
  const { winner: side, outcome, source, lead } = known;
  return [
    {
      game,
      scenario,
      date,
      title,
      rules,
      data,
      sides: base.sides,
      tints: base.tints,
      level: effort.level,
      changes: { level: changes.level, games: resultsOf(beside).length },
      known: { winner: side, outcome, source, lead },
      command: battleCommand(base.words, found.nearest),
      ...found,
    },
  ];
}
