import type { Language, Text } from '@tambour/kernel';
import type { Terminal } from '../terminal.ts';

/** Says things in one language. */
export interface Speaker {
  readonly language: Language;
  tell(text: Text): void;
  lines(lines: readonly string[]): void;
}

export const speakerOf = (terminal: Terminal, language: Language): Speaker => ({
  language,
  tell: (text) => terminal.say(text[language]),
  lines: (lines) => {
    for (const line of lines) terminal.say(line);
  },
});
