import { directionTo, type HexGrid, type HexId, hexMask, parseHex } from '@tambour/boards';
import { itemAt, type Language, present } from '@tambour/kernel';
import type { Box, HexSheet, Hexside, Settlement, Terrain, Work } from '@tambour/press';
import { scaleBar } from '@tambour/stage';
import NAMES from '../../data/map-names.json' with { type: 'json' };
import { TERRAINS } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** The Denain map, told to the press. Names on the map are French in every language, as on a plan of the time. */

/** The data of the battle is plain ASCII; the engraver knew his accents. */
const ENGRAVED = new Map(Object.entries(NAMES.engraved));
const engraved = (name: string): string => ENGRAVED.get(name) ?? name;

const hexsideOn =
  (grid: HexGrid) =>
  (label: string): Hexside => {
    const [hex, to] = label.split('|').map((name) => present(parseHex(grid, name))) as [HexId, HexId];
    return { hex, direction: present(directionTo(grid, hex, to)) };
  };

/** What of the ground can change. */
interface Damage {
  isBreached(hex: HexId, direction: number): boolean;
  isBroken(bridge: number): boolean;
}
const atStart = ({ data }: DenainWorld): Damage => ({
  isBreached: (hex, direction) => data.breached.some(([h, d]) => h === hex && d === direction),
  isBroken: () => false,
});

function terrainOf({ data, grid, terrain }: DenainWorld): Terrain[] {
  const river = hexMask(grid, data.terrain.river);
  return Array.from(terrain, (t, hex) => {
    const name = itemAt(TERRAINS, t);
    return river[hex] || name === 'bridge' ? 'river' : name;
  });
}

function worksOf({ data }: DenainWorld, { isBreached }: Damage): Work[] {
  const isGap = (hex: HexId, direction: number): boolean => data.gaps.some(([h, d]) => h === hex && d === direction);
  return data.works.flatMap(({ inner: hex, dirs }) =>
    dirs.map((direction): Work => {
      const state = isBreached(hex, direction) ? 'breached' : isGap(hex, direction) ? 'gap' : 'whole';
      return { hex, direction, state };
    }),
  );
}

/** Hexes of one name are one place. */
function settlementsOf({ data }: DenainWorld): Settlement[] {
  const { names, terrain } = data.sheet.map;
  const found = new Map<string, HexId[]>();
  for (const [i, label] of terrain.town.entries()) {
    const name = names?.[label] ?? label;
    found.set(name, [...(found.get(name) ?? []), itemAt(data.terrain.town, i)]);
  }
  return [...found].map(([name, hexes]) => ({
    name: engraved(name),
    rank: hexes.length > 1 ? 'town' : 'village',
    hexes,
  }));
}

/** The map as it lies now, or as the battle finds it. */
export function denainSheet(w: DenainWorld, language: Language, damage: Damage = atStart(w)): HexSheet {
  const { data, grid } = w;
  const side = hexsideOn(grid);
  const { map } = data.sheet;
  const { edges, ...words } = sheetWords(w, language);
  const terrain = terrainOf(w);
  const camp = data.works.flatMap(({ inner, isCamp }) => (isCamp ? [inner] : []));
  const manned = new Set([...camp, ...data.terrain.town, ...data.roads.flat()]);
  const isTented = (at: HexId): boolean => !manned.has(at) && terrain[at] === 'clear';
  return {
    board: 'hex',
    id: 'denain',
    grid,
    ...words,
    terrain,
    rivers: [{ name: engraved(map.riverName ?? ''), hexes: data.terrain.river }],
    bridges: data.bridges.map(({ hex, axis: [bank] }, b) => ({
      hex,
      direction: present(directionTo(grid, hex, bank)),
      kind: (map.bridges[b]?.vp ?? 0) > 0 ? 'stone' : 'pontoon',
      ...(damage.isBroken(b) ? { isBroken: true } : {}),
    })),
    streams: Object.entries(map.streams).map(([name, sides]) => ({
      name: engraved(name),
      sides: sides.map(side),
      bridges: map.roadBridgesOnStreams.filter((label) => sides.includes(label)).map(side),
    })),
    roads: Object.keys(map.roads).map((name, i) => ({
      surface: NAMES.paved.includes(name) ? 'paved' : 'earth',
      hexes: itemAt(data.roads, i),
    })),
    works: worksOf(w, damage),
    redoubts: [
      ...data.terrain.redoubtCamp.map((hex) => ({ hex, size: 'great' as const })),
      ...data.terrain.redoubtLine.map((hex) => ({ hex, size: 'small' as const })),
    ],
    encampments: data.campInterior.filter(isTented),
    settlements: settlementsOf(w),
    exits: NAMES.exits.flatMap(([label = '', text = '']) => {
      const at = parseHex(grid, label);
      return at === undefined ? [] : [{ hex: at, text }];
    }),
    edges,
  };
}

/** 400 m a hex; a toise of Paris is 1.949 m, so 500 toises are 2.436 hexes. */
const TOISES_500 = (500 * 1.949) / 400;

const TITLE = ['italic', 'capitals', 'title', 'italic', 'roman', 'italic', 'roman'] as const;
const LINES = [0, 1, 2, 3, 4, 5, 6] as const;
const SIGNS = [
  'paved',
  'earth',
  'stone',
  'pontoon',
  'stream',
  'forest',
  'elevation',
  'village',
  'work',
  'breached',
  'gap',
  'redoubt',
] as const;

/** What is written round the map, in the language of the reader. */
export const sheetWords = (
  w: DenainWorld,
  language: Language,
): Pick<HexSheet, 'cartouche' | 'legendTitle' | 'legend' | 'scale' | 'boxes' | 'edges' | 'imprint'> => ({
  cartouche: LINES.map((i) => ({ text: say(`sheet.title.${i}`)[language], letter: TITLE[i] })),
  scale: [
    { hexes: TOISES_500, ...scaleBar(500, 5, say('sheet.toises')[language]) },
    { hexes: 2.5, ...scaleBar(1000, 4, say('sheet.metres')[language]) },
  ],
  legendTitle: say('sheet.legend')[language],
  legend: SIGNS.map((sign) => ({ sign, text: say(`sheet.legend.${sign}`)[language] })),
  boxes: boxes(w, language),
  imprint: say('sheet.imprint')[language],
  edges: [
    { edge: 'west', text: say('sheet.french')[language], colour: 'blue' },
    { edge: 'north', text: say('sheet.french')[language], colour: 'blue' },
    { edge: 'east', text: say('sheet.allies')[language], colour: 'orange' },
    { edge: 'south', text: say('sheet.allies')[language], colour: 'orange' },
  ],
});

/** A tray for every formation that comes later; those of the printed map have titles of their own. */
const boxes = (w: DenainWorld, language: Language): Box[] =>
  w.data.formations.flatMap(({ id, name, setup, turn, entry }, f) => {
    if (setup !== 'reinforcement') return [];
    const title = id === 'valenciennes' || id === 'fagel' ? say(`sheet.box.${id}`)[language] : name;
    const gates = entry.map((hex) => w.hexNames[hex]).join(', ');
    const note = say('sheet.boxNote', { turn, gates })[language];
    return [{ id, title, note, slots: itemAt(w.formationUnits, f).length + 1 }];
  });
