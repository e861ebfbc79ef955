import type { Waiting } from '@tambour/kernel';
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
