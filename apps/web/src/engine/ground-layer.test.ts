import { hexGrid, hexId } from '@tambour/boards';
import { type HexSheet, plateOf } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { GroundLayer } from './ground-layer.ts';

const grid = hexGrid({ columns: 5, rowsEven: 4, rowsOdd: 4, lowered: 'odd' });
const sheet = (changes: Partial<HexSheet> = {}): HexSheet => ({
  board: 'hex',
  id: 'plain',
  grid,
  cartouche: [],
  scale: [],
  legendTitle: '',
  legend: [],
  boxes: [],
  imprint: '',
  terrain: Array.from({ length: grid.size }, () => 'clear' as const),
  rivers: [],
  bridges: [],
  streams: [],
  roads: [],
  works: [{ hex: hexId(3), direction: 0, state: 'whole' }],
  redoubts: [],
  encampments: [],
  settlements: [],
  exits: [],
  edges: [],
  ...changes,
});

describe('the ground layer', () => {
  const layer = new GroundLayer();
  const first = layer.draw(plateOf(sheet()), 'day');
  it('outlasts a breach', () => {
    const breached = sheet({ works: [{ hex: hexId(3), direction: 0, state: 'breached' }] });
    expect(layer.draw(plateOf(breached), 'day')).toBe(first);
  });
  it('is another by candle-light, and with a wood', () => {
    expect(layer.draw(plateOf(sheet()), 'night')).not.toBe(first);
    const wooded = sheet({ terrain: sheet().terrain.map((terrain, hex) => (hex === 7 ? 'forest' : terrain)) });
    expect(layer.draw(plateOf(wooded), 'day')).not.toBe(first);
  });
});
