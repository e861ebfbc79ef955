import { LANGUAGES } from '@tambour/kernel';
import { amount } from '@tambour/kernel/testing';
import { drawSheet, surveyOfZones, zoneAt, zoneSpots } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { readScenario } from '../model/scenario.ts';
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { opening } from '../texts/opening.en.ts';
import { LOOKS, reitersSheet } from './sheet.ts';

const BATTLES = SCENARIO_FILES.map((json) => readScenario(json));
/** Every map is measured; to draw one takes longer. */
const DRAWN = BATTLES.slice(0, amount(2, BATTLES.length));
const sheetOf = (id: string, language: 'en' | 'fr' = 'en') =>
  reitersSheet(BATTLES.find((battle) => battle.id === id)!, language);

describe('the five maps', () => {
  it('have their titles set in five ways', () => {
    expect(new Set(BATTLES.map((battle) => reitersSheet(battle, 'en').frame)).size).toBe(BATTLES.length);
  });
  it('say in their key what the first figure of a zone means, where there is more than one level', () => {
    const levels = (id: string): string[] =>
      sheetOf(id).legend.flatMap(({ sign }) => (sign.startsWith('level') ? [sign] : []));
    expect(levels('D')).toEqual(['level0', 'level1', 'level2']);
    expect(levels('AU')).toEqual(['level0', 'level1']);
    expect(levels('AV')).toEqual([]);
  });
});

describe.each(BATTLES.map((battle) => [battle.id, battle] as const))('the map of %s', (_, battle) => {
  const sheet = reitersSheet(battle, 'en');

  it('has every zone, border and junction of the data', () => {
    expect(sheet.zones.map(({ id }) => id)).toEqual(battle.map.zones.map(({ id }) => id));
    expect(sheet.borders.map(({ kind }) => kind)).toEqual(battle.map.borders.map(({ kind }) => kind));
    expect(sheet.borders.map(({ sight }) => sight === 'blocked')).toEqual(
      battle.map.borders.map(({ isOpaque }) => isOpaque),
    );
    expect(sheet.junctions).toHaveLength(battle.map.junctions.length);
    for (const [i, zone] of sheet.zones.entries()) expect(zone.mark ?? 'I').toBe(battle.map.zones[i]!.kind);
  });
  it('is drawn whole, with room for the set-up in every zone', () => {
    if (DRAWN.includes(battle)) expect(drawSheet(sheet)).not.toMatch(/NaN|undefined|Infinity/);
    const survey = surveyOfZones(sheet);
    for (const [zone, { at, room }] of Object.entries(zoneSpots(survey))) {
      expect(zoneAt(survey, at)).toBe(zone);
      expect(room, zone).toBeGreaterThan(70);
    }
  });
  it('has a box for each column that comes later, as large as the column', () => {
    const later = battle.columns.flatMap((column, c) => (column.reinforcement ? [{ id: column.id, c }] : []));
    expect(sheet.boxes.map(({ id }) => id)).toEqual(later.map(({ id }) => id));
    for (const [i, { c }] of later.entries()) {
      const pieces = [...battle.units, ...battle.leaders].filter(({ column }) => column === c);
      expect(sheet.boxes[i]!.slots).toBe(pieces.length);
    }
  });
  it('says the same things in both languages, in other words', () => {
    const [en, fr] = LANGUAGES.map((language) => reitersSheet(battle, language));
    expect(en!.legend.map(({ sign }) => sign)).toEqual(fr!.legend.map(({ sign }) => sign));
    expect(en!.legend.map(({ text }) => text)).not.toEqual(fr!.legend.map(({ text }) => text));
    expect(en!.places.map(({ zones }) => zones)).toEqual(fr!.places.map(({ zones }) => zones));
    for (const { text } of [...en!.cartouche, ...fr!.cartouche]) expect(text).not.toBe('');
  });
  it('names each zone that has a name once: along its road, or in its midst', () => {
    const named = battle.map.zones.filter(({ name }) => name !== undefined).map(({ id }) => id);
    const shown = [...sheet.exits.map(({ zone }) => zone), ...sheet.places.flatMap(({ zones }) => zones)];
    expect([...new Set(shown)].sort()).toEqual(named.sort());
  });
});

describe('what the ground looks like', () => {
  it('gives a wall to the place it was built for', () => {
    const wall = sheetOf('D').borders.find(({ features }) => features.includes('rampart'))!;
    expect(wall.holds).toBe('032');
  });
  it('draws the Marne as one river, and brooks as brooks', () => {
    const rivers = sheetOf('D', 'fr').waters.filter(({ kind }) => kind === 'river');
    expect(rivers).toHaveLength(1);
    expect(rivers[0]!.name).toBe('la Marne');
    expect(sheetOf('CO').waters.map(({ kind }) => kind)).toEqual(['brook']);
  });
  it('puts one church in Vimory, and its name once over all its parts', () => {
    const sheet = sheetOf('AV');
    expect(sheet.zones.filter(({ covers }) => covers.includes('village')).map(({ id }) => id)).toEqual(['015']);
    expect(sheet.places).toContainEqual({ name: 'Vimory', zones: ['015', '016', '021'], letter: 'capitals' });
  });
  it('closes a junction at which an impassable border ends', () => {
    const sheet = sheetOf('AU');
    expect(sheet.junctions.some(({ isClosed }) => isClosed)).toBe(true);
    expect(sheet.junctions.some(({ isClosed }) => !isClosed)).toBe(true);
  });
});

it('every word for ground or border that the texts have is drawn in some way', () => {
  const words = (group: string) =>
    Object.keys(opening).flatMap((key) => (key.startsWith(`${group}.`) ? [key.slice(group.length + 1)] : []));
  expect(Object.keys(LOOKS.covers).sort()).toEqual(words('zoneTerrain').sort());
  expect(Object.keys(LOOKS.borders).sort()).toEqual(words('borderTerrain').sort());
});
