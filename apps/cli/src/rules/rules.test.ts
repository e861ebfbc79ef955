import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@tambour/games';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';
import { gameSources } from './sources.ts';

const GAME = GAME_IDS[0];
async function rules(...args: string[]) {
  const terminal = testTerminal();
  expect(await run(['rules', ...args], terminal)).toBe(0);
  return terminal.said.join('\n');
}

describe('tambour rules', () => {
  it('tells exactly the fields of the contract as JSON', async () => {
    const { games, ...rest } = JSON.parse(await rules('--json'));
    expect(rest).toEqual({});
    expect(games.map((g: { game: string }) => g.game)).toEqual([...GAME_IDS]);
    for (const game of games) {
      expect(Object.keys(game)).toEqual(['game', 'rules', 'testable', 'cited', 'tested', 'missing']);
      expect(game.rules).toBeGreaterThanOrEqual(game.testable);
      expect(game.testable).toBeGreaterThanOrEqual(Math.max(game.cited, game.tested));
      const lacking = game.testable - Math.min(game.cited, game.tested);
      expect(game.missing.length).toBeGreaterThanOrEqual(lacking);
      // Every testable rule of a listed game is cited where it is enforced and named by a test.
      expect(game.missing, game.game).toEqual([]);
    }
  });
  it('knows a game that no list shows, if it is named', async () => {
    expect(await rules('ford')).toMatch(/^ford +\d+/m);
    expect(await rules()).not.toMatch(/ford/);
  });
  it('knows a game that brings a referee only, if it is named', async () => {
    const [{ testable, cited, tested }] = JSON.parse(await rules('tabletop', '--json')).games;
    expect(testable).toBe(531);
    expect(Math.min(cited, tested)).toBeGreaterThan(300);
  });
  it('lists the rules that are missing, or every rule with its places', async () => {
    const { missing } = JSON.parse(await rules(GAME, '--json')).games[0];
    const brief = await rules(GAME);
    for (const id of missing) expect(brief).toContain(`\n  ${id} `);
    expect(await rules(GAME, '--all')).toMatch(/games\/\w+\/src\/[\w./-]+:\d+/);
    const { all } = JSON.parse(await rules(GAME, '--all', '--json')).games[0];
    expect(all[0]).toMatchObject({ id: expect.any(String), cited: expect.any(Array), tests: expect.any(Number) });
  });
  it('reads code apart from tests, and counts an example once a test plays it', () => {
    const { code, tests, examples } = gameSources(GAME);
    expect(code.length).toBeGreaterThan(10);
    for (const { path } of code) expect(path).not.toMatch(/\.test\.ts$|\/testing\/|\/examples\/|\/stage\/|\/texts\//);
    for (const { path } of tests) expect(path).toMatch(/^games\/.*\.test\.ts$/);
    const all = JSON.parse(
      readFileSync(new URL(`../../../../games/${GAME}/data/examples.json`, import.meta.url), 'utf8'),
    );
    expect(examples.length).toBe(all.length);
  });
  it('counts examples played by a table, kind by kind', () => {
    expect(gameSources('tabletop').examples.length).toBeGreaterThanOrEqual(512);
  });
});
