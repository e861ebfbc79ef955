import { LANGUAGES } from '@tambour/kernel';
import { capital } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { unitId } from '../model/ids.ts';
import {
  columnName,
  pieceName,
  replacementName,
  saidColumn,
  saidPiece,
  saidZone,
  sideName,
  zoneName,
} from '../model/names.ts';
import { engravedUnit } from '../model/unit-names.ts';
import { reitersWorld } from '../model/world.ts';
import { BATTLES, optionsAt } from '../stage/testing/random-battle.ts';
import { readsWell } from '../stage/testing/reads-well.ts';

const worldOf = (scenario: string) => reitersWorld({ scenario, options: optionsAt('on') });
const auneau = worldOf('AU');

describe('names', () => {
  it('say whose men they are', () => {
    expect(saidPiece(auneau, 'AU-C-GEN-3')).toEqual({ en: 'Guise’s gendarmes I', fr: 'les gendarmes de Guise I' });
    expect(pieceName(auneau, 'AU-C-GEN-1').fr).toBe('Gendarmes d’Elbeuf I');
    expect(pieceName(worldOf('CO'), 'CO-C-GEN-3')).toEqual({
      en: 'Gendarmes of the Bourbonnais I',
      fr: 'Gendarmes du Bourbonnais I',
    });
    expect(saidPiece(worldOf('M'), 'M-C-MIL-2').fr).toBe('la milice de Lyon II');
  });
  it('tell two counters of one name apart, by number or by side', () => {
    expect(['AU-C-ARQ-1', 'AU-C-ARQ-2'].map((id) => pieceName(auneau, id).en)).toEqual([
      'Joannes’s arquebusiers I',
      'Joannes’s arquebusiers II',
    ]);
    const m = worldOf('M');
    expect(pieceName(m, 'M-P-ARG-1').fr).toBe('Argoulets protestants I');
    expect(pieceName(m, 'M-C-ARG-1').en).toBe('Catholic argoulets I');
    expect(columnName(worldOf('D'), 'C4').en).toBe('Infantry of the Catholics');
  });
  it('call enfants perdus after their parent, and one who takes over by his column', () => {
    expect(saidPiece(auneau, 'AU-P-ARQ-1-EP-II')).toEqual({
      en: 'the enfants perdus II of the French arquebusiers',
      fr: 'les enfants perdus II des arquebusiers français',
    });
    expect(replacementName(auneau, 'AU-C-GUISE')).toEqual({
      en: 'Senior captain of the main body',
      fr: 'Premier capitaine du corps de bataille',
    });
  });
  it('give a zone its number and its name', () => {
    expect(saidZone(auneau, '123')).toEqual({ en: 'zone 123, Auneau', fr: 'zone 123, Auneau' });
    expect(saidZone(worldOf('AV'), '015').fr).toBe('zone 015, quartier de l’église');
    expect(zoneName(auneau, '101').en).toBe('Zone 101');
    expect(saidZone(auneau, 'off').fr).toBe('hors de la carte');
    expect(sideName('P')).toEqual({ en: 'Protestants', fr: 'Protestants' });
  });
  it.each(BATTLES)('are fit to print and no two alike in %s', (scenario) => {
    const w = worldOf(scenario);
    const all = [
      ...w.pieces.map((id) => pieceName(w, id)),
      ...w.leaderIds.map((id) => replacementName(w, id)),
      ...w.columnIds.map((id) => columnName(w, id)),
    ];
    for (const language of LANGUAGES) {
      const list = all.map((t) => t[language]);
      expect(list.filter((name, i) => list.indexOf(name) !== i)).toEqual([]);
    }
    for (const name of all) readsWell(name, name.en);
    for (const id of w.pieces) {
      const { en, fr } = saidPiece(w, id);
      readsWell({ en: capital(en), fr: capital(fr) }, id);
    }
    for (const id of w.columnIds) expect(saidColumn(w, id).fr).toMatch(/^(l’|la |le )/);
    for (let u = unitId(0); u < w.units; u++)
      for (const name of Object.values(engravedUnit(w, u)))
        expect(name, w.unitIds[u]).toMatch(/^\p{Lu}[\p{L}.’ ·-]+$/u);
  });
});
