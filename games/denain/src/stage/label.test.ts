import { describe, expect, it } from 'vitest';
import { label, verbWords } from './label.ts';
import { atRandom, EDITIONS } from './testing/at-random.ts';
import { readsWell, WORLD as w } from './testing/reads-well.ts';

describe('label', () => {
  it('says an order as a person would', () => {
    const move = { type: 'move', unit: 'f-ad1', to: '1411', facing: 'E' };
    expect(label(w, move)).toEqual({
      en: 'Navarre marches to 1411, facing east',
      fr: 'Navarre marche vers 1411, face à l’est',
    });
    expect(label(w, move, '1411').en).toBe('Navarre turns in 1411, facing east');
    expect(label(w, { ...move, guns: true, via: ['1312', 'E', '1411'] }).en).toBe(
      'Navarre marches to 1411, with the guns, by way of 1312, facing east, 1411, facing east',
    );
    expect(label(w, { type: 'shock', attackers: ['f-ad1', 'f-mr1'], targets: ['2012'] }).fr).toBe(
      'Navarre et le régiment des Gardes françaises donnent le choc en 2012 (Denain)',
    );
    expect(label(w, { type: 'aide', formation: 'centre', to: '1411' }).fr).toBe(
      'Un aide de camp prend la tête du centre en 1411',
    );
    expect(label(w, { type: 'run', unit: 'f-ad1', to: '' }).en).toBe('Navarre runs off the map');
    expect(label(w, { type: 'standing', side: 'F', on: 'reaction-fire', answer: 'chance', percent: 40 }).fr).toBe(
      'Consigne : tir de réaction, avec une chance de 40 %',
    );
  });

  it('reads hexes given as numbers, and moves without a facing', () => {
    expect(label(w, { type: 'move', unit: 'f-ad1', to: 818 }).en).toBe('Navarre marches to 0818 (Rœulx)');
  });

  for (const edition of EDITIONS)
    it(`names every legal order in random play of the ${edition} edition`, () => {
      const seen = new Set<string>();
      atRandom(
        edition,
        7,
        150,
        () => {},
        (match) => {
          for (const command of match.legal()) {
            const said = label(match.position.world, command);
            const key = `${command.type} ${said.en}`;
            if (seen.has(key)) continue;
            seen.add(key);
            readsWell(said, command);
            readsWell(verbWords(command), command);
            expect(said.en).not.toBe(said.fr);
          }
        },
      );
      expect(seen.size).toBeGreaterThan(500);
    });
});
