import { GAME_IDS, type GameId, isGameId, loadGames } from '@tambour/games';
import { BadInput, type Choice, type GameSpec, parseJson, read, type World } from '@tambour/kernel';
import { named } from './names.ts';
import { readText } from './text-file.ts';
import { Failure, settings, UsageError } from './usage.ts';

/** The game a word means, by its id or its name. */
export async function gameId(word: string): Promise<GameId> {
  if (isGameId(word)) return word;
  const games = (await loadGames()).map((game) => game(({ spec: { id, title } }) => ({ id, title })));
  const id = named(word, games)?.id;
  if (!isGameId(id)) throw new UsageError(`GAME must be one of ${GAME_IDS.join(', ')}, not "${word}"`);
  return id;
}

/** The flags by which a battle is chosen, the same in every command. */
export const CHOICE_FLAGS = {
  scenario: { type: 'string' },
  set: { type: 'string', multiple: true },
  charts: { type: 'string' },
} as const;
export const CHOICE_HELP = `  --scenario S      the battle, by id or name; the game's first one unless told
  --set KEY=VALUE   an option of the game, such as edition=en; may be repeated ("tambour list" tells them)
  --charts FILE     figures of your own in place of the game's charts (JSON)`;

export function choiceFrom(flags: {
  readonly scenario?: string | undefined;
  readonly set?: readonly string[] | undefined;
  readonly charts?: string | undefined;
}): Choice {
  return {
    scenario: flags.scenario,
    options: settings(flags.set ?? []),
    ...(flags.charts === undefined ? {} : { charts: readCharts(flags.charts) }),
  };
}

/** A choice with names turned into ids. What is no name stays as it is, for the game to refuse. */
export function byId<W extends World, Field>({ scenarios, options }: GameSpec<W, Field>, choice: Choice): Choice {
  const { scenario } = choice;
  const pairs = Object.entries(choice.options ?? {}).map(([key, value]) => {
    const option = named(key, options);
    return [option?.id ?? key, named(String(value), option?.values ?? [])?.id ?? value] as const;
  });
  const keys = pairs.map(([key]) => key);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  if (twice !== undefined) throw new UsageError(`--set ${twice}: is given twice`);
  return {
    ...choice,
    scenario: scenario === undefined ? undefined : (named(scenario, scenarios)?.id ?? scenario),
    options: Object.fromEntries(pairs),
  };
}

function readCharts(file: string): unknown {
  try {
    return read.figures(parseJson(readText(file), file), file);
  } catch (error) {
    if (error instanceof Failure || error instanceof BadInput) throw new UsageError(`--charts ${error.message}`);
    throw error;
  }
}
