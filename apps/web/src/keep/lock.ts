/** This tab has the battle, until it lets go or another tab takes it over. */
export interface Held {
  readonly held: true;
  release(): void;
  /** Hears, once, that another tab took the battle over; at once if it already has. */
  onLost(listener: () => void): void;
}
/** Another tab has it. */
export interface NotHeld {
  readonly held: false;
  /** Takes it over: the other tab hears of it and stops. */
  take(): Promise<Held>;
}
export type Hold = Held | NotHeld;

/** As much of the browser's lock manager as is needed. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly steal?: boolean },
    whileHeld: (lock: unknown) => Promise<void> | undefined,
  ): Promise<unknown>;
}

/** One tab a battle: two that write the same battle would tear it. */
export async function hold(id: string, locks: Locks | undefined = browserLocks()): Promise<Hold> {
  // Without locks (an old browser, a page not served securely) there is nothing to protect with, and play must go on.
  if (!locks) return heldLock().held;
  const held = await request(locks, id, { ifAvailable: true });
  return held ?? { held: false, take: async () => (await request(locks, id, { steal: true })) ?? heldLock().held };
}

const browserLocks = (): Locks | undefined =>
  typeof navigator !== 'undefined' && 'locks' in navigator ? (navigator.locks as Locks) : undefined;

const request = (
  locks: Locks,
  id: string,
  options: { readonly ifAvailable?: boolean; readonly steal?: boolean },
): Promise<Held | undefined> =>
  new Promise((resolve, reject) => {
    const { held, released, lose } = heldLock();
    let isGranted = false;
    locks
      .request(`tambour-battle-${id}`, options, (lock) => {
        if (lock === null) return void resolve(undefined);
        isGranted = true;
        resolve(held);
        return released;
      })
      // Once granted it only fails by being taken away.
      .catch((error: unknown) => (isGranted ? lose() : reject(error)));
  });

function heldLock(): { readonly held: Held; readonly released: Promise<void>; readonly lose: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isLost = false;
  let listener = () => {};
  const held: Held = {
    held: true,
    release,
    onLost(hear) {
      listener = hear;
      if (isLost) hear();
    },
  };
  const lose = () => {
    isLost = true;
    listener();
  };
  return { held, released, lose };
}
