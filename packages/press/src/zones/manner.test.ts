import { describe, expect, it } from 'vitest';
import { palette } from '../palette.ts';
import { drawSheet } from '../sheet.ts';
import { TITLE_FRAMES } from '../title-frame.ts';
import { drawStaffage } from './staffage.ts';
import { country } from './testing/zone-country.ts';
import { drawZoneBorders, drawZoneGround, drawZoneSurround } from './zone-layers.ts';
import type { ZoneCover } from './zone-sheet.ts';
import { surveyOfZones } from './zone-survey.ts';

/** Measured once for the tests that only read it. */
const SURVEY = surveyOfZones(country());
const GROUND = drawZoneGround(SURVEY, 'day');
const flat = () => country({ zones: country().zones.map((zone) => ({ ...zone, altitude: 0 })) });
const mounds = (svg: string): number => svg.match(/<use href="#[\w-]+-mound\d"/g)?.length ?? 0;

describe('a map of zones in the manner of its century', () => {
  it('has little hills along every slope, and none on level ground', () => {
    expect(mounds(GROUND)).toBeGreaterThan(12);
    expect(mounds(drawZoneGround(surveyOfZones(flat()), 'day'))).toBe(0);
  });
  it('washes each level deeper than the one below, as its key shows', () => {
    const stepped = country({
      zones: country().zones.map((zone, i) => ({ ...zone, altitude: Math.floor(i / 4) })),
      legend: [0, 1, 2].map((level) => ({ sign: `level${level as 0 | 1 | 2}` as const, text: `level ${level}` })),
    });
    const wash = (svg: string): number =>
      svg.match(new RegExp(`fill="${palette('day').hill}" opacity="0.2"`, 'g'))?.length ?? 0;
    expect(wash(drawZoneGround(surveyOfZones(stepped), 'day'))).toBe(2);
    // None for the lowest, one for the next, two for the highest.
    expect(wash(drawZoneSurround(surveyOfZones(stepped), 'day'))).toBe(3);
  });
  it('has figures on open ground, clear of where counters lie', () => {
    const places = [
      ...drawStaffage(SURVEY, palette('day')).matchAll(
        /<g transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(1\.25\)"/g,
      ),
    ];
    expect(places.length).toBeGreaterThan(0);
    for (const [, x, y] of places)
      for (const { middle } of SURVEY.plots)
        expect(Math.hypot(Number(x) - middle[0], Number(y) - 10 - middle[1])).toBeGreaterThan(91);
  });
  it('has towns as seen from a hill: rows of roofs about a spire, a wall with towers and a gatehouse', () => {
    const covers = (cover: ZoneCover) =>
      country({ zones: country().zones.map((zone, i) => (i === 5 ? { ...zone, covers: [cover] } : zone)) });
    const count = (svg: string, sign: string): number =>
      svg.match(new RegExp(`href="#[\\w-]+-${sign}\\d?"`, 'g'))?.length ?? 0;
    const [town, village, open] = (['town', 'village', 'fields'] as const).map((cover) =>
      drawZoneGround(surveyOfZones(covers(cover)), 'day'),
    ) as [string, string, string];
    const [spires, rows] = [count(open, 'spire'), count(open, 'row')];
    expect(count(town, 'spire')).toBe(spires + 1);
    expect(count(village, 'spire')).toBe(spires + 1);
    expect(count(town, 'row')).toBeGreaterThan(count(village, 'row') + 5);
    expect(count(village, 'row')).toBeGreaterThan(rows);
    const walls = drawZoneBorders(SURVEY, 'day');
    expect(count(walls, 'tower')).toBeGreaterThan(3);
    expect(count(walls, 'gatehouse')).toBeGreaterThan(0);
    // Whatever is used is defined.
    const whole = drawSheet(covers('town'));
    for (const [, id] of whole.matchAll(/href="#([\w-]+)"/g)) expect(whole, id).toContain(`id="${id}"`);
  });
  it.each(TITLE_FRAMES)('has its title in a frame of its own: %s', (frame) => {
    const svg = drawZoneSurround(surveyOfZones(country({ frame })), 'day');
    expect(svg).toContain(`<g class="${frame}">`);
    expect(svg).not.toMatch(/NaN|undefined/);
  });
});
