import type { Formation } from '../../../model/vocabulary.ts';
import type { Debt } from '../marks.ts';
import type { Headings } from './headings.ts';

type Place = readonly [x: number, y: number];
/** Half moves: places and lengths in centimetres, headings in degrees, time in quarters. */
export type MoveEvent =
  /** C3b From where to where, and what it took. */
  | ({
      readonly type: 'moved';
      readonly piece: string;
      readonly how: 'march' | 'advance' | 'wheel' | 'back' | 'face' | 'turn';
      readonly from: Place;
      readonly to: Place;
      readonly quarters: number;
    } & Headings)
  | { readonly type: 'formed'; readonly piece: string; readonly formation: Formation }
  | { readonly type: 'screened'; readonly piece: string; readonly isOut: boolean }
  | { readonly type: 'entered'; readonly piece: string; readonly sector: string }
  | {
      readonly type: 'left';
      readonly piece: string;
      readonly sector: string;
      readonly to: Place;
      readonly facing: number;
    }
  /** C3l C5k Something takes longer than this half: so many quarters are left to pay; of a line, which. */
  | {
      readonly type: 'begun';
      readonly piece: string;
      readonly what: Exclude<Debt, 'none'>;
      readonly quarters: number;
      readonly line?: string;
    }
  /** C2l C5b What was begun cannot be finished: there is no room, or the sector is held. */
  | { readonly type: 'given-up'; readonly piece: string; readonly what: Exclude<Debt, 'none'> }
  /** C3f */
  | { readonly type: 'passed-through'; readonly piece: string; readonly friend: string };
