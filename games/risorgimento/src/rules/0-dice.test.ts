import { describe, expect } from 'vitest';
import { drill } from '../testing/loose-field.ts';
import { rule } from '../testing/rule.ts';
import { rollDie } from './0-dice.ts';

describe('the die', () => {
  rule('2.3', 'has ten faces from 0 to 9, and its 0 is zero', () => {
    const { g, dice } = drill({ units: [{ id: 'a', hex: '1010' }] });
    const faces = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    dice.push(...faces);
    expect(faces.map(() => rollDie(g))).toEqual(faces);
    dice.push(10);
    expect(() => rollDie(g)).toThrow();
  });
});
