import type { OpponentId } from './level.ts';

const COMMAND = 'cmd:';
/** A program of one's own at a side: `cmd:` and the command line that starts it. */
export type BotName = `${typeof COMMAND}${string}`;
/** Who plays a side. */
export type PlayerName = OpponentId | BotName;

export const isBotName = (name: string): name is BotName => name.startsWith(COMMAND);
/** The command line of a bot. */
export const commandLineOf = (name: BotName): string => name.slice(COMMAND.length).trim();

/** Players of ours decide at once. A program has to be waited for: `playMatch` does, and what calls this does not. */
export function builtIn(name: PlayerName): OpponentId {
  if (isBotName(name)) throw new Error(`${name} is a program of its own, and there is nobody here to talk to it`);
  return name;
}
