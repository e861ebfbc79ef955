import { commandLineOf, isBotName, OPPONENTS, type PlayerName } from '@tambour/ai';
import { oneOf, UsageError, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { type BotLimits, USUAL_LIMITS } from './limits.ts';

/** What a flag says of who plays: a computer player of ours, or a program. */
export function playerName(flag: string, given: string): PlayerName {
  if (!isBotName(given)) return oneOf(flag, given, [...OPPONENTS, 'cmd:…' as const]) as PlayerName;
  if (commandLineOf(given) === '') throw new UsageError(say('bot.noCommand', { flag }));
  return given;
}

/** Several, with commas between them. What is no player's name after a comma belongs to the command line before it. */
export function playerNames(flag: string, text: string): readonly PlayerName[] {
  const parts: string[] = [];
  for (const part of text.split(',')) {
    const last = parts.at(-1);
    const isName = isBotName(part.trim()) || OPPONENTS.some((known) => known === part.trim());
    if (!isName && last !== undefined && isBotName(last)) parts[parts.length - 1] = `${last},${part}`;
    else parts.push(part.trim());
  }
  return parts.map((part) => playerName(flag, part));
}

export const BOT_FLAGS = {
  'bot-time': { type: 'string' },
  'bot-battle-time': { type: 'string' },
} as const;

const DAY = 86_400;

/** The limits that flags set, in seconds. */
export function limitsFrom(flags: {
  readonly 'bot-time'?: string | undefined;
  readonly 'bot-battle-time'?: string | undefined;
}): BotLimits {
  const ms = (flag: keyof typeof BOT_FLAGS, usual: number): number => {
    const given = flags[flag];
    return given === undefined ? usual : 1000 * wholeNumber(`--${flag}`, given, 1, DAY);
  };
  return {
    ...USUAL_LIMITS,
    decisionMs: ms('bot-time', USUAL_LIMITS.decisionMs),
    battleMs: ms('bot-battle-time', USUAL_LIMITS.battleMs),
  };
}
