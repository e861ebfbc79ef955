import { hexId, hexLabel, hexside, neighbour } from '@tambour/boards';
import { LANGUAGES } from '@tambour/kernel';
import {
  drawSheet,
  type HexSheet,
  type Hexside,
  nameBlocks,
  palette,
  plateOf,
  ROAD_SURFACES,
  surveyOf,
  THEMES,
} from '@tambour/press';
import { describe, expect, it } from 'vitest';
import magentaFile from '../../data/scenarios/magenta.json' with { type: 'json' };
import { FORD, NO_WATER, RAILWAY } from '../model/vocabulary.ts';
import { type RisorgimentoWorld, risorgimentoWorld, SCENARIO_IDS } from '../model/world.ts';
import { risorgimentoSheet } from './sheet.ts';

const FIELDS = SCENARIO_IDS.map((id) => {
  const w = risorgimentoWorld({ scenario: id });
  const sheet = risorgimentoSheet(w, 'fr');
  return { id, w, sheet, svg: drawSheet(sheet) };
});
const fieldOf = (id: string) => FIELDS.find((field) => field.id === id)!;

/** Sides of the map by number, each once. */
const numbers = (w: RisorgimentoWorld, sides: readonly Hexside[]): number[] =>
  sides.map(({ hex, direction }) => hexside(w.grid, hex, direction)).sort((a, b) => a - b);
const sidesOfWorld = (w: RisorgimentoWorld, has: (at: number) => boolean): number[] => {
  const found: Hexside[] = [];
  for (let hex = hexId(0); hex < w.grid.size; hex++)
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbour(w.grid, hex, direction);
      if (other !== undefined && hex < other && has(hex * 6 + direction)) found.push({ hex, direction });
    }
  return numbers(w, found);
};

describe.each(FIELDS)('the map of $id', ({ w, sheet, svg }) => {
  it('covers every hex: terrain, level and number', () => {
    expect(sheet.terrain).toHaveLength(w.grid.size);
    expect(sheet.levels).toEqual([...w.level]);
    const counts = new Map<string, number>();
    for (const [, label] of svg.matchAll(/>(\d{4})<\/text>/g)) counts.set(label!, (counts.get(label!) ?? 0) + 1);
    for (const name of w.hexNames) expect(counts.get(name), name).toBe(name === '1000' ? 3 : 1);
    const spots = plateOf(sheet).spots();
    expect(w.hexNames.filter((name) => spots[name] === undefined)).toEqual([]);
  });

  it('draws every water, ford and crest on its side', () => {
    const waters = sheet.waters ?? [];
    expect(
      numbers(
        w,
        waters.flatMap(({ sides }) => sides),
      ),
    ).toEqual(sidesOfWorld(w, (at) => w.water[at] !== NO_WATER));
    expect(
      numbers(
        w,
        waters.flatMap(({ fords }) => fords),
      ),
    ).toEqual(sidesOfWorld(w, (at) => w.water[at] === FORD));
    expect(numbers(w, sheet.crests ?? [])).toEqual(sidesOfWorld(w, (at) => w.crest[at] !== 0));
    expect(svg.split('class="ford"').length - 1).toBe(sidesOfWorld(w, (at) => w.water[at] === FORD).length);
    const { sides, layout } = surveyOf(sheet);
    for (const water of waters)
      for (const { hex, direction } of water.sides) {
        const [a, b] = [layout.center(hex), layout.center(neighbour(w.grid, hex, direction)!)];
        const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const;
        const near = sides
          .filter(({ kind }) => kind === water.kind)
          .flatMap(({ line }) => line.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
        expect(Math.min(...near), `${water.kind} at ${hexLabel(w.grid, hex)}`).toBeLessThan(18);
      }
  });

  it('draws every bridge, standing or down as it is told', () => {
    /** How many stand, and how many are down. */
    const drawn = (one: HexSheet): readonly number[] => {
      const works = plateOf(one).works('day');
      return ['', ' broken'].map((state) => works.split(`class="side-bridge${state}"`).length - 1);
    };
    expect(drawn(sheet)).toEqual([w.bridges.length, 0]);
    const down = risorgimentoSheet(w, 'fr', () => true);
    expect(drawn(down)).toEqual([0, w.bridges.length]);
    // Which is no reason to draw the fields again.
    expect(plateOf(down).groundKey()).toBe(plateOf(sheet).groundKey());
  });

  it('takes every road, track and railway step by step, none twice', () => {
    const taken = (isRail: boolean): number[] =>
      sheet.roads
        .filter(({ surface }) => (surface === 'rail') === isRail)
        .flatMap(({ surface, hexes }) =>
          hexes.slice(1).map((hex, i) => {
            const from = hexes[i]!;
            const direction = [0, 1, 2, 3, 4, 5].find((d) => neighbour(w.grid, from, d) === hex)!;
            return hexside(w.grid, from, direction) * 10 + ROAD_SURFACES.indexOf(surface);
          }),
        );
    for (const isRail of [true, false]) {
      const steps = taken(isRail);
      expect(new Set(steps).size).toBe(steps.length);
      const sides = [...new Set(steps.map((step) => Math.floor(step / 10)))].sort((a, b) => a - b);
      expect(sides).toEqual(
        sidesOfWorld(w, (at) => (isRail ? (w.ways[at]! & RAILWAY) !== 0 : (w.ways[at]! & ~RAILWAY) !== 0)),
      );
    }
  });

  it('names every place of the file once, apart from the others and off the frame', () => {
    const places = new Set([...w.data.placeNames.values()].map((name) => name.split(',')[0]!));
    expect(sheet.settlements.flatMap(({ name }) => (name === '' ? [] : [name])).sort()).toEqual([...places].sort());
    const blocks = nameBlocks(sheet);
    expect(blocks).toHaveLength(places.size);
    const { map } = surveyOf(sheet).layout;
    blocks.forEach((a, i) => {
      expect(a.x0 > map.x && a.x1 < map.x + map.width && a.y0 > map.y && a.y1 < map.y + map.height).toBe(true);
      for (const b of blocks.slice(i + 1)) expect(a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1).toBe(false);
    });
  });

  it('shows what is worth points, the works, and where who comes in when', () => {
    expect(sheet.prizes?.map(({ hex, text }) => [hex, text])).toEqual(
      w.data.objectives.map(({ hex, points }) => [hex, `${points}`]),
    );
    expect(sheet.works.map(({ hex, direction }) => [hex, direction])).toEqual(
      [...w.fortified].flatMap((bits, hex) =>
        [0, 1, 2, 3, 4, 5].flatMap((direction) => (bits & (1 << direction) ? [[hex, direction]] : [])),
      ),
    );
    expect(sheet.entries?.map(({ hex }) => hex)).toEqual(w.entries);
    expect(sheet.boxes.map(({ id }) => id)).toEqual(w.entries.map((hex) => `entry-${w.hexNames[hex]}`));
    for (const { hex, side } of sheet.entries ?? []) expect(w.data.entryHexes[side]).toContain(hex);
  });

  it('is the same every time, whole, and light enough to send', () => {
    expect(drawSheet(risorgimentoSheet(w, 'fr')) === svg).toBe(true);
    expect(/NaN|undefined|Infinity/.exec(svg)?.[0]).toBeUndefined();
    expect(svg.length).toBeLessThan(w.grid.size * 1400);
  });

  it('has a legend of what is on it, in both languages', () => {
    for (const language of LANGUAGES) {
      const { legend } = risorgimentoSheet(w, language);
      expect(new Set(legend.map(({ sign }) => sign)).size).toBe(legend.length);
      expect(legend.some(({ sign }) => sign === 'canal')).toBe(w.bridges.length > 0);
      expect(legend.filter(({ sign }) => /level|lowest/.test(sign))).toHaveLength(new Set(w.level).size);
    }
    expect(svg).toContain('Voie ferrée');
    expect(plateOf(risorgimentoSheet(w, 'en')).surround('day')).toContain('Railway');
  });
});

describe('the maps', () => {
  it('name towns, waters and roads as a staff map does', () => {
    const { svg } = fieldOf('magenta');
    for (const name of ['MAGENTA', 'Ponte Nuovo', 'Monte Rotondo', 'Ticino', 'Naviglio Grande', 'Str. di Milano'])
      expect(svg, name).toContain(`>${name}</text`);
    for (const name of ['POZZOLENGO', 'San Martino', 'Roccolo', 'Lago di Garda', 'Redone', 'Str. di Peschiera'])
      expect(fieldOf('san-martino').svg, name).toContain(`>${name}</text`);
  });

  it('draw one bridge that is down and no other', () => {
    const { w } = fieldOf('magenta');
    const down = plateOf(risorgimentoSheet(w, 'en', (bridge) => w.bridges[bridge]!.name === 'Boffalora')).works('day');
    expect([...down.matchAll(/class="side-bridge broken" data-side="([^"]+)"/g)].map((match) => match[1])).toEqual([
      '2117:NE',
    ]);
  });

  it('letter names dark enough on their paper, by day and by candle', () => {
    const light = (colour: string): number => {
      const [r, g, b] = [1, 3, 5].map((i) => {
        const c = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
        return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const contrast = (a: string, b: string): number => {
      const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
      return (high! + 0.05) / (low! + 0.05);
    };
    for (const theme of THEMES) {
      const ink = palette(theme);
      expect(contrast(ink.ink, ink.paper), `${theme} places`).toBeGreaterThan(6);
      expect(contrast(ink.waterInk, ink.paper), `${theme} rivers`).toBeGreaterThan(4.5);
      expect(contrast(ink.waterInk, ink.water), `${theme} lakes`).toBeGreaterThan(4);
      expect(contrast(ink.ink, ink.prize), `${theme} points`).toBeGreaterThan(6);
      expect(contrast(ink.alarm, ink.card), `${theme} a bridge down`).toBeGreaterThan(4.5);
    }
  });

  it('are drawn for a scenario of one’s own, with its own ground', () => {
    const own = structuredClone(magentaFile) as typeof magentaFile;
    own.id = 'mine';
    own.map.fortifications = own.map.fortifications.slice(0, 1);
    const w = risorgimentoWorld({ scenarioData: own });
    const sheet = risorgimentoSheet(w, 'en');
    expect(sheet.cartouche.map(({ text }) => text)).toEqual(['mine']);
    expect(sheet.exits).toEqual([]);
    expect(sheet.works.map(({ hex }) => hexLabel(w.grid, hex))).toEqual(['2420', '2420', '2420']);
  });
});
