import type { ScenePiece } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { meantBy } from './meant-by.ts';

const piece = (id: string, en: string, fr = en): ScenePiece => ({
  id,
  side: { paper: '#ffffff', ink: '#000000', emblem: 'lily' },
  arm: 'infantry',
  name: id,
  band: 'red',
  owner: 0,
  title: { en, fr },
  states: [],
});
const PIECES = [
  piece('m', 'La Marine'),
  piece('e', 'Prince Eugene', 'Prince Eugène'),
  piece('k1', 'Kettler I'),
  piece('k2', 'Kettler II'),
];
const meant = (text: string) => meantBy(text, PIECES, (id) => /^\d{4}$/.test(id));

describe('what typed words name', () => {
  it('is a piece by part of its name in either language, and a place by its number', () => {
    expect(meant('marine 2416')).toEqual({ piece: 'm', place: '2416' });
    expect(meant('prince eugène to 1411')).toEqual({ piece: 'e', place: '1411' });
    expect(meant('kettler ii')).toEqual({ piece: 'k2' });
  });
  it('is nothing where no piece has that name, or several', () => {
    expect(meant('2416')).toBeUndefined();
    expect(meant('kettler 1411')).toBeUndefined();
    expect(meant('nobody 1411')).toBeUndefined();
  });
});
