import type { Formation } from '../../../model/vocabulary.ts';
import type { Leg } from '../../../rules/morale/compulsory.ts';
import type { Headings } from './headings.ts';

type Place = readonly [x: number, y: number];
/** Compulsory moves and rallying. */
export type CompulsoryEvent =
  /** A quarter of a compulsory move, with what it was for; a pursuit or an advance names whom it goes for. */
  | ({
      readonly type: 'compulsory-moved';
      readonly piece: string;
      readonly quarter: number;
      readonly leg: Leg | 'pursuit' | 'advance' | 'halted';
      readonly towards?: string;
      readonly cm: number;
      readonly from: Place;
      readonly to: Place;
    } & Headings)
  | ({ readonly type: 'turned-about'; readonly piece: string } & Headings)
  | {
      readonly type: 'came-out';
      readonly piece: string;
      readonly sector: string;
      readonly to: Place;
      readonly facing: number;
    }
  /** It must go and cannot: by friends alone, or without an enemy near. */
  | { readonly type: 'waited'; readonly piece: string }
  | { readonly type: 'passed-through'; readonly piece: string; readonly friend: string }
  | {
      readonly type: 'formation-begun';
      readonly piece: string;
      readonly formation: Formation;
      readonly quarters: number;
    }
  | { readonly type: 'formation-taken'; readonly piece: string; readonly formation: Formation }
  | { readonly type: 'went-along'; readonly piece: string; readonly unit: string }
  | { readonly type: 'stayed-behind'; readonly piece: string; readonly unit: string }
  /** It stops; from rout or at the edge it forms up to the end of a quarter. */
  | {
      readonly type: 'rallied';
      readonly piece: string;
      readonly until?: { readonly period: number; readonly quarter: number };
    }
  | { readonly type: 'rally-kept'; readonly piece: string }
  | ({ readonly type: 'formed-up'; readonly piece: string; readonly formation: Formation } & Headings);
