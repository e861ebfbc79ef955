import { directionTo, type HexGrid, type HexId, hexGrid, parseDirection, parseHex, parseVertex } from '@tambour/boards';
import type {
  Arm,
  Box,
  CartoucheLine,
  Exit,
  HexSheet,
  Hexside,
  LegendEntry,
  Livery,
  OwnedEdge,
  Piece,
  Pigment,
  ScaleBar,
  Settlement,
  Terrain,
  Work,
} from '@tambour/press';

/** The Denain map and its set-up, told to the press. Names on the map are French in every language, as on a plan of the time. */
export type Language = 'en' | 'fr';
export type Edition = 'fr' | 'en';

type Side = 'F' | 'C';
type PerEdition<T> = Readonly<Record<Edition, T>>;
type Sides = Readonly<Record<string, readonly string[]>>;

export interface SheetUnit {
  readonly id: string;
  readonly name: string;
  readonly cls: string;
  readonly cf?: number;
  readonly fireModifier?: number;
  readonly mp: number | PerEdition<number>;
  readonly morale?: number;
  readonly setup?: string;
  readonly defaultFacing?: string;
}

export interface SheetFormation {
  readonly color: PerEdition<string>;
  readonly setup: { readonly type: string; readonly hexes?: readonly string[] };
  readonly defaultFacing?: string;
  readonly units: readonly SheetUnit[];
}

export interface SheetLeader {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly role: string;
  readonly leads: string | null;
  readonly radius: number;
  readonly activation?: number;
  readonly move: number;
  readonly setup: string | readonly string[];
}

/** The parts of scenario.json that show. */
export interface SheetScenario {
  readonly map: {
    readonly grid: {
      readonly cols: number;
      readonly rows: { readonly evenColumns: number; readonly oddColumns: number };
    };
    readonly terrain: Readonly<
      Record<'river' | 'town' | 'forest' | 'elevation' | 'redoubtCamp' | 'redoubtLine', readonly string[]>
    >;
    readonly names: Readonly<Record<string, string>>;
    readonly riverName: string;
    readonly bridges: readonly {
      readonly hex: string;
      readonly axisDirections: readonly string[];
      readonly vp: number;
    }[];
    readonly streams: Sides;
    readonly roadBridgesOnStreams: readonly string[];
    readonly fortifications: { readonly camp: Sides; readonly southWestLine: Sides; readonly northEastLine: Sides };
    readonly breachedAtStart: readonly string[];
    readonly roadGaps: readonly string[];
    readonly roads: Sides;
    readonly campInterior: readonly string[];
  };
  readonly formations: Readonly<Record<Side, Readonly<Record<string, SheetFormation>>>>;
  readonly leaders: readonly SheetLeader[];
}

/** The data is plain ASCII; the engraver knew his accents. */
const ENGRAVED: Readonly<Record<string, string>> = {
  Escaut: 'l’Escaut',
  Selle: 'la Selle',
  Ecaillon: 'l’Écaillon',
  Roeulx: 'Rœulx',
  "Neuville-sur-l'Escaut": 'Neuville-sur-l’Escaut',
  Herin: 'Hérin',
  'Gardes francaises': 'Gardes françaises',
  'Royal-Etranger': 'Royal-Étranger',
  'Dragons Colonel-General': 'Drag. Col.-Général',
  'Dragons de Valenciennes': 'Drag. de Valenciennes',
  'Coalition battery': 'Artillerie',
  Baggage: 'Bagages',
  Wurttemberg: 'Württemberg',
  'Alt-Savoie dragoons': 'Alt-Savoie drag.',
  'Derfflinger dragoons': 'Derfflinger drag.',
  'Palffy cuirassiers': 'Pálffy cuir.',
  'Vehlen dragoons': 'Vehlen drag.',
  'Cuirassiers du Roi': 'Cuirass. du Roi',
  'Prince of Tingry': 'Tingry',
  'Prince Eugene': 'Pce Eugène',
};

const engraved = (name: string): string => ENGRAVED[name] ?? name;

interface Words {
  readonly title: readonly CartoucheLine[];
  readonly legendTitle: string;
  readonly legend: readonly LegendEntry[];
  readonly scale: readonly ScaleBar[];
  readonly boxes: readonly Box[];
  readonly edges: readonly OwnedEdge[];
  readonly imprint: string;
}

const PAVED = new Set(['leftBank']);

/** 400 m a hex; a toise of Paris is 1.949 m, so 500 toises are 2.436 hexes. */
const TOISES_500 = (500 * 1.949) / 400;

const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    title: [
      { text: 'Plan', letter: 'italic' },
      { text: 'DE LA BATAILLE DE', letter: 'capitals' },
      { text: 'DENAIN', letter: 'title' },
      { text: 'gagnée le 24 juillet 1712', letter: 'italic' },
      { text: 'par l’Armée du Roi', letter: 'roman' },
      { text: 'commandée par M. le Maréchal de Villars', letter: 'italic' },
      { text: 'sur celle des Alliés', letter: 'roman' },
    ],
    legendTitle: 'Renvoi',
    legend: [
      { sign: 'paved', text: 'Chaussée' },
      { sign: 'earth', text: 'Chemin' },
      { sign: 'stone', text: 'Pont' },
      { sign: 'pontoon', text: 'Pont de bateaux' },
      { sign: 'stream', text: 'Ruisseau' },
      { sign: 'forest', text: 'Bois' },
      { sign: 'elevation', text: 'Hauteur' },
      { sign: 'village', text: 'Village' },
      { sign: 'work', text: 'Retranchement' },
      { sign: 'breached', text: 'Brèche' },
      { sign: 'gap', text: 'Passage' },
      { sign: 'redoubt', text: 'Redoute' },
    ],
    scale: [
      {
        hexes: TOISES_500,
        divisions: 5,
        labels: ['0', '100', '200', '300', '400', '500'],
        caption: 'Échelle de cinq cents toises',
      },
      {
        hexes: 2.5,
        divisions: 4,
        labels: ['0', '250', '500', '750', '1000'],
        caption: 'Mille mètres · 400 m l’hexagone',
      },
    ],
    boxes: [
      { id: 'valenciennes', title: 'Garnison de Valenciennes', note: 'tour 1 · 3211, 3212', slots: 5 },
      { id: 'fagel', title: 'Secours du Baron de Fagel', note: 'tour 1 · 2719, 2820', slots: 9 },
    ],
    edges: [
      { edge: 'west', text: 'Côté de l’Armée du Roi', colour: 'blue' },
      { edge: 'north', text: 'Côté de l’Armée du Roi', colour: 'blue' },
      { edge: 'east', text: 'Côté des Alliés', colour: 'orange' },
      { edge: 'south', text: 'Côté des Alliés', colour: 'orange' },
    ],
    imprint: 'Imprimé par Tambour',
  },
  en: {
    title: [
      { text: 'A Plan of the', letter: 'italic' },
      { text: 'BATTLE OF', letter: 'capitals' },
      { text: 'DENAIN', letter: 'title' },
      { text: 'fought the 24th of July 1712', letter: 'italic' },
      { text: 'between the Army of France', letter: 'roman' },
      { text: 'under the Marshal Duke of Villars', letter: 'italic' },
      { text: 'and that of the Allies', letter: 'roman' },
    ],
    legendTitle: 'Explanation',
    legend: [
      { sign: 'paved', text: 'Paved road' },
      { sign: 'earth', text: 'Road' },
      { sign: 'stone', text: 'Bridge' },
      { sign: 'pontoon', text: 'Pontoons' },
      { sign: 'stream', text: 'Stream' },
      { sign: 'forest', text: 'Wood' },
      { sign: 'elevation', text: 'Height' },
      { sign: 'village', text: 'Village' },
      { sign: 'work', text: 'Entrenchment' },
      { sign: 'breached', text: 'Breach' },
      { sign: 'gap', text: 'Gap' },
      { sign: 'redoubt', text: 'Redoubt' },
    ],
    scale: [
      {
        hexes: TOISES_500,
        divisions: 5,
        labels: ['0', '100', '200', '300', '400', '500'],
        caption: 'A scale of five hundred toises',
      },
      {
        hexes: 2.5,
        divisions: 4,
        labels: ['0', '250', '500', '750', '1000'],
        caption: 'One thousand metres · 400 m a hex',
      },
    ],
    boxes: [
      { id: 'valenciennes', title: 'Garrison of Valenciennes', note: 'turn 1 · 3211, 3212', slots: 5 },
      { id: 'fagel', title: 'Baron Fagel’s relief', note: 'turn 1 · 2719, 2820', slots: 9 },
    ],
    edges: [
      { edge: 'west', text: 'Side of the French', colour: 'blue' },
      { edge: 'north', text: 'Side of the French', colour: 'blue' },
      { edge: 'east', text: 'Side of the Allies', colour: 'orange' },
      { edge: 'south', text: 'Side of the Allies', colour: 'orange' },
    ],
    imprint: 'Printed by Tambour',
  },
};

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

const gridOf = (scenario: SheetScenario): HexGrid =>
  hexGrid({
    columns: scenario.map.grid.cols,
    rowsEven: scenario.map.grid.rows.evenColumns,
    rowsOdd: scenario.map.grid.rows.oddColumns,
    lowered: 'odd',
  });

const reader = (grid: HexGrid) => {
  const hex = (label: string): HexId => must(parseHex(grid, label), `hex ${label}`);
  const direction = (name: string): number => must(parseDirection(name), `direction ${name}`);
  const side = (label: string): Hexside => {
    const [from, to] = label.split('|').map(hex) as [HexId, HexId];
    return { hex: from, direction: must(directionTo(grid, from, to), `hexside ${label}`) };
  };
  return { hex, direction, side };
};

export interface SheetOptions {
  readonly language: Language;
  readonly edition: Edition;
  /** Hexsides breached, as `1311:S`; those of the set-up when absent. */
  readonly breached?: readonly string[];
}

/** `edition` is asked for because sheet and pieces travel together; the ground is the same in both. */
export const denainSheet = (scenario: SheetScenario, options: SheetOptions): HexSheet => {
  const { map } = scenario;
  const grid = gridOf(scenario);
  const { hex, direction, side } = reader(grid);
  const words = WORDS[options.language];

  const terrain: Terrain[] = Array.from({ length: grid.size }, () => 'clear');
  const lay = (labels: readonly string[], kind: Terrain): void => {
    for (const label of labels) terrain[hex(label)] = kind;
  };
  lay(map.terrain.forest, 'forest');
  lay(map.terrain.elevation, 'elevation');
  lay(map.terrain.town, 'town');
  lay([...map.terrain.redoubtCamp, ...map.terrain.redoubtLine], 'redoubt');
  lay(map.terrain.river, 'river');

  const breached = new Set(options.breached ?? map.breachedAtStart);
  const gaps = new Set(map.roadGaps);
  const { camp, southWestLine, northEastLine } = map.fortifications;
  const works = [camp, southWestLine, northEastLine].flatMap((line) =>
    Object.entries(line).flatMap(([inner, directions]) =>
      directions.map((name): Work => {
        const key = `${inner}:${name}`;
        const state = breached.has(key) ? 'breached' : gaps.has(key) ? 'gap' : 'whole';
        return { hex: hex(inner), direction: direction(name), state };
      }),
    ),
  );

  const settlements = new Map<string, string[]>();
  for (const label of map.terrain.town) {
    const name = must(map.names[label], `name of ${label}`);
    settlements.set(name, [...(settlements.get(name) ?? []), label]);
  }
  const onRoad = new Set(Object.values(map.roads).flat());
  const manned = new Set([...Object.keys(camp), ...map.terrain.town, ...onRoad]);

  return {
    id: 'denain',
    grid,
    cartouche: words.title,
    scale: words.scale,
    legendTitle: words.legendTitle,
    legend: words.legend,
    boxes: words.boxes,
    imprint: words.imprint,
    terrain,
    rivers: [{ name: engraved(map.riverName), hexes: map.terrain.river.map(hex) }],
    bridges: map.bridges.map((bridge) => ({
      hex: hex(bridge.hex),
      direction: direction(must(bridge.axisDirections[0], `axis of ${bridge.hex}`)),
      kind: bridge.vp > 0 ? 'stone' : 'pontoon',
    })),
    streams: Object.entries(map.streams).map(([name, sides]) => ({
      name: engraved(name),
      sides: sides.map(side),
      bridges: map.roadBridgesOnStreams.filter((label) => sides.includes(label)).map(side),
    })),
    roads: Object.entries(map.roads).map(([name, labels]) => ({
      surface: PAVED.has(name) ? 'paved' : 'earth',
      hexes: labels.map(hex),
    })),
    works,
    redoubts: [
      ...map.terrain.redoubtCamp.map((label) => ({ hex: hex(label), size: 'great' as const })),
      ...map.terrain.redoubtLine.map((label) => ({ hex: hex(label), size: 'small' as const })),
    ],
    encampments: map.campInterior.filter((label) => !manned.has(label) && terrain[hex(label)] === 'clear').map(hex),
    settlements: [...settlements].map(
      ([name, labels]): Settlement => ({
        name: engraved(name),
        rank: labels.length > 1 ? 'town' : 'village',
        hexes: labels.map(hex),
      }),
    ),
    exits: EXITS.map(([label, text]): Exit => ({ hex: hex(label), text })),
    edges: words.edges,
  };
};

const LIVERIES: Readonly<Record<Side, Livery>> = {
  F: { paper: '#eef1f4', ink: '#1f3a6e', emblem: 'lily' },
  C: { paper: '#f1dba0', ink: '#6a2f10', emblem: 'eagle' },
};

const ARM_OF_CLASS: Readonly<Record<string, Arm>> = {
  inf: 'infantry',
  cav: 'cavalry',
  drg: 'dragoons',
  art: 'artillery',
  baggage: 'baggage',
};

const MARKS: Readonly<Record<string, string>> = {
  maison: 'MR',
  droite: 'D',
  gauche: 'G',
  centre: 'C',
  cavalerie: 'Cv',
  valenciennes: 'V',
  denain: 'D',
  holstein: 'HB',
  fagel: 'F',
};

const text = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}`);

/** Absent values stay absent: the press tells "none" from "empty". */
const given = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/** The historical set-up: free sets in the order listed, reinforcements in their boxes. */
export const setupPieces = (scenario: SheetScenario, options: { readonly edition: Edition }): Piece[] => {
  const { hex } = reader(gridOf(scenario));
  const { edition } = options;
  const pigment = (side: Side, formation: string | null): Pigment =>
    (formation === null ? 'grey' : (scenario.formations[side][formation]?.color[edition] ?? 'grey')) as Pigment;
  const pieces: Piece[] = [];
  for (const side of ['F', 'C'] as const) {
    for (const [formationId, formation] of Object.entries(scenario.formations[side])) {
      const free = [...(formation.setup.hexes ?? [])];
      for (const unit of formation.units) {
        const label = unit.setup ?? free.shift();
        const facing = unit.defaultFacing ?? formation.defaultFacing;
        const arm = must(ARM_OF_CLASS[unit.cls], `class ${unit.cls}`);
        pieces.push({
          id: unit.id,
          side: LIVERIES[side],
          arm,
          name: engraved(unit.name),
          band: pigment(side, formationId),
          movement: `${typeof unit.mp === 'number' ? unit.mp : unit.mp[edition]}`,
          order: arm === 'infantry' || arm === 'cavalry' || arm === 'dragoons' ? 3 : 2,
          ...given({
            formation: MARKS[formationId],
            strength: unit.fireModifier === undefined ? text(unit.cf) : `+${unit.fireModifier}`,
            morale: text(unit.morale),
            facing: facing === undefined || arm === 'baggage' ? undefined : parseVertex(facing),
          }),
          ...(label === undefined ? { box: formationId } : { hex: hex(label) }),
        });
      }
    }
  }
  for (const leader of scenario.leaders) {
    const side = leader.side === 'F' ? 'F' : 'C';
    const start = typeof leader.setup === 'string' ? leader.setup : leader.setup[0]!;
    pieces.push({
      id: leader.id,
      side: LIVERIES[side],
      arm: 'leader',
      name: engraved(leader.name),
      band: pigment(side, leader.leads),
      stars: leader.role === 'cinc' ? 3 : 2,
      strength: `${leader.radius}`,
      movement: `${leader.move}`,
      order: 1,
      ...given({ morale: text(leader.activation), formation: leader.leads === null ? undefined : MARKS[leader.leads] }),
      ...(start === 'reinforcement' ? { box: leader.leads ?? '' } : { hex: hex(start) }),
    });
  }
  return pieces;
};
