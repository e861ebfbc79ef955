import { Worker } from 'node:worker_threads';
import { isBotName } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import type { Language, Text } from '@tambour/kernel';
import { type Outcome, type Runner, STUDY_FORMAT, type StudyHeader } from '@tambour/lab';
import type { CliCommand } from '../cli-command.ts';
import { decimal } from '../decimal.ts';
import { type Output, openOutputs } from '../output.ts';
import type { Address } from '../queue/address.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage.ts';
import { version } from '../version.ts';
import { say } from '../words/say.ts';
import { evenLine, prepareSearch, search } from './even.ts';
import { readRequest, type StudyRequest } from './flags.ts';
import { playOne } from './one-battle.ts';
import { battleRows, studyPage } from './page.ts';
import { type PreparedSetting, prepare } from './prepare.ts';
import { report, reportLines } from './report.ts';
import { StudySession, type Surroundings } from './study-session.ts';
import { differenceLines, differencesOf, extras, type Told, tableLines } from './table.ts';

export const WORKER = new URL('../../bin/simulate-worker.js', import.meta.url);
export const hireThread: Crew['hire'] = (workerData) => new Worker(WORKER, { workerData });

/** A simulation by threads of one's own. */
export const simulateWith = (hire: Crew['hire'], around: Omit<Surroundings, 'hire'> = {}): CliCommand => ({
  async run(args, terminal, language) {
    const request = readRequest(args);
    if (request.battle !== undefined) {
      const prepared = await prepare(request);
      refusePrograms(prepared.settings, say('bot.notAgain', { flag: '--battle' }));
      return playOne(request, prepared, terminal, language);
    }
    const { lines, ...played } = await playStudy(request, { hire, ...around }, terminal, language);
    if (played.told.length > 0) await tell(request, played, lines, terminal, language);
    return played.code;
  },
});
export const simulate = simulateWith(hireThread);

/** A setting may name a program by `--set` as well as by `--a`. */
function refusePrograms(settings: readonly PreparedSetting[], why: Text): void {
  if (settings.some(({ simulation }) => simulation.levels.some(isBotName))) throw new UsageError(why);
}

/** Loaded only when a queue is named. */
async function runnerOf(address: Address, terminal: Terminal, language: Language): Promise<Runner> {
  const { queueRunner } = await import('../queue/runner.ts');
  return queueRunner(address, { onNews: (news) => terminal.note(news[language]) });
}

export const headerOf = (command: readonly string[], settings: readonly PreparedSetting[]): StudyHeader => ({
  format: STUDY_FORMAT,
  program: version(),
  command,
  settings: settings.map(({ header }) => header),
});

type Outputs = Readonly<Record<'--json' | '--html' | '--csv', Output | undefined>>;
interface PlayedStudy {
  readonly told: readonly Told[];
  readonly isSingle: boolean;
  readonly compared: readonly (readonly number[])[];
  readonly out: Outputs;
  readonly code: number;
  readonly took: number;
  /** Battles that were played before, in a study that was gone on with. */
  readonly already: number;
  /** What else is told: in JSON by name, and in sentences. */
  readonly more: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

/** Plays what was asked for. Whatever forbids it is told before the first battle. */
async function playStudy(
  request: StudyRequest,
  around: Surroundings,
  terminal: Terminal,
  language: Language,
): Promise<PlayedStudy> {
  const evenSearch = request.even && (await prepareSearch(request, request.even));
  const { settings, compared } = evenSearch
    ? { settings: [await evenSearch.at(evenSearch.search.low)], compared: [] }
    : await prepare(request);
  if (request.queue) refusePrograms(settings, say('bot.notQueued', { flag: request.queue.from }));
  const out = openOutputs({ '--json': request.json, '--html': request.html, '--csv': request.csv }, terminal);
  const runner = request.queue && (await runnerOf(request.queue, terminal, language));
  const header = headerOf(request.command, settings);
  const session = new StudySession(request, header, { runner, ...around }, terminal, language);
  try {
    const { games, until } = request;
    const searched = evenSearch && (await search(evenSearch, session));
    const outcomes = searched
      ? searched.outcomes
      : await session.play({ settings, games, compared, ...(until === undefined ? {} : { until }) });
    const took = session.progress.seconds;
    const told = toldOf(searched?.settings ?? settings, outcomes);
    const fought = told.reduce((sum, one) => sum + one.report.games, 0);
    const ended = await session.end(fought, evenSearch ? games : games * settings.length);
    return {
      told,
      isSingle: !evenSearch && settings.length === 1,
      compared,
      out,
      // Battles that were all forfeited say nothing of the game.
      code: ended === 0 && fought === 0 ? 1 : ended,
      took,
      already: session.progress.already,
      more: searched && evenSearch ? { even: { key: evenSearch.key, ...searched.found } } : {},
      lines: searched && evenSearch ? [evenLine(evenSearch.key, searched.found, evenSearch.search, language)] : [],
    };
  } finally {
    await session.abandon();
  }
}

const toldOf = (settings: readonly PreparedSetting[], outcomes: readonly Outcome[]): readonly Told[] =>
  settings.flatMap((setting, i): Told[] => {
    const outcome = outcomes[i];
    return outcome && outcome.results.length > 0
      ? [{ setting, outcome, report: report(setting.about, setting.sides, outcome.results) }]
      : [];
  });

/** One setting is told as ever; several as a table, with what sets them apart. */
async function tell(
  request: StudyRequest,
  { told, isSingle, compared, out, took, already, more }: Omit<PlayedStudy, 'lines'>,
  also: readonly string[],
  terminal: Terminal,
  language: Language,
): Promise<void> {
  const { until, seed } = request;
  const isQuiet = Object.values(out).some((one) => one?.isStandard);
  const speak = (lines: readonly string[]) => {
    if (!isQuiet) for (const line of lines) terminal.say(line);
  };
  const [first] = told;
  if (!first) return;
  const games = told.reduce((n, one) => n + one.report.games, 0);
  const reached = (one: Told): string[] =>
    until === undefined
      ? []
      : [
          say(one.outcome.isReached ? 'study.reached' : 'study.notReached', { within: decimal(100 * until, language) })[
            language
          ],
        ];
  out['--csv']?.write(battleRows(told));
  if (out['--html']) out['--html'].write(await studyPage(told, request, language));
  if (isSingle) {
    speak([...reportLines(first.report, first.setting.sides, language), ...reached(first)]);
    out['--json']?.write(`${JSON.stringify({ ...first.report, ...extras(first, until) }, null, 2)}\n`);
  } else {
    const apart = differencesOf(told, compared);
    const lines = [...tableLines(told, language), ...differenceLines(apart, language), ...also];
    speak(lines);
    const sum = (key: 'a' | 'b' | 'draw') => told.reduce((n, one) => n + one.report.wins[key], 0);
    const all = {
      games,
      wins: { a: sum('a'), b: sum('b'), draw: sum('draw') },
      seed,
      settings: told.map((one) => ({ label: one.setting.label, ...one.report, ...extras(one, until) })),
      ...(apart.length > 0 ? { differences: apart } : {}),
      ...more,
    };
    out['--json']?.write(`${JSON.stringify(all, null, 2)}\n`);
  }
  const now = Math.max(0, games - already);
  const decisions = told.reduce((n, { outcome }) => n + outcome.results.reduce((m, r) => m + r.decisions, 0), 0);
  terminal.note(
    say('simulate.speed', {
      seconds: decimal(took, language),
      battles: decimal(now / took, language),
      decisions: Math.round((decisions * now) / Math.max(1, games) / took),
    })[language],
  );
}
