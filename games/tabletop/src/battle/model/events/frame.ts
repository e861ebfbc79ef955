import type { Degradation, FactorCode, MoraleState, Occasion, Phase, Result } from '../../../model/vocabulary.ts';

/** The period, tests, and what can befall a piece for many reasons. */
export type FrameEvent =
  | { readonly type: 'period-began'; readonly period: number }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  | {
      readonly type: 'initiative-rolled';
      readonly dice: readonly [number, number];
      readonly totals: readonly [number, number];
      readonly first: string;
    }
  | { readonly type: 'arrived'; readonly piece: string; readonly at: readonly [number, number] }
  /** 1.2c The die of a test whose owner may still lower the sum (2.1o). */
  | {
      readonly type: 'morale-rolled';
      readonly piece: string;
      readonly occasions: readonly Occasion[];
      readonly die: number;
      readonly total: number;
    }
  | {
      readonly type: 'morale-tested';
      readonly piece: string;
      readonly occasions: readonly Occasion[];
      readonly die: number;
      readonly items: readonly { readonly code: FactorCode; readonly value: number }[];
      readonly total: number;
      readonly result: Result;
      /** The result after its owner gave up a bonus. */
      readonly waived: boolean;
    }
  | { readonly type: 'state-changed'; readonly piece: string; readonly from: MoraleState; readonly to: MoraleState }
  | { readonly type: 'degraded'; readonly piece: string; readonly to: Degradation }
  | { readonly type: 'reformed'; readonly piece: string; readonly to: Degradation }
  | { readonly type: 'losses'; readonly piece: string; readonly men: number; readonly figures: number }
  | { readonly type: 'destroyed'; readonly piece: string }
  | { readonly type: 'left-table'; readonly piece: string }
  | { readonly type: 'guns-abandoned'; readonly piece: string }
  | {
      readonly type: 'leader-lost';
      readonly piece: string;
      readonly how: 'wounded' | 'killed' | 'captured' | 'gone';
    }
  | { readonly type: 'control-changed'; readonly objective: string; readonly side: string }
  | { readonly type: 'army-broke'; readonly side: string }
  | {
      readonly type: 'battle-ended';
      readonly winner: string | undefined;
      readonly level: 'decisive' | 'minor' | 'draw';
      readonly points: readonly [number, number];
    };
