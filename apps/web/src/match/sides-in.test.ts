import { sidesIn } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { RequestHandler } from '../engine/request-handler.ts';

describe('the sides of a battle', () => {
  it('are called as the battle calls them, before it is opened and after', async () => {
    const handler = new RequestHandler();
    const listed = await handler.answer('catalogue', { language: 'en' });
    const card = listed.find(({ game }) => game === 'tabletop')!;
    const { game } = await handler.answer('begin', {
      game: 'tabletop',
      choice: { scenario: 'tutorial-farm' },
      seed: 1,
      isSetUp: true,
    });
    for (const known of [card, game]) {
      expect(sidesIn(known, 'tutorial-farm').map(({ name }) => name.en)).toEqual(['French', 'Austrians']);
      expect(sidesIn(known, undefined).map(({ name }) => name.en)).toEqual(['French', 'Coalition']);
    }
    // An open battle knows, too, that its turns are periods.
    expect(game.hasPeriods).toBe(true);
  });
});
