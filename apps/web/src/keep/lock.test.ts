import { describe, expect, it } from 'vitest';
import { hold, type Locks } from './lock.ts';

/** A browser's lock manager with one name. */
function manager(): Locks {
  let owner: { readonly lose: (error: Error) => void } | undefined;
  return {
    async request(_name, { ifAvailable, steal }, whileHeld) {
      if (owner && ifAvailable) return whileHeld(null);
      if (owner && steal) owner.lose(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        const me = { lose: reject };
        owner = me;
        void Promise.resolve(whileHeld({})).then(() => {
          if (owner === me) owner = undefined;
          resolve(undefined);
        });
      });
    },
  };
}

describe('one tab a battle', () => {
  it('holds what is free, and lets it go', async () => {
    const locks = manager();
    const first = await hold('x', locks);
    expect(first.held).toBe(true);
    expect((await hold('x', locks)).held).toBe(false);
    if (first.held) first.release();
    await Promise.resolve();
    await Promise.resolve();
    expect((await hold('x', locks)).held).toBe(true);
  });
  it('can be taken over, and the other tab hears of it', async () => {
    const locks = manager();
    const first = await hold('x', locks);
    const second = await hold('x', locks);
    if (!first.held || second.held) throw new Error('not as expected');
    const lost = new Promise<void>((resolve) => first.onLost(resolve));
    expect((await second.take()).held).toBe(true);
    await lost;
    const late = new Promise<void>((resolve) => first.onLost(resolve));
    await late;
  });
  it('plays on where there are no locks', async () => {
    expect((await hold('x', undefined)).held).toBe(true);
  });
});
