import { describe, expect, it } from 'vitest';
import { FACINGS } from './facings.ts';

describe('the ways a piece can look', () => {
  it('are six corners, clockwise from the first after north', () => {
    expect(FACINGS.corner.map(({ angle }) => angle)).toEqual([30, 90, 150, 210, 270, 330]);
    expect(FACINGS.corner[1]!.name).toEqual({ en: 'east', fr: 'est' });
  });
  it('or six sides, clockwise from north', () => {
    expect(FACINGS.side.map(({ angle }) => angle)).toEqual([0, 60, 120, 180, 240, 300]);
    expect(FACINGS.side.map(({ name }) => name.fr)).toEqual([
      'nord',
      'nord-est',
      'sud-est',
      'sud',
      'sud-ouest',
      'nord-ouest',
    ]);
  });
});
