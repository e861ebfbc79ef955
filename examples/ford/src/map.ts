import { type HexId, hexGrid, hexId, hexLabel } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';

export const RAIDERS = 0;
export const GUARDS = 1;

/** Five columns of three hexes; the river is the third, deep in the middle. Raiders come from the west. */
export const GRID = hexGrid({ columns: 5, rowsEven: 3, rowsOdd: 3, lowered: 'even' });
export const HEXES = Array.from({ length: GRID.size }, (_, h) => hexLabel(GRID, hexId(h)));
export const labelOf = (hex: number): string => itemAt(HEXES, hex);
const hexAt = (label: string): HexId => hexId(HEXES.indexOf(label));
const [NORTH, SOUTH] = [hexAt('0301'), hexAt('0303')];
export const DEEP = hexAt('0302');
export const RIVER = [NORTH, DEEP, SOUTH];
export const FORD_HEXES = [NORTH, SOUTH];
export const FORDS = ['north', 'south'] as const;
/** From bank to bank: the hexes beside a ford in its row, and the ford between them. */
export const trackThrough = (ford: HexId): readonly HexId[] => {
  const row = labelOf(ford).slice(2);
  return ['02', '03', '04'].map((column) => hexAt(`${column}${row}`));
};
export const groundOf = (hex: HexId) => (hex === DEEP ? 'deep' : RIVER.includes(hex) ? 'ford' : 'land');

const KINDS = {
  foot: { arm: 'infantry', move: 1, range: 1 },
  horse: { arm: 'cavalry', move: 2, range: 1 },
  gun: { arm: 'artillery', move: 1, range: 2 },
} as const;
const unit = (id: string, side: number, kind: keyof typeof KINDS, at: string, strength: number) => {
  return { id, side, kind, strength, hex: hexAt(at), ...KINDS[kind] };
};
export const UNITS = [
  unit('r-foot', RAIDERS, 'foot', '0101', 4),
  unit('r-horse', RAIDERS, 'horse', '0102', 3),
  unit('r-gun', RAIDERS, 'gun', '0103', 3),
  unit('g-foot', GUARDS, 'foot', '0401', 4),
  unit('g-horse', GUARDS, 'horse', '0502', 3),
  unit('g-gun', GUARDS, 'gun', '0403', 3),
];
export const unitOf = (u: number): (typeof UNITS)[number] => itemAt(UNITS, u);
