import { GAME_IDS, type GamePackage, withGame } from '@tambour/games';
import type { Language, Text, World } from '@tambour/kernel';
import { same } from '@tambour/stage';
import type { CliCommand } from './cli-command.ts';
import { gameId } from './game-choice.ts';
import { parseFlags, positionals } from './usage.ts';
import { say } from './words/say.ts';

export const list: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    });
    positionals(words, ['GAME'], 0);
    const chosen = words[0] === undefined ? GAME_IDS : [await gameId(words[0])];
    const games = await Promise.all(chosen.map((id) => withGame(id, about)));
    if (values.json) terminal.show(JSON.stringify({ games }, null, 2));
    else terminal.show(games.map((game) => linesOf(game, language).join('\n')).join('\n\n'));
    return 0;
  },
};

const about = <W extends World, Field>({
  spec: { id, title, version, sides, scenarios, options },
}: GamePackage<W, Field>) => ({
  id,
  title,
  rules: version,
  sides,
  scenarios,
  options,
});

type About = ReturnType<typeof about>;
type Row = readonly [id: string, name: Text];

function linesOf({ id, title, rules, sides, scenarios, options }: About, language: Language): string[] {
  /** Ids in one column, names in the next. */
  const rows = (indent: number, pairs: readonly Row[]): string[] => {
    const width = Math.max(0, ...pairs.map(([word]) => word.length));
    return pairs.map(([word, name]) => `${' '.repeat(indent)}${word.padEnd(width)}  ${name[language]}`);
  };
  return [
    say('list.game', { id: same(id), title, rules })[language],
    `  ${say('list.battles')[language]}`,
    ...rows(
      4,
      scenarios.map((s): Row => [s.id, say('list.battle', { title: s.title, n: s.turns })]),
    ),
    `  ${say('list.sides')[language]}`,
    ...rows(
      4,
      sides.map((side): Row => [side.id, side.name]),
    ),
    ...(options.length > 0 ? [`  ${say('list.options')[language]}`] : []),
    ...options.flatMap((option) => [
      ...rows(4, [[option.id, option.title]]),
      ...rows(
        6,
        option.values.map(
          (v): Row => [v.id, v.id === option.otherwise ? say('list.default', { title: v.title }) : v.title],
        ),
      ),
    ]),
  ];
}
