import { describe, expect, it } from 'vitest';
import { type Direction, directionName, parseDirection, parseVertex } from './direction.ts';
import {
  ARC_OF_SIDE,
  ARC_OF_VERTEX,
  ARCS,
  arcToSide,
  arcToVertex,
  forward,
  frontOfSide,
  lateral,
  rear,
  rearOfSide,
  SIDE_ARCS,
  turns,
} from './facing.ts';

const names = (directions: readonly Direction[]): string => directions.map(directionName).join(' ');

describe('Denain 3.2 facing a vertex', () => {
  it.each([
    ['NNE', 'N NE', 'SE NW', 'S SW'],
    ['E', 'NE SE', 'S N', 'SW NW'],
    ['SSE', 'SE S', 'SW NE', 'NW N'],
    ['SSW', 'S SW', 'NW SE', 'N NE'],
    ['W', 'SW NW', 'N S', 'NE SE'],
    ['NNW', 'NW N', 'NE SW', 'SE S'],
  ])('%s: forward %s, lateral %s, rear %s', (facing, ahead, beside, behind) => {
    const vertex = parseVertex(facing)!;
    expect([names(forward(vertex)), names(lateral(vertex)), names(rear(vertex))]).toEqual([ahead, beside, behind]);
  });

  it('sorts every neighbour into the arc that lists it', () => {
    for (let vertex = 0; vertex < 6; vertex++) {
      const arcs = { forward: forward(vertex), lateral: lateral(vertex), rear: rear(vertex) };
      for (let direction = 0; direction < 6; direction++) {
        const arc = arcToVertex(vertex, direction);
        expect(arcs[arc]).toContain(direction);
        expect(ARCS[ARC_OF_VERTEX[vertex * 6 + direction]!]).toBe(arc);
      }
    }
  });
});

describe('Risorgimento 3.5 facing a hexside', () => {
  it.each([
    ['N', 'NW N NE', 'SE S SW'],
    ['SE', 'NE SE S', 'SW NW N'],
    ['NW', 'SW NW N', 'NE SE S'],
  ])('%s: front %s, rear %s', (facing, ahead, behind) => {
    const side = parseDirection(facing)!;
    expect([names(frontOfSide(side)), names(rearOfSide(side))]).toEqual([ahead, behind]);
  });

  it('sorts every neighbour into front or rear', () => {
    for (let side = 0; side < 6; side++) {
      for (let direction = 0; direction < 6; direction++) {
        const arc = arcToSide(side, direction);
        expect(arc === 'front' ? frontOfSide(side) : rearOfSide(side)).toContain(direction);
        expect(SIDE_ARCS[ARC_OF_SIDE[side * 6 + direction]!]).toBe(arc);
      }
    }
  });
});

describe('turning', () => {
  it.each([
    ['NNE', 'NNE', 0],
    ['NNE', 'E', 1],
    ['NNE', 'NNW', 1],
    ['E', 'NNW', 2],
    ['SSE', 'NNW', 3],
    ['W', 'NNE', 2],
  ])('from %s to %s goes the shorter way, %i vertices', (a, b, expected) => {
    expect(turns(parseVertex(a)!, parseVertex(b)!)).toBe(expected);
  });
});
