import { GAME_IDS, type GameId, isGameId } from '@tambour/games';
import { BadInput, type Choice, parseJson } from '@tambour/kernel';
import { readText } from './text-file.ts';
import { Failure, settings, UsageError } from './usage.ts';

export function gameId(word: string): GameId {
  if (!isGameId(word)) throw new UsageError(`GAME must be one of ${GAME_IDS.join(', ')}, not "${word}"`);
  return word;
}

/** The flags by which a battle is chosen, the same in every command. */
export const CHOICE_FLAGS = {
  scenario: { type: 'string' },
  set: { type: 'string', multiple: true },
  charts: { type: 'string' },
} as const;
export const CHOICE_HELP = `  --scenario S      the battle; the game's first one unless told
  --set KEY=VALUE   an option of the game, such as edition=en; may be repeated
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

function readCharts(file: string): unknown {
  try {
    return parseJson(readText(file), file);
  } catch (error) {
    if (error instanceof Failure || error instanceof BadInput) throw new UsageError(`--charts ${error.message}`);
    throw error;
  }
}
