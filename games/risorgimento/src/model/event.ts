import type { GameEvent, Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { FireResult } from './vocabulary.ts';

/** Why a continuity roll was due. */
export type RollReason = 'continuity' | 'extended' | 'again' | 'demoralized' | 'alone';

/** What can happen in the battle, with the rule that caused it. Pieces, corps and hexes by name, as a person reads them. */
export type RisorgimentoEvent = GameEvent & { readonly rule: RuleId } & (
    | {
        readonly type: 'turn-began';
        readonly turn: number;
        readonly time: string;
        readonly weather: string;
        readonly isNight: boolean;
      }
    | { readonly type: 'phase-began'; readonly phase: string }
    | {
        readonly type: 'initiative-rolled';
        readonly dice: readonly [number, number];
        readonly totals: readonly [number, number];
        /** Nobody on a tie. */
        readonly winner: string | undefined;
      }
    | {
        readonly type: 'continuity-rolled';
        readonly corps: string;
        readonly die: number;
        readonly rating: number;
        readonly passed: boolean;
        readonly reason: RollReason;
      }
    | { readonly type: 'corps-activated'; readonly corps: string; readonly kind: string }
    | { readonly type: 'corps-finished'; readonly corps: string }
    | { readonly type: 'passed'; readonly side: string }
    | { readonly type: 'renounced'; readonly side: string }
    | { readonly type: 'hand-passed'; readonly side: string; readonly mode: string }
    | { readonly type: 'arrived'; readonly piece: string; readonly hex: string }
    | {
        readonly type: 'stepped';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
        readonly cost: number;
      }
    | { readonly type: 'turned'; readonly piece: string; readonly facing: number }
    | {
        readonly type: 'exertion-rolled';
        readonly piece: string;
        readonly die: number;
        readonly cohesion: number;
        readonly holds: boolean;
      }
    | { readonly type: 'withdrew'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'counter-charged'; readonly piece: string; readonly at: string }
    | { readonly type: 'eliminated'; readonly piece: string; readonly hex: string }
    | { readonly type: 'hit'; readonly piece: string; readonly hits: number; readonly total: number }
    | { readonly type: 'disordered'; readonly piece: string }
    // Fire.
    | { readonly type: 'turned'; readonly piece: string; readonly facing: number }
    | {
        readonly type: 'fired';
        readonly pieces: readonly string[];
        readonly hex: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly result: FireResult;
        readonly isReaction: boolean;
      }
    | {
        readonly type: 'small-arms-fired';
        readonly piece: string;
        readonly hex: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly hits: number;
        readonly isReaction: boolean;
      }
    | {
        readonly type: 'cohesion-checked';
        readonly piece: string;
        readonly die: number;
        readonly against: number;
        readonly passed: boolean;
      }
    | { readonly type: 'leader-at-risk'; readonly piece: string; readonly die: number; readonly isFinished: boolean }
    | { readonly type: 'wavered'; readonly piece: string; readonly die: number; readonly left: boolean }
  );
