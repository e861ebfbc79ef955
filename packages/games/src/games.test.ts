import { Match } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, isGameId, loadForPlay, loadGame, loadGames, withGame } from './games.ts';
import { audited, type SomeGame } from './some-game.ts';

describe('the list of games', () => {
  it('loads every game under its own id', async () => {
    const games = await loadGames();
    expect(games.map((game) => game(({ spec }) => spec.id))).toEqual([...GAME_IDS]);
  });
  it('knows an id from any other word', () => {
    expect(GAME_IDS.every(isGameId)).toBe(true);
    for (const word of ['constructor', '__proto__', '', 'Denain', undefined, 3]) expect(isGameId(word)).toBe(false);
  });
  it('loads a game that no list shows when it is named', async () => {
    expect(GAME_IDS).not.toContain('ford');
    expect(isGameId('ford')).toBe(true);
    expect(await withGame('ford', ({ spec }) => spec.id)).toBe('ford');
  });
  it('loads a game once', async () => {
    expect(await loadGame('denain')).toBe(await loadGame('denain'));
  });
  it.each(GAME_IDS)('loads %s for play without its audit, and whole with it', async (id) => {
    const has = async (some: SomeGame) => some(({ spec }) => spec.audit !== undefined);
    expect(await has(await loadForPlay(id))).toBe(false);
    expect(await has(await loadGame(id))).toBe(true);
    expect(await (await loadForPlay(id))(async (game) => (await audited(game)).audit)).toBeTypeOf('function');
  });
  it('opens a game for work that suits every game', async () => {
    const sides = await withGame('denain', ({ spec }) => Match.begin(spec, {}, 1).spec.sides.length);
    expect(sides).toBe(2);
  });
  it('lets battles that chose the same share a world', async () => {
    const [a, b, c] = await withGame('denain', ({ spec }) => {
      const of = (edition: string) => Match.begin(spec, { options: { edition } }, 1).position.world as unknown;
      return [of('fr'), of('fr'), of('en')];
    });
    expect(a).toBe(b);
    expect(a).not.toBe(c);
  });
  it.each(GAME_IDS)('lets %s read nothing that is nested without end, nor null for figures', async (id) => {
    const deep: unknown = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
    await withGame(id, ({ spec }) => {
      for (const name of ['charts', 'scenarioData'])
        for (const value of [null, 1, [], deep])
          expect(() => spec.world({ [name]: value })).toThrow(
            expect.objectContaining({ name: 'BadInput', field: expect.stringMatching(`^${name}`) }),
          );
      expect(() => spec.world({ options: { edition: deep } })).toThrow('is nested deeper');
    });
  });
  it('gives a map with its pieces in the edition chosen', async () => {
    const pieces = await withGame('denain', ({ spec, plan }) =>
      plan?.(spec.world({ options: { edition: 'en' } }), 'en').pieces.find((piece) => piece.id === 'c-bag'),
    );
    expect(pieces?.movement).toBe('1');
  });
  it('gives the map of the battle chosen, where a game has several', async () => {
    const plans = await withGame('reiters', ({ spec, plan }) =>
      spec.scenarios.map(({ id }) => plan?.(spec.world({ scenario: id }), 'fr')),
    );
    expect(plans).toHaveLength(5);
    expect(new Set(plans.map((plan) => plan?.sheet.cartouche[2]?.text)).size).toBe(5);
    for (const plan of plans) expect(plan?.pieces.length).toBeGreaterThan(20);
  });
});
