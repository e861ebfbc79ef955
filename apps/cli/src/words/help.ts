import type { Language } from '@tambour/kernel';
import { HELP_EN } from './help.en.ts';
import { HELP_FR } from './help.fr.ts';
import { COMMAND_NAMES, type CommandName, type Help } from './help-shape.ts';

export { COMMAND_NAMES, type CommandName, isCommandName } from './help-shape.ts';

const HELP: Readonly<Record<Language, Help>> = { en: HELP_EN, fr: HELP_FR };

export const programHelp = (language: Language): string => {
  const { above, below, does } = HELP[language];
  const lines = COMMAND_NAMES.map((name) => `  ${name.padEnd(12)}${does[name]}`);
  return `${above}\n\n${lines.join('\n')}\n\n${below}`;
};
export const commandHelp = (name: CommandName, language: Language): string => HELP[language].of[name];
export const promptHelp = (language: Language): string => HELP[language].prompt;
