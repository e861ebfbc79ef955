import type { GameEvent } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';

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
  );
