import { GAME_IDS, type GamePackage, withGame } from '@tambour/games';
import { LANGUAGES, type Language, type World } from '@tambour/kernel';
import type { CliCommand } from './cli-command.ts';
import { gameId } from './game-choice.ts';
import { oneOf, parseFlags, positionals } from './usage.ts';

export const list: CliCommand = {
  help: `Usage: tambour list [GAME] [flags]

Tells the games there are, their battles, options and sides. Wherever a command takes an id it takes the name as well, in
either language, without regard to capitals and accents; of a battle, the place is enough: --scenario auneau.

  --language L   ${LANGUAGES.join(', ')}; en unless told
  --json         {"games":[{"id","title","rules","sides","scenarios","options"}]}`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { language: { type: 'string', default: 'en' }, json: { type: 'boolean', default: false } },
    });
    positionals(words, ['GAME'], 0);
    const language = oneOf('--language', values.language, LANGUAGES);
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

/** Ids in one column, names in the next. */
const rows = (indent: number, pairs: readonly (readonly [string, string])[]): string[] => {
  const width = Math.max(0, ...pairs.map(([id]) => id.length));
  return pairs.map(([id, name]) => `${' '.repeat(indent)}${id.padEnd(width)}  ${name}`);
};

function linesOf({ id, title, rules, sides, scenarios, options }: About, language: Language): string[] {
  return [
    `${id}  ${title[language]} (rules version ${rules})`,
    '  battles (--scenario)',
    ...rows(
      4,
      scenarios.map((s) => [s.id, `${s.title[language]}, ${s.turns} turns`]),
    ),
    '  options (--set)',
    ...options.flatMap((option) => [
      ...rows(4, [[option.id, option.title[language]]]),
      ...rows(
        6,
        option.values.map((v) => [v.id, `${v.title[language]}${v.id === option.otherwise ? ' (unless told)' : ''}`]),
      ),
    ]),
    '  sides (--side)',
    ...rows(
      4,
      sides.map((side) => [side.id, side.name[language]]),
    ),
  ];
}
