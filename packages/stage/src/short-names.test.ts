import { describe, expect, it } from 'vitest';
import { letterMarks, shortNames } from './short-names.ts';

describe('short names', () => {
  it('are one letter where that tells them apart', () => {
    expect(shortNames(['Catholics', 'Protestants'])).toEqual(['C', 'P']);
  });
  it('are longer where they begin alike, in any language', () => {
    expect(shortNames(['Allies', 'Austrians'])).toEqual(['Al', 'Au']);
    expect(shortNames(['Alliés', 'Autrichiens'])).toEqual(['Al', 'Au']);
  });
  it('are whole where one begins the other', () => {
    expect(shortNames(['Red', 'Reds'])).toEqual(['Red', 'Reds']);
  });
});

describe('letters for names', () => {
  it('are two, or three where two are not alone; initials of several words', () => {
    expect(letterMarks(['Guise', 'Dohna', 'Dommartin', 'Saint-Paul', 'La Fayette'])).toEqual([
      'Gu',
      'Doh',
      'Dom',
      'SP',
      'LF',
    ]);
  });
  it('are none where three are not alone, either', () => {
    expect(letterMarks(['Castagny', 'Castelnau', 'Cler'])).toEqual([undefined, undefined, 'Cl']);
  });
});
