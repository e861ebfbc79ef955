import { BadInput } from '@tambour/kernel';
import type { GameId } from './games.ts';

/** JSON as a file has it, unchecked: the game's own reader checks it when a battle is made of it. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What a game's files say, battle by battle, for whoever changes some of it. */
export interface GameFigures {
  readonly charts: Json;
  /** By id of the battle. */
  readonly scenarios: ReadonlyMap<string, Json>;
  /** Where the figures stand that every game has: its turns, and in a unit its strength. */
  readonly words: Readonly<Record<'turns' | 'strength', string>>;
}

const byId = (files: readonly { readonly id: string }[]): ReadonlyMap<string, Json> =>
  new Map(files.map((file) => [file.id, file as unknown as Json]));

const LOADERS: Readonly<Record<GameId, () => Promise<GameFigures | undefined>>> = {
  async denain() {
    const { CHARTS, SCENARIOS } = await import('./files/denain.ts');
    return {
      charts: CHARTS as Json,
      scenarios: byId(SCENARIOS),
      words: { turns: 'scenario.turns', strength: 'cf' },
    };
  },
  async reiters() {
    const { CHARTS, SCENARIOS } = await import('./files/reiters.ts');
    return {
      charts: CHARTS as Json,
      scenarios: byId(SCENARIOS),
      words: { turns: 'scenario.turns', strength: 'front.fc' },
    };
  },
  async risorgimento() {
    const { CHARTS, SCENARIOS } = await import('./files/risorgimento.ts');
    return {
      charts: CHARTS as Json,
      scenarios: byId(SCENARIOS),
      words: { turns: 'scenario.turns', strength: 'cohesion' },
    };
  },
  async tabletop() {
    const { CHARTS, SCENARIOS } = await import('./files/tabletop.ts');
    return {
      charts: CHARTS as Json,
      scenarios: byId(SCENARIOS),
      words: { turns: 'scenario.periods', strength: 'initialFigures' },
    };
  },
  // Its figures are in its code.
  ford: async () => undefined,
};

/** Undefined for a game that has no files of figures. */
export const loadFigures = (id: GameId): Promise<GameFigures | undefined> => LOADERS[id]();

/** The figures of one battle; those of a person's own in their place, where there are any. */
export function figuresOf(
  game: GameFigures,
  scenario: string,
  own: { readonly charts?: unknown; readonly scenarioData?: unknown },
): { readonly scenario: Json; readonly charts: Json; readonly words: Readonly<Record<string, string>> } {
  const file = own.scenarioData === undefined ? game.scenarios.get(scenario) : (own.scenarioData as Json);
  if (file === undefined) throw new BadInput('scenario', `must be one of ${[...game.scenarios.keys()].join(', ')}`);
  return { scenario: file, charts: own.charts === undefined ? game.charts : (own.charts as Json), words: game.words };
}
