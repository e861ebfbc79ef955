import { describe, expect, it } from 'vitest';
import { within } from './area.ts';
import { inCone, inFan } from './cone.ts';
import { parseDirection, parseVertex, STEP_Q, STEP_R } from './direction.ts';
import { forward, frontOfSide } from './facing.ts';
import { directionTo, distance, type HexId, hexAtAxial } from './grid.ts';
import { hex, labels, MAP } from './sample-map.ts';

const GUN = hex('1410');
const aimedAt = (isInArc: (to: HexId) => boolean): HexId[] => within(MAP, GUN, 5).filter(isInArc);

/** The wedge as the spec words it: so many steps one way, so many the other. */
const wedge = (vertex: number, range: number): HexId[] => {
  const [left, right] = forward(vertex);
  const hexes: HexId[] = [];
  for (let a = 0; a <= range; a++) {
    for (let b = a === 0 ? 1 : 0; a + b <= range; b++) {
      const q = MAP.q[GUN]! + a * STEP_Q[left]! + b * STEP_Q[right]!;
      const r = MAP.r[GUN]! + a * STEP_R[left]! + b * STEP_R[right]!;
      hexes.push(hexAtAxial(MAP, q, r)!);
    }
  }
  return hexes.sort((one, other) => one - other);
};

describe('Denain 9.2 field of fire [R46]', () => {
  it.each([
    ['NNE', '1407 1408 1409 1507 1508 1509 1608 1609 1708'],
    ['E', '1509 1510 1609 1610 1611 1708 1709 1710 1711'],
    ['W', '1108 1109 1110 1111 1209 1210 1211 1309 1310'],
  ])('a gun at 1410 facing %s aims at %s', (facing, expected) => {
    expect(labels(aimedAt((to) => inCone(MAP, GUN, parseVertex(facing)!, to, 3)))).toBe(expected);
  });

  it('holds 2, 3 and 4 hexes at ranges 1, 2 and 3, whichever way the gun faces', () => {
    for (let vertex = 0; vertex < 6; vertex++) {
      const aimed = aimedAt((to) => inCone(MAP, GUN, vertex, to, 3));
      expect([1, 2, 3].map((range) => aimed.filter((to) => distance(MAP, GUN, to) === range).length)).toEqual([
        2, 3, 4,
      ]);
    }
  });

  it('is the sum of steps in the two forward directions', () => {
    for (let vertex = 0; vertex < 6; vertex++) {
      for (let range = 1; range <= 5; range++) {
        expect(aimedAt((to) => inCone(MAP, GUN, vertex, to, range))).toEqual(wedge(vertex, range));
      }
    }
  });

  it('leaves out the hex of the gun itself', () => {
    expect(inCone(MAP, GUN, 0, GUN, 3)).toBe(false);
  });
});

describe('Risorgimento 12.2 field of fire [R60]', () => {
  it('a battery at 1410 facing SE fires into a fan of three and five hexes', () => {
    const fan = aimedAt((to) => inFan(MAP, GUN, parseDirection('SE')!, to, 2));
    expect(labels(fan)).toBe('1411 1412 1509 1510 1511 1609 1610 1611');
  });

  it('begins with the front hexes of its facing', () => {
    for (let side = 0; side < 6; side++) {
      const adjacent = aimedAt((to) => inFan(MAP, GUN, side, to, 1)).map((to) => directionTo(MAP, GUN, to)!);
      expect(adjacent.sort()).toEqual([...frontOfSide(side)].sort());
    }
  });
});
