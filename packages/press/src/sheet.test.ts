import { directionTo, type HexId, hexGrid, hexLabel, parseHex } from '@tambour/boards';
import { describe, expect, it } from 'vitest';
import {
  cropAround,
  drawSheet,
  type HexSheet,
  type Piece,
  palette,
  surveyOf,
  TERRAINS,
  type Theme,
  type Work,
} from './index.ts';
import { blockOf } from './labels.ts';

const grid = hexGrid({ columns: 9, rowsEven: 7, rowsOdd: 6, lowered: 'odd' });
const hex = (label: string): HexId => parseHex(grid, label)!;
const side = (from: string, to: string) => ({ hex: hex(from), direction: directionTo(grid, hex(from), hex(to))! });

const WORKS: readonly Work[] = [
  { ...side('0303', '0302'), state: 'whole' },
  { ...side('0303', '0403'), state: 'breached' },
  { ...side('0403', '0402'), state: 'gap' },
];

/** A little country with one of everything. */
const country = (changes: Partial<HexSheet> = {}): HexSheet => {
  const terrain = Array.from({ length: grid.size }, () => TERRAINS[0] as HexSheet['terrain'][number]);
  for (const label of ['0801', '0802']) terrain[hex(label)] = 'forest';
  for (const label of ['0105', '0205']) terrain[hex(label)] = 'elevation';
  for (const label of ['0604', '0503', '0404', '0304', '0204', '0104']) terrain[hex(label)] = 'river';
  terrain[hex('0702')] = 'town';
  terrain[hex('0301')] = 'redoubt';
  terrain[hex('0906')] = 'marsh';
  return {
    board: 'hex',
    id: 'country',
    grid,
    cartouche: [{ text: 'COUNTRY', letter: 'title' }],
    scale: [{ hexes: 2, divisions: 2, labels: ['0', '1', '2'], caption: 'two leagues' }],
    legendTitle: 'Key',
    legend: [{ sign: 'breached', text: 'breach' }],
    boxes: [{ id: 'reserve', title: 'Reserve', note: 'turn 2', slots: 3 }],
    imprint: 'Tambour',
    terrain,
    rivers: [{ name: 'la Rivière', hexes: ['0104', '0204', '0304', '0404', '0503', '0604'].map(hex) }],
    bridges: [{ hex: hex('0304'), direction: 0, kind: 'stone' }],
    streams: [{ name: 'le Ru', sides: [side('0505', '0605'), side('0505', '0606')], bridges: [side('0505', '0606')] }],
    roads: [{ surface: 'paved', hexes: ['0303', '0304', '0305'].map(hex) }],
    works: WORKS,
    redoubts: [{ hex: hex('0301'), size: 'small' }],
    encampments: [hex('0705')],
    settlements: [{ name: 'Bourg', rank: 'village', hexes: [hex('0702')] }],
    exits: [],
    edges: [{ edge: 'north', text: 'North', colour: 'blue' }],
    ...changes,
  };
};

const LIVERY = { paper: '#eeeeee', ink: '#223355', emblem: 'lily' } as const;
const piece = (id: string, place: string, more: Partial<Piece> = {}): Piece => ({
  id,
  side: LIVERY,
  arm: 'infantry',
  name: id,
  band: 'red',
  strength: '3',
  movement: '2',
  morale: '4',
  place,
  ...more,
});

/** Where a piece's card was put, read back from the drawing. */
const placeOf = (svg: string, id: string): readonly [number, number] => {
  const found = new RegExp(`data-piece="${id}" transform="translate\\(([-\\d.]+) ([-\\d.]+)\\)`).exec(svg);
  if (found === null) throw new Error(`${id} is not drawn`);
  return [Number(found[1]), Number(found[2])];
};

const workOf = (svg: string, name: string): string => {
  const start = svg.indexOf(`data-side="${name}"`);
  if (start < 0) throw new Error(`${name} is not drawn`);
  return svg.slice(svg.lastIndexOf('<g', start), svg.indexOf('</g>', start));
};

describe('the sheet', () => {
  it('is one well-formed document without holes in its numbers', () => {
    const svg = drawSheet(country(), { pieces: [piece('a', '0505', { facing: 1 })] });
    expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const opened: string[] = [];
    for (const [, closing, name, attributes] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*)>/g)) {
      if (closing === '/') expect(opened.pop()).toBe(name);
      else if (!attributes!.endsWith('/')) opened.push(name!);
    }
    expect(opened).toEqual([]);
  });

  it('refers only to ids it defines, each defined once', () => {
    const svg = drawSheet(country(), { pieces: [piece('a', '0505')] });
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('prints the same bytes twice', () => {
    expect(drawSheet(country())).toBe(drawSheet(country()));
  });

  it('numbers every hex once, or none', () => {
    const svg = drawSheet(country(), { numbers: true });
    for (let h = 0; h < grid.size; h++) {
      expect(svg.split(`>${hexLabel(grid, h as HexId)}</text>`).length - 1, hexLabel(grid, h as HexId)).toBe(1);
    }
    expect(drawSheet(country(), { numbers: false })).not.toContain('>0101</text>');
  });

  it('escapes names, in text and in attributes', () => {
    const settlements = [{ name: 'Fish & <Chips>', rank: 'village' as const, hexes: [hex('0702')] }];
    const svg = drawSheet(country({ id: 'a"b', settlements }), {
      pieces: [piece('x', '0505', { name: '<b>&' })],
    });
    expect(svg).toContain('Fish &#38; &#60;Chips&#62;');
    expect(svg).toContain('&#60;b&#62;&#38;');
    expect(svg).not.toContain('<Chips>');
    expect(svg).not.toContain('a"b');
  });

  it('has another palette by night and the same ground', () => {
    const day = drawSheet(country());
    const night = drawSheet(country(), { theme: 'night' });
    const channels = (theme: Theme): number[] =>
      [1, 3, 5].map((i) => Number.parseInt(palette(theme).paper.slice(i, i + 2), 16));
    const [lit, dim] = [channels('day'), channels('night')];
    expect(night).toContain(palette('night').paper);
    expect(night).not.toContain(palette('day').paper);
    // Dimmer in every channel, most of all in blue: candle-light, not a negative.
    for (const [i, channel] of dim.entries()) expect(channel).toBeLessThan(lit[i]!);
    expect(dim[0]! - dim[2]!).toBeGreaterThan(lit[0]! - lit[2]!);
    const shapes = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!);
    expect(shapes(night)).toEqual(shapes(day));
  });

  it('draws a bare plain without title, waters or roads', () => {
    const terrain = Array.from({ length: grid.size }, () => 'clear' as const);
    const nothing = {
      terrain,
      rivers: [],
      bridges: [],
      streams: [],
      roads: [],
      works: [],
      redoubts: [],
      encampments: [],
    };
    const svg = drawSheet(
      country({ ...nothing, cartouche: [], legend: [], boxes: [], settlements: [], edges: [], scale: [] }),
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).toContain('class="fields"');
    expect(svg).not.toContain('class="panel"');
  });

  it('crops to some hexes and leaves frame and cartouche out', () => {
    const sheet = country();
    const { layout } = surveyOf(sheet);
    const crop = cropAround(layout, [hex('0404'), hex('0504')], -20);
    const svg = drawSheet(sheet, { crop, width: 300 });
    expect(svg).toMatch(/width="300"/);
    expect(svg).not.toContain('class="cartouche"');
    expect(drawSheet(sheet)).toContain('class="cartouche"');
  });
});

describe('names', () => {
  it('give way to one another', () => {
    const settlements = ['0502', '0702'].map((label) => ({
      name: 'Saint-Germain-des-Champs',
      rank: 'village' as const,
      hexes: [hex(label)],
    }));
    const [a, b] = surveyOf(country({ settlements })).labels.map(blockOf);
    expect(a!.x1 < b!.x0 || b!.x1 < a!.x0 || a!.y1 < b!.y0 || b!.y1 < a!.y0).toBe(true);
  });
});

describe('works', () => {
  it('are drawn on every side given, in the state given', () => {
    const svg = drawSheet(country());
    expect(workOf(svg, '0303:N')).toContain('class="work whole"');
    expect(workOf(svg, '0303:NE')).toContain('class="work breached"');
    expect(workOf(svg, '0403:N')).toContain('class="work gap"');
  });

  it('stand open where breached', () => {
    const whole = drawSheet(country({ works: WORKS.map((work) => ({ ...work, state: 'whole' as const })) }));
    const broken = drawSheet(country());
    // The heavy line of a whole side is one stroke from corner to corner; a breach leaves two stubs.
    const ramparts = (svg: string): number => workOf(svg, '0303:NE').split('stroke-width="5"').length - 1;
    expect(ramparts(whole)).toBe(1);
    expect(ramparts(broken)).toBe(2);
  });
});

describe('bridges', () => {
  it('show their ends alone once broken', () => {
    const stands = { hex: hex('0304'), direction: 0, kind: 'stone' } as const;
    expect(drawSheet(country())).toContain('class="bridge stone"');
    const broken = drawSheet(country({ bridges: [{ ...stands, isBroken: true }] }));
    expect(broken).toContain('class="bridge stone broken"');
    expect(broken).not.toContain('class="bridge stone"');
    expect(broken).not.toMatch(/NaN|undefined/);
  });
});

describe('pieces', () => {
  it('lie in their hexes, fanned out and in order', () => {
    const at = '0505';
    const stack = [
      piece('unit', at, { order: 3 }),
      piece('leader', at, { order: 1, arm: 'leader', stars: 2 }),
      piece('guns', at, { order: 2 }),
    ];
    const sheet = country();
    const svg = drawSheet(sheet, { pieces: stack });
    const [x, y] = surveyOf(sheet).layout.center(hex('0505'));
    const places = ['leader', 'guns', 'unit'].map((id) => placeOf(svg, id));
    for (const [px, py] of places) expect(Math.hypot(px - x, py - y)).toBeLessThan(30);
    expect(places[1]![1] - places[0]![1]).toBeGreaterThan(9);
    expect(places[2]![1] - places[1]![1]).toBeGreaterThan(9);
    expect(svg.indexOf('data-piece="leader"')).toBeLessThan(svg.indexOf('data-piece="unit"'));
  });

  it('point at the vertex they face, or nowhere', () => {
    const turned = (facing: number): string => drawSheet(country(), { pieces: [piece('a', '0505', { facing })] });
    expect(turned(1)).toContain('class="facing" transform="rotate(0)"');
    expect(turned(2)).toContain('class="facing" transform="rotate(60)"');
    expect(drawSheet(country(), { pieces: [piece('a', '0505')] })).not.toContain('class="facing"');
  });

  it('wait in their boxes beside the map', () => {
    const sheet = country();
    const svg = drawSheet(sheet, { pieces: [piece('a', 'reserve'), piece('b', 'reserve')] });
    const { map } = surveyOf(sheet).layout;
    expect(placeOf(svg, 'a')[0]).toBeGreaterThan(map.x + map.width);
    expect(placeOf(svg, 'b')).not.toEqual(placeOf(svg, 'a'));
  });

  it('wear a coin for each state', () => {
    const svg = drawSheet(country(), {
      pieces: [piece('a', '0505', { markers: ['disorganised', 'fired'] })],
    });
    expect(svg).toContain('class="marker disorganised"');
    expect(svg).toContain('class="marker fired"');
    expect(svg).not.toContain('class="marker routed"');
  });
});
