import { expect, it } from 'vitest';
import { CARD } from './card.ts';
import { readsWell } from './testing/reads-well.ts';

it('the card speaks both languages', () => {
  for (const text of [CARD.place, CARD.history, CARD.sources]) {
    readsWell(text, text.en);
    expect(text.en).not.toBe(text.fr);
  }
});
