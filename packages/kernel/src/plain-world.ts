import { hashText } from './buffer.ts';
import type { Choice, GameFacts, World } from './game.ts';
import { BadInput, object, oneOf } from './parse.ts';

/** The world of a game that has no options and reads no figures of one's own. `data` is all that can change an outcome. */
export const plainWorld = (
  { scenarios }: Pick<GameFacts, 'scenarios'>,
  pieces: readonly string[],
  data: unknown,
): ((choice: Choice) => World) => {
  const ids = scenarios.map(({ id }) => id);
  const scenarioOf = oneOf(...ids);
  const noOptions = object({});
  const dataHash = hashText(JSON.stringify(data));
  return (choice) => {
    noOptions(choice.options ?? {}, 'options');
    for (const name of ['charts', 'scenarioData'] as const)
      if (choice[name] !== undefined) throw new BadInput(name, 'is not read by this game');
    return { scenario: scenarioOf(choice.scenario ?? ids[0], 'scenario'), options: {}, dataHash, pieces };
  };
};
