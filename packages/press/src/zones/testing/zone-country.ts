import type { Point } from '../../ink.ts';
import type { BorderFeature, BorderKind, Zone, ZoneBorder, ZoneCover, ZoneSheet } from '../zone-sheet.ts';

/** A little country of four by three zones with one of nearly everything. */
const COLUMNS = 4;
const ROWS = 3;
const SIDE = 190;

const COVERS: readonly (readonly ZoneCover[])[] = [
  ['wood'],
  ['fields'],
  ['pond'],
  ['marsh'],
  ['village'],
  ['vines', 'gardens'],
  ['castle'],
  ['fields'],
  ['mountain'],
  ['orchard', 'hamlet'],
  ['causeway'],
  ['pasture'],
];

/** Corners off the square, so that no border is straight by accident. */
const corner = (column: number, row: number): Point => {
  const isInner = column > 0 && column < COLUMNS && row > 0 && row < ROWS;
  const shift = isInner ? ((column * 7 + row * 13) % 5) * 8 - 16 : 0;
  return [column * SIDE + shift, row * SIDE - shift];
};

const label = (column: number, row: number): string => `0${row + 1}${column + 1}`;

const zones: readonly Zone[] = Array.from({ length: COLUMNS * ROWS }, (_, i): Zone => {
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  return {
    id: label(column, row),
    polygon: [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)],
    altitude: row === 2 ? 1 : 0,
    covers: COVERS[i]!,
    ...(i % 3 === 0 ? { isBlocking: true, mark: 'II' } : {}),
  };
});

const KINDS: readonly BorderKind[] = ['dotted', 'plain', 'double', 'impassable'];
const FEATURES: readonly (readonly BorderFeature[])[] = [
  [],
  ['hedge'],
  ['rampart', 'moat', 'gate'],
  ['cliff'],
  ['wagons'],
  ['ditch'],
];

const borders: readonly ZoneBorder[] = zones.flatMap((_, i): ZoneBorder[] => {
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  const between = (to: string, line: readonly Point[], n: number): ZoneBorder => ({
    id: `${label(column, row)}-${to}`,
    zones: [label(column, row), to],
    line,
    kind: KINDS[n % KINDS.length]!,
    sight: n % 5 === 0 ? 'blocked' : 'open',
    features: FEATURES[n % FEATURES.length]!,
    holds: to,
  });
  return [
    ...(column + 1 < COLUMNS
      ? [between(label(column + 1, row), [corner(column + 1, row), corner(column + 1, row + 1)], i)]
      : []),
    ...(row + 1 < ROWS
      ? [between(label(column, row + 1), [corner(column, row + 1), corner(column + 1, row + 1)], i + 3)]
      : []),
  ];
});

export const country = (changes: Partial<ZoneSheet> = {}): ZoneSheet => ({
  board: 'zones',
  id: 'country',
  width: COLUMNS * SIDE,
  height: ROWS * SIDE,
  cartouche: [{ text: 'COUNTRY', letter: 'title' }],
  scale: [{ length: 100, divisions: 2, labels: ['0', '1', '2'], caption: 'two leagues' }],
  legendTitle: 'Key',
  legend: [
    { sign: 'dotted', text: 'open' },
    { sign: 'castle', text: 'castle' },
  ],
  boxes: [{ id: 'reserve', title: 'Reserve', note: 'turn 2', slots: 3 }],
  imprint: 'Tambour',
  zones,
  borders,
  junctions: [
    { id: 'J1', at: corner(1, 1) },
    { id: 'J2', at: corner(2, 2), isClosed: true },
  ],
  ways: [
    { kind: 'road', zones: ['021', '022', '012'] },
    { kind: 'path', zones: ['022', '032', '033'] },
  ],
  waters: [
    { kind: 'river', name: 'la Rivière', borders: ['011-021', '012-022', '013-023', '014-024'] },
    { kind: 'brook', name: 'le Ru', borders: ['031-032'] },
  ],
  places: [
    { name: 'Bourg', zones: ['021'], letter: 'capitals' },
    { name: 'Beaulieu', zones: ['023'], letter: 'italic' },
  ],
  exits: [{ zone: '021', text: 'Road to Paris' }],
  edges: [{ edge: 'north', zones: ['011', '012'], text: 'North', colour: 'blue' }],
  ...changes,
});

/** The north-western corner of it, for looking at one thing at a time. */
export const twoZones = (): ZoneSheet =>
  country({
    width: 2 * SIDE,
    height: SIDE,
    zones: zones.slice(0, 2),
    borders: borders.filter(({ id }) => id === '011-012'),
    junctions: [],
    ways: [],
    waters: [],
    places: [],
    exits: [],
    edges: [],
  });
