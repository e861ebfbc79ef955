import type { Motion } from '@tambour/stage';
import { describe, expect, it } from 'vitest';
import { beatsOf } from './animate.ts';

const go = (piece: string, from: string, to: string): Motion => ({ kind: 'go', piece, from, to });

describe('the beats of an animation', () => {
  it('runs the legs of one piece together', () => {
    expect(beatsOf([go('a', '1', '2'), go('a', '2', '3')])).toHaveLength(1);
    expect(beatsOf([go('a', '1', '2'), go('a', '9', '8')])).toHaveLength(2);
  });
  it('moves pieces that leave a place together at once, others one after the other', () => {
    expect(beatsOf([go('a', '1', '2'), go('leader', '1', '2')])).toHaveLength(1);
    expect(beatsOf([go('a', '1', '2'), go('b', '5', '6')])).toHaveLength(2);
  });
  it('keeps everything else in its place', () => {
    const shot: Motion = { kind: 'shot', from: '1', to: '2' };
    const beats = beatsOf([go('a', '1', '2'), shot, go('a', '2', '3')]);
    expect(beats.map((beat) => ('kind' in beat ? beat.kind : 'go'))).toEqual(['go', 'shot', 'go']);
  });
});
