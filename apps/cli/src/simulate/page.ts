import { dirname, relative } from 'node:path';
import { type GameId, withGame } from '@tambour/games';
import type { Language } from '@tambour/kernel';
import {
  battleCommand,
  csvHead,
  csvRows,
  factsOf,
  heatGround,
  type ReportedSetting,
  reportPage,
  totalsOf,
} from '@tambour/lab';
import { ownFontFaces } from '@tambour/press/type-files';
import { gameId } from '../game-choice.ts';
import type { StudyRequest } from './flags.ts';
import { recordFolder, recordName } from './records.ts';
import type { Told } from './table.ts';

/** Maps are drawn for so many settings: each shows the same ground, and a page must open. */
const MOST_MAPS = 6;

async function reported(
  { setting, outcome, report }: Told,
  language: Language,
  hasMap: boolean,
  folder: string | undefined,
): Promise<ReportedSetting> {
  const { choice, game, levels, seed } = setting.simulation;
  const id: GameId = await gameId(game);
  return withGame(id, async (it) => ({
    label: setting.label,
    facts: await factsOf(it, choice),
    levels,
    seed,
    rules: report.rules,
    options: report.options,
    totals: totalsOf(outcome.results),
    ...(hasMap && { ground: heatGround(it.spec, it.stage, choice, language) }),
    command: (battle: number) => battleCommand(setting.words, battle),
    ...(folder !== undefined && { record: (battle: number) => `${folder}/${recordName(battle)}` }),
  }));
}

/** The study as a page that needs nothing else but, where there are any, the records it links to. */
export async function studyPage(
  told: readonly Told[],
  { records, html }: Pick<StudyRequest, 'records' | 'html'>,
  language: Language,
): Promise<string> {
  const home = html === undefined || html === '-' ? '.' : dirname(html);
  const all: ReportedSetting[] = [];
  for (const [i, one] of told.entries()) {
    const folder = records === undefined ? undefined : recordFolder(records, one.setting.label);
    const seen = folder === undefined ? undefined : relative(home, folder);
    all.push(await reported(one, language, i < MOST_MAPS, seen?.replaceAll('\\', '/')));
  }
  return reportPage(all, language, ownFontFaces());
}

/** Every battle of the study as a row of CSV. */
export function battleRows(told: readonly Told[]): string {
  const battles = told.flatMap(({ setting, outcome }) =>
    outcome.results.map((result, number) => ({ setting: setting.label || setting.about.scenario, number, result })),
  );
  return csvHead(battles) + csvRows(battles);
}
