import { COUNTER, plateOf } from '@tambour/press';
import { country } from '@tambour/press/testing';
import type { ScenePiece } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import type { Ground, Point } from '../match/protocol.ts';
import { arrange, blockOf } from './arrange.ts';
import { boundaryPath } from './boundary.ts';
import { pickAt } from './pick.ts';
import { placeIndex } from './place-index.ts';

const plate = plateOf(country());
const GROUND: Ground = {
  key: 'zones',
  paper: plate.page.size,
  map: plate.page.map,
  unit: 50,
  spots: plate.spots(),
  facings: [],
};
const piece = (id: string, place: string): ScenePiece => ({
  id,
  side: { paper: '#ffffff', ink: '#000000', emblem: 'lily' },
  arm: 'infantry',
  name: id,
  band: 'red',
  owner: 0,
  place,
  title: { en: id, fr: id },
  states: [],
});
/** A full zone: four units, two leaders, baggage. */
const CROWD = ['a', 'b', 'c', 'd', 'leader', 'chief', 'wagons'].map((id) => piece(id, '022'));
const PIECES = [...CROWD, piece('lone', '034'), piece('late', 'reserve')];
const options = { boost: 1, selected: [], spread: undefined };
const arrangement = arrange(GROUND, PIECES, options);
const INDEX = placeIndex(GROUND.spots, GROUND.unit);
const pick = (at: Point, tolerance = 0) => pickAt({ ground: GROUND, index: INDEX, arrangement }, at, tolerance);

describe('a board of zones', () => {
  it('lays the counters of a zone side by side, each to be taken by itself', () => {
    for (const { id, place } of PIECES) {
      const counter = arrangement.counters.find((other) => other.piece.id === id)!;
      const isBoxed = place === 'reserve';
      expect(pick(counter.at)).toEqual({ place, piece: id, ...(isBoxed ? { box: place } : {}) });
      expect(counter.pivot).toBeUndefined();
    }
    const block = blockOf(arrangement, '022')!;
    expect(block.right - block.left).toBeGreaterThan(COUNTER * 1.5);
    expect(blockOf(arrangement, '011')).toBeUndefined();
  });
  it('does not let counters seen from far off grow into each other', () => {
    const far = arrange(GROUND, PIECES, { ...options, boost: 1.3 });
    expect(far.counters.find((counter) => counter.piece.id === 'lone')!.scale).toBeCloseTo(1.3);
    const counters = far.counters.filter((counter) => counter.place === '022');
    for (const a of counters)
      for (const b of counters)
        if (a !== b)
          expect(Math.max(Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1]))).toBeGreaterThan(COUNTER * a.scale);
  });
  it('finds the zone under a point to its very border, and for a finger a little beyond the map', () => {
    for (const [place, { at, outline }] of Object.entries(GROUND.spots)) {
      expect(INDEX.at(at)).toBe(place);
      for (const [x, y] of outline) {
        const within: Point = [x + (at[0] - x) * 0.03, y + (at[1] - y) * 0.03];
        expect(INDEX.at(within)).toBe(place);
      }
    }
    const { map } = GROUND;
    const outside: Point = [map.x - 8, GROUND.spots['021']!.at[1]];
    expect(INDEX.at(outside)).toBeUndefined();
    expect(INDEX.at(outside, 14)).toBe('021');
  });
  it('runs the edge of an area round zones that touch, not between them', () => {
    const outlines = ['011', '012', '021', '022'].map((zone) => GROUND.spots[zone]!.outline);
    const steps = (path: string): number => path.split('L').length - 1;
    const alone = outlines.reduce((sum, outline) => sum + outline.length, 0);
    const path = boundaryPath(outlines);
    expect(path.split('M').length - 1).toBe(1);
    expect(steps(path)).toBeLessThan(alone * 0.65);
  });
});
