import { LANGUAGES } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import {
  corpsName,
  counterName,
  facingTo,
  formationName,
  pieceName,
  placeName,
  saidBridge,
  saidCorps,
  saidFormation,
  saidGroup,
  saidPiece,
  saidSide,
} from './names.ts';
import { risorgimentoWorld, SCENARIO_IDS } from './world.ts';

const magenta = risorgimentoWorld({ scenario: 'magenta' });
const sanMartino = risorgimentoWorld({ scenario: 'san-martino' });

describe('names', () => {
  it('makes them of the letters of the scenario files', () => {
    expect(pieceName(magenta, 'gd-grn1-2')).toEqual({
      en: 'II/1st Guard Grenadiers',
      fr: 'II/1er grenadiers de la Garde',
    });
    expect(saidPiece(magenta, 'l45-3')).toEqual({ en: 'III/45th Line', fr: 'le III/45e de ligne' });
    expect(pieceName(magenta, 'gd-zve-1').fr).toBe('I/zouaves de la Garde');
    expect(saidPiece(magenta, 'gd-guides')).toEqual({
      en: 'the Guard Guides regiment',
      fr: 'le régiment des guides de la Garde',
    });
    expect(pieceName(magenta, 'hess-4').en).toBe('IV/Hessen');
    expect(pieceName(magenta, 'hus10-b')).toEqual({ en: 'II/10th Preussen Hussars', fr: 'II/10e hussards Preussen' });
    expect(saidPiece(magenta, 'f2-bat-1')).toEqual({ en: 'rifled battery 11/7', fr: 'la batterie rayée 11/7' });
    expect(pieceName(magenta, 'gd-bat-h')).toEqual({ en: 'Horse battery 4/Guard', fr: 'Batterie à cheval 4/Garde' });
    expect(pieceName(sanMartino, 'acqui17-1')).toEqual({ en: 'I/17th Acqui', fr: 'I/17e Acqui' });
    expect(pieceName(sanMartino, 'brs1').fr).toBe('1er bersaglieri');
    expect(counterName(magenta, 'l45-3')).toEqual({ en: 'III/45th', fr: 'III/45e' });
    expect(pieceName(magenta, 'ldr-angely').en).toBe('Saint-Jean-d’Angély');
    expect(pieceName(sanMartino, 'ldr-vittorio').fr).toBe('Victor-Emmanuel II');
  });
  it('says formations, corps, places and bridges in a sentence', () => {
    expect(saidFormation(magenta, 'maneque')).toEqual({ en: 'Manèque’s brigade', fr: 'la brigade Manèque' });
    expect(saidFormation(magenta, 'a2-reserve')).toEqual({
      en: 'the reserve artillery of the Austrian II Corps',
      fr: 'l’artillerie de réserve du IIe corps autrichien',
    });
    expect(formationName(magenta, 'fanti-van').fr).toBe('Avant-garde de Fanti');
    expect(corpsName(magenta, 'F2')).toEqual({ en: 'French II Corps', fr: 'IIe corps français' });
    expect(saidCorps(magenta, 'A1').fr).toBe('le Ier corps autrichien');
    expect(saidGroup(sanMartino, '2/PS')).toEqual({ en: 'the 2nd Division', fr: 'la 2e division' });
    expect(saidSide('allied').fr).toBe('l’armée alliée');
    expect(placeName(magenta, '2216').en).toBe('2216 (Boffalora)');
    expect(placeName(magenta, '3617').fr).toBe('3617 (gare de Magenta)');
    expect(placeName(magenta, '0101').en).toBe('0101');
    expect(saidBridge(magenta, '1911|1811')).toEqual({ en: 'the bridge at Bernate', fr: 'le pont de Bernate' });
    expect(saidBridge(magenta, '2521|2621').fr).toBe('le pont du chemin de fer');
    expect(facingTo(1)).toEqual({ en: 'facing north-east', fr: 'face au nord-est' });
  });
  it.each(SCENARIO_IDS)('has one for every piece and formation of %s, and no two alike', (scenario) => {
    const w = risorgimentoWorld({ scenario });
    for (const language of LANGUAGES) {
      const all = [...w.pieces.map((id) => pieceName(w, id)), ...w.formationIds.map((id) => formationName(w, id))];
      const words = all.map((text) => text[language]);
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(word).toMatch(/^[\p{Lu}\d]/u);
      for (const id of w.pieces) expect(saidPiece(w, id)[language]).not.toMatch(/'| {2}|\bGd\b|Grn|Brs|Jgr|undefined/);
    }
  });
});
