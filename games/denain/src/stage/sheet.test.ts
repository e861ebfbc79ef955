import { parseHex } from '@tambour/boards';
import { drawSheet, surveyOf } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import scenario from '../../data/scenario.json' with { type: 'json' };
import { denain } from '../game.ts';
import { setupPieces } from './face.ts';
import { denainSheet } from './sheet.ts';
import { WORLD as w } from './testing/reads-well.ts';

const sheet = denainSheet(w, 'fr');
const pieces = setupPieces(w);
const svg = drawSheet(sheet, { pieces });

describe('the map of Denain', () => {
  it('stays light enough to send', () => {
    expect(svg.length).toBeLessThan(1_500_000);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('carries the names of a plan of the time', () => {
    for (const name of ['DENAIN', 'Neuville-sur-l’Escaut', 'Rœulx', 'Hérin', 'l’Escaut', 'la Selle', 'l’Écaillon']) {
      expect(svg, name).toContain(`${name}<`);
    }
    expect(sheet.settlements).toHaveLength(15);
    expect(sheet.settlements.find((town) => town.name === 'Denain')?.hexes).toHaveLength(3);
  });

  it('keeps the names of places apart', () => {
    const labels = surveyOf(sheet).labels;
    expect(labels).toHaveLength(15);
    for (const a of labels) {
      for (const b of labels) {
        if (a === b) continue;
        const isApart = Math.abs(a.at[1] - b.at[1]) > 16 || Math.abs(a.at[0] - b.at[0]) > 120;
        expect(isApart, `${a.text} and ${b.text}`).toBe(true);
      }
    }
  });

  it('shows the breaches of the set-up, and those of the battle when told', () => {
    const broken = (drawing: string): string[] =>
      [...drawing.matchAll(/class="work breached" data-side="([^"]+)"/g)].map((match) => match[1]!).sort();
    expect(broken(svg)).toEqual([...scenario.map.breachedAtStart].sort());
    const later = denainSheet(w, 'fr', {
      isBreached: (hex, d) => w.hexNames[hex] === '1614' && d === 4,
      isBroken: () => false,
    });
    expect(broken(drawSheet(later))).toEqual(['1614:SW']);
  });

  it('speaks the reader’s language round the map, French upon it', () => {
    const english = drawSheet(denainSheet(w, 'en'));
    expect(english).toContain('Entrenchment');
    expect(svg).toContain('Retranchement');
    expect(english).toContain('l’Escaut<');
  });
});

describe('the set-up of Denain', () => {
  it('has every unit and leader once', () => {
    const ids = [...w.unitIds, ...w.data.leaders.map((leader) => leader.id)];
    expect(pieces.map((piece) => piece.id).sort()).toEqual(ids.sort());
    for (const id of ids) expect(svg.split(`data-piece="${id}"`).length - 1, id).toBe(1);
  });

  it('deals free sets in the order listed and prints fixed hexes as given', () => {
    const hexOf = (id: string): number | undefined => {
      const piece = pieces.find((candidate) => candidate.id === id);
      return piece && parseHex(sheet.grid, piece.place);
    };
    expect(hexOf('f-ad1')).toBe(parseHex(sheet.grid, '1312'));
    expect(hexOf('f-ad5')).toBe(parseHex(sheet.grid, '1316'));
    expect(hexOf('f-art2')).toBe(parseHex(sheet.grid, '1314'));
    expect(hexOf('c-ke2')).toBe(parseHex(sheet.grid, '1615'));
    expect(hexOf('villars')).toBe(parseHex(sheet.grid, '1409'));
  });

  it('keeps reinforcements in their boxes, leader and all', () => {
    const inBox = (box: string): number => pieces.filter((piece) => piece.place === box).length;
    expect(inBox('valenciennes')).toBe(5);
    expect(inBox('fagel')).toBe(9);
  });

  it('takes colours and values from the edition', () => {
    const band = (edition: 'fr' | 'en', id: string) =>
      setupPieces(denain.world({ options: { edition } })).find((piece) => piece.id === id);
    expect(band('fr', 'f-ad1')?.band).toBe('blue');
    expect(band('en', 'f-ad1')?.band).toBe('green');
    expect(band('fr', 'c-bag')?.movement).toBe('0');
    expect(band('en', 'c-bag')?.movement).toBe('1');
  });

  it('is that of the world’s own scenario, map and pieces', () => {
    const [first] = w.data.units;
    const own = { ...w, data: { ...w.data, units: [{ ...first!, name: 'Picardie' }], works: [] } };
    expect(setupPieces(own)[0]?.name).toBe('Picardie');
    expect(denainSheet(own, 'fr').works).toEqual([]);
    expect(sheet.works.length).toBeGreaterThan(50);
  });
});
