export const COMMAND_NAMES = [
  'list',
  'play',
  'simulate',
  'tournament',
  'history',
  'replay',
  'review',
  'rules',
  'map',
  'print',
  'engine',
  'worker',
  'queue',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];
export const isCommandName = (word: string): word is CommandName => COMMAND_NAMES.some((name) => name === word);

/** The help of the program in one language. */
export interface Help {
  /** What stands above and below the list of commands. */
  readonly above: string;
  readonly below: string;
  /** What each command does, in a line, and its own help. */
  readonly does: Readonly<Record<CommandName, string>>;
  readonly of: Readonly<Record<CommandName, string>>;
  /** The words one may type in a battle. */
  readonly prompt: string;
}
