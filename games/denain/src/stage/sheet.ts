import { directionTo, type HexGrid, type HexId, hexGrid, parseDirection, parseHex, parseVertex } from '@tambour/boards';
import type {
  Box,
  CartoucheLine,
  Exit,
  HexSheet,
  Hexside,
  LegendEntry,
  OwnedEdge,
  Piece,
  ScaleBar,
  Settlement,
  Terrain,
  Work,
} from '@tambour/press';
import type { SheetMap, SheetPlan, SheetSetup, Side, Sides } from '../model/sheet-plan.ts';
import { engraved, leaderFace, unitFace } from './face.ts';

/** The Denain map and its set-up, told to the press. Names on the map are French in every language, as on a plan of the time. */
export type Language = 'en' | 'fr';
export type Edition = 'fr' | 'en';
type PerEdition<T> = Readonly<Record<Edition, T>>;

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
  readonly name: string;
  readonly color: PerEdition<string>;
  readonly setup: SheetSetup;
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
export interface SheetScenario extends SheetPlan {
  readonly formations: Readonly<Record<Side, Readonly<Record<string, SheetFormation>>>>;
  readonly leaders: readonly SheetLeader[];
}

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

const gridOf = (scenario: SheetPlan): HexGrid =>
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
  /** Hexes whose bridge is broken. */
  readonly broken?: readonly string[];
}

/** The fortified sides of every line, by inner hex: what is not a list of hexes is a note. */
const linesOf = (map: SheetMap): readonly (readonly [name: string, sides: Sides])[] =>
  Object.entries(map.fortifications).flatMap(([name, sides]) =>
    typeof sides === 'object' && sides !== null ? [[name, sides as Sides] as const] : [],
  );

/** A tray for every formation that comes later; the printed ones have their words. */
const boxesOf = (scenario: SheetPlan, language: Language): Box[] =>
  (['F', 'C'] as const).flatMap((side) =>
    Object.entries(scenario.formations[side]).flatMap(([id, { name, setup, units }]) => {
      if (setup.type !== 'reinforcement') return [];
      const printed = WORDS[language].boxes.find((box) => box.id === id);
      const turn = `${language === 'fr' ? 'tour' : 'turn'} ${setup.turn ?? 1} · ${(setup.entry ?? []).join(', ')}`;
      return [printed ?? { id, title: name, note: turn, slots: units.length + 1 }];
    }),
  );

/** `edition` is asked for because sheet and pieces travel together; the ground is the same in both. */
export const denainSheet = (scenario: SheetPlan, options: SheetOptions): HexSheet => {
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
  const lines = linesOf(map);
  const works = lines.flatMap(([, line]) =>
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
    const name = map.names?.[label] ?? label;
    settlements.set(name, [...(settlements.get(name) ?? []), label]);
  }
  const onRoad = new Set(Object.values(map.roads).flat());
  const camp = lines.flatMap(([name, line]) => (name === 'camp' ? Object.keys(line) : []));
  const manned = new Set([...camp, ...map.terrain.town, ...onRoad]);
  const broken = new Set(options.broken);

  return {
    board: 'hex',
    id: 'denain',
    grid,
    cartouche: words.title,
    scale: words.scale,
    legendTitle: words.legendTitle,
    legend: words.legend,
    boxes: boxesOf(scenario, options.language),
    imprint: words.imprint,
    terrain,
    rivers: [{ name: engraved(map.riverName ?? ''), hexes: map.terrain.river.map(hex) }],
    bridges: map.bridges.map((bridge) => ({
      hex: hex(bridge.hex),
      direction: must(directionTo(grid, hex(bridge.hex), hex(bridge.axis[0] ?? '')), `axis of ${bridge.hex}`),
      kind: (bridge.vp ?? 0) > 0 ? 'stone' : 'pontoon',
      ...(broken.has(bridge.hex) ? { isBroken: true } : {}),
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
    encampments: (map.campInterior ?? [])
      .filter((label) => !manned.has(label) && terrain[hex(label)] === 'clear')
      .map(hex),
    settlements: [...settlements].map(
      ([name, labels]): Settlement => ({
        name: engraved(name),
        rank: labels.length > 1 ? 'town' : 'village',
        hexes: labels.map(hex),
      }),
    ),
    exits: EXITS.flatMap(([label, text]): Exit[] => {
      const at = parseHex(grid, label);
      return at === undefined ? [] : [{ hex: at, text }];
    }),
    edges: words.edges,
  };
};

const text = (value: number | undefined): string | undefined => (value === undefined ? undefined : `${value}`);

/** The historical set-up: free sets in the order listed, reinforcements in their boxes. */
export const setupPieces = (scenario: SheetScenario, options: { readonly edition: Edition }): Piece[] => {
  const { edition } = options;
  const colour = (side: Side, formation: string | null): string =>
    formation === null ? 'grey' : (scenario.formations[side][formation]?.color[edition] ?? 'grey');
  const pieces: Piece[] = [];
  for (const side of ['F', 'C'] as const) {
    for (const [formationId, formation] of Object.entries(scenario.formations[side])) {
      const free = [...(formation.setup.hexes ?? [])];
      for (const unit of formation.units) {
        const label = unit.setup ?? free.shift();
        const facing = unit.defaultFacing ?? formation.defaultFacing;
        pieces.push({
          ...unitFace({
            id: unit.id,
            name: unit.name,
            side,
            cls: unit.cls,
            formation: formationId,
            colour: colour(side, formationId),
            strength: unit.fireModifier === undefined ? text(unit.cf) : `+${unit.fireModifier}`,
            movement: typeof unit.mp === 'number' ? unit.mp : unit.mp[edition],
            morale: unit.morale,
            facing: facing === undefined ? undefined : parseVertex(facing),
          }),
          place: label ?? formationId,
        });
      }
    }
  }
  for (const leader of scenario.leaders) {
    const side = leader.side === 'F' ? 'F' : 'C';
    const start = typeof leader.setup === 'string' ? leader.setup : leader.setup[0]!;
    pieces.push({
      ...leaderFace({
        id: leader.id,
        name: leader.name,
        side,
        stars: leader.role === 'cinc' ? 3 : 2,
        leads: leader.leads ?? undefined,
        colour: colour(side, leader.leads),
        radius: leader.radius,
        activation: leader.activation,
        movement: leader.move,
      }),
      place: start === 'reinforcement' ? (leader.leads ?? '') : start,
    });
  }
  return pieces;
};
