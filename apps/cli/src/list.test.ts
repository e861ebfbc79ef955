import { GAME_IDS, loadGames } from '@tambour/games';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testing/terminal.ts';

async function list(...args: string[]) {
  const terminal = testTerminal();
  expect(await run(['list', ...args], terminal)).toBe(0);
  return terminal.said.join('\n');
}
const SPECS = (await loadGames()).map((game) =>
  game(({ spec: { id, title, version, scenarios, options, sides } }) => ({
    id,
    title,
    version,
    scenarios,
    options,
    sides,
  })),
);

describe('tambour list', () => {
  it.each(['en', 'fr'] as const)(
    'tells every game, battle, option, value and side by id and name (%s)',
    async (language) => {
      const text = await list('--language', language);
      for (const { id, title, version, scenarios, options, sides } of SPECS) {
        expect(text).toMatch(new RegExp(`^${id}  ${title[language]} \\(.*version ${version}`, 'm'));
        for (const thing of [...scenarios, ...options, ...options.flatMap((o) => o.values)])
          expect(text).toMatch(new RegExp(`^ +${thing.id} +${thing.title[language].replace(/[()]/g, '\\$&')}`, 'm'));
        for (const side of sides) expect(text).toMatch(new RegExp(`^ +${side.id} +${side.name[language]}$`, 'm'));
      }
      expect(text.match(/\((default|par défaut)\)/g)).toHaveLength(SPECS.flatMap((s) => s.options).length);
    },
  );
  it('tells of one game, by its name too', async () => {
    const text = await list('fate of the reiters');
    expect(text).toContain('Auneau');
    expect(text).not.toContain('Denain');
  });
  it('tells it as JSON', async () => {
    const { games } = JSON.parse(await list('--json'));
    expect(games.map((g: { id: string }) => g.id)).toEqual([...GAME_IDS]);
    expect(games[0]).toEqual({
      id: SPECS[0]!.id,
      title: SPECS[0]!.title,
      rules: SPECS[0]!.version,
      sides: SPECS[0]!.sides,
      scenarios: SPECS[0]!.scenarios,
      options: SPECS[0]!.options,
    });
  });
  it('refuses a game or a language there is not', async () => {
    const terminal = testTerminal();
    expect(await run(['list', 'chess'], terminal)).toBe(2);
    expect(await run(['list', '--language', 'de'], terminal)).toBe(2);
    expect(terminal.noted.join('\n')).toMatch(/GAME must be one of .*\n.*--language must be one of/);
  });
});
