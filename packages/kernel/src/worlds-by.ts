import { hashText } from './buffer.ts';
import type { Choice, World } from './game.ts';
import { BadInput, maybe, oneOf, type Reader, table, under } from './parse.ts';

/** The options of a game with what may be chosen of each; the first counts where nothing is. */
type Options = Readonly<Record<string, readonly [string, ...string[]]>>;
export type Chosen<O extends Options> = { readonly [Id in keyof O]: O[Id][number] };

/** Reads what was chosen. */
export const chosenOptions = <const O extends Options>(options: O): Reader<Chosen<O>> => {
  const readers = Object.entries(options).map(([id, values]) => ({ id, read: maybe(oneOf(...values), values[0]) }));
  return (v, path) => {
    const given = table((one): unknown => one, 20)(v, path);
    for (const key of Object.keys(given))
      if (!Object.hasOwn(options, key)) throw new BadInput(under(path, key), 'is not an option of this game');
    return Object.fromEntries(readers.map(({ id, read }) => [id, read(given[id], under(path, id))])) as Chosen<O>;
  };
};

/** What a world is laid out from: figures as a file has them, unread. */
export interface Figures<O extends Options> {
  readonly options: Chosen<O>;
  readonly scenario: unknown;
  /** How the scenario is called where something is wrong with it. */
  readonly path: string;
  readonly charts: unknown;
  readonly dataHash: string;
}

/**
 * The worlds of a game with options and battles. Nothing in a world ever changes, so one of each choice among the game's own figures
 * serves every match.
 */
export function worldsBy<W extends World, const O extends Options>(game: {
  readonly options: O;
  /** The files of the battles by their ids; the first is meant unless one is named. */
  readonly scenarios: ReadonlyMap<string, unknown>;
  readonly charts: unknown;
  lay(figures: Figures<O>): W;
}): (chosen: Choice) => W {
  const optionsOf = chosenOptions(game.options);
  const ids = [...game.scenarios.keys()];
  const idOf = oneOf(...ids);
  const printed = new Map<string, W>();
  return ({ options: given, scenario: named, scenarioData, charts = game.charts }) => {
    const options = optionsOf(given ?? {}, 'options');
    const isOwn = scenarioData !== undefined;
    const scenario = scenarioData ?? game.scenarios.get(idOf(named ?? ids[0], 'scenario'));
    const key = isOwn || charts !== game.charts ? undefined : JSON.stringify([named ?? ids[0], options]);
    const known = key === undefined ? undefined : printed.get(key);
    if (known) return known;
    const dataHash = hashText(JSON.stringify([scenario, charts]));
    const world = game.lay({ options, scenario, path: isOwn ? 'scenarioData' : 'scenario', charts, dataHash });
    if (named !== undefined && named !== world.scenario)
      throw new BadInput('scenario', `must be ${world.scenario}, the id of the scenario data`);
    if (key !== undefined) printed.set(key, world);
    return world;
  };
}
