import type { MeleeOutcome } from '../../../rules/morale/melee-history.ts';
import type { Headings } from './headings.ts';

type Place = readonly [x: number, y: number];
/** MELEE, prisoners and their convoys, guns. */
export type MeleeEvent =
  | {
      /** One close combat of a round: of both, what fought, what its modifiers came to, its die (0 if it inflicts nothing), what it lost. */
      readonly type: 'melee-fought';
      readonly piece: string;
      readonly enemy: string;
      readonly round: number;
      readonly figures: readonly [number, number];
      readonly percent: readonly [number, number];
      readonly dice: readonly [number, number];
      readonly losses: readonly [number, number];
      /** How it went for `piece`. */
      readonly outcome: MeleeOutcome;
    }
  | ({
      readonly type: 'recoiled';
      readonly piece: string;
      readonly from: string;
      readonly cm: number;
      readonly to: Place;
    } & Headings)
  | ({
      readonly type: 'followed';
      readonly piece: string;
      readonly enemy: string;
      readonly cm: number;
      readonly to: Place;
    } & Headings)
  | { readonly type: 'pursuit-declared'; readonly piece: string; readonly prey: string; readonly forced: boolean }
  | { readonly type: 'contact-ended'; readonly piece: string; readonly enemy: string }
  | { readonly type: 'sector-occupied'; readonly piece: string; readonly sector: string }
  | { readonly type: 'surrendered'; readonly piece: string; readonly to: string | undefined }
  | { readonly type: 'fought-on'; readonly piece: string }
  | { readonly type: 'escort-given'; readonly piece: string; readonly prisoners: string; readonly figures: number }
  | { readonly type: 'prisoners-led-off'; readonly piece: string }
  | ({ readonly type: 'convoy-moved'; readonly piece: string; readonly cm: number; readonly to: Place } & Headings)
  | {
      readonly type: 'prisoners-freed';
      readonly piece: string;
      readonly by: string;
      readonly escort: string | undefined;
    }
  | { readonly type: 'guns-taken'; readonly piece: string; readonly by: string }
  | { readonly type: 'guns-manning'; readonly piece: string }
  | { readonly type: 'guns-manned'; readonly piece: string };
