import type { Choice } from '@tambour/kernel';

/** What a test of a battle is called: what was chosen, without the whole of a scenario of its own. */
export const namedChoices = (choices: readonly Choice[]): { readonly choice: Choice; readonly name: string }[] =>
  choices.map((choice) => {
    const { scenarioData, ...rest } = choice;
    return { choice, name: `${JSON.stringify(rest)}${scenarioData === undefined ? '' : ', own scenario'}` };
  });
