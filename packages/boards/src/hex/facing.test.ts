import { describe, expect, it } from 'vitest';
import { type Direction, directionName, parseDirection, parseVertex } from './direction.ts';
import { forward, frontOfSide, rearOfSide, turns } from './facing.ts';

const names = (directions: readonly Direction[]): string => directions.map(directionName).join(' ');

describe('Denain 3.2 facing a vertex', () => {
  it.each([
    ['NNE', 'N NE'],
    ['E', 'NE SE'],
    ['SSE', 'SE S'],
    ['SSW', 'S SW'],
    ['W', 'SW NW'],
    ['NNW', 'NW N'],
  ])('%s: forward %s', (facing, ahead) => {
    expect(names(forward(parseVertex(facing)!))).toBe(ahead);
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
