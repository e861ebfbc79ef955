import type { Waiting } from '@tambour/kernel';
import type { Battles } from '../keep/battles.ts';
import type { Done, Standing } from '../match/protocol.ts';

/** Keeps every command as it is given, and forgets those taken back. */
export interface Keeping {
  keep(done: Done): void;
  /** An order waits for dice thrown by hand, or no longer does. */
  wait(waiting: Waiting | undefined): void;
  takeBack(standing: Standing): void;
  /** It stands as it did, told in every language. */
  retell(standing: Standing): void;
}

/** Keeps in the battle that `keep` writes to. */
export const keepingIn = (battles: Battles, keep: (write: (id: string) => Promise<void>) => void): Keeping => ({
  keep: (done) => keep((at) => battles.append(at, done)),
  wait: (waiting) => keep((at) => battles.wait(at, waiting)),
  takeBack: (standing) => keep((at) => battles.takeBack(at, standing.count, standing)),
  retell: (standing) => keep((at) => battles.retell(at, standing)),
});
