import { directionTo, type HexId, hexId, neighbour, parseHex } from '@tambour/boards';
import { itemAt, type Language } from '@tambour/kernel';
import type { Exit, HexSheet, Road, Settlement, SideBridge, Terrain, Work } from '@tambour/press';
import {
  ALLIED,
  CHATEAU,
  DIFFICULT,
  DIFFICULT_LEVEL,
  DIFFICULT_WOODS,
  LAKE,
  MAIN,
  RAILWAY,
  SECONDARY,
  TERRAINS,
  type TerrainName,
  TOWN,
  TRACK,
  VILLAGE,
} from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { entryBoxes } from './boxes.ts';
import { rowsOf, sidesOf, watersOf } from './sheet-courses.ts';
import { sheetWords, turnsWord } from './sheet-words.ts';

/** A map of 1859, told to the press. Names on the map are Italian in every language, as on the staff maps of the time. */

/** What the map files do not name: waters, and where the roads go. From the real ground. */
interface Names {
  readonly river?: string;
  readonly canal?: string;
  readonly stream?: string;
  readonly brook?: string;
  readonly lake?: string;
  readonly exits: readonly (readonly [hex: string, text: string])[];
}
const NAMES: Readonly<Record<string, Names>> = {
  magenta: {
    river: 'Ticino',
    canal: 'Naviglio Grande',
    exits: [
      ['0127', 'Str. di Novara'],
      ['1401', 'Str. di Turbigo'],
      ['2801', 'Str. di Inveruno'],
      ['5012', 'Str. di Milano'],
      ['3934', 'Str. di Abbiategrasso'],
    ],
  },
  'san-martino': {
    brook: 'Redone',
    lake: 'Lago di Garda',
    exits: [
      ['0103', 'Str. di Brescia'],
      ['0111', 'Str. di Lonato'],
      ['3407', 'Str. di Peschiera'],
      ['3420', 'Str. di Monzambano'],
    ],
  },
};

const GROUND: Readonly<Record<TerrainName, Terrain>> = {
  clear: 'clear',
  lightly_cultivated: 'light-crops',
  heavily_cultivated: 'heavy-crops',
  woods: 'forest',
  marsh: 'marsh',
  village: 'town',
  town: 'town',
  chateau: 'town',
  difficult: 'clear',
  difficult_woods: 'forest',
  lake: 'lake',
};
const RANKS: ReadonlyMap<number, Settlement['rank']> = new Map([
  [VILLAGE, 'village'],
  [TOWN, 'town'],
  [CHATEAU, 'chateau'],
]);
const SURFACES: readonly (readonly [bit: number, surface: Road['surface']])[] = [
  [TRACK, 'track'],
  [SECONDARY, 'earth'],
  [MAIN, 'paved'],
  [RAILWAY, 'rail'],
];

const hexesOf = ({ grid }: RisorgimentoWorld): HexId[] => Array.from({ length: grid.size }, (_, hex) => hexId(hex));

/** The place a hex is part of: what is after a comma says which part. */
const placeAt = (w: RisorgimentoWorld, hex: HexId): string | undefined => w.data.placeNames.get(hex)?.split(',')[0];

/** Hexes of one kind that touch are one place, unless they have names of their own. */
function settlementsOf(w: RisorgimentoWorld): Settlement[] {
  const built = hexesOf(w).filter((hex) => RANKS.has(itemAt(w.terrain, hex)));
  const left = new Set(built);
  // Those with names take in the nameless round them.
  return [...built.filter((hex) => placeAt(w, hex)), ...built].flatMap((start): Settlement[] => {
    const rank = RANKS.get(itemAt(w.terrain, start));
    if (rank === undefined || !left.delete(start)) return [];
    const name = placeAt(w, start) ?? '';
    const hexes = [start];
    for (const hex of hexes)
      for (let d = 0; d < 6; d++) {
        const other = neighbour(w.grid, hex, d);
        if (other === undefined || w.terrain[other] !== w.terrain[start]) continue;
        if ((placeAt(w, other) ?? name) === name && left.delete(other)) hexes.push(other);
      }
    return [{ name, rank, hexes }];
  });
}

const roadsOf = (w: RisorgimentoWorld): Road[] =>
  SURFACES.flatMap(([bit, surface]) =>
    rowsOf(w.grid, (hex, d) => (itemAt(w.ways, hex * 6 + d) & bit) !== 0).map((hexes) => ({ surface, hexes })),
  );

const bridgesOf = (w: RisorgimentoWorld, isDestroyed: (bridge: number) => boolean): SideBridge[] =>
  w.bridges.flatMap(({ a, b }, i): SideBridge[] => {
    const direction = directionTo(w.grid, a, b);
    if (direction === undefined) return [];
    const ways = SURFACES.flatMap(([bit, surface]) => (itemAt(w.ways, a * 6 + direction) & bit ? [surface] : []));
    return [{ hex: a, direction, ways, ...(isDestroyed(i) ? { isBroken: true } : {}) }];
  });

const worksOf = (w: RisorgimentoWorld): Work[] =>
  hexesOf(w).flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].flatMap((direction): Work[] =>
      itemAt(w.fortified, hex) & (1 << direction) ? [{ hex, direction, state: 'whole' }] : [],
    ),
  );

/** 5.6 Every hex by which someone arrives, with the turns. */
const entriesOf = (w: RisorgimentoWorld, language: Language): NonNullable<HexSheet['entries']> =>
  w.entries.map((hex) => {
    const arrivals = w.data.arrivals.filter(({ entry }) => entry.includes(hex));
    const turns = [...new Set(arrivals.map(({ turn }) => turn))].sort((a, b) => a - b);
    const isAllied = itemAt(w.data.entryHexes, ALLIED).includes(hex);
    return { hex, text: turnsWord(turns, language), side: isAllied ? 0 : 1, colour: isAllied ? 'blue' : 'yellow' };
  });

const exitsOf = (w: RisorgimentoWorld, names: Names): Exit[] =>
  names.exits.flatMap(([label, text]) => {
    const hex = parseHex(w.grid, label);
    return hex === undefined ? [] : [{ hex, text }];
  });

/** The map as a battle finds it, or with the bridges that are down by now, by number. */
export function risorgimentoSheet(
  w: RisorgimentoWorld,
  language: Language,
  isDestroyed: (bridge: number) => boolean = () => false,
): HexSheet {
  const names = NAMES[w.data.id] ?? { exits: [] };
  const lake = hexesOf(w).filter((hex) => w.terrain[hex] === LAKE);
  const isRough = (hex: HexId): boolean =>
    w.terrain[hex] === DIFFICULT || w.terrain[hex] === DIFFICULT_WOODS || itemAt(w.level, hex) >= DIFFICULT_LEVEL;
  const drawn: Omit<HexSheet, 'cartouche' | 'scale' | 'legendTitle' | 'legend' | 'imprint'> = {
    board: 'hex',
    hand: 'staff',
    manned: w.data.setUp.map(({ hex }) => hex),
    id: w.data.id,
    grid: w.grid,
    faced: 'side',
    boxes: entryBoxes(w).map(({ id, title, note, slots }) => ({
      id,
      title: title[language],
      note: note[language],
      slots,
    })),
    terrain: Array.from(w.terrain, (terrain) => GROUND[itemAt(TERRAINS, terrain)]),
    levels: Array.from(w.level),
    crests: sidesOf(w.grid, (hex, d) => w.crest[hex * 6 + d] !== 0),
    rough: hexesOf(w).filter(isRough),
    rivers: [],
    bridges: [],
    streams: [],
    waters: watersOf(w, (kind) => names[kind] ?? ''),
    sideBridges: bridgesOf(w, isDestroyed),
    lakes: lake.length === 0 ? [] : [{ name: names.lake ?? '', hexes: lake }],
    roads: roadsOf(w),
    works: worksOf(w),
    redoubts: [],
    encampments: [],
    settlements: settlementsOf(w),
    prizes: w.data.objectives.map(({ hex, points }) => ({ hex, text: String(points) })),
    entries: entriesOf(w, language),
    exits: exitsOf(w, names),
    edges: [],
  };
  return { ...drawn, ...sheetWords(w, drawn, language) };
}
