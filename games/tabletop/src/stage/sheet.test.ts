import { LANGUAGES, type Messages, namesIn } from '@tambour/kernel';
import { drawSheet } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import saalfeldFile from '../../data/scenarios/saalfeld-1806.json' with { type: 'json' };
import farmFile from '../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { CHARTS } from '../model/charts.ts';
import { readScenario } from '../model/scenario.ts';
import { checkScenario } from '../model/scenario-check.ts';
import { sheet as en } from '../texts/sheet.en.ts';
import { sheet as fr } from '../texts/sheet.fr.ts';
import { ARRIVALS, sheetOf } from './sheet.ts';

const FARM = readScenario(farmFile);
const SAALFELD = readScenario(saalfeldFile);

describe('the table of a battle', () => {
  it('has every piece of terrain where the scenario has it, in centimetres, named in the language of the reader', () => {
    for (const [data, file] of [
      [FARM, farmFile],
      [SAALFELD, saalfeldFile],
    ] as const)
      for (const language of LANGUAGES) {
        const sheet = sheetOf(data, language);
        expect([sheet.width, sheet.height]).toEqual([file.table.width, file.table.height]);
        expect(sheet.terrain.map(({ name }) => name)).toEqual(file.terrain.map(({ name }) => name[language]));
        sheet.terrain.forEach((of, i) => {
          const told = file.terrain[i] as { polygon?: unknown; line?: unknown; at?: unknown };
          if ('polygon' in of) expect(of.polygon).toEqual(told.polygon);
          else if ('line' in of) expect(of.line).toEqual(told.line);
          else expect(of.at).toEqual(told.at);
        });
      }
  });

  it('draws the ford as a ford, the farm as a farm, and suburbs close together', () => {
    const look = (data: typeof FARM, id: string) => sheetOf(data, 'en').terrain.find((of) => of.id === id);
    expect(look(FARM, 'ford')).toMatchObject({ kind: 'ford', over: 'brook', width: 4 });
    expect(look(FARM, 'farm')).toMatchObject({ kind: 'builtUp', look: 'farm', capacity: 20 });
    expect(look(SAALFELD, 'bridge-k')).toMatchObject({ kind: 'bridge' });
    expect(look(SAALFELD, 'saalfeld-n')).toMatchObject({ look: 'town' });
    const wrong = { ...FARM, terrain: FARM.terrain.map((of) => (of.id === 'hedge' ? { ...of, look: 'ford' } : of)) };
    expect(() => checkScenario(wrong as typeof FARM, CHARTS)).toThrow('scenario.terrain.5.look');
  });

  it('explains every sign that is on it and no other, and measures in centimetres', () => {
    const signs = (data: typeof FARM) => sheetOf(data, 'en').legend.map(({ sign }) => sign);
    expect(signs(FARM)).toEqual([
      'hill',
      'wood',
      'builtUp',
      'hedge',
      'stream',
      'ford',
      'level',
      'capacity',
      'prize',
      'exit-1',
    ]);
    expect(signs(SAALFELD)).toContain('bridge');
    expect(signs(SAALFELD)).not.toContain('ford');
    for (const language of LANGUAGES)
      expect(sheetOf(FARM, language).scale).toMatchObject([{ length: 20, labels: ['0', '5', '10', '15', '20'] }]);
  });

  it('shows by which stretch each side leaves, and has a tray for those who come later', () => {
    expect(sheetOf(SAALFELD, 'fr').exits).toMatchObject([
      { edge: 'south', from: 0, to: 180, text: 'Français' },
      { edge: 'north', from: 0, to: 132, text: 'Prussiens et Saxons' },
    ]);
    expect(sheetOf(FARM, 'en').boxes).toEqual([]);
    expect(sheetOf(SAALFELD, 'en').boxes).toEqual([
      { id: ARRIVALS, title: 'Arriving later', note: 'period 3', slots: 3 },
    ]);
    // Those who are not there yet take no ground.
    expect(sheetOf(SAALFELD, 'en').manned?.some(({ x, y }) => x === 38 && y === 4)).toBe(false);
  });

  it('is drawn, day and night', () => {
    for (const theme of ['day', 'night'] as const) {
      const svg = drawSheet(sheetOf(FARM, 'fr'), { theme, width: 1200 });
      expect(svg).toContain('La butte');
      expect(svg).not.toMatch(/NaN|undefined/);
    }
  });

  it('says the same in both languages', () => {
    const [english, french]: readonly Messages[] = [en, fr];
    expect(Object.keys(french!).sort()).toEqual(Object.keys(english!).sort());
    for (const [key, message] of Object.entries(english!))
      expect(namesIn(french![key]!), key).toEqual(namesIn(message));
    expect(Object.values(french!).filter((text) => / [:;?!»]|« |'/.test(text))).toEqual([]);
  });
});
