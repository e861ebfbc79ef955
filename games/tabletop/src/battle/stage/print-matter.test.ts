import { Position } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../rule-book.ts';
import { print as en } from '../../texts/print.en.ts';
import { print as fr } from '../../texts/print.fr.ts';
import { tabletopWorld } from '../model/world.ts';
import { tabletopPlay } from '../play.ts';
import { printMatter } from './print-matter.ts';

const matterOf = (scenario: string) => {
  const position = new Position(tabletopPlay, tabletopWorld({ scenario }));
  position.begin(1);
  return printMatter(position.field);
};

describe('what is printed beside the table', () => {
  it.each(['tutorial-farm', 'saalfeld-1806'])('has charts under rules that there are, in even rows: %s', (scenario) => {
    const { charts } = matterOf(scenario);
    expect(charts).toHaveLength(9);
    for (const { rule, head, rows, title } of charts) {
      expect(RULES.get(rule), rule).toBeDefined();
      expect(title.fr).not.toBe(title.en);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        expect(row, title.en).toHaveLength(head.length);
        for (const text of row) expect(`${text.en} ${text.fr}`).not.toMatch(/undefined|NaN|[{}]/);
      }
    }
  });
  it('names everybody once, with who comes later', () => {
    const [french, prussian] = matterOf('saalfeld-1806').charts;
    expect(french?.rows.map(([name]) => name?.fr)).toContain('64e de ligne, 1er bataillon*');
    expect([french?.rows.length, prussian?.rows.length]).toEqual([12, 12]);
    expect(prussian?.rows[0]?.map((text) => text.en)).toEqual([
      'Fusilier battalion Rabenau',
      '14',
      'regular',
      'A',
      '5',
      'Garrison',
      'Hold',
      'Colonel Rabenau',
    ]);
  });
  it('gives the figures of the charts as the reader writes them', () => {
    const [, , factors, results, moves] = matterOf('tutorial-farm').charts;
    expect(factors?.rows.find(([what]) => what?.en === 'In square against cavalry')?.map((text) => text.en)).toEqual([
      'In square against cavalry',
      '+2',
      '1.2-F01',
    ]);
    expect(results?.rows.map(([total]) => total?.en).slice(-2)).toEqual(['−6 to −5', '−7 or less']);
    expect(moves?.rows[0]?.map((text) => text.en)).toEqual(['Infantry A', '12', '16', '20', '6', '20']);
  });
  it('says the same in both languages', () => expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort()));
});
