import { Worker } from 'node:worker_threads';
import { type Crew, ThreadRunner } from '@tambour/ai/threads';
import type { Language } from '@tambour/kernel';
import { conduct, type Runner, STUDY_FORMAT, type Study, type StudyHeader } from '@tambour/lab';
import { reasonText } from '@tambour/stage/reasons';
import type { CliCommand } from '../cli-command.ts';
import { decimal } from '../decimal.ts';
import { type Output, openOutputs } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import { Failure } from '../usage.ts';
import { version } from '../version.ts';
import { say } from '../words/say.ts';
import { readRequest, type StudyRequest } from './flags.ts';
import { interruptSignal } from './interrupt.ts';
import { KeptStudy } from './kept-study.ts';
import { playOne } from './one-battle.ts';
import { battleRows, studyPage } from './page.ts';
import { type Prepared, prepare } from './prepare.ts';
import { Progress } from './progress.ts';
import { recordFolders, recordsFolder } from './records.ts';
import { report, reportLines } from './report.ts';
import type { Disk } from './study-file.ts';
import { differenceLines, differencesOf, extras, type Told, tableLines } from './table.ts';

export const WORKER = new URL('../../bin/simulate-worker.js', import.meta.url);

/** What a study has from outside; tests have threads that die, disks that are full, and interrupt. */
export interface Surroundings {
  readonly hire: Crew['hire'];
  readonly disk?: Disk;
  readonly signal?: AbortSignal;
}
/** The exit code of a program that was interrupted. */
const INTERRUPTED = 130;

/** A simulation by threads of one's own. */
export const simulateWith = (hire: Crew['hire'], around: Omit<Surroundings, 'hire'> = {}): CliCommand => ({
  async run(args, terminal, language) {
    const request = readRequest(args);
    const prepared = await prepare(request);
    if (request.battle !== undefined) return playOne(request, prepared, terminal, language);
    return playAndTell(request, prepared, { hire, ...around }, terminal, language);
  },
});

export const simulate = simulateWith((workerData) => new Worker(WORKER, { workerData }));

const headerOf = ({ command }: StudyRequest, { settings }: Prepared): StudyHeader => ({
  format: STUDY_FORMAT,
  program: version(),
  command,
  settings: settings.map(({ header }) => header),
});

/** Who plays the battles: the threads of this machine. */
function runnerOf(request: StudyRequest, { settings }: Prepared, hire: Crew['hire']): Runner {
  const folders = request.records === undefined ? undefined : recordFolders(recordsFolder(request.records), settings);
  return new ThreadRunner({
    hire,
    workers: request.workers,
    ...(folders ? { errand: (simulation) => folders.get(simulation) } : {}),
  });
}

async function playAndTell(
  request: StudyRequest,
  prepared: Prepared,
  around: Surroundings,
  terminal: Terminal,
  language: Language,
): Promise<number> {
  const out = openOutputs({ '--json': request.json, '--html': request.html, '--csv': request.csv }, terminal);
  const kept = KeptStudy.open(request.resume, headerOf(request, prepared), around.disk);
  const runner = runnerOf(request, prepared, around.hire);
  const interrupt = interruptSignal(around.signal);
  const progress = new Progress(terminal, language);
  const study: Study = {
    settings: prepared.settings,
    games: request.games,
    ...(request.until === undefined ? {} : { until: request.until }),
    compared: prepared.compared,
  };
  const { outcomes, fault } = await conduct(study, runner, {
    ledger: kept,
    signal: interrupt.signal,
    onProgress: (done, of) => progress.show(done, of),
  }).finally(async () => {
    interrupt.release();
    await runner.close();
  });
  progress.clear();
  const took = progress.seconds;
  const told = prepared.settings.flatMap((setting, i): Told[] => {
    const outcome = outcomes[i];
    return outcome && outcome.results.length > 0
      ? [{ setting, outcome, report: report(setting.about, setting.sides, outcome.results) }]
      : [];
  });
  const fought = told.reduce((sum, { report: { games } }) => sum + games, 0);
  const wanted = request.games * prepared.settings.length;
  if (interrupt.signal.aborted) {
    const file = kept.keepNow();
    terminal.note(say(file ? 'study.interrupted' : 'study.nothingYet', { n: fought, file: file ?? '' })[language]);
  }
  if (fault !== undefined) {
    const why =
      fault instanceof Failure ? fault.says : reasonText(fault instanceof Error ? fault.message : String(fault));
    terminal.note(say(fought === 0 ? 'simulate.none' : 'simulate.some', { n: wanted, fought, why })[language]);
  }
  kept.close();
  const code = fault !== undefined ? 1 : interrupt.signal.aborted ? INTERRUPTED : 0;
  if (fought === 0) return code;
  await tell(request, prepared, told, out, terminal, language);
  const now = fought - progress.already;
  const decisions = told.reduce((sum, { outcome }) => sum + outcome.results.reduce((n, r) => n + r.decisions, 0), 0);
  terminal.note(
    say('simulate.speed', {
      seconds: decimal(took, language),
      battles: decimal(Math.max(0, now) / took, language),
      decisions: Math.round((decisions * Math.max(0, now)) / fought / took),
    })[language],
  );
  return code;
}

/** One setting is told as ever; several as a table, with what sets them apart. */
async function tell(
  request: StudyRequest,
  { compared, settings }: Prepared,
  told: readonly Told[],
  out: Readonly<Record<'--json' | '--html' | '--csv', Output | undefined>>,
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
  out['--csv']?.write(battleRows(told));
  if (out['--html']) out['--html'].write(await studyPage(told, request, language));
  if (settings.length === 1) {
    speak(reportLines(first.report, first.setting.sides, language));
    if (until !== undefined)
      speak([
        say(first.outcome.isReached ? 'study.reached' : 'study.notReached', { within: decimal(100 * until, language) })[
          language
        ],
      ]);
    out['--json']?.write(`${JSON.stringify({ ...first.report, ...extras(first, until) }, null, 2)}\n`);
    return;
  }
  const apart = differencesOf(told, compared);
  const lines = [...tableLines(told, language), ...differenceLines(apart, language)];
  speak(lines);
  const sum = (key: 'a' | 'b' | 'draw') => told.reduce((n, { report: { wins } }) => n + wins[key], 0);
  const all = {
    games: told.reduce((n, { report: { games } }) => n + games, 0),
    wins: { a: sum('a'), b: sum('b'), draw: sum('draw') },
    seed,
    settings: told.map((one) => ({ label: one.setting.label, ...one.report, ...extras(one, until) })),
    ...(apart.length > 0 ? { differences: apart } : {}),
  };
  out['--json']?.write(`${JSON.stringify(all, null, 2)}\n`);
}
