import { describe, expect, it } from 'vitest';
import {
  DIRECTIONS,
  directionName,
  opposite,
  parseDirection,
  parseVertex,
  rotate,
  VERTICES,
  vertexName,
} from './direction.ts';

describe('directions and vertices', () => {
  it('reads back every name it prints', () => {
    for (let sixth = 0; sixth < 6; sixth++) {
      expect(parseDirection(directionName(sixth))).toBe(sixth);
      expect(parseVertex(vertexName(sixth))).toBe(sixth);
    }
  });

  it('knows no direction by a name of something else', () => {
    expect(parseDirection('E')).toBeUndefined();
    expect(parseVertex('N')).toBeUndefined();
    expect(parseDirection('')).toBeUndefined();
  });

  it.each([
    ['N', 'S'],
    ['NE', 'SW'],
    ['SE', 'NW'],
  ])('%s lies opposite %s', (one, other) => {
    expect(directionName(opposite(parseDirection(one)!))).toBe(other);
    expect(directionName(opposite(parseDirection(other)!))).toBe(one);
  });

  it('turns clockwise, and the other way for a negative number, however far', () => {
    expect(DIRECTIONS[rotate(5, 1)]).toBe('N');
    expect(DIRECTIONS[rotate(0, -1)]).toBe('NW');
    expect(VERTICES[rotate(1, 13)]).toBe('SSE');
    expect(VERTICES[rotate(1, -14)]).toBe('NNW');
  });
});
