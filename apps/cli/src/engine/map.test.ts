import { readFileSync } from 'node:fs';
import { GAME_IDS, loadGames } from '@tambour/games';
import type { BoardMap } from '@tambour/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Talk, talk } from '../testing/talk.ts';

let session: Talk;
beforeAll(async () => {
  session = await talk();
});
const mapOf = (game: string, scenario?: string): BoardMap =>
  session.get({ op: 'map', game, ...(scenario && { scenario }) }).map as unknown as BoardMap;

describe('the map of a battle', () => {
  it('has neighbours that are places, and costs for every kind of troops', async () => {
    for (const game of await loadGames()) {
      const [id, scenarios] = game(({ spec }) => [spec.id, spec.scenarios.map((s) => s.id)] as const);
      for (const scenario of scenarios) {
        const { kind, places, movers, table } = mapOf(id, scenario);
        const ids = new Set(places.map((place) => place.id));
        expect(ids.size).toBe(places.length);
        expect(kind === 'table').toBe(places.length === 0);
        expect(kind === 'table').toBe(table !== undefined);
        for (const { neighbours } of places)
          for (const { to, costs, halfMore } of neighbours) {
            expect(ids.has(to)).toBe(true);
            expect(Object.keys(costs)).toEqual(movers);
            // Half the allowance and nothing else is what a redoubt costs.
            const isPaid = ([mover, cost]: readonly [string, number | null]) =>
              cost === null || cost > 0 || halfMore?.includes(mover);
            expect(Object.entries(costs).every(isPaid)).toBe(true);
          }
      }
    }
  });
  it('allows the steps that the game itself allows: a unit of the ford that moves one hex', () => {
    const { match } = session.get({ op: 'new', game: 'ford', seed: 3 });
    const from = mapOf('ford').places.find(({ id }) => id === '0101');
    const open = from?.neighbours.filter(({ costs }) => costs.any !== null).map(({ to }) => to);
    const moves = () =>
      session.get({ op: 'legal', match }).commands.filter(({ type, unit }) => type === 'move' && unit === 'r-foot');
    for (let n = 0; n < 10 && moves().length === 0; n++)
      session.get({ op: 'apply', match, command: session.get({ op: 'legal', match }).commands[0] });
    const reached = moves().map(({ to }) => String(to));
    expect(reached.length).toBeGreaterThan(0);
    expect(reached.every((to) => open?.includes(to))).toBe(true);
  });
  it('has the costs of the charts: a clear hex of Denain, a zone of Reiters', () => {
    const denain = mapOf('denain');
    const open = new Set(denain.places.filter(({ terrain }) => terrain === 'clear').map(({ id }) => id));
    const clear = denain.places
      .filter(({ id }) => open.has(id))
      .flatMap(({ neighbours }) => neighbours.filter(({ to, over }) => open.has(to) && over.length === 0));
    expect(clear.length).toBeGreaterThan(50);
    expect(new Set(clear.map(({ costs }) => costs.inf))).toEqual(new Set([1]));
    expect(
      mapOf('reiters', 'M').places.some(({ neighbours }) => neighbours.some(({ over }) => over.includes('road'))),
    ).toBe(true);
    expect(mapOf('tabletop').table).toMatchObject({ rates: { infantry: { A: { line: 12 } } } });
  });
  it('refuses a game or a battle there is not', () => {
    expect(session.ask({ op: 'map', game: 'chess' }).error).toMatchObject({ code: 'bad-request', field: 'game' });
    expect(session.ask({ op: 'map', game: GAME_IDS[1], scenario: 'X9' }).error.code).toBe('bad-request');
  });
});

describe('what hello tells of computer players', () => {
  it('is what the page says of them, in both languages', () => {
    const { opponents } = session.get({ op: 'hello' }) as unknown as {
      opponents: { id: string; says: { en: string; fr: string }; temperamentSays: { en: string; fr: string } | null }[];
    };
    const page = (language: string) =>
      readFileSync(new URL(`../../../web/src/words/opponent-${language}.ts`, import.meta.url), 'utf8');
    const [en, fr] = [page('en'), page('fr')];
    const offered = opponents.filter(({ id }) => !['random', 'greedy'].includes(id));
    expect(offered).toHaveLength(10);
    for (const { says, temperamentSays } of offered)
      for (const line of [says, temperamentSays]) {
        if (!line) continue;
        expect(en).toContain(line.en);
        expect(fr).toContain(line.fr);
      }
  });
});
