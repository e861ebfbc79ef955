import { OPPONENTS, type OpponentId } from '@tambour/ai';
import { GAME_IDS, type GameId, loadGames } from '@tambour/games';
import { loadHistory } from '@tambour/games/history';
import type { ScenarioInfo } from '@tambour/kernel';
import { type BattleHistory, type Effort, readHistory } from '@tambour/lab';
import { battleOf } from '../game-choice.ts';
import { assignment } from '../simulate/flags.ts';
import { type PreparedSetting, settingOf } from '../simulate/prepare.ts';
import { oneOf, UsageError } from '../usage.ts';
import { say } from '../words/say.ts';

/** How a battle, or what is changed of it, is refought here. */
export interface Effortful extends Effort {
  readonly level: OpponentId;
}
/** A battle that was really fought, with the settings that are asked about it: as it was, and changed. */
export interface Refight {
  readonly game: GameId;
  readonly scenario: string;
  readonly date: string;
  readonly history: BattleHistory;
  readonly effort: Effortful;
  readonly base: PreparedSetting;
  readonly changes: Effortful;
  /** The battle as it was, by those who fight the changes: the base, where they are the same. */
  readonly beside: PreparedSetting;
  /** By what they are: `if …`, `less …`, `more …`. */
  readonly others: ReadonlyMap<string, PreparedSetting>;
}
/** What is asked for in place of what the file of the battle says. */
export interface EffortAsked {
  readonly level: OpponentId | undefined;
  readonly games: number | undefined;
  readonly changes: number | undefined;
}

interface Known {
  readonly game: GameId;
  readonly scenario: string;
  readonly date: string;
  readonly history: BattleHistory;
}
type Fought = Omit<Known, 'history'> & Pick<ScenarioInfo, 'title'>;

/** Every battle there is. */
async function battles(): Promise<readonly Fought[]> {
  const games = await loadGames();
  return GAME_IDS.flatMap(
    (game, i) =>
      games[i]?.(({ spec }) => spec.scenarios.map(({ id, date, title }) => ({ game, scenario: id, date, title }))) ??
      [],
  );
}
/** All battles whose outcome is known, in the order in which they were fought. */
async function known(): Promise<readonly Known[]> {
  const files = await Promise.all(
    GAME_IDS.map(async (game) => {
      const json = await loadHistory(game);
      return [game, json === undefined ? {} : readHistory(json)] as const;
    }),
  );
  const histories = new Map<string, Readonly<Record<string, BattleHistory>>>(files);
  const all = (await battles()).flatMap(({ game, scenario, date }): Known[] => {
    const history = histories.get(game)?.[scenario];
    return history ? [{ game, scenario, date, history }] : [];
  });
  return all.sort((a, b) => (a.date < b.date ? -1 : 1));
}
/** The names of battles that have no outcome to compare with. */
export async function unfought(): Promise<readonly Fought[]> {
  const there = new Set((await known()).map(({ game, scenario }) => `${game} ${scenario}`));
  return (await battles()).filter(({ game, scenario }) => !there.has(`${game} ${scenario}`));
}

export async function prepareRefights(
  words: readonly string[],
  seed: number,
  asked: EffortAsked,
): Promise<readonly Refight[]> {
  const all = await known();
  const wanted =
    words.length === 0 || words.includes('all')
      ? all
      : (await Promise.all(words.map((word) => chosen(word, all)))).flat();
  const out: Refight[] = [];
  for (const one of new Set(wanted)) out.push(await prepared(one, seed, asked));
  return out;
}

async function prepared({ game, scenario, date, history }: Known, seed: number, asked: EffortAsked): Promise<Refight> {
  const { refights, whatIfs, doubts } = history;
  const level = (of: Effort): OpponentId => asked.level ?? oneOf('level', of.level, OPPONENTS);
  const effort = { level: level(refights), games: asked.games ?? refights.games };
  const changes = { level: level(refights.changes), games: asked.changes ?? asked.games ?? refights.changes.games };
  const setting = (by: OpponentId, name: string, set: readonly string[]): Promise<PreparedSetting> =>
    settingOf(
      {
        battle: { game, scenario },
        levels: [by, by],
        changes: set.map((text) => assignment(`${scenario} ${name}`, text)),
        label: [scenario, name].filter(Boolean).join(': '),
      },
      { files: {}, seed },
    );
  const others = new Map<string, PreparedSetting>();
  for (const { id, set } of whatIfs) others.set(`if ${id}`, await setting(changes.level, `if ${id}`, set));
  for (const { id, less, more } of doubts) {
    others.set(`less ${id}`, await setting(changes.level, `less ${id}`, less));
    others.set(`more ${id}`, await setting(changes.level, `more ${id}`, more));
  }
  const base = await setting(effort.level, '', []);
  const beside = changes.level === effort.level ? base : await setting(changes.level, 'as it was', []);
  return { game, scenario, date, history, effort, base, changes, beside, others };
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
