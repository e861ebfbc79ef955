import type { Reaction } from '../../../model/vocabulary.ts';
import type { Side } from '../../../rules/table/sectors.ts';

type Place = readonly [x: number, y: number];
interface Ends {
  readonly piece: string;
  readonly at: Place;
  readonly facing: number;
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
  | { readonly type: 'reacted'; readonly piece: string; readonly reaction: Reaction }
  | { readonly type: 'evaded'; readonly piece: string; readonly at: Place; readonly cm: number }
  | ({ readonly type: 'counter-charged'; readonly target: string } & Ends)
  | ({ readonly type: 'charge-halted'; readonly target: string } & Ends)
  | ({ readonly type: 'contact'; readonly target: string; readonly side: Side } & Ends)
  | ({ readonly type: 'ran-down'; readonly target: string; readonly side: Side } & Ends)
  | { readonly type: 'charge-stayed'; readonly piece: string; readonly target: string }
  | ({ readonly type: 'charge-ended'; readonly cm: number } & Ends);
