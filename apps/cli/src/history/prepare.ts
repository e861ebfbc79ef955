import type { OpponentId } from '@tambour/ai';
import { GAME_IDS, type GameId } from '@tambour/games';
import { loadHistory } from '@tambour/games/history';
import { type BattleHistory, readHistory } from '@tambour/lab';
import { battleOf } from '../game-choice.ts';
import { assignment } from '../simulate/flags.ts';
import { type PreparedSetting, settingOf } from '../simulate/prepare.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';

/** A battle that was really fought, with the settings that are asked about it: as it was, and changed. */
export interface Refight {
  readonly game: GameId;
  readonly scenario: string;
  readonly history: BattleHistory;
  readonly base: PreparedSetting;
  /** By what they are: `if …`, `less …`, `more …`. */
  readonly others: ReadonlyMap<string, PreparedSetting>;
}

/** All battles whose outcome is known. */
async function known(): Promise<readonly { game: GameId; scenario: string; history: BattleHistory }[]> {
  const files = await Promise.all(GAME_IDS.map(async (game) => ({ game, json: await loadHistory(game) })));
  return files.flatMap(({ game, json }) =>
    json === undefined
      ? []
      : Object.entries(readHistory(json)).map(([scenario, history]) => ({ game, scenario, history })),
  );
}

export async function prepareRefights(
  words: readonly string[],
  level: OpponentId,
  seed: number,
): Promise<readonly Refight[]> {
  const all = await known();
  const wanted =
    words.length === 0 || words.includes('all')
      ? all
      : (await Promise.all(words.map((word) => chosen(word, all)))).flat();
  const out: Refight[] = [];
  for (const { game, scenario, history } of wanted) {
    const setting = (name: string, set: readonly string[]): Promise<PreparedSetting> =>
      settingOf(
        {
          battle: { game, scenario },
          levels: [level, level],
          changes: set.map((text) => assignment(`${scenario} ${name}`, text)),
          label: [scenario, name].filter(Boolean).join(': '),
        },
        { files: {}, seed },
      );
    const changes = [
      ...history.whatIfs.map(({ id, set }) => [`if ${id}`, set] as const),
      ...history.doubts.flatMap(({ id, less, more }) => [[`less ${id}`, less] as const, [`more ${id}`, more] as const]),
    ];
    const others = new Map<string, PreparedSetting>();
    for (const [name, set] of changes) others.set(name, await setting(name, set));
    out.push({ game, scenario, history, base: await setting('', []), others });
  }
  return out;
}

/** The battles of a word: one, or all of a game. */
async function chosen<T extends { readonly game: string; readonly scenario: string }>(
  word: string,
  all: readonly T[],
): Promise<readonly T[]> {
  const { game, scenario } = await battleOf(word, 'BATTLE');
  const found = all.filter((one) => one.game === game && (scenario === undefined || one.scenario === scenario));
  if (found.length === 0)
    throw new UsageError(say('history.unknown', { word, all: all.map((one) => one.scenario).join(', ') }));
  return found;
}
