import { describe, expect, it } from 'vitest';
import { reitersWorld } from '../model/world.ts';
import { CARDS } from './card.ts';
import { label } from './label.ts';
import { reitersStage } from './stage.ts';
import { BATTLES, optionsAt } from './testing/random-battle.ts';
import { readsWell } from './testing/reads-well.ts';

const w = reitersWorld({ scenario: 'AU', options: optionsAt('on') });

describe('label', () => {
  it('says an order as a person would', () => {
    expect(label(w, { type: 'move', piece: 'AU-C-GEN-3', to: '123' })).toEqual({
      en: 'Guise’s gendarmes I ride to zone 123 (Auneau)',
      fr: 'Les gendarmes de Guise I se déplacent vers la zone 123 (Auneau)',
    });
    expect(label(w, { type: 'move', piece: 'AU-C-PIQ-1', to: 14, via: ['125', '126'] }).en).toBe(
      'The corselets I march to zone 014 (Pond causeway), via 125, 126',
    );
    expect(label(w, { type: 'move', piece: 'AU-C-GEN-3', to: '123', via: [] }).fr).toBe(
      'Les gendarmes de Guise I se déplacent directement vers la zone 123 (Auneau)',
    );
    expect(label(w, { type: 'bombard', unit: 'AU-P-CAN-1', target: 'AU-C-ARQ-3' }).fr).toBe(
      'Le canon I tire sur les arquebusiers de Cluseau',
    );
    expect(label(w, { type: 'retreat', unit: 'AU-P-REI-1', to: 'off' }).fr).toBe(
      'Les reîtres de Dohna I reculent hors de la carte',
    );
    expect(label(w, { type: 'standing', side: 'P', on: 'reaction', answer: 'chance', percent: 40 }).fr).toBe(
      'Consigne «\u00a0Réactions\u00a0»\u00a0: si la probabilité est d’au moins 40\u00a0%',
    );
  });
  it('says of an order that is kept secret only that there is one', () => {
    expect(label(w, { type: 'order', leader: 'AU-C-GUISE', order: 'attack' }).en).toBe(
      'Henri de Guise tries a new order for the main body: Attack',
    );
    expect(label(w, { type: 'order', leader: 'AU-C-GUISE' })).toEqual({
      en: 'Henri de Guise tries to change the order of the main body',
      fr: 'Henri de Guise tente de changer l’ordre du corps de bataille',
    });
    readsWell(label(w, { type: 'hidden' }), 'hidden');
  });
});

describe('the gallery', () => {
  it.each(BATTLES)('has a card of %s in both languages', (id) => {
    const card = CARDS[id]!;
    for (const text of [card.place, card.history, card.sources]) expect(text.en).not.toBe(text.fr);
    for (const { fr } of [card.place, card.history, card.sources]) expect(fr).not.toMatch(/ [:;?!»%]|« |~|'/);
    expect(card.complexity).toBeLessThanOrEqual(5);
  });
  it('explains its counters and overlays', () => {
    for (const { says } of reitersStage.counters!) readsWell(says, says.en);
    for (const { title } of reitersStage.overlays) readsWell(title, title.en);
  });
});
