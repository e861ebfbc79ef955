import { GAME_IDS, loadGames } from '@tambour/games';
import { describe, expect, it } from 'vitest';
import { named } from './names.ts';

const THINGS = [
  { id: 'AU', title: { en: 'Auneau, 24 November 1587', fr: 'Auneau, le 24 novembre 1587' } },
  { id: 'M', title: { en: 'Métrieux, called Vire-Culs', fr: 'Métrieux, dit Vire-Culs' } },
  { id: 'on', title: { en: 'with', fr: 'avec' } },
  { id: 'other', title: { en: 'Auneau, again', fr: 'Encore' } },
];
const idOf = (word: string) => named(word, THINGS)?.id;

describe('names in place of ids', () => {
  it('are the id, the title in either language, or the title up to its comma', () => {
    for (const word of [
      'M',
      'Métrieux',
      'metrieux',
      'MÉTRIEUX',
      'Métrieux, dit Vire-Culs',
      'metrieux called vire culs',
    ])
      expect(idOf(word)).toBe('M');
    expect(idOf('avec')).toBe('on');
    expect(idOf('au')).toBe('AU');
  });
  it('that mean two things, or none, mean none', () => {
    for (const word of ['Auneau', 'Waterloo', '', '  ', 'Mé', '__proto__']) expect(idOf(word)).toBeUndefined();
  });
  it('tell every battle and every game from the others', async () => {
    const games = (await loadGames()).map((game) =>
      game(({ spec: { id, title, scenarios } }) => ({ id, title, scenarios })),
    );
    expect(games.map(({ title }) => named(title.fr, games)?.id)).toEqual([...GAME_IDS]);
    for (const { scenarios } of games)
      for (const { id, title } of scenarios)
        for (const word of [title.en, title.fr, title.en.split(',')[0]!]) expect(named(word, scenarios)?.id).toBe(id);
  });
});
