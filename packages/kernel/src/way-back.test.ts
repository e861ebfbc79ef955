import { describe, expect, it } from 'vitest';
import { WayBack } from './way-back.ts';

describe('WayBack', () => {
  it('gives back what was put on it, latest first', () => {
    const back = new WayBack(3);
    for (let n = 1; n <= 20; n++) back.push().fill(n);
    expect(back.count).toBe(20);
    for (let n = 20; n >= 1; n--) expect([...back.pop()!]).toEqual([n, n, n]);
    expect(back.pop()).toBeUndefined();
    expect(back.count).toBe(0);
  });

  it('forgets everything at once, and is as good as new', () => {
    const back = new WayBack(2);
    for (let n = 1; n <= 6; n++) back.push().fill(n);
    back.clear();
    expect(back.pop()).toBeUndefined();
    back.push().fill(7);
    back.push().fill(8);
    expect([...back.pop()!, ...back.pop()!]).toEqual([8, 8, 7, 7]);
  });
});
