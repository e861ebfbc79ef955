import type { ScenePiece } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import type { Ground, Point, Spot } from '../match/protocol.ts';
import { arrange } from './arrange.ts';
import { pickAt } from './pick.ts';
import { isInside, placeIndex } from './place-index.ts';
import { spreadAround } from './spread.ts';

const hex = (at: Point): Spot => ({
  at,
  outline: Array.from({ length: 6 }, (_, i): Point => {
    const angle = ((-60 + 60 * i) * Math.PI) / 180;
    return [at[0] + 50 * Math.cos(angle), at[1] + 50 * Math.sin(angle)];
  }),
});
const GROUND: Ground = {
  key: 'test',
  paper: { x: 0, y: 0, width: 900, height: 400 },
  map: { x: 0, y: 0, width: 600, height: 400 },
  unit: 50,
  spots: {
    '0101': hex([100, 100]),
    '0102': hex([100, 186.6]),
    '0201': hex([175, 143.3]),
    '0901': hex([500, 100]),
    reserve: {
      at: [750, 100],
      outline: [
        [650, 50],
        [850, 50],
        [850, 150],
        [650, 150],
      ],
      slots: [
        [700, 100],
        [770, 100],
      ],
    },
  },
  facings: [],
};
const piece = (id: string, place: string, order = 0): ScenePiece => ({
  id,
  side: { paper: '#ffffff', ink: '#000000', emblem: 'lily' },
  arm: 'infantry',
  name: id,
  band: 'red',
  owner: 0,
  place,
  order,
  title: { en: id, fr: id },
  states: [],
});
const PIECES = [piece('guns', '0101', 1), piece('foot', '0101', 0), piece('horse', '0901'), piece('late', 'reserve')];
const INDEX = placeIndex(GROUND.spots, GROUND.unit);
const arrangement = arrange(GROUND, PIECES, { boost: 1, selected: [], spread: undefined });
const pick = (at: Point, tolerance = 0) => pickAt({ ground: GROUND, index: INDEX, arrangement }, at, tolerance);

describe('a pick', () => {
  it('finds the place whose outline holds the point, up to the very corner', () => {
    expect(INDEX.at([147, 100])).toBe('0101');
    expect(INDEX.at([151, 100])).not.toBe('0101');
    expect(INDEX.at([128, 100 + 43])).toBe('0201');
    expect(isInside(GROUND.spots['0101']!.outline, [100, 144])).toBe(false);
    for (const [place, spot] of Object.entries(GROUND.spots)) expect(INDEX.at(spot.at)).toBe(place);
  });
  it('finds nothing on bare paper, but lets a finger miss a little', () => {
    expect(INDEX.at([500, 160])).toBeUndefined();
    expect(INDEX.at([500, 160], 20)).toBe('0901');
    expect(pick([560, 300])).toBeUndefined();
  });
  it('takes the uppermost counter of a stack, and the lower one where its band shows', () => {
    expect(pick([100, 105])).toEqual({ place: '0101', piece: 'guns' });
    expect(pick([100, 68])).toEqual({ place: '0101', piece: 'foot' });
  });
  it('takes the place beside the counter as a place', () => {
    expect(pick([500, 139])).toEqual({ place: '0901' });
    expect(pick([500, 134], 14)).toEqual({ place: '0901', piece: 'horse' });
  });
  it('never takes a counter of the next place for a finger', () => {
    expect(pick([140, 140], 30)).toEqual({ place: '0201' });
  });
  it('knows boxes and the counters in their slots', () => {
    expect(pick([690, 90])).toEqual({ place: 'reserve', piece: 'late', box: 'reserve' });
    expect(pick([830, 140])).toEqual({ place: 'reserve', box: 'reserve' });
  });
  it('lays what is selected on top of its stack', () => {
    const chosen = arrange(GROUND, PIECES, { boost: 1, selected: ['foot'], spread: undefined });
    expect(pickAt({ ground: GROUND, index: INDEX, arrangement: chosen }, [100, 100])?.piece).toBe('foot');
  });
  it('takes each counter of a stack that is spread', () => {
    const as = spreadAround([100, 100], 2, 1, GROUND.paper);
    const spread = arrange(GROUND, PIECES, { boost: 1, selected: [], spread: { place: '0101', as, scale: 1 } });
    const found = as.cards.map((at) => pickAt({ ground: GROUND, index: INDEX, arrangement: spread }, at)?.piece);
    expect(found).toEqual(['foot', 'guns']);
  });
});
