import { GAME_IDS, withGame } from '@tambour/games';
import { isRefereeId, loadRefereeRules } from '@tambour/games/referees';
import { coverage, type Language, type RuleBook, type RuleCoverage, type Text } from '@tambour/kernel';
import { NOTHING } from '@tambour/stage';
import type { CliCommand } from '../cli-command.ts';
import { gameId } from '../game-choice.ts';
import { parseFlags, positionals } from '../usage.ts';
import { say } from '../words/say.ts';
import { gameSources } from './sources.ts';

const COLUMNS = ['rules', 'testable', 'cited', 'tested', 'missing'] as const;

export const rules: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
    });
    positionals(words, ['GAME'], 0);
    const games = await counted(words[0]);
    if (values.json) {
      const told = games.map(({ count, all }) => (values.all ? { ...count, all } : count));
      terminal.show(JSON.stringify({ games: told }, null, 2));
      return 0;
    }
    const titles = COLUMNS.map((key) => say(`rules.${key}`)[language].padStart(9));
    terminal.say(`${say('rules.game')[language].padEnd(12)}${titles.join(' ')}`);
    for (const { count } of games) {
      const row = [count.rules, count.testable, count.cited, count.tested, count.missing.length];
      terminal.say(`${count.game.padEnd(12)}${row.map((n) => String(n).padStart(9)).join(' ')}`);
    }
    for (const { count, all, title, unknown } of games) {
      const shown = values.all ? all : all.filter(({ id }) => count.missing.includes(id));
      if (shown.length > 0)
        terminal.show(`\n${say(values.all ? 'rules.every' : 'rules.lacking', { game: count.game })[language]}`);
      for (const rule of shown) terminal.show(`  ${line(rule, title(rule.id)[language], values.all, language)}`);
      if (unknown.length > 0)
        terminal.note(say('rules.unknown', { game: count.game, all: unknown.join(', ') })[language]);
    }
    return 0;
  },
};

/** The game a word means, or all that are listed. One that only referees is known by its id. */
async function counted(word: string | undefined) {
  if (isRefereeId(word)) return [take(word, await loadRefereeRules(word))];
  const chosen = word === undefined ? GAME_IDS : [await gameId(word)];
  return Promise.all(chosen.map((id) => withGame(id, async ({ spec, rules: book }) => take(spec.id, await book()))));
}

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
    title: (id: string): Text => book.get(id)?.title ?? NOTHING,
  };
}

function line(
  { id, testable, cited, tests }: RuleCoverage,
  title: string,
  isFull: boolean,
  language: Language,
): string {
  const head = `${id.padEnd(7)}${title}`;
  if (isFull)
    return `${head.padEnd(60)} ${say(testable ? 'rules.tests' : 'rules.untestable', { n: tests })[language]}${cited.map((place) => `\n             ${place}`).join('')}`;
  const lacks = [
    ...(cited.length === 0 ? [say('rules.notCited')] : []),
    ...(tests === 0 ? [say('rules.noTest')] : []),
  ].map((text) => text[language]);
  return `${head.padEnd(60)} ${lacks.join(', ')}`;
}
