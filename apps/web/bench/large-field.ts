import { type HexId, hexGrid, hexLabel, VERTICES } from '@tambour/boards';
import {
  ARMS,
  corner,
  drawSheet,
  EMBLEMS,
  HEX,
  type HexSheet,
  PIGMENTS,
  surveyOf,
  TERRAINS,
  type Terrain,
} from '@tambour/press';
import type { ScenePiece } from '@tambour/stage';
import type { DrawnGround, Spot } from '../src/match/protocol.ts';

/** A field far larger than any of our games: 64 × 48 hexes, 400 counters. The same every time. */
export const COLUMNS = 64;
export const ROWS = 48;
export const COUNTERS = 400;

const scatter = (n: number): number => {
  let x = Math.imul(n + 1, 0x9e3779b1) >>> 0;
  x = Math.imul(x ^ (x >>> 15), 0x85ebca6b) >>> 0;
  return (x ^ (x >>> 13)) >>> 0;
};

const GROUNDS: readonly Terrain[] = TERRAINS.filter((t) => t === 'clear' || t === 'forest' || t === 'elevation');

const sheet = (): HexSheet => {
  const grid = hexGrid({ columns: COLUMNS, rowsEven: ROWS, rowsOdd: ROWS, lowered: 'odd' });
  // Woods and hills in patches, not hex by hex.
  const terrain = Array.from({ length: grid.size }, (_, hex): Terrain => {
    const patch = scatter(Math.floor(grid.column[hex]! / 4) * 97 + Math.floor(grid.row[hex]! / 3));
    return patch % 7 < 5 ? 'clear' : GROUNDS[patch % GROUNDS.length]!;
  });
  return {
    board: 'hex',
    id: 'large',
    grid,
    cartouche: [],
    scale: [],
    legendTitle: '',
    legend: [],
    boxes: [],
    imprint: '',
    terrain,
    rivers: [],
    bridges: [],
    streams: [],
    roads: [],
    works: [],
    redoubts: [],
    encampments: [],
    settlements: [],
    exits: [],
    edges: [],
  };
};

export interface LargeField {
  readonly ground: DrawnGround;
  readonly pieces: readonly ScenePiece[];
  readonly terrain: readonly Terrain[];
}

export const largeField = (): LargeField => {
  const drawn = sheet();
  const { grid } = drawn;
  const { layout } = surveyOf(drawn);
  const label = (hex: HexId): string => hexLabel(grid, hex);
  const spots: Record<string, Spot> = {};
  for (let hex = 0 as HexId; hex < grid.size; hex++) {
    const at = layout.center(hex);
    spots[label(hex)] = { at, outline: VERTICES.map((_, vertex) => corner(at, vertex)) };
  }
  const pieces = Array.from({ length: COUNTERS }, (_, i): ScenePiece => {
    const side = i % 2;
    const name = `Regiment ${i + 1}`;
    return {
      id: `p${i}`,
      owner: side,
      place: label((scatter(i * 7 + 3) % grid.size) as HexId),
      title: { en: name, fr: name },
      states: [],
      name,
      side: {
        paper: side === 0 ? '#e9edf5' : '#f3dfae',
        ink: side === 0 ? '#1f3a6e' : '#6e3410',
        emblem: EMBLEMS[side]!,
      },
      arm: ARMS[i % ARMS.length]!,
      band: PIGMENTS[i % PIGMENTS.length]!,
      formation: 'A',
      strength: `${1 + (i % 5)}`,
      movement: `${2 + (i % 3)}`,
      morale: `${3 + (i % 2)}`,
      facing: i % 6,
    };
  });
  const facings = VERTICES.map((name, i) => ({ angle: 30 + 60 * i, name: { en: name, fr: name } }));
  const ground: DrawnGround = {
    key: 'large',
    svg: drawSheet(drawn, { numbers: false }),
    paper: layout.size,
    map: layout.map,
    unit: HEX,
    spots,
    facings,
  };
  return { ground, pieces, terrain: drawn.terrain };
};
