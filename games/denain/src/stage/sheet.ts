import { directionTo, type HexGrid, type HexId, parseHex } from '@tambour/boards';
import type { Language } from '@tambour/kernel';
import type { HexSheet, Hexside, Settlement, Terrain, Work } from '@tambour/press';
import type { DenainWorld } from '../model/world.ts';
import { engraved } from './face.ts';
import { sheetWords } from './sheet-words.ts';

/** The Denain map, told to the press. Names on the map are French in every language, as on a plan of the time. */

/** Roads with a surface of stone. */
const PAVED = new Set(['leftBank']);

/** Where the roads go, from the real ground. */
const EXITS: readonly (readonly [hex: string, text: string])[] = [
  ['0102', 'Ch. de Marchiennes'],
  ['0519', 'Ch. de Bouchain'],
  ['3211', 'Ch. de Valenciennes'],
  ['2301', 'Ch. de St-Amand'],
  ['1301', 'Ch. de Wallers'],
  ['2719', 'Ch. du Quesnoy'],
  ['2820', 'Ch. de Landrecies'],
  ['3119', 'Ch. de Solesmes'],
];

const must = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new Error(`denain sheet: no such ${what}`);
  return found;
};
const hexsideOn =
  (grid: HexGrid) =>
  (label: string): Hexside => {
    const [hex, to] = label.split('|').map((name) => must(parseHex(grid, name), `hex ${name}`)) as [HexId, HexId];
    return { hex, direction: must(directionTo(grid, hex, to), `hexside ${label}`) };
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

function terrainOf({ data, grid }: DenainWorld): Terrain[] {
  const terrain: Terrain[] = Array.from({ length: grid.size }, () => 'clear');
  const lay = (hexes: readonly HexId[], kind: Terrain): void => {
    for (const hex of hexes) terrain[hex] = kind;
  };
  lay(data.terrain.forest, 'forest');
  lay(data.terrain.elevation, 'elevation');
  lay(data.terrain.town, 'town');
  lay([...data.terrain.redoubtCamp, ...data.terrain.redoubtLine], 'redoubt');
  lay(data.terrain.river, 'river');
  return terrain;
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
    found.set(name, [...(found.get(name) ?? []), data.terrain.town[i]!]);
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
      direction: must(directionTo(grid, hex, bank), `axis of ${w.hexNames[hex]}`),
      kind: (map.bridges[b]!.vp ?? 0) > 0 ? 'stone' : 'pontoon',
      ...(damage.isBroken(b) ? { isBroken: true } : {}),
    })),
    streams: Object.entries(map.streams).map(([name, sides]) => ({
      name: engraved(name),
      sides: sides.map(side),
      bridges: map.roadBridgesOnStreams.filter((label) => sides.includes(label)).map(side),
    })),
    roads: Object.keys(map.roads).map((name, i) => ({
      surface: PAVED.has(name) ? 'paved' : 'earth',
      hexes: data.roads[i]!,
    })),
    works: worksOf(w, damage),
    redoubts: [
      ...data.terrain.redoubtCamp.map((hex) => ({ hex, size: 'great' as const })),
      ...data.terrain.redoubtLine.map((hex) => ({ hex, size: 'small' as const })),
    ],
    encampments: data.campInterior.filter(isTented),
    settlements: settlementsOf(w),
    exits: EXITS.flatMap(([label, text]) => {
      const at = parseHex(grid, label);
      return at === undefined ? [] : [{ hex: at, text }];
    }),
    edges,
  };
}
