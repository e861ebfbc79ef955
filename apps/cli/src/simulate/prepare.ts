import type { PlayerName } from '@tambour/ai';
import { GAME_IDS, type GameId, type GamePackage, loadGames, withGame } from '@tambour/games';
import { figuresOf, type GameFigures, loadFigures } from '@tambour/games/figures';
import { BadInput, type Choice, type OptionInfo, ownFigures, type SideInfo, type World } from '@tambour/kernel';
import {
  type BattleFigures,
  grid,
  isFigureKey,
  MOST_SETTINGS,
  nearest,
  numberAt,
  overrideText,
  type Setting,
  type SettingHeader,
  withOverrides,
} from '@tambour/lab';
import type { Tint } from '@tambour/press';
import { same, sidesIn } from '@tambour/stage';
import { faultText } from '@tambour/stage/reasons';
import { codeOf } from '../code-hash.ts';
import { type Battle, battleOf, byId, ownFigures as figuresIn, worldOf } from '../game-choice.ts';
import { named } from '../names.ts';
import { UsageError } from '../usage.ts';
import { say } from '../words/say.ts';
import { type Assignment, playersOf, type StudyRequest, underName } from './flags.ts';
import type { Setting as About } from './report.ts';

/** A setting with all that is told about it. */
export interface PreparedSetting extends Setting {
  readonly about: About;
  readonly sides: readonly SideInfo[];
  readonly tints: readonly Tint[];
  readonly header: SettingHeader;
  /** The words of the command that plays this setting alone. */
  readonly words: readonly string[];
}

/** What one setting is to be, before its game has looked at it. */
export interface Draft {
  readonly battle: Battle;
  readonly levels: readonly [PlayerName, PlayerName];
  readonly changes: readonly Assignment[];
  readonly label: string;
}
type Request = Pick<StudyRequest, 'files' | 'seed'>;

/** Words by commas, where the whole is no name itself. */
async function split<T>(word: string, read: (word: string) => Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await read(word);
  } catch (error) {
    if (!(error instanceof UsageError) || !word.includes(',')) throw error;
    return (await Promise.all(word.split(',').map((part) => read(part.trim())))).flat();
  }
}

/** The battles that are asked for, in the order in which they are named. */
async function battlesOf({ words, scenarios }: Pick<StudyRequest, 'words' | 'scenarios'>): Promise<readonly Battle[]> {
  const all = async (): Promise<Battle[]> => {
    const games = await loadGames();
    return GAME_IDS.flatMap(
      (game, i) => games[i]?.(({ spec }) => spec.scenarios.map(({ id }) => ({ game, scenario: id }))) ?? [],
    );
  };
  const ofWord = async (word: string): Promise<readonly Battle[]> => (word === 'all' ? all() : [await battleOf(word)]);
  const found = (await Promise.all(words.map((word) => split(word, ofWord)))).flat();
  const inGame = (game: GameId, word: string): Promise<readonly Battle[]> =>
    withGame(game, async ({ spec }) => {
      if (word === 'all') return spec.scenarios.map(({ id }) => ({ game, scenario: id }));
      const id = named(word, spec.scenarios)?.id;
      // What is no name stays as it is, for the game to refuse.
      if (id === undefined && word.includes(',')) throw new UsageError(say('error.missing', { what: '--scenario' }));
      return [{ game, scenario: id ?? word }];
    });
  const chosen = await Promise.all(
    found.map(async (battle) =>
      scenarios.length === 0
        ? [battle]
        : (await Promise.all(scenarios.map((word) => split(word, (part) => inGame(battle.game, part))))).flat(),
    ),
  );
  const seen = new Set<string>();
  return chosen.flat().filter(({ game, scenario = '' }) => {
    const key = `${game} ${scenario}`;
    return seen.has(key) ? false : seen.add(key);
  });
}

export interface Prepared {
  readonly settings: readonly PreparedSetting[];
  /** Which of them are compared, by their places; the first of each group with the others. */
  readonly compared: readonly (readonly number[])[];
}

/** Every setting of a study, each read and checked by its game. */
export async function prepare(request: StudyRequest): Promise<Prepared> {
  const battles = await battlesOf(request);
  const [as, bs] = request.levels;
  const rows = underName('--sweep', () => grid(request.sweeps));
  const drafts = battles.flatMap((battle) =>
    as.flatMap((a) =>
      bs.flatMap((b) =>
        rows.map((row): Draft => {
          const words = [
            ...(battles.length > 1 ? [battle.scenario ?? battle.game] : []),
            ...(as.length > 1 ? [`a=${a}`] : []),
            ...(bs.length > 1 ? [`b=${b}`] : []),
            ...row.map(overrideText),
          ];
          const swept = row.map((one) => ({ ...one, flag: '--sweep' }));
          return { battle, levels: [a, b], changes: [...request.set, ...swept], label: words.join(', ') };
        }),
      ),
    ),
  );
  const groups = drafts.map((draft) => [
    draft,
    ...request.compare.map((changes): Draft => {
      const label = [draft.label, ...changes.map(overrideText)].filter(Boolean).join(', ');
      return { ...draft, changes: [...draft.changes, ...changes], label };
    }),
  ]);
  const flat = groups.flat();
  if (flat.length > MOST_SETTINGS)
    throw new UsageError(say('error.tooManySettings', { n: flat.length, most: MOST_SETTINGS }));
  const settings: PreparedSetting[] = [];
  for (const draft of flat) settings.push(await settingOf(draft, request));
  const compared = request.compare.length === 0 ? [] : groups.map((group) => group.map((draft) => flat.indexOf(draft)));
  return { settings, compared };
}

/** One more setting like another, with a change: the search for an even battle tries one value after the other. */
export const withChange = (draft: Draft, change: Assignment, request: Request): Promise<PreparedSetting> =>
  settingOf({ ...draft, changes: [...draft.changes, change], label: overrideText(change) }, request);

/** The one battle that a search is about, without the value that is searched for. */
export async function soleDraft(request: StudyRequest): Promise<Draft> {
  const battles = await battlesOf(request);
  const [[a, ...moreA], [b, ...moreB]] = request.levels;
  const [battle] = battles;
  if (!battle || battles.length > 1 || !a || !b || moreA.length > 0 || moreB.length > 0)
    throw new UsageError(say('error.evenOne'));
  return { battle, levels: [a, b], changes: request.set, label: '' };
}

/** What a figure is now; undefined for what is no number. */
export const figureNow = (draft: Draft, key: string, { files, seed }: Request): Promise<number | undefined> =>
  withGame(draft.battle.game, async ({ spec }) => {
    const game = await loadFigures(draft.battle.game);
    const { simulation } = await settingOf(draft, { files, seed });
    if (!game) return undefined;
    const figures = figuresOf(game, spec.world(simulation.choice).scenario, simulation.choice);
    if (!isFigureKey(key, figures)) throw unknownKey('--even', key, spec.options, true);
    return underName('--even', () => numberAt(figures, key));
  });

/** The setting of a draft, read and checked by its game. */
export const settingOf = (draft: Draft, request: Request): Promise<PreparedSetting> =>
  withGame(draft.battle.game, async (game) => madeBy(game, draft, request, await loadFigures(draft.battle.game)));

const unknownKey = (flag: string, key: string, options: readonly OptionInfo[], hasFigures: boolean): UsageError => {
  const figures = hasFigures ? ['turns', 'scenario.…', 'charts.…', 'unit.…', 'leader.…'] : [];
  const near = nearest(key, ['a', 'b', ...options.map(({ id }) => id), ...figures]).join(', ');
  return new UsageError(say('error.unknownKey', { flag, key, near }));
};

/** The code of a game as it was when it was first asked about: this process plays by that. */
const codes = new Map<string, string>();
function codeHere(game: string): string {
  const known = codes.get(game) ?? codeOf(game);
  codes.set(game, known);
  return known;
}

function madeBy<W extends World, Field>(
  { spec, stage }: GamePackage<W, Field>,
  { battle, levels, changes, label }: Draft,
  { files, seed }: Request,
  gameFigures: GameFigures | undefined,
): PreparedSetting {
  const own = figuresIn(files);
  const scenario = own.scenarioData === undefined ? battle.scenario : undefined;
  const base = byId(spec, { scenario, ...own });
  const figures = gameFigures && figuresOf(gameFigures, worldOf(spec, base, files).scenario, own);
  const players: [PlayerName, PlayerName] = [...levels];
  const options = new Map<string, string>();
  const overrides: Assignment[] = [];
  const setBy = new Set<string>();
  for (const change of changes) {
    const { flag, key, how, value } = change;
    const option = named(key, spec.options);
    if (key === 'a' || key === 'b') players[key === 'a' ? 0 : 1] = playersOf(`${flag} ${key}`, value)[0] ?? players[0];
    else if (option && how === '=') {
      if (flag === '--set' && setBy.has(option.id)) throw new UsageError(say('error.setTwice', { key: option.id }));
      setBy.add(option.id);
      options.set(option.id, value);
    } else if (figures && isFigureKey(key, figures)) overrides.push(change);
    else throw unknownKey(flag, key, spec.options, figures !== undefined);
  }
  const chosen = byId(spec, { scenario, options: Object.fromEntries(options), ...own });
  worldOf(spec, chosen, files);
  const choice = figures ? changedChoice(spec, chosen, figures, overrides) : chosen;
  const world = spec.world(choice);
  const about: About = {
    game: spec.id,
    scenario: world.scenario,
    title: spec.scenarios.find(({ id }) => id === world.scenario)?.title ?? same(world.scenario),
    options: world.options,
    rules: spec.version,
    data: world.dataHash,
    own: ownFigures(choice),
    seed,
    levels: { a: players[0], b: players[1] },
  };
  const { game, rules, data } = about;
  return {
    label,
    simulation: { game, choice, levels: players, seed },
    about,
    sides: sidesIn({ sides: spec.sides, cards: stage.cards }, world.scenario),
    tints: stage.tints ?? [],
    words: [
      game,
      ...(own.scenarioData === undefined ? ['--scenario', world.scenario] : []),
      ...Object.entries(files).flatMap(([flag, file]) => (file === undefined ? [] : [`--${flag}`, file])),
      ...changes.filter(({ key }) => key !== 'a' && key !== 'b').flatMap((change) => ['--set', overrideText(change)]),
      '--a',
      players[0],
      '--b',
      players[1],
      '--seed',
      String(seed),
    ],
    header: {
      label,
      game,
      rules,
      scenario: world.scenario,
      data,
      code: codeHere(game),
      options: world.options,
      levels: players,
      seed,
    },
  };
}

/** A choice with figures changed. What the game then refuses is told under the first change that it refuses. */
function changedChoice<W extends World, Field>(
  spec: GamePackage<W, Field>['spec'],
  chosen: Choice,
  figures: BattleFigures,
  overrides: readonly Assignment[],
): Choice {
  const upTo = (count: number): Choice => {
    const { scenario, charts } = withOverrides(figures, overrides.slice(0, count));
    const choice = {
      ...chosen,
      ...(scenario === undefined ? {} : { scenarioData: scenario }),
      ...(charts === undefined ? {} : { charts }),
    };
    spec.world(choice);
    return choice;
  };
  const faultOf = (count: number): BadInput | undefined => {
    try {
      upTo(count);
      return undefined;
    } catch (error) {
      if (error instanceof BadInput) return error;
      throw error;
    }
  };
  if (!faultOf(overrides.length)) return upTo(overrides.length);
  const at = overrides.findIndex((_, i) => faultOf(i + 1));
  const { flag = '', key = '' } = overrides[at] ?? {};
  const { field = '', reason = '' } = faultOf(at + 1) ?? {};
  const where = field === key ? '' : field.replace(/^(scenarioData|scenario|charts)\.?/, '');
  throw new UsageError(say('error.flagField', { flag, name: key, why: faultText({ field: where, reason }) }));
}
