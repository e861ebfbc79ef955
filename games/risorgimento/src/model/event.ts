import type { GameEvent, Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { FightKind, FireResult } from './vocabulary.ts';

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
    | { readonly type: 'arrived'; readonly piece: string; readonly hex: string; readonly cost: number }
    // The turn around the activations.
    | { readonly type: 'formation-began'; readonly formation: string; readonly orders: string }
    | { readonly type: 'attached'; readonly piece: string; readonly formation: string }
    | {
        readonly type: 'orders-rolled';
        readonly formation: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly hasOrders: boolean;
      }
    | { readonly type: 'rallied'; readonly piece: string }
    | { readonly type: 'recovered'; readonly piece: string; readonly hits: number }
    | { readonly type: 'put-in-reserve'; readonly formation: string; readonly pieces: readonly string[] }
    | { readonly type: 'left-reserve'; readonly formation: string }
    | { readonly type: 'spread'; readonly piece: string; readonly from: string; readonly to: string }
    | {
        readonly type: 'rode';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
        readonly cost: number;
      }
    | { readonly type: 'commander-turned'; readonly piece: string; readonly isReduced: boolean }
    /** Nowhere to go: out of the game. */
    | { readonly type: 'leader-fled'; readonly piece: string; readonly from: string; readonly to: string | undefined }
    | { readonly type: 'hors-de-combat'; readonly formation: string; readonly isHorsDeCombat: boolean }
    | {
        readonly type: 'demoralization-rolled';
        readonly group: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly level: number;
        readonly isDemoralized: boolean;
      }
    | { readonly type: 'bridge-tried'; readonly bridge: string; readonly die: number; readonly isDestroyed: boolean }
    | { readonly type: 'control-changed'; readonly hex: string; readonly side: string }
    | { readonly type: 'turn-scored'; readonly side: string; readonly hex: string; readonly points: number }
    | {
        readonly type: 'battle-ended';
        /** Nobody in a draw. */
        readonly winner: string | undefined;
        readonly grade: string;
        readonly points: readonly [number, number];
      }
    | {
        readonly type: 'stepped';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
        readonly cost: number;
      }
    | { readonly type: 'turned'; readonly piece: string; readonly facing: number }
    | { readonly type: 'square-formed'; readonly piece: string; readonly hex: string }
    | { readonly type: 'square-left'; readonly piece: string; readonly hex: string }
    | { readonly type: 'stack-ordered'; readonly piece: string; readonly hex: string }
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
    // Attacks.
    | {
        readonly type: 'attack-declared';
        readonly kind: FightKind;
        readonly pieces: readonly string[];
        readonly hex: string;
      }
    | { readonly type: 'attack-pledged'; readonly piece: string; readonly hex: string }
    | { readonly type: 'surprise-rolled'; readonly die: number; readonly made: boolean; readonly hex: string }
    | {
        readonly type: 'engagement-rolled';
        readonly piece: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly cohesion: number;
        readonly engaged: boolean;
      }
    | { readonly type: 'attacker-entered'; readonly piece: string; readonly from: string; readonly to: string }
    | {
        readonly type: 'attack-resolved';
        readonly hex: string;
        readonly attackers: readonly string[];
        readonly defenders: readonly string[];
        readonly dice: readonly [attacker: number, defender: number];
        readonly modifiers: readonly [attacker: readonly Modifier[], defender: readonly Modifier[]];
        readonly totals: readonly [attacker: number, defender: number];
        /** Hits taken by each side. */
        readonly hits: readonly [attacker: number, defender: number];
      }
    /** `rule` is the point that decided. */
    | { readonly type: 'fight-lost'; readonly side: string; readonly hex: string }
    | { readonly type: 'retreated'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'leader-moved'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'leader-lost'; readonly piece: string; readonly hex: string }
    | {
        readonly type: 'continuation-rolled';
        readonly piece: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly cohesion: number;
        readonly made: boolean;
      }
  );
