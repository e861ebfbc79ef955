import { LANGUAGES, Match } from '@tambour/kernel';
import { lettered } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { facingTo, formationName, leaderName, pieceName, placeName, sideName, unitName } from '../model/names.ts';
import { denainStage } from './stage.ts';
import { readsWell, WORLD as w } from './testing/reads-well.ts';

describe('names', () => {
  it('spells them out with their accents', () => {
    expect(unitName(w, 'f-mr1')).toEqual({ en: 'Gardes françaises', fr: 'Gardes françaises' });
    expect(unitName(w, 'c-ke2').en).toBe('Kettler II');
    expect(pieceName(w, 'c-fa7')).toEqual({ en: 'Pálffy cuirassiers', fr: 'Cuirassiers de Pálffy' });
    expect(leaderName(w, 'eugene').fr).toBe('Prince Eugène');
    expect(pieceName(w, 'aide-droite').fr).toBe('Aide de camp de l’aile droite');
    expect(formationName(w, 'denain')).toEqual({ en: 'Garrison of Denain', fr: 'Garnison de Denain' });
    expect(placeName(w, '2111').en).toBe('2111 (Denain)');
    expect(placeName(w, '1411').en).toBe('1411');
    expect(facingTo('NNW')).toEqual({ en: 'facing north-north-west', fr: 'face au nord-nord-ouest' });
    expect(leaderName(w, 'albermarle').en).toBe('Albemarle');
    expect(unitName(w, 'c-al2').fr).toBe('Albemarle II');
    expect(sideName('C').fr).toBe('Coalition');
  });

  it('has one name on counter and panel in each language, and explains the letters of every formation', () => {
    const { pieces } = denainStage.scene(Match.begin(denain, {}, 1).position.field);
    const battery = pieces.find(({ id }) => id === 'f-art2')!;
    expect(lettered(battery, 'en').name).toBe('Battery II');
    expect(lettered(battery, 'fr').name).toBe('Batterie II');
    expect(battery.title).toEqual({ en: 'French battery II', fr: 'Batterie française II' });
    const eugene = pieces.find(({ id }) => id === 'eugene')!;
    expect(lettered(eugene, 'en').name).toBe(eugene.title.en);
    expect(lettered(eugene, 'fr').name).toBe(eugene.title.fr);
    const explained = denainStage.counters!.map(({ says }) => says);
    for (const language of LANGUAGES)
      for (const piece of pieces) {
        const { formation = '' } = lettered(piece, language);
        expect(
          explained.some((says) => says[language].includes(formation)),
          `${language} ${formation}`,
        ).toBe(true);
      }
  });

  it('has the same battalions on counters, and a mark of its own for every formation', () => {
    const { pieces } = denainStage.scene(Match.begin(denain, {}, 1).position.field);
    const face = (id: string) => pieces.find((piece) => piece.id === id);
    expect(face('c-ke2')?.name).toBe('Kettler II');
    expect(face('c-al1')?.name).toBe('Albemarle I');
    expect(face('albermarle')?.name).toBe('Albemarle');
    const marks = w.data.units.map((u, i) => `${w.formationIds[w.unitFormation[i]!]} ${face(u.id)?.formation}`);
    const each = [...new Set(marks)].map((pair) => pair.split(' ')[1]);
    expect(each).toHaveLength(w.formations);
    expect(new Set(each).size).toBe(w.formations);
  });

  it('has one for every piece and formation, and no two alike', () => {
    for (const language of LANGUAGES) {
      const all = [...w.pieces.map((id) => pieceName(w, id)), ...w.formationIds.map((id) => formationName(w, id))];
      expect(new Set(all.map((t) => t[language])).size).toBe(all.length);
    }
    for (const id of w.pieces) readsWell(pieceName(w, id), id);
    expect(() => readsWell({ en: 'F f-ad1', fr: 'F villars' }, '')).toThrow();
  });
});
