import type { Language } from '@tambour/kernel';
import type { CartoucheLine, Colour, Colours, TableSheet } from '@tambour/press';
import {
  type Footprint,
  type TableExit,
  type TablePlan,
  type TableSign,
  type TableTerrain,
  TERRAIN_KINDS,
} from '@tambour/press/table';
import type { Point, ScenarioData, SideData, TerrainData } from '../model/scenario.ts';
import { saySheet } from '../texts/say-sheet.ts';
import { DRAWING } from './drawing.ts';

/** The table of a battle as the press draws it, in the language of the reader. */
const TENTHS = 100;
const cm = (tenths: number): number => tenths / TENTHS;
const at = ({ x, y }: Point): readonly [number, number] => [cm(x), cm(y)];

/** A lack is a fault of the scenario, which `checkScenario` names; here it has long been found. */
const shape = <T>(part: T | undefined, of: TerrainData, field: string): T => {
  if (part === undefined) throw new Error(`terrain ${of.id} has no ${field}`);
  return part;
};

const terrainOf = (of: TerrainData, language: Language): TableTerrain => {
  const { id, kind } = of;
  const named = { id, name: of.name[language] };
  switch (kind) {
    case 'hill':
      return { ...named, kind, level: shape(of.level, of, 'level'), polygon: shape(of.polygon, of, 'polygon').map(at) };
    case 'wood':
    case 'river':
    case 'marsh':
      return { ...named, kind, polygon: shape(of.polygon, of, 'polygon').map(at) };
    case 'builtUp':
    case 'redoubt':
      return {
        ...named,
        kind,
        polygon: shape(of.polygon, of, 'polygon').map(at),
        ...(of.capacity === undefined ? {} : { capacity: of.capacity }),
        ...(of.look === undefined || of.look === 'ford' ? {} : { look: of.look }),
      };
    case 'hedge':
    case 'wall':
    case 'stream':
    case 'road':
      return {
        ...named,
        kind,
        line: shape(of.line, of, 'line').map(at),
        ...(of.width === undefined ? {} : { width: cm(of.width) }),
      };
    case 'bridge':
      return {
        ...named,
        kind: of.look === 'ford' ? 'ford' : 'bridge',
        at: at(shape(of.at, of, 'at')),
        width: cm(shape(of.width, of, 'width')),
        ...(of.over === undefined ? {} : { over: of.over }),
      };
  }
};

const exitOf = ({ ownEdge, retreatEdge, name }: SideData, side: 0 | 1, language: Language): TableExit => ({
  side,
  edge: ownEdge === 'top' ? 'north' : 'south',
  from: cm(retreatEdge.x[0] ?? 0),
  to: cm(retreatEdge.x[1] ?? 0),
  text: name[language],
  colour: side === 0 ? 'blue' : 'orange',
});

/** Ground taken as the battle begins; a garrison stands on its sector, and those who come later stand nowhere yet. */
const mannedOf = ({ units }: ScenarioData): Footprint[] =>
  units.flatMap(({ x, y, facing, width, depth, arrives }) =>
    width === undefined || depth === undefined || arrives !== null
      ? []
      : [{ x: cm(x), y: cm(y), facing, width: cm(width), depth: cm(depth) }],
  );

const FLAGS: Readonly<Record<string, Colour>> = {
  french: { cloth: 'white', charge: 'none', bands: ['blue', 'white', 'red'] },
  austrian: { cloth: 'yellow', charge: 'eagle' },
  prussian: { cloth: 'white', charge: 'eagle' },
};
const PLAIN: Colour = { cloth: 'white', charge: 'none' };

/** Two flags of each side. */
const coloursOf = ({ sides }: ScenarioData): Colours => {
  const [first = PLAIN, second = PLAIN] = sides.map(({ nation }) => FLAGS[nation] ?? PLAIN);
  return [first, first, second, second];
};

/** `Saalfeld, 10 October 1806`: what stands behind the name is its date. */
const cartoucheOf = ({ title, kind, sides }: ScenarioData, language: Language): CartoucheLine[] => {
  const [name = '', ...more] = title[language].split(', ');
  const [first, second] = sides.map((side) => side.name[language]);
  return [
    ...(kind === 'battle'
      ? [
          { text: saySheet('table')[language], letter: 'italic' as const },
          { text: saySheet('battle')[language], letter: 'capitals' as const },
          { text: name.toLocaleUpperCase(language), letter: 'title' as const },
        ]
      : [
          { text: saySheet('lesson')[language], letter: 'capitals' as const },
          { text: name, letter: 'italic' as const },
        ]),
    ...more.map((text) => ({ text, letter: 'italic' as const })),
    { text: saySheet('against', { first: first ?? '' })[language], letter: 'roman' },
    { text: second ?? '', letter: 'roman' },
  ];
};

/** What is on the table, and nothing else. */
const legendOf = (plan: Pick<TablePlan, 'terrain' | 'prizes'>, language: Language): TablePlan['legend'] => {
  const has = (kind: TableSign): boolean => plan.terrain.some((of) => of.kind === kind);
  const rows: { sign: TableSign; text: string }[] = TERRAIN_KINDS.filter(has).map((sign) => ({
    sign,
    text: saySheet(`legend.${sign}`)[language],
  }));
  const add = (sign: 'level' | 'capacity' | 'prize', isThere: boolean): void => {
    if (isThere) rows.push({ sign, text: saySheet(`legend.${sign}`)[language] });
  };
  add('level', has('hill'));
  add('capacity', has('builtUp') || has('redoubt'));
  add('prize', plan.prizes.length > 0);
  rows.push({ sign: 'exit-1', text: saySheet('legend.exit')[language] });
  return rows;
};

/** The tray beside the table for those who come later. */
export const ARRIVALS = 'arrivals';
const boxesOf = ({ units, generals }: ScenarioData, language: Language): TablePlan['boxes'] => {
  const later = [...units, ...generals].flatMap(({ arrives }) => (arrives === null ? [] : [arrives]));
  const periods = [...new Set(later)].sort((a, b) => a - b);
  return later.length === 0
    ? []
    : [
        {
          id: ARRIVALS,
          title: saySheet('arrivals')[language],
          note: saySheet('arrivals.note', { n: periods.length, periods: periods.join(', ') })[language],
          slots: later.length,
        },
      ];
};

/** Where north lies, in degrees clockwise from up the table. No rule asks for it: it is no part of the file that records are checked against. */
const NORTH: Readonly<Record<string, number>> = { 'tutorial-farm': 0, 'saalfeld-1806': 315 };
const SCALE_CM = 20;
export const sheetOf = (data: ScenarioData, language: Language): TableSheet => {
  const drawn = {
    terrain: data.terrain.map((of) => terrainOf(of, language)),
    prizes: data.victory.objectives.map(({ terrain, points }) => ({ terrain, text: String(points) })),
  };
  const quarters = [0, 1, 2, 3, 4].map((i) => (i * SCALE_CM) / 4);
  return DRAWING.now.tableSheet({
    ...drawn,
    id: data.id,
    width: cm(data.table.width),
    height: cm(data.table.height),
    cartouche: cartoucheOf(data, language),
    colours: coloursOf(data),
    scale: [
      {
        length: SCALE_CM,
        divisions: 4,
        labels: quarters.map(String),
        caption: saySheet('centimetres')[language],
      },
    ],
    legendTitle: saySheet('legend')[language],
    legend: legendOf(drawn, language),
    boxes: boxesOf(data, language),
    imprint: saySheet('imprint')[language],
    ...(NORTH[data.id] === undefined ? {} : { north: NORTH[data.id] }),
    exits: data.sides.map((side, i) => exitOf(side, i === 0 ? 0 : 1, language)),
    manned: mannedOf(data),
  });
};
