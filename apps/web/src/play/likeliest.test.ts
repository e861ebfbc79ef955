import type { Handle } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { likeliest } from './likeliest.ts';

const TEXT = { en: '', fr: '' };
const handle = (more: Partial<Handle>): Handle => ({
  command: { type: 'move' },
  kind: 'move',
  label: TEXT,
  verb: TEXT,
  isRolled: false,
  ...more,
});

describe('what a press most likely means', () => {
  const [alone, both, three] = [[], ['b'], ['b', 'c']].map((along) => handle({ kind: 'attack', along }));
  const [north, south] = [handle({ facing: 0 }), handle({ facing: 3 })];

  it('an attack before a move, with all who can join it', () => {
    expect(likeliest([north, alone!, three!, both!], 0)).toBe(three);
    expect(likeliest([alone!, handle({ kind: 'attack' })], 0)).toBe(alone);
  });
  it('else to arrive as the piece faces now, else whatever is possible', () => {
    expect(likeliest([north, south], 3)).toBe(south);
    expect(likeliest([north, south], 1)).toBe(north);
    expect(likeliest([], 1)).toBeUndefined();
  });
});
