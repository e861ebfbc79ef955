import type { Text } from '@tambour/kernel';
import type { Place, TablePoint } from './place.ts';

export const TONES = ['own', 'enemy', 'both', 'good', 'bad', 'plain'] as const;
export type Tone = (typeof TONES)[number];

/** Something drawn over the map on demand. Never by colour alone: areas are hatched by tone, lines are dashed by tone. */
export type Mark =
  | { readonly kind: 'area'; readonly places: readonly Place[]; readonly tone: Tone; readonly title: Text }
  | {
      readonly kind: 'line';
      readonly from: Place;
      readonly to: Place;
      readonly tone: Tone;
      readonly title: Text;
    }
  /** Of a measured table: a band of range or of command, an arc. Filled where `isFilled`, else its edge alone. */
  | {
      readonly kind: 'shape';
      readonly outline: readonly TablePoint[];
      readonly tone: Tone;
      readonly title: Text;
      /** A word or two at its edge: "20 cm". */
      readonly label?: Text;
      readonly isFilled?: boolean;
    }
  | { readonly kind: 'label'; readonly place: Place; readonly text: Text; readonly tone: Tone };

export interface OverlayInfo {
  readonly id: string;
  readonly title: Text;
  readonly rule: string;
  /** Whether it is drawn for a picked piece (its line of sight) rather than for the whole field. */
  readonly isOfPiece: boolean;
}
