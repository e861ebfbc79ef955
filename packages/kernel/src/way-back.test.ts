import { describe, expect, it } from 'vitest';
import { WayBack } from './way-back.ts';

/** A state that is changed as commands would change it, and its way back. */
function changing(size: number) {
  const back = new WayBack(size);
  const now = new Uint8Array(size);
  return {
    back,
    now,
    change(change: (state: Uint8Array) => void) {
      back.before.set(now);
      change(now);
      back.push(now);
    },
    undo() {
      const before = back.pop(now);
      if (before) now.set(before.subarray(0, size));
      return before !== undefined;
    },
  };
}

describe('WayBack', () => {
  it.each([3, 4, 7, 64, 1001])('gives back what was before each change, latest first (%i bytes)', (size) => {
    const it = changing(size);
    const seen: Uint8Array[] = [];
    for (let n = 1; n <= 50; n++) {
      seen.push(it.now.slice());
      // The last byte too, and now and then everything or nothing.
      it.change((state) => {
        if (n % 7 === 0) state.fill(n);
        else if (n % 5 !== 0) state[(n * 31) % size] = n;
        if (n % 3 === 0) state[size - 1] = n;
      });
    }
    expect(it.back.count).toBe(50);
    for (const before of seen.reverse()) {
      expect(it.undo()).toBe(true);
      expect(it.now).toEqual(before);
    }
    expect(it.undo()).toBe(false);
    expect(it.back.count).toBe(0);
  });

  it('forgets everything at once, and is as good as new', () => {
    const it = changing(8);
    for (let n = 1; n <= 6; n++) it.change((state) => state.fill(n));
    it.back.clear();
    expect(it.undo()).toBe(false);
    it.change((state) => state.fill(7));
    it.change((state) => state.fill(8));
    expect([it.undo(), it.now[0]]).toEqual([true, 7]);
    expect([it.undo(), it.now[0]]).toEqual([true, 6]);
  });

  it('keeps what changed and not the rest, and lets go of room it no longer needs', () => {
    const it = changing(5000);
    for (let n = 1; n <= 20_000; n++)
      it.change((state) => {
        state[n % 5000] = n;
      });
    expect(it.back.bytes).toBeLessThan(1_000_000);
    it.back.clear();
    expect(it.back.bytes).toBeLessThan(50_000);
  });
});
