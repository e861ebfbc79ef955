import { describe, expect, it } from 'vitest';
import { VICTORY_FR } from './victory.fr.ts';

describe('what the score says in French', () => {
  // Names of places keep the capital of their article: "Tient La ferme" is none.
  it('begins with the name', () => {
    const named = Object.values(VICTORY_FR).filter((text) => text.includes('{name}'));
    expect(named.filter((text) => !text.startsWith('{name}'))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });
});
