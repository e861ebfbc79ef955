import { randomInt } from 'node:crypto';
import { branch, chanceFrom, LEVELS, playerOf } from '@tambour/ai';
import { type GamePackage, withGame } from '@tambour/games';
import { LANGUAGES, type Language, Match, type World } from '@tambour/kernel';
import type { CliCommand } from '../cli-command.ts';
import { byId, CHOICE_FLAGS, CHOICE_HELP, choiceFrom, gameId } from '../game-choice.ts';
import { named } from '../names.ts';
import type { Terminal } from '../terminal.ts';
import { oneOf, parseFlags, positionals, wholeNumber, worldOf } from '../usage.ts';
import { TerminalGame, WORDS_HELP } from './terminal-game.ts';

const BOTH = 'both';
const NONE = 'none';
/** The branch of the seed that the players' own chance grows from. */
const PLAYERS = 102;

export const play: CliCommand = {
  help: `Usage: tambour play GAME [flags]

Plays a battle in the terminal.

  --side X          your side: its id or name, "${BOTH}" to play both, "${NONE}" to watch; the first side unless told
  --ai LEVEL        who plays the other: ${LEVELS.join(', ')}; greedy unless told
  --seed K          of the dice, 0 to 4294967295; drawn by lot unless told
  --language L      ${LANGUAGES.join(', ')}; en unless told
${CHOICE_HELP}

At the prompt:
${WORDS_HELP}`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        ...CHOICE_FLAGS,
        side: { type: 'string' },
        ai: { type: 'string', default: 'greedy' },
        seed: { type: 'string' },
        language: { type: 'string', default: 'en' },
      },
    });
    positionals(words, ['GAME']);
    const level = oneOf('--ai', values.ai, LEVELS);
    const language = oneOf('--language', values.language, LANGUAGES);
    const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff);
    const chosen = choiceFrom(values);
    const [game = ''] = words;
    return withGame(await gameId(game), <W extends World, Field>({ spec }: GamePackage<W, Field>) => {
      const choice = byId(spec, chosen);
      worldOf(spec, choice);
      const ids = spec.sides.map((side) => side.id);
      const word = values.side ?? ids[0] ?? NONE;
      const titled = spec.sides.map(({ id, name }) => ({ id, title: name }));
      const own = oneOf('--side', named(word, titled)?.id ?? word, [...ids, BOTH, NONE]);
      const players = ids.map((id) => (own === BOTH || own === id ? undefined : playerOf<W, Field>(level)));
      const match = Match.begin(spec, choice, seed);
      const chance = chanceFrom(branch(seed, PLAYERS));
      if (own === NONE) return watch(new TerminalGame(match, terminal, language, players, chance), terminal, language);
      return sit(new TerminalGame(match, terminal, language, players, chance), terminal, language);
    });
  },
};

/** Both sides are players: nobody is asked, and the battle runs to its end. */
function watch<W extends World, Field>(table: TerminalGame<W, Field>, terminal: Terminal, language: Language): number {
  terminal.say(`${table.match.spec.title[language]}, seed ${table.match.seed}.`);
  table.goOn();
  return 0;
}

async function sit<W extends World, Field>(
  table: TerminalGame<W, Field>,
  terminal: Terminal,
  language: Language,
): Promise<number> {
  terminal.say(`${table.match.spec.title[language]}, seed ${table.match.seed}. "help" tells the words.`);
  table.goOn();
  for await (const line of terminal.input) if (!table.hear(line)) break;
  return 0;
}
