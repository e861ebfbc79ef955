import { type HexId, hexGrid, hexId, hexLabel } from '@tambour/boards';

export const RAIDERS = 0;
export const GUARDS = 1;

/** Five columns of three hexes; the river is the third, deep in the middle. Raiders come from the west. */
export const GRID = hexGrid({ columns: 5, rowsEven: 3, rowsOdd: 3, lowered: 'even' });
export const HEXES = Array.from({ length: GRID.size }, (_, h) => hexLabel(GRID, hexId(h)));
export const RIVER = ['0301', '0302', '0303'].map((label) => hexId(HEXES.indexOf(label)));
export const DEEP = RIVER[1]!;
export const FORDS = ['north', 'south'] as const;
export const FORD_HEXES = [RIVER[0]!, RIVER[2]!];
/** From bank to bank: the hexes beside a ford in its row, and the ford between them. */
export const trackThrough = (ford: HexId): readonly HexId[] => {
  const label = HEXES[ford]!;
  return ['02', '03', '04'].map((column) => hexId(HEXES.indexOf(`${column}${label.slice(2)}`)));
};
export const groundOf = (hex: HexId) => (hex === DEEP ? 'deep' : RIVER.includes(hex) ? 'ford' : 'land');

const KINDS = {
  foot: { arm: 'infantry', move: 1, range: 1 },
  horse: { arm: 'cavalry', move: 2, range: 1 },
  gun: { arm: 'artillery', move: 1, range: 2 },
} as const;
const unit = (id: string, side: number, kind: keyof typeof KINDS, at: string, strength: number) => {
  return { id, side, kind, strength, hex: hexId(HEXES.indexOf(at)), ...KINDS[kind] };
};
export const UNITS = [
  unit('r-foot', RAIDERS, 'foot', '0101', 4),
  unit('r-horse', RAIDERS, 'horse', '0102', 3),
  unit('r-gun', RAIDERS, 'gun', '0103', 3),
  unit('g-foot', GUARDS, 'foot', '0401', 4),
  unit('g-horse', GUARDS, 'horse', '0502', 3),
  unit('g-gun', GUARDS, 'gun', '0403', 3),
];
