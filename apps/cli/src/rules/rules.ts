import { GAME_IDS, withGame } from '@tambour/games';
import { coverage, type RuleBook, type RuleCoverage } from '@tambour/kernel';
import type { CliCommand } from '../cli-command.ts';
import { gameId } from '../game-choice.ts';
import { parseFlags, positionals } from '../usage.ts';
import { gameSources } from './sources.ts';

export const rules: CliCommand = {
  help: `Usage: tambour rules [GAME] [--all] [--json]

Counts the atomic rules of each game: how many can be tested, and of those how many are cited in the code and named by a
test. Then the rules that lack either. This reads the source tree, so it works in a clone.

  --all    every rule with its places and its number of tests
  --json   {"games":[{"game","rules","testable","cited","tested","missing":[ids]}]}; with --all also "all"`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
    });
    positionals(words, ['GAME'], 0);
    const chosen = words[0] === undefined ? GAME_IDS : [await gameId(words[0])];
    const games = await Promise.all(
      chosen.map((id) => withGame(id, async ({ spec, rules: book }) => take(spec.id, await book()))),
    );
    if (values.json) {
      const told = games.map(({ count, all }) => (values.all ? { ...count, all } : count));
      terminal.show(JSON.stringify({ games: told }, null, 2));
      return 0;
    }
    terminal.say('game            rules  testable     cited    tested   missing');
    for (const { count } of games) {
      const row = [count.rules, count.testable, count.cited, count.tested, count.missing.length];
      terminal.say(`${count.game.padEnd(12)}${row.map((n) => String(n).padStart(9)).join(' ')}`);
    }
    for (const { count, all, title, unknown } of games) {
      const shown = values.all ? all : all.filter(({ id }) => count.missing.includes(id));
      if (shown.length > 0) terminal.show(`\n${count.game}: ${values.all ? 'every rule' : 'missing'}`);
      for (const rule of shown) terminal.show(`  ${line(rule, title(rule.id), values.all)}`);
      if (unknown.length > 0) terminal.note(`${count.game}: not in the rule book: ${unknown.join(', ')}`);
    }
    return 0;
  },
};

function take(game: string, book: RuleBook) {
  const { code, tests, examples } = gameSources(game);
  const { rules: all, unknown } = coverage(book, code, tests, examples);
  const testable = all.filter((rule) => rule.testable);
  return {
    count: {
      game,
      rules: all.length,
      testable: testable.length,
      cited: testable.filter((rule) => rule.cited.length > 0).length,
      tested: testable.filter((rule) => rule.tests > 0).length,
      missing: testable.filter((rule) => rule.cited.length === 0 || rule.tests === 0).map((rule) => rule.id),
    },
    all,
    unknown,
    title: (id: string) => book.get(id)?.title.en ?? '',
  };
}

function line({ id, testable, cited, tests }: RuleCoverage, title: string, isFull: boolean): string {
  const head = `${id.padEnd(7)}${title}`;
  if (isFull)
    return `${head.padEnd(60)} ${testable ? `${tests} tests` : 'not testable'}${cited.map((place) => `\n             ${place}`).join('')}`;
  const lacks = [...(cited.length === 0 ? ['not cited'] : []), ...(tests === 0 ? ['no test'] : [])];
  return `${head.padEnd(60)} ${lacks.join(', ')}`;
}
