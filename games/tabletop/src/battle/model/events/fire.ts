import type { Modifier } from '@tambour/kernel';
import type { Band, Shot } from '../../../model/vocabulary.ts';
import type { ShotPart } from '../../../rules/firing/figures.ts';

/** Events of this part. */
export type FireEvent =
  | {
      readonly type: 'shot-fired';
      readonly piece: string;
      readonly at: string;
      /** The whole unit, its screen, or a side of its square. */
      readonly part: ShotPart;
      readonly kind: Shot;
      /** Of guns. */
      readonly band: Band | null;
      readonly isAtCharge: boolean;
      readonly figures: number;
      /** Losses for each figure before the modifiers. */
      readonly rate: number;
      /** In per cent; `percent` is what they come to, not below the floor. */
      readonly items: readonly Modifier[];
      readonly percent: number;
      readonly die: number;
      readonly losses: number;
    }
  | {
      /** C12f A general or aide with troops that are hit: two dice, and a third for what became of him. */
      readonly type: 'leader-risked';
      readonly piece: string;
      readonly with: string;
      readonly by: 'fire' | 'melee';
      readonly dice: readonly [number, number];
      readonly effect: number | undefined;
    };
