import { directionTo, type HexId, hexGrid, hexLabel, neighbour, parseHex } from '@tambour/boards';
import { describe, expect, it } from 'vitest';
import { distance, lengthOf } from './curve.ts';
import { drawSheet, type HexSheet, plateOf, surveyOf, TERRAINS } from './index.ts';
import { latticeOf } from './lattice.ts';
import { sideMiddle } from './layout.ts';
import { baseLevel, slopesOf } from './level-relief.ts';
import { chainsOf } from './side-course.ts';

const grid = hexGrid({ columns: 12, rowsEven: 9, rowsOdd: 9, lowered: 'odd' });
const hex = (label: string): HexId => parseHex(grid, label)!;
const side = (from: string, to: string) => {
  const direction = directionTo(grid, hex(from), hex(to));
  if (direction === undefined) throw new Error(`${from} and ${to} do not touch`);
  return { hex: hex(from), direction };
};

const RIVER = [side('0401', '0501'), side('0402', '0501'), side('0402', '0502'), side('0403', '0502')];
/** Not in order, and with a branch. */
const BROOK = [
  side('0805', '0806'),
  side('0706', '0806'),
  side('0806', '0906'),
  side('0806', '0905'),
  side('0906', '1006'),
];
const CANAL = [side('0308', '0408'), side('0308', '0409')];

/** A little country with one of everything that a staff map has. */
const country = (changes: Partial<HexSheet> = {}): HexSheet => {
  const terrain = Array.from({ length: grid.size }, (): HexSheet['terrain'][number] => 'clear');
  const levels = Array.from({ length: grid.size }, () => 2);
  const lay = (kind: HexSheet['terrain'][number], ...labels: string[]): void => {
    for (const label of labels) terrain[hex(label)] = kind;
  };
  lay('heavy-crops', '0104', '0105', '0204');
  lay('light-crops', '0106', '0206');
  lay('forest', '0109');
  lay('marsh', '0601');
  lay('lake', '1201', '1202', '1101');
  lay('town', '0303', '1004');
  for (const label of ['0707', '0708']) levels[hex(label)] = 3;
  levels[hex('1008')] = 4;
  levels[hex('0202')] = 1;
  return {
    board: 'hex',
    hand: 'staff',
    id: 'staff',
    grid,
    cartouche: [{ text: 'COUNTRY', letter: 'title' }],
    scale: [],
    legendTitle: 'Key',
    legend: [],
    boxes: [],
    imprint: '',
    terrain,
    levels,
    crests: [side('0707', '0807')],
    rough: [hex('1008')],
    rivers: [],
    bridges: [],
    streams: [],
    waters: [
      { name: 'Fiume', kind: 'river', sides: RIVER, fords: [] },
      { name: 'Rio', kind: 'brook', sides: BROOK, fords: [BROOK[0]!] },
      { name: '', kind: 'canal', sides: CANAL, fords: [] },
    ],
    sideBridges: [{ ...side('0402', '0502'), ways: ['paved', 'rail'] }],
    lakes: [{ name: 'Lago', hexes: ['1201', '1202', '1101'].map(hex) }],
    roads: [
      { surface: 'paved', hexes: ['0303', '0402', '0502', '0602'].map(hex) },
      { surface: 'rail', hexes: ['0402', '0502', '0601'].map(hex) },
      { surface: 'track', hexes: ['0303', '0304', '0305'].map(hex) },
    ],
    works: [{ ...side('0303', '0302'), state: 'whole' }],
    redoubts: [],
    encampments: [],
    settlements: [
      { name: 'Borgo', rank: 'village', hexes: [hex('0303')] },
      { name: 'Villa', rank: 'chateau', hexes: [hex('1004')] },
    ],
    exits: [],
    edges: [],
    prizes: [{ hex: hex('0303'), text: '7' }],
    entries: [{ hex: hex('0101'), text: 'turn 3', side: 1, colour: 'yellow' }],
    ...changes,
  };
};

describe('a staff map', () => {
  it('is one well-formed document, the same bytes twice, the same ground by night', () => {
    const svg = drawSheet(country());
    expect(/NaN|undefined|Infinity|\[object/.exec(svg)?.[0]).toBeUndefined();
    const opened: string[] = [];
    for (const [, closing, name, attributes] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*)>/g)) {
      if (closing === '/') expect(opened.pop()).toBe(name);
      else if (!attributes!.endsWith('/')) opened.push(name!);
    }
    expect(opened).toEqual([]);
    expect(drawSheet(country()) === svg).toBe(true);
    const shapes = (drawn: string): string[] => [...drawn.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]!);
    expect(shapes(drawSheet(country(), { theme: 'night' }))).toEqual(shapes(svg));
  });

  it('refers only to ids it defines, each defined once', () => {
    const svg = drawSheet(country());
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
    expect(new Set(ids).size).toBe(ids.length);
    const wanted = [...svg.matchAll(/href="#([^"]+)"|url\(#([^)]+)\)/g)].map((match) => match[1] ?? match[2]!);
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('draws nothing of it on a plan that has none of it', () => {
    const bare = country({
      hand: 'plan',
      terrain: Array.from({ length: grid.size }, () => TERRAINS[0]),
      waters: [],
      sideBridges: [],
      lakes: [],
      prizes: [],
      entries: [],
      crests: [],
      rough: [],
    });
    const { levels: _, ...flat } = bare;
    const svg = drawSheet(flat);
    for (const name of [
      'levels',
      'crops',
      'lake',
      'marsh',
      'side-waters',
      'side-bridges',
      'prizes',
      'entries',
      'crests',
    ])
      expect(svg, name).not.toContain(`class="${name}"`);
  });

  it('has a sign for each thing, named by its kind', () => {
    const svg = drawSheet(country());
    for (const name of [
      'hachures',
      'crests',
      'rough',
      'crops',
      'lake',
      'marsh',
      'water-river',
      'water-brook',
      'water-canal',
      'ford',
      'side-bridge',
      'settlement village',
      'settlement chateau',
      'prize',
      'entry side-1',
      'work whole',
    ])
      expect(svg, name).toContain(`class="${name}"`);
    expect(svg).toContain('>turn 3</text>');
    expect(svg).toContain('>7</text>');
    for (const name of ['Fiume', 'Rio', 'Lago', 'Borgo', 'Villa']) expect(svg, name).toContain(`>${name}</text`);
  });
});

describe('levels', () => {
  const levels = country().levels!;
  const lattice = latticeOf(surveyOf(country()), (h) => levels[h]!, 1);

  it('are those of the hexes at their middles, whatever lies round them', () => {
    const { layout } = surveyOf(country());
    for (let h = 0; h < grid.size; h++) {
      const [x, y] = layout.center(h as HexId);
      expect(Math.abs(lattice.at(x, y) - levels[h]!), hexLabel(grid, h as HexId)).toBeLessThan(0.5);
    }
  });

  it('change on or near the side that two hexes share', () => {
    const { layout } = surveyOf(country());
    const [high, low] = [layout.center(hex('0707')), layout.center(hex('0706'))];
    const at = (share: number): number =>
      lattice.at(high[0] + (low[0] - high[0]) * share, high[1] + (low[1] - high[1]) * share);
    expect(at(0.15)).toBeGreaterThan(2.5);
    expect(at(0.85)).toBeLessThan(2.5);
  });

  it('keep the paper for the level that most of the ground has', () => {
    expect(baseLevel(levels)).toBe(2);
    expect(baseLevel([1, 1, 3])).toBe(1);
    expect(slopesOf(country())).toContain(2);
  });

  it('have the blacker strokes the steeper the slope', () => {
    const heaviest = (top: number): number => {
      const raised = levels.map((level, h) => (h === hex('0605') ? top : Math.min(level, 2)));
      const svg = drawSheet(country({ levels: raised, crests: [], rough: [] }));
      const strokes = svg.slice(svg.indexOf('class="hachures"'));
      return Math.max(
        ...[...strokes.slice(0, strokes.indexOf('</g>')).matchAll(/stroke-width="([\d.]+)"/g)].map((m) => Number(m[1])),
      );
    };
    const [gentle, steep, sharp] = [3, 4, 5].map(heaviest);
    expect(steep).toBeGreaterThan(gentle! * 1.5);
    expect(sharp).toBeGreaterThan(steep! * 1.2);
  });
});

describe('waters on hexsides', () => {
  it('run along every side given', () => {
    const survey = surveyOf(country());
    for (const water of survey.sheet.waters!)
      for (const one of water.sides) {
        const middle = sideMiddle(survey.layout, one);
        const near = survey.sides
          .filter(({ kind }) => kind === water.kind)
          .flatMap(({ line }) => line.map((p) => distance(p, middle)));
        expect(Math.min(...near), `${water.kind} ${hexLabel(grid, one.hex)}`).toBeLessThan(14);
      }
  });

  it('are joined into as few lines as there are branches, rings too', () => {
    const survey = surveyOf(country());
    expect(survey.sides.filter(({ kind }) => kind === 'river')).toHaveLength(1);
    expect(survey.sides.filter(({ kind }) => kind === 'brook')).toHaveLength(3);
    const ring = chainsOf([
      [
        [0, 0],
        [9, 0],
      ],
      [
        [9, 9],
        [9, 0],
      ],
      [
        [0, 0],
        [9, 9],
      ],
    ]);
    expect(ring).toHaveLength(1);
    expect(lengthOf(ring[0]!)).toBeCloseTo(18 + Math.hypot(9, 9));
  });

  it('leave the map where it ends', () => {
    const survey = surveyOf(country());
    const [river] = survey.sides;
    expect(Math.min(...river!.line.map(([, y]) => y))).toBeLessThan(survey.layout.map.y);
  });
});

describe('bridges on hexsides', () => {
  const broken = country({ sideBridges: [{ ...side('0402', '0502'), ways: ['paved', 'rail'], isBroken: true }] });

  it('show when they are down, on their very side', () => {
    expect(drawSheet(country())).toContain('class="side-bridge" data-side="0402:SE"');
    expect(drawSheet(broken)).toContain('class="side-bridge broken" data-side="0402:SE"');
    expect(drawSheet(broken)).not.toContain('class="side-bridge" ');
  });

  it('leave the ground as it was, and what is drawn of it', () => {
    const [before, after] = [plateOf(country()), plateOf(broken)];
    expect(after.groundKey()).toBe(before.groundKey());
    expect(after.ground('day')).toBe(before.ground('day'));
    expect(after.works('day')).not.toBe(before.works('day'));
    const elsewhere = country({ sideBridges: [{ ...side('0402', '0501'), ways: ['earth'] }] });
    expect(plateOf(elsewhere).groundKey()).not.toBe(before.groundKey());
  });

  it('carry a railway beside the road it shares them with', () => {
    const survey = surveyOf(country());
    const middle = sideMiddle(survey.layout, side('0402', '0502'));
    const [road, rail] = [survey.roads[0]!, survey.roads[1]!].map(({ line }) =>
      Math.min(...line.map((p) => distance(p, middle))),
    );
    for (const away of [road!, rail!]) {
      expect(away).toBeGreaterThan(3);
      expect(away).toBeLessThan(10);
    }
    expect(neighbour(grid, hex('0402'), 2)).toBe(hex('0502'));
  });
});
