import { randomInt } from 'node:crypto';
import { branch, chanceFrom, isBotName, type PlayerName, playerOf } from '@tambour/ai';
import { type GamePackage, isGameId, someGame, withGame } from '@tambour/games';
import { type Choice, type Language, Match, OWN_DICE, ownFigures, type Text, type World } from '@tambour/kernel';
import { commas, same, sidesIn } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import { Bot } from '../bots/bot.ts';
import { BOT_FLAGS, limitsFrom, playerName } from '../bots/bot-flags.ts';
import type { BotLimits } from '../bots/limits.ts';
import { seatAt } from '../bots/seat.ts';
import type { CliCommand } from '../cli-command.ts';
import { playableOf } from '../engine/open-matches.ts';
import { battleOf, byId, CHOICE_FLAGS, choiceFrom, worldOf } from '../game-choice.ts';
import { named } from '../names.ts';
import { playerTitle } from '../opponent-name.ts';
import { readRecordFile } from '../replay.ts';
import type { Terminal } from '../terminal.ts';
import { Failure, oneOf, parseFlags, positionals, UsageError, wholeNumber } from '../usage.ts';
import { say } from '../words/say.ts';
import { speakerOf } from './speaker.ts';
import { TerminalGame } from './terminal-game.ts';

const BOTH = 'both';
const NONE = 'none';
/** Who throws: the program, or the person. */
const PROGRAM = 'program';
/** The branch of the seed that the players' own chance grows from. */
const PLAYERS = 102;
/** And those that a program draws by. */
const BOT_CHANCE = 103;
/** What is chosen when a battle begins, and not when one is resumed. */
const CHOSEN = ['scenario', 'scenario-file', 'set', 'charts', 'seed', 'dice'] as const;

export const play: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        ...CHOICE_FLAGS,
        side: { type: 'string' },
        ...BOT_FLAGS,
        ai: { type: 'string', default: 'captain' },
        seed: { type: 'string' },
        dice: { type: 'string' },
        resume: { type: 'string' },
      },
    });
    const level = playerName('--ai', values.ai);
    const limits = limitsFrom(values);
    const { resume } = values;
    if (resume !== undefined) {
      positionals(words, []);
      const other = CHOSEN.find((flag) => values[flag] !== undefined);
      if (other) throw new UsageError(say('play.resumeAlone', { flag: '--resume', other: `--${other}` }));
      const record = readRecordFile(resume);
      if (!isGameId(record.game)) throw new Failure(say('replay.unknownGame', { file: resume, game: record.game }));
      return withGame(record.game, async <W extends World, Field>(game: GamePackage<W, Field>) => {
        const { match, same: isSame, at, why, refusal } = Match.replay(game.spec, record);
        if (!isSame)
          throw new Failure(say('play.noResume', { file: resume, n: at, why: refusal?.why ?? reasonText(why) }));
        return sitDown(game, match, { level, limits, side: values.side, isResumed: true }, terminal, language);
      });
    }
    positionals(words, ['GAME']);
    const seed = values.seed === undefined ? randomInt(2 ** 32) : wholeNumber('--seed', values.seed, 0, 0xffffffff);
    const isOwnDice = oneOf('--dice', values.dice ?? PROGRAM, [PROGRAM, OWN_DICE]) === OWN_DICE;
    const [word = ''] = words;
    const { game, scenario } = await battleOf(word);
    const chosen = choiceFrom(values, scenario);
    return withGame(game, async <W extends World, Field>(it: GamePackage<W, Field>) => {
      const choice: Choice = { ...byId(it.spec, chosen), ...(isOwnDice && { dice: OWN_DICE }) };
      worldOf(it.spec, choice, values);
      const match = Match.begin(it.spec, choice, seed);
      return sitDown(it, match, { level, limits, side: values.side, isResumed: false }, terminal, language);
    });
  },
};

interface Seats {
  readonly level: PlayerName;
  readonly limits: BotLimits;
  /** The person's side as it was typed. */
  readonly side: string | undefined;
  readonly isResumed: boolean;
}
/** Seats the players and plays until the person leaves. The exit code. */
async function sitDown<W extends World, Field>(
  game: GamePackage<W, Field>,
  match: Match<W, Field>,
  { level, limits, side: typed, isResumed }: Seats,
  terminal: Terminal,
  language: Language,
): Promise<number> {
  const { spec, stage } = game;
  const sides = sidesIn({ sides: spec.sides, cards: stage.cards }, match.position.world.scenario);
  const ids = sides.map((side) => side.id);
  const given = typed ?? ids[0] ?? NONE;
  const titled = sides.map(({ id, name }) => ({ id, title: name }));
  const own = oneOf('--side', named(given, titled)?.id ?? given, [...ids, BOTH, NONE]);
  const isOwnDice = match.choice.dice === OWN_DICE;
  if (isOwnDice && own === NONE) throw new UsageError(say('dice.nobody', { flag: '--dice own', side: '--side' }));
  const seed = match.seed ?? 0;
  const playable = isBotName(level) ? await playableOf(someGame(game)) : undefined;
  const players = ids.map((id, index) => {
    if (own === BOTH || own === id) return undefined;
    if (!isBotName(level)) return playerOf<W, Field>(level);
    const bot = new Bot(level, limits);
    const random = chanceFrom(branch(seed, BOT_CHANCE + index)).seed();
    if (playable) bot.sit(seatAt({ match, game: playable, side: index, id: 'm1', random, limits }));
    return bot;
  });
  const bots = players.filter((player) => player instanceof Bot);
  const chance = chanceFrom(branch(seed, PLAYERS + match.entries.length));
  const speaker = speakerOf(terminal, language);
  const table = new TerminalGame(
    { match, stage, study: await stage.study(), sides, players, chance },
    terminal,
    speaker,
  );
  const side = sides.find(({ id }) => id === own)?.name;
  const other = sides.find(({ id }) => id !== own)?.name ?? '';
  const who: Text = side
    ? say('play.you', { side, level: playerTitle(level), other })
    : own === BOTH
      ? say('play.both')
      : say('play.watch', { level: playerTitle(level) });
  const id = match.position.world.scenario;
  const battle = spec.scenarios.find((known) => known.id === id)?.title ?? same(id);
  speaker.tell(
    isResumed
      ? say('play.resumed', { battle, who, n: match.entries.length })
      : say('play.begin', { battle, who, seed: String(seed) }),
  );
  const figures = ownFigures(match.choice).map((what) => say(`own.${what}`));
  if (figures.length > 0) speaker.tell(say('play.own', { all: commas(figures) }));
  if (isOwnDice) speaker.tell(say('dice.own'));
  if (own !== NONE) speaker.tell(say('play.hint'));
  try {
    await table.goOn();
    if (own !== NONE) for await (const line of terminal.input) if (!(await table.hear(line))) break;
  } finally {
    await Promise.all(bots.map((bot) => bot.close()));
  }
  // One that had to be replaced did not play.
  return bots.every((bot) => players.includes(bot)) ? 0 : 1;
}
