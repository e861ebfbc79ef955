import { itemAt, type Language } from '@tambour/kernel';
import {
  baseLevel,
  type CartoucheLine,
  type Colour,
  type Colours,
  type HexSheet,
  type LegendEntry,
  slopesOf,
} from '@tambour/press';
import { scaleBar } from '@tambour/stage';
import { FRENCH, SHARP, STEEP } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { saySheet } from '../texts/say-sheet.ts';

const LETTERS: readonly CartoucheLine['letter'][] = ['italic', 'capitals', 'title', 'italic', 'roman', 'roman'];
const LINES = [0, 1, 2, 3, 4, 5] as const;
const BATTLES = ['magenta', 'san-martino'] as const;

/** An Austrian pace. */
const PACE = 0.7586;

/** "turns 2 and 7", as short as a map wants it. */
export const turnsWord = (turns: readonly number[], language: Language): string =>
  saySheet('entry', { turns: turns.join(', '), n: turns.length })[language];

type Drawn = Omit<HexSheet, 'cartouche' | 'scale' | 'legendTitle' | 'legend' | 'imprint'>;

/** What is written round the map, in the language of the reader. */
export const sheetWords = (
  w: RisorgimentoWorld,
  drawn: Drawn,
  language: Language,
): Pick<HexSheet, 'cartouche' | 'legendTitle' | 'legend' | 'scale' | 'imprint' | 'colours'> => {
  const metres = w.data.hexMetres;
  return {
    cartouche: titleOf(w, language),
    scale: [
      { hexes: 1000 / metres, ...scaleBar(1000, 4, saySheet('metres', { metres })[language]) },
      { hexes: (1000 * PACE) / metres, ...scaleBar(1000, 4, saySheet('paces')[language]) },
    ],
    legendTitle: saySheet('legend')[language],
    legend: legendOf(drawn, language),
    imprint: saySheet('imprint')[language],
    colours: coloursOf(w),
  };
};

const TRICOLOUR: Colour = { cloth: 'white', charge: 'cross', bands: ['green', 'white', 'red'] };
const FRANCE: Colour = { cloth: 'white', charge: 'none', bands: ['blue', 'white', 'red'] };
const AUSTRIA: Colour = { cloth: 'yellow', charge: 'none', bands: ['black', 'yellow'], isLevel: true };
const EMPEROR: Colour = { cloth: 'white', charge: 'eagle' };

/** The flags of those who fight: two of the allies on the left, two of the Austrians on the right. */
function coloursOf(w: RisorgimentoWorld): Colours {
  const isFrench = w.data.formations.some(({ nation }) => nation === FRENCH);
  return [isFrench ? FRANCE : TRICOLOUR, TRICOLOUR, AUSTRIA, EMPEROR];
}

function titleOf(w: RisorgimentoWorld, language: Language): CartoucheLine[] {
  const battle = BATTLES.find((id) => id === w.data.id);
  if (battle === undefined) return [{ text: w.data.id, letter: 'title' }];
  return LINES.map((i) => ({ text: saySheet(`title.${battle}.${i}`)[language], letter: itemAt(LETTERS, i) }));
}

type Drawing = LegendEntry['sign'];
/** What a legend may list, in this order, each with whether it is on the map. */
const SIGNS = {
  'main-road': ({ roads }) => roads.some(({ surface }) => surface === 'paved'),
  road: ({ roads }) => roads.some(({ surface }) => surface === 'earth'),
  track: ({ roads }) => roads.some(({ surface }) => surface === 'track'),
  rail: ({ roads }) => roads.some(({ surface }) => surface === 'rail'),
  river: (drawn) => hasWater(drawn, 'river'),
  canal: (drawn) => hasWater(drawn, 'canal'),
  'deep-stream': (drawn) => hasWater(drawn, 'stream'),
  brook: (drawn) => hasWater(drawn, 'brook'),
  ford: ({ waters = [] }) => waters.some(({ fords }) => fords.length > 0),
  'side-bridge': ({ sideBridges = [] }) => sideBridges.length > 0,
  'broken-bridge': ({ sideBridges = [] }) => sideBridges.length > 0,
  built: ({ settlements }) => settlements.some(({ rank }) => rank !== 'chateau'),
  chateau: ({ settlements }) => settlements.some(({ rank }) => rank === 'chateau'),
  work: ({ works }) => works.length > 0,
  'heavy-crops': ({ terrain }) => terrain.includes('heavy-crops'),
  'light-crops': ({ terrain }) => terrain.includes('light-crops'),
  forest: ({ terrain }) => terrain.includes('forest'),
  marsh: ({ terrain }) => terrain.includes('marsh'),
  rough: ({ rough = [] }) => rough.length > 0,
  'gentle-slope': (drawn) => slopesOf(drawn).includes(1),
  'steep-slope': (drawn) => slopesOf(drawn).includes(STEEP),
  'sharp-slope': (drawn) => slopesOf(drawn).some((climb) => climb >= SHARP),
  crest: ({ crests = [] }) => crests.length > 0,
  prize: ({ prizes = [] }) => prizes.length > 0,
  'entry-0': ({ entries = [] }) => entries.some(({ side }) => side === 0),
  'entry-1': ({ entries = [] }) => entries.some(({ side }) => side === 1),
} as const satisfies Readonly<Partial<Record<Drawing, (drawn: Drawn) => boolean>>>;
const ORDER = Object.keys(SIGNS) as readonly (keyof typeof SIGNS)[];
const TINTS = ['lowest', 'level-0', 'level-1', 'level-2', 'level-3'] as const satisfies readonly Drawing[];

const hasWater = ({ waters = [] }: Drawn, kind: string): boolean => waters.some((water) => water.kind === kind);

/** Only what is on this map; the tints of the levels last. */
function legendOf(drawn: Drawn, language: Language): LegendEntry[] {
  const signs = ORDER.filter((sign) => SIGNS[sign](drawn));
  const levels = [...new Set(drawn.levels)].sort((a, b) => a - b);
  const base = baseLevel(drawn.levels ?? []);
  return [
    ...signs.map((sign): LegendEntry => ({ sign, text: saySheet(`legend.${sign}`)[language] })),
    ...levels.flatMap((level): LegendEntry[] => {
      const sign = TINTS[level - base + 1];
      return sign === undefined ? [] : [{ sign, text: saySheet('legend.level', { level })[language] }];
    }),
  ];
}
