import type { Handle, Place } from '@tambour/stage';

/** What is pressed on the board. */
export interface Pick {
  readonly place?: Place;
  readonly piece?: string;
  /** The piece, or else the place, is to be looked at, whatever could be done there. */
  readonly isLook?: boolean;
}

/** An order by what it says: the same one may come twice. */
export const keyOf = ({ command }: Handle): string => JSON.stringify(command);
