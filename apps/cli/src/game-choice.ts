import { GAME_IDS, type GameId, isGameId, loadGames } from '@tambour/games';
import { BadInput, type Choice, type GameSpec, parseJson, read, type World } from '@tambour/kernel';
import { faultText, reasonText } from '@tambour/stage/reasons';
import { named } from './names.ts';
import { readText } from './text-file.ts';
import { Failure, faultSays, settings, UsageError, underFlag } from './usage.ts';
import { say } from './words/say.ts';

/** A game, and the battle of it that a word meant, if it meant one. */
export interface Battle {
  readonly game: GameId;
  readonly scenario?: string;
}

/** The game or the battle a word means, by id or name; ids come before names, and games before battles. */
export async function battleOf(word: string, what = 'GAME'): Promise<Battle> {
  if (isGameId(word)) return { game: word };
  const games = (await loadGames()).flatMap((game) =>
    game(({ spec: { id, title, scenarios } }) => (isGameId(id) ? [{ id, title, scenarios }] : [])),
  );
  const battles = games.flatMap(({ id: game, scenarios }) => scenarios.map(({ id, title }) => ({ game, id, title })));
  const exact = battles.find(({ id }) => id === word);
  const game = exact ? undefined : named(word, games)?.id;
  if (game) return { game };
  const battle = exact ?? named(word, battles);
  if (battle) return { game: battle.game, scenario: battle.id };
  const all = [...GAME_IDS, ...battles.map(({ id }) => id)].join(', ');
  throw new UsageError(say('error.oneOf', { flag: what, all, given: word }));
}

/** The flags by which a battle is chosen, the same in every command. */
export const CHOICE_FLAGS = {
  scenario: { type: 'string' },
  'scenario-file': { type: 'string' },
  set: { type: 'string', multiple: true },
  charts: { type: 'string' },
} as const;

export interface ChoiceFlags {
  readonly scenario?: string | undefined;
  readonly 'scenario-file'?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly charts?: string | undefined;
}

/** What the flags choose. Files are read here, and looked at by the game in `worldOf`. */
export const choiceFrom = (flags: ChoiceFlags, battle?: string): Choice => ({
  // A battle of one's own has an id of its own.
  scenario: flags.scenario ?? (flags['scenario-file'] === undefined ? battle : undefined),
  options: settings(flags.set ?? []),
  ...ownFigures(flags),
});

/** Figures of one's own: charts, and a battle. */
export const ownFigures = (flags: Pick<ChoiceFlags, 'charts' | 'scenario-file'>): Choice => ({
  ...(flags.charts === undefined ? {} : { charts: readFigures('--charts', flags.charts) }),
  ...(flags['scenario-file'] === undefined
    ? {}
    : { scenarioData: readFigures('--scenario-file', flags['scenario-file']) }),
});

/** A choice with names turned into ids. What is no name stays as it is, for the game to refuse. */
export function byId<W extends World, Field>({ scenarios, options }: GameSpec<W, Field>, choice: Choice): Choice {
  const { scenario } = choice;
  const pairs = Object.entries(choice.options ?? {}).map(([key, value]) => {
    const option = named(key, options);
    return [option?.id ?? key, named(String(value), option?.values ?? [])?.id ?? value] as const;
  });
  const keys = pairs.map(([key]) => key);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new UsageError(say('error.setTwice', { key: twice }));
  return {
    ...choice,
    scenario: scenario === undefined ? undefined : (named(scenario, scenarios)?.id ?? scenario),
    options: Object.fromEntries(pairs),
  };
}

/** The world chosen by flags. What the game refuses is told under the name of the flag, of the file and of the field in it. */
export function worldOf<W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice, flags: ChoiceFlags): W {
  try {
    return spec.world(choice);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const { field, reason } = error;
    const [head = '', ...rest] = field.split('.');
    if (head === 'options')
      throw new UsageError(say('error.flagField', { flag: '--set', name: rest.join('.'), why: reasonText(reason) }));
    if (field === 'scenario') throw underFlag('--scenario', reasonText(reason));
    const [flag, file] =
      head === 'charts'
        ? (['--charts', flags.charts] as const)
        : (['--scenario-file', flags['scenario-file']] as const);
    throw new UsageError(
      say('error.flagField', { flag, name: file ?? head, why: faultText({ field: rest.join('.'), reason }) }),
    );
  }
}

function readFigures(flag: string, file: string): unknown {
  try {
    return read.figures(parseJson(readText(file), file), file);
  } catch (error) {
    const why = error instanceof Failure || error instanceof BadInput ? faultSays(error) : undefined;
    throw why ? underFlag(flag, why) : error;
  }
}

/** The game a word means: its own id or name, or that of one of its battles. */
export const gameId = async (word: string): Promise<GameId> => (await battleOf(word)).game;
