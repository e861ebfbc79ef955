import { describe, expect, it } from 'vitest';
import type { Point } from '../ink.ts';
import { nameBlocks, sealBlocks } from '../name-blocks.ts';
import { drawSheet } from '../sheet.ts';
import { holds } from '../zones/plot.ts';
import { crownsOf, SHADOW } from './crowns.ts';
import { depthIn } from './outline.ts';
import { builtOf } from './roofs.ts';
import { tableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import { drawTableSign } from './table-legend.ts';
import { TABLE_SIGNS, type TableTerrain, TERRAIN_KINDS } from './table-plan.ts';
import { drawTableGround, tableSheet } from './table-plate.ts';
import { surveyOfTable } from './table-survey.ts';
import { tableArmies, tableCountry } from './testing/table-country.ts';

const attribute = (svg: string, name: string): string[] =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map((match) => match[1]!);
const nodes = (svg: string): number => svg.match(/<[a-zA-Z]/g)?.length ?? 0;

const PLAN = tableCountry();
const SHEET = tableSheet(PLAN);
const SURVEY = surveyOfTable(PLAN);
const SVG = drawSheet(SHEET, { bases: tableArmies(), width: 1600 });

describe('the table sheet', () => {
  it('is one well-formed document without holes in its numbers', () => {
    expect(SVG).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(SVG).not.toMatch(/NaN|undefined|Infinity|\[object/);
    const opened: string[] = [];
    for (const [, closing, name, attributes] of SVG.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*)>/g)) {
      if (closing === '/') expect(opened.pop()).toBe(name);
      else if (!attributes!.endsWith('/')) opened.push(name!);
    }
    expect(opened).toEqual([]);
  });

  it('refers only to ids it defines, each defined once, and shares a page with another drawing of itself', () => {
    const ids = attribute(SVG, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...SVG.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!);
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
    const both = [...ids, ...attribute(drawSheet(SHEET, { prefix: 'b' }), 'id')];
    expect(new Set(both).size).toBe(both.length);
  });

  it('prints the same bytes twice, and another table otherwise', () => {
    expect(drawSheet(tableSheet(tableCountry()), { bases: tableArmies(), width: 1600 }) === SVG).toBe(true);
    const other = drawTableGround(surveyOfTable(tableCountry({ id: 'other' }), 'country'), 'day');
    expect(other === drawTableGround(SURVEY, 'day')).toBe(false);
  });

  it('has another palette by night and the same ground', () => {
    const [day, night] = [drawTableGround(SURVEY, 'day'), drawTableGround(SURVEY, 'night')];
    expect(night).toContain(tableInks('night').turf);
    expect(night).not.toContain(tableInks('day').turf);
    expect(attribute(night, 'd')).toEqual(attribute(day, 'd'));
  });

  it('is light: a whole table with its troops', () => {
    expect(nodes(SVG)).toBeLessThan(6000);
    expect(nodes(drawTableGround(SURVEY, 'day'))).toBeLessThan(3000);
  });

  it('has a drawing for every kind of terrain, told apart without colour, and every sign', () => {
    const drawn = new Map<string, string>();
    for (const kind of TERRAIN_KINDS) {
      const terrain = PLAN.terrain.filter((of) => of.kind === kind);
      expect(terrain.length, kind).toBeGreaterThan(0);
      for (const { id } of terrain) expect(attribute(SVG, 'data-terrain'), id).toContain(id);
      const [of] = terrain as [TableTerrain];
      const alone = drawTableGround(surveyOfTable(tableCountry({ terrain: [of], prizes: [] })), 'day');
      drawn.set(kind, alone.replace(/ (fill|stroke|class|data-terrain)="[^"]*"/g, ''));
    }
    expect(new Set(drawn.values()).size).toBe(TERRAIN_KINDS.length);
    const signs = TABLE_SIGNS.map((sign) => drawTableSign(sign, 'x', tableInks('day')));
    expect(new Set(signs).size).toBe(TABLE_SIGNS.length);
  });

  it('draws an empty table without title, terrain or troops', () => {
    const svg = drawSheet(
      tableSheet(tableCountry({ cartouche: [], scale: [], legend: [], boxes: [], terrain: [], exits: [], prizes: [] })),
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toContain('class="panel"');
  });

  it('escapes names, in text and in attributes', () => {
    const [ridge] = PLAN.terrain as [TableTerrain];
    const svg = drawSheet(
      tableSheet(
        tableCountry({ terrain: [{ ...ridge, id: 'a"b', name: 'Fish & <Chips>' } as TableTerrain], prizes: [] }),
      ),
    );
    expect(svg).toContain('Fish &#38; &#60;Chips&#62;');
    expect(svg).not.toContain('a"b');
  });
});

describe('edges that rules ask about', () => {
  const svg = drawTableGround(SURVEY, 'day');
  const { map } = SURVEY.layout;

  /** The points of the path of class `edge` in the group of a piece of terrain. */
  const edgeOf = (id: string): Point[] => {
    const from = svg.indexOf(`data-terrain="${id}"`);
    const tag = /<path[^>]*class="edge"[^>]*>/.exec(svg.slice(from))?.[0] ?? '';
    const data = / d="([^"]+)"/.exec(tag)?.[1] ?? '';
    const points: Point[] = [];
    let [x, y] = [0, 0];
    for (const [, command, rest] of data.matchAll(/([Mlz])([^Mlz]*)/gi)) {
      const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      for (let i = 0; i + 1 < numbers.length; i += 2) {
        [x, y] = command === 'M' ? [numbers[i]!, numbers[i + 1]!] : [x + numbers[i]!, y + numbers[i + 1]!];
        points.push([x, y]);
      }
    }
    return points;
  };

  it('lie where the plan says, corner by corner', () => {
    const exact = ['knoll', 'oaks', 'hook', 'village', 'farm', 'redoubt', 'bog', 'great-river', 'hedge', 'wall'];
    for (const id of exact) {
      const of = PLAN.terrain.find((terrain) => terrain.id === id)!;
      const wanted = 'polygon' in of ? of.polygon : 'line' in of ? of.line : [];
      const drawn = edgeOf(id);
      for (const p of wanted) {
        const [x, y] = SURVEY.layout.place(p);
        // The corners of the table have no bank.
        if (p[0] === PLAN.width && p[1] === PLAN.height) continue;
        const gap = Math.min(...drawn.map((q) => Math.hypot(q[0] - x, q[1] - y)));
        expect(gap, `${id} ${p}`).toBeLessThan(0.12);
      }
    }
  });

  it('stay inside the table, and nothing shows outside it', () => {
    expect(svg).toMatch(/^<g class="ground" clip-path="url\(#country-map\)">/);
    for (const { id } of PLAN.terrain)
      for (const [x, y] of edgeOf(id)) {
        expect(x, id).toBeGreaterThanOrEqual(map.x - 0.1);
        expect(y, id).toBeGreaterThanOrEqual(map.y - 0.1);
        expect(x, id).toBeLessThanOrEqual(map.x + map.width + 0.1);
        expect(y, id).toBeLessThanOrEqual(map.y + map.height + 0.1);
      }
  });

  it('keep every crown and its shadow inside the wood, also a bent one', () => {
    for (const wood of SURVEY.growths.filter(({ of }) => of.kind === 'wood')) {
      const crowns = crownsOf(wood, []);
      expect(crowns.length, wood.of.id).toBeGreaterThan(60);
      for (const { at, radius } of crowns) {
        expect(depthIn(wood.outline, at)).toBeGreaterThanOrEqual(radius);
        expect(depthIn(wood.outline, [at[0] + SHADOW[0], at[1] + SHADOW[1]])).toBeGreaterThanOrEqual(radius);
      }
    }
  });

  it('keep trees off a road through the wood', () => {
    const wood = SURVEY.growths.find(({ of }) => of.id === 'oaks')!;
    const path: Point[] = [
      [90, 0],
      [92, 20],
    ].map(([x, y]) => SURVEY.layout.place([x!, y!]));
    const width = CM;
    const [[ax, ay], [bx, by]] = path as [Point, Point];
    for (const { at, radius } of crownsOf(wood, [{ path, width }])) {
      const across = Math.abs((bx - ax) * (at[1] - ay) - (by - ay) * (at[0] - ax)) / Math.hypot(bx - ax, by - ay);
      expect(across).toBeGreaterThan(width / 2 + radius - 0.01);
    }
  });

  it('keep every roof inside its sector', () => {
    for (const sector of SURVEY.sectors.filter(({ of }) => of.kind === 'builtUp')) {
      const { roofs } = builtOf(sector);
      expect(roofs.length, sector.of.id).toBeGreaterThan(3);
      for (const { eaves } of roofs) for (const p of eaves) expect(holds(sector.outline, p)).toBe(true);
    }
  });

  it('lay a bridge across its stream, as wide along it as the plan says', () => {
    const bridge = SURVEY.crossings.find(({ of }) => of.id === 'bridge')!;
    expect(bridge.half).toBe((3 * CM) / 2);
    // From (68, 80) to (72, 120), y up the table.
    expect(bridge.turn).toBeCloseTo((Math.atan2(-40, 4) * 180) / Math.PI, 6);
  });
});

describe('names on a table', () => {
  const { rows, lines, layout } = SURVEY;
  const { map } = layout;
  const groups = [...rows.map(({ block }) => [block]), ...lines.map(({ blocks }) => blocks)];

  it('are all there, with points, capacity and level', () => {
    const named = PLAN.terrain.filter(({ name }) => name !== undefined).map(({ id }) => id);
    expect([...rows, ...lines].map(({ id }) => id).sort()).toEqual([...named].sort());
    expect(rows.find(({ id }) => id === 'village')).toMatchObject({ prize: '3', capacity: 24 });
    expect(rows.find(({ id }) => id === 'knoll')).toMatchObject({ prize: '2', level: 2 });
  });

  it('lie inside the table and off one another', () => {
    groups.forEach((blocks, i) => {
      for (const a of blocks) {
        expect(a.x0 >= map.x && a.y0 >= map.y && a.x1 <= map.x + map.width && a.y1 <= map.y + map.height).toBe(true);
        for (const others of groups.slice(i + 1))
          for (const b of others) expect(a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1).toBe(false);
      }
    });
    expect(nameBlocks(SHEET)).toEqual(groups.flat());
  });

  it('leave room for the seals of what is worth points', () => {
    const seals = sealBlocks(SHEET);
    expect(seals.length).toBe(PLAN.prizes.length);
    for (const seal of seals)
      for (const { x0, y0, x1, y1 } of groups.flat())
        expect(x0 < seal.x1 && seal.x0 < x1 && y0 < seal.y1 && seal.y0 < y1).toBe(false);
  });

  it('keep clear of the ground that is taken as the battle begins', () => {
    const before = rows.find(({ id }) => id === 'farm')!.block;
    const manned = [{ x: 40, y: 36.6, facing: 0, width: 14, depth: 2 }];
    const { rows: moved } = surveyOfTable(tableCountry({ manned }));
    const [x, y] = layout.place([40, 36.6]);
    const covers = (block: typeof before): boolean => block.x0 < x && block.x1 > x && block.y0 < y && block.y1 > y;
    expect(covers(before)).toBe(true);
    expect(covers(moved.find(({ id }) => id === 'farm')!.block)).toBe(false);
  });
});

describe('the rim of a table', () => {
  const { map } = SURVEY.layout;

  it('numbers every ten centimetres on all four sides', () => {
    const ruler = SVG.slice(SVG.indexOf('class="ruler"'));
    const count = (text: string): number => ruler.split(`>${text}</text>`).length - 1;
    expect(count('120')).toBe(4);
    expect(count('130')).toBe(2);
    expect(count('135')).toBe(0);
  });

  it('marks the stretch by which each side may leave, the first filled and the second open', () => {
    const [south, north] = [0, 1].map(
      (side) =>
        /<g class="exit side-\d">.*?<\/text><\/g><\/g>/g.exec(SVG.slice(SVG.indexOf(`exit side-${side}`) - 10))![0],
    );
    expect(south).toContain('>Blue<');
    expect(north).toContain('>Orange<');
    expect(north).toContain(`L${map.x + 132 * CM} ${map.y + 3}`);
    expect(south!.replace(/ (fill|stroke)="[^"]*"/g, '') === north!.replace(/ (fill|stroke)="[^"]*"/g, '')).toBe(false);
  });

  it('has a compass turned to the north it is told, and none otherwise', () => {
    const turned = drawSheet(tableSheet({ ...PLAN, north: 315 }));
    expect(turned).toMatch(/<g transform="[^"]*rotate\(315\)[^"]*"><g class="compass"/);
    expect(SVG).not.toContain('class="compass"');
  });

  it('finds every area and every slot by its name', () => {
    const spots = SHEET.plate('x').spots();
    expect(spots.village?.outline.length).toBe(4);
    expect(spots.later?.slots?.length).toBe(3);
  });
});
