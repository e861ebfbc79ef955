import { randomInt } from 'node:crypto';
import { branch, chanceFrom, LEVELS, playerOf } from '@tambour/ai';
import { type GamePackage, withGame } from '@tambour/games';
import { type Choice, Match, OWN_DICE, ownFigures, type Text, type World } from '@tambour/kernel';
import { commas, same } from '@tambour/stage';
import type { CliCommand } from '../cli-command.ts';
import { battleOf, byId, CHOICE_FLAGS, choiceFrom, worldOf } from '../game-choice.ts';
import { named } from '../names.ts';
import { oneOf, parseFlags, positionals, UsageError, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { speakerOf } from './speaker.ts';
import { TerminalGame } from './terminal-game.ts';

const BOTH = 'both';
const NONE = 'none';
/** Who throws: the program, or the person. */
const PROGRAM = 'program';
/** The branch of the seed that the players' own chance grows from. */
const PLAYERS = 102;

export const play: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        ...CHOICE_FLAGS,
        side: { type: 'string' },
        ai: { type: 'string', default: 'greedy' },
        seed: { type: 'string' },
        dice: { type: 'string', default: PROGRAM },
      },
    });
    positionals(words, ['GAME']);
    const level = oneOf('--ai', values.ai, LEVELS);
    const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff);
    const isOwnDice = oneOf('--dice', values.dice, [PROGRAM, OWN_DICE]) === OWN_DICE;
    const [word = ''] = words;
    const { game, scenario } = await battleOf(word);
    const chosen = choiceFrom(values, scenario);
    return withGame(game, async <W extends World, Field>({ spec, stage }: GamePackage<W, Field>) => {
      const choice: Choice = { ...byId(spec, chosen), ...(isOwnDice && { dice: OWN_DICE }) };
      worldOf(spec, choice, values);
      const ids = spec.sides.map((side) => side.id);
      const given = values.side ?? ids[0] ?? NONE;
      const titled = spec.sides.map(({ id, name }) => ({ id, title: name }));
      const own = oneOf('--side', named(given, titled)?.id ?? given, [...ids, BOTH, NONE]);
      if (isOwnDice && own === NONE) throw new UsageError(say('dice.nobody', { flag: '--dice own', side: '--side' }));
      const players = ids.map((id) => (own === BOTH || own === id ? undefined : playerOf<W, Field>(level)));
      const match = Match.begin(spec, choice, seed);
      const chance = chanceFrom(branch(seed, PLAYERS));
      const speaker = speakerOf(terminal, language);
      const table = new TerminalGame({ match, stage, study: await stage.study(), players, chance }, terminal, speaker);
      const side = spec.sides.find(({ id }) => id === own)?.name;
      const other = spec.sides.find(({ id }) => id !== own)?.name ?? '';
      const who: Text = side
        ? say('play.you', { side, level, other })
        : own === BOTH
          ? say('play.both')
          : say('play.watch', { level });
      const id = match.position.world.scenario;
      const battle = spec.scenarios.find((known) => known.id === id)?.title ?? same(id);
      speaker.tell(say('play.begin', { battle, who, seed: String(seed) }));
      const figures = ownFigures(choice).map((what) => say(`own.${what}`));
      if (figures.length > 0) speaker.tell(say('play.own', { all: commas(figures) }));
      if (isOwnDice) speaker.tell(say('dice.own'));
      if (own !== NONE) speaker.tell(say('play.hint'));
      table.goOn();
      if (own !== NONE) for await (const line of terminal.input) if (!table.hear(line)) break;
      return 0;
    });
  },
};
