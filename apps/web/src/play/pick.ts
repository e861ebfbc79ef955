import type { Handle, Place, ScenePiece } from '@tambour/stage';

/** What is pressed on the board. */
export interface Pick {
  readonly place?: Place;
  readonly piece?: string;
  /** The piece, or else the place, is to be looked at, whatever could be done there. */
  readonly isLook?: boolean;
}

/** An order by what it says: the same one may come twice. */
export const keyOf = ({ command }: Handle): string => JSON.stringify(command);

/** Whether an order leads nowhere. On a measured table what is chosen may have a place: where the unit stands, or whom a general is with. */
export const isOfPiece = ({ kind, place }: Handle, held: ScenePiece | undefined): boolean =>
  place === undefined || (kind === 'choose' && held?.base !== undefined);
