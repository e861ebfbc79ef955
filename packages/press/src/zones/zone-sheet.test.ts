import { describe, expect, it } from 'vitest';
import type { Point } from '../ink.ts';
import { palette } from '../palette.ts';
import type { Piece } from '../piece.ts';
import { drawSheet } from '../sheet.ts';
import { holds } from './plot.ts';
import { country, twoZones } from './testing/zone-country.ts';
import { drawCrossings } from './zone-crossings.ts';
import { drawZoneBorders, drawZoneGround } from './zone-layers.ts';
import { drawZoneSign } from './zone-legend.ts';
import { BORDER_FEATURES, BORDER_KINDS, ZONE_COVERS, ZONE_SIGNS, type Zone, type ZoneBorder } from './zone-sheet.ts';
import { surveyOfZones, zoneAt, zoneSpots } from './zone-survey.ts';

const LIVERY = { paper: '#eeeeee', ink: '#223355', emblem: 'lily' } as const;
const piece = (id: string, place: string): Piece => ({
  id,
  side: LIVERY,
  arm: 'infantry',
  name: id,
  band: 'red',
  strength: '3',
  place,
});

const placeOf = (svg: string, id: string): Point => {
  const found = new RegExp(`data-piece="${id}" transform="translate\\(([-\\d.]+) ([-\\d.]+)\\)`).exec(svg);
  if (found === null) throw new Error(`${id} is not drawn`);
  return [Number(found[1]), Number(found[2])];
};

const attribute = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map((match) => match[1]!);

/** Drawn once for the tests that only read it. */
const SHEET = country();
const SURVEY = surveyOfZones(SHEET);
const PLAIN = drawSheet(SHEET);
const PEOPLED = drawSheet(SHEET, { pieces: [piece('a', '011'), piece('b', 'reserve')] });

describe('the zone sheet', () => {
  it('is one well-formed document without holes in its numbers', () => {
    const svg = PEOPLED;
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
    const svg = PEOPLED;
    const ids = attribute(svg, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('shares a page with another drawing of itself', () => {
    const ids = [...attribute(PLAIN, 'id'), ...attribute(drawSheet(country(), { prefix: 'b' }), 'id')];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('prints the same bytes twice', () => {
    expect(drawSheet(country()) === PLAIN).toBe(true);
  });

  it('numbers every zone once, or none', () => {
    const sheet = SHEET;
    const numbered = attribute(PLAIN, 'data-zone');
    expect([...numbered].sort()).toEqual(sheet.zones.map(({ id }) => id).sort());
    expect(attribute(drawSheet(sheet, { numbers: false }), 'data-zone')).toEqual([]);
  });

  it('draws every border in its kind and with its sight, and every junction', () => {
    const sheet = SHEET;
    const svg = PLAIN;
    for (const { id, kind } of sheet.borders) expect(svg, id).toContain(`class="border ${kind}" data-border="${id}"`);
    expect(svg.split('class="sight open"').length - 1).toBe(sheet.borders.filter((b) => b.sight === 'open').length);
    expect(svg.split('class="sight blocked"').length - 1).toBe(
      sheet.borders.filter((b) => b.sight === 'blocked').length,
    );
    expect(attribute(svg, 'data-junction')).toEqual(sheet.junctions.map(({ id }) => id));
  });

  it('tells the kinds of border apart without colour', () => {
    const shapes = BORDER_KINDS.map((kind) =>
      drawZoneSign(kind, 'x', palette('day')).replace(/ (fill|stroke)="[^"]*"/g, ''),
    );
    expect(new Set(shapes).size).toBe(BORDER_KINDS.length);
  });

  it('has a drawing for every cover, every feature and every sign', () => {
    const sheet = twoZones();
    const bare = sheet.zones.map((zone): Zone => ({ ...zone, covers: ['fields'] }));
    const ground = (zones: readonly Zone[]): string => drawZoneGround(surveyOfZones({ ...sheet, zones }), 'day');
    const plain = ground(bare);
    for (const cover of ZONE_COVERS.filter((name) => name !== 'fields')) {
      const svg = ground([{ ...bare[0]!, covers: [cover] }, bare[1]!]);
      expect(svg, cover).not.toMatch(/NaN|undefined/);
      expect(svg === plain, cover).toBe(false);
    }
    const border: ZoneBorder = { ...sheet.borders[0]!, features: [], holds: '011' };
    const works = (features: ZoneBorder['features']): string => {
      const survey = surveyOfZones({ ...sheet, borders: [{ ...border, features }] });
      return drawZoneBorders(survey, 'day') + drawCrossings(survey, palette('day'));
    };
    const without = works([]);
    // A causeway is drawn in the zone it runs through.
    for (const feature of BORDER_FEATURES.filter((name) => name !== 'causeway'))
      expect(works([feature]) === without, feature).toBe(false);
    for (const sign of ZONE_SIGNS) expect(drawZoneSign(sign, 'x', palette('day')).length, sign).toBeGreaterThan(20);
  });

  it('escapes names, in text and in attributes', () => {
    const places = [{ name: 'Fish & <Chips>', zones: ['011'], letter: 'italic' as const }];
    const svg = drawSheet(country({ id: 'a"b', places }));
    expect(svg).toContain('Fish &#38; &#60;Chips&#62;');
    expect(svg).not.toContain('a"b');
  });

  it('has another palette by night and the same ground', () => {
    const [day, night] = [PLAIN, drawSheet(country(), { theme: 'night' })];
    expect(night).toContain(palette('night').paper);
    expect(night).not.toContain(palette('day').paper);
    expect(attribute(night, 'd')).toEqual(attribute(day, 'd'));
  });

  it('draws a bare plain without title, waters or ways', () => {
    const sheet = country();
    const svg = drawSheet({
      ...sheet,
      zones: sheet.zones.map((zone) => ({ ...zone, altitude: 0, covers: ['fields'] })),
      borders: sheet.borders.map((border) => ({ ...border, features: [] })),
      cartouche: [],
      scale: [],
      legend: [],
      boxes: [],
      junctions: [],
      ways: [],
      waters: [],
      places: [],
      exits: [],
      edges: [],
    });
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toContain('class="panel"');
  });

  it('crops to a part and leaves frame and cartouche out', () => {
    const { map } = SURVEY.layout;
    const crop = { x: map.x + 50, y: map.y + 50, width: 200, height: 100 };
    const svg = drawSheet(country(), { crop, width: 300 });
    expect(svg).toMatch(/width="300" height="150"/);
    expect(svg).not.toContain('class="cartouche"');
  });

  it('refuses a road between zones that do not touch', () => {
    expect(() => surveyOfZones(country({ ways: [{ kind: 'road', zones: ['011', '013'] }] }))).toThrow(/011 to 013/);
  });
});

describe('zone spots', () => {
  const spots = zoneSpots(SURVEY);

  it('lie inside their zones with room about them', () => {
    for (const { zone } of SURVEY.plots) {
      const spot = spots[zone.id]!;
      expect(zoneAt(SURVEY, spot.at)).toBe(zone.id);
      expect(spot.room, zone.id).toBeGreaterThan(60);
      for (let turn = 0; turn < 12; turn++) {
        const [c, s] = [Math.cos((turn * Math.PI) / 6), Math.sin((turn * Math.PI) / 6)];
        const rim: Point = [spot.at[0] + c * spot.room * 0.97, spot.at[1] + s * spot.room * 0.97];
        expect(holds(spot.outline, rim), zone.id).toBe(true);
      }
    }
  });

  it('have outlines that run along one another: no point of the map in two zones, hardly one in none', () => {
    const { map } = SURVEY.layout;
    // Most zones lie nowhere near: whether a point is in the box about one is told sooner than whether it is in its outline.
    const zones = SURVEY.plots.map(({ outline }) => {
      const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
      return { outline, x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
    });
    let lost = 0;
    for (let x = map.x + 3; x < map.x + map.width; x += 17) {
      for (let y = map.y + 3; y < map.y + map.height; y += 13) {
        const found = zones.filter(
          ({ outline, x0, x1, y0, y1 }) => x >= x0 && x <= x1 && y >= y0 && y <= y1 && holds(outline, [x, y]),
        );
        expect(found.length).toBeLessThanOrEqual(1);
        if (found.length === 0) lost++;
      }
    }
    expect(lost).toBeLessThan(3);
  });

  it('are where pieces lie, and boxes hold the others', () => {
    const svg = drawSheet(country(), {
      pieces: [piece('a', '022'), piece('b', '022'), piece('c', 'reserve')],
    });
    const [a, b, c] = ['a', 'b', 'c'].map((id) => placeOf(svg, id)) as [Point, Point, Point];
    const { at } = spots['022']!;
    expect(Math.abs((a[0] + b[0]) / 2 - at[0])).toBeLessThan(1);
    expect(a).not.toEqual(b);
    expect(c[0]).toBeGreaterThan(SURVEY.layout.map.x + SURVEY.layout.map.width);
  });
});

describe('names and numbers', () => {
  it('keep off the middle, where counters lie, and off one another', () => {
    const { blocks } = SURVEY.lettering;
    for (const { middle } of SURVEY.plots)
      for (const block of blocks)
        expect(middle[0] > block.x0 && middle[0] < block.x1 && middle[1] > block.y0 && middle[1] < block.y1).toBe(
          false,
        );
    blocks.forEach((a, i) => {
      for (const b of blocks.slice(i + 1)) expect(a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1).toBe(false);
    });
  });

  it('stand in their own zone', () => {
    for (const { plot, at } of SURVEY.lettering.numbers) expect(zoneAt(SURVEY, at)).toBe(plot.zone.id);
  });
});
