import { BadInput, Position } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';

const p = new Position(reiters, reiters.world({ scenario: 'AU' })).begin(1);
const blame = (command: unknown): string => {
  try {
    p.encode(command);
  } catch (error) {
    if (error instanceof BadInput) return error.message;
    throw error;
  }
  return '';
};

describe('a command to move', () => {
  it('names its way in `via`, and says it again so', () => {
    const command = { type: 'move', piece: 'AU-P-REI-5', to: '123', via: ['122'] };
    expect(p.decode(p.encode(command))).toEqual(command);
  });
  it('with `by`, the former name, is refused by a reason that gives the right one', () => {
    expect(blame({ type: 'move', piece: 'AU-P-REI-5', to: '123', by: ['122'] })).toBe(
      'by: is called via: name the zones of the way in that field',
    );
    expect(blame({ type: 'move', piece: 'AU-P-REI-5', to: '123', by: null })).toMatch(/is called via/);
  });
});
