import { facingTo, placeName, saidFormation, saidPiece, saidSide } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';

/** What an event or a command may name. */
export interface Named {
  readonly type?: string;
  readonly piece?: string;
  readonly leader?: string;
  readonly by?: string;
  readonly target?: string;
  readonly formation?: string;
  readonly side?: string;
  readonly hex?: string;
  readonly at?: string;
  readonly from?: string | null;
  readonly to?: string;
  readonly toward?: string;
  readonly facing?: string;
}
/** The same in words; '' for what it does not name. */
export const wordsOf = (w: DenainWorld, e: Named) => {
  const piece = (id: string | undefined) => (id === undefined ? '' : saidPiece(w, id));
  // A record may give hexes as numbers.
  const place = (hex: string | null | undefined) => (hex ? placeName(w, String(hex).padStart(4, '0')) : '');
  return {
    who: piece(e.piece ?? e.leader),
    by: piece(e.by ?? e.leader),
    target: piece(e.target),
    of: e.formation === undefined ? '' : saidFormation(w, e.formation),
    side: e.side === undefined ? '' : saidSide(e.side),
    at: place(e.hex ?? e.at),
    from: place(e.from),
    to: place(e.to),
    toward: place(e.toward),
    facing: e.facing === undefined ? '' : facingTo(e.facing),
  };
};
