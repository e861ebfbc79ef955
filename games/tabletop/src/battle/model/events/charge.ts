import type { Reaction } from '../../../model/vocabulary.ts';
import type { Side } from '../../../rules/table/sectors.ts';
import type { Headings } from './headings.ts';

type Place = readonly [x: number, y: number];
interface Ends extends Headings {
  readonly piece: string;
  readonly at: Place;
}
/** Charges: lengths in centimetres, headings and wheels in degrees, right positive. */
export type ChargeEvent =
  | {
      readonly type: 'charge-declared';
      readonly piece: string;
      readonly target: string;
      readonly degrees: number;
      readonly cm: number;
    }
  | { readonly type: 'charge-dropped'; readonly piece: string; readonly target: string }
  /** Who turns towards its charger says from where to where. */
  | { readonly type: 'reacted'; readonly piece: string; readonly reaction: Reaction; readonly turn?: Headings }
  | ({ readonly type: 'evaded'; readonly cm: number } & Ends)
  | ({ readonly type: 'counter-charged'; readonly target: string } & Ends)
  | ({ readonly type: 'charge-halted'; readonly target: string } & Ends)
  | ({ readonly type: 'contact'; readonly target: string; readonly side: Side } & Ends)
  | ({ readonly type: 'ran-down'; readonly target: string; readonly side: Side } & Ends)
  | { readonly type: 'charge-stayed'; readonly piece: string; readonly target: string }
  | ({ readonly type: 'charge-ended'; readonly cm: number } & Ends);
