import type { GameEvent, Modifier } from '@tambour/kernel';
import type { CitedRule } from './special.ts';

/** Why a quality test is made. */
export const TEST_CAUSES = [
  'march',
  'face',
  'reaction',
  'result',
  'wavering',
  'leader-lost',
  'retreat',
  'caracole',
  'gold',
  'plunder',
  'reorganisation',
] as const;
export type TestCause = (typeof TEST_CAUSES)[number];

/** 7.6.1b 7.6.2b What a leader's counter does once it has been turned over is done by the one who took over from him. */
export interface ByWhom {
  readonly replaced?: true;
}

/** What can happen in the battle, with the rule that caused it. Pieces, zones and columns by name, as a person reads them. */
export type ReitersEvent = GameEvent & { readonly rule: CitedRule } & ByWhom &
  (
    | { readonly type: 'placed'; readonly piece: string; readonly zone: string }
    | { readonly type: 'exchanged'; readonly piece: string; readonly with: string }
    | { readonly type: 'turn-began'; readonly turn: number; readonly first: string }
    | { readonly type: 'phase-began'; readonly side: string }
    | { readonly type: 'sequence-began'; readonly sequence: string; readonly side: string }
    | { readonly type: 'command-checked'; readonly side: string; readonly isolated: readonly string[] }
    /** 10.2b With all that went into it; of a failed attempt the other side is told only that there was one. */
    | ({
        readonly type: 'order-tried';
        readonly leader: string;
        readonly column: string;
        readonly passed: boolean;
      } & (
        | {
            readonly order: string;
            readonly die: number;
            readonly modifiers: readonly Modifier[];
            readonly total: number;
            readonly against: number;
          }
        | { readonly order?: undefined }
      ))
    | { readonly type: 'order-revealed'; readonly column: string; readonly order: string }
    | {
        readonly type: 'moved';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
        readonly cost: number;
      }
    | { readonly type: 'entered'; readonly piece: string; readonly zone: string; readonly cost: number }
    | { readonly type: 'left-map'; readonly piece: string; readonly zone: string; readonly points: number }
    | { readonly type: 'mounted'; readonly piece: string }
    | { readonly type: 'dismounted'; readonly piece: string }
    | { readonly type: 'detached'; readonly piece: string; readonly parent: string; readonly zone: string }
    | { readonly type: 'absorbed'; readonly piece: string; readonly parent: string }
    | { readonly type: 'step-lent'; readonly piece: string }
    | { readonly type: 'step-returned'; readonly piece: string }
    | { readonly type: 'leash-broken'; readonly piece: string }
    | { readonly type: 'caracole-declared'; readonly piece: string }
    | { readonly type: 'caracole-cancelled'; readonly piece: string }
    | {
        readonly type: 'tested';
        readonly piece: string;
        readonly cause: TestCause;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly against: number;
        readonly passed: boolean;
      }
    | { readonly type: 'disorganised'; readonly piece: string }
    | { readonly type: 'reorganised'; readonly piece: string }
    | { readonly type: 'lost-steps'; readonly piece: string; readonly lost: number; readonly left: number }
    | { readonly type: 'eliminated'; readonly piece: string; readonly zone: string | null; readonly points: number }
    | { readonly type: 'baggage-taken'; readonly piece: string; readonly zone: string; readonly points: number }
    | { readonly type: 'reaction-zones'; readonly zones: readonly string[] }
    | {
        readonly type: 'reacted';
        readonly piece: string;
        readonly how: 'fire' | 'charge' | 'retreat';
        readonly zone: string;
      }
    | {
        readonly type: 'gave-way';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
        readonly cost: number;
      }
    | { readonly type: 'attack-declared'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'defender-named'; readonly piece: string }
    | { readonly type: 'charge-spent'; readonly piece: string }
    | {
        readonly type: 'fought';
        readonly kind: string;
        readonly attacker: string;
        readonly defender: string;
        readonly round: number;
        readonly attack: readonly Modifier[];
        readonly defence: readonly Modifier[];
        readonly differential: number;
        readonly die: number;
        readonly result: string;
      }
    | {
        readonly type: 'bombarded';
        readonly gun: string;
        readonly target: string;
        readonly zone: string;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly die: number;
        readonly result: string;
      }
    | { readonly type: 'loss-replaced'; readonly piece: string; readonly to: string }
    | { readonly type: 'retreated'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'followed'; readonly leader: string; readonly from: string; readonly to: string }
    | { readonly type: 'advanced'; readonly piece: string; readonly from: string; readonly to: string }
    | {
        readonly type: 'leader-tested';
        readonly leader: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly falls: boolean;
      }
    | { readonly type: 'leader-lost'; readonly leader: string; readonly zone: string; readonly points: number }
    | { readonly type: 'leader-displaced'; readonly leader: string; readonly zone: string | null }
    | { readonly type: 'leader-replaced'; readonly leader: string; readonly zone: string | null }
    | { readonly type: 'second-attack'; readonly piece: string }
    | {
        readonly type: 'initiative-counted';
        readonly sums: readonly [number, number];
        readonly side: string;
      }
    | { readonly type: 'weather-rolled'; readonly die: number; readonly ends: boolean }
    | {
        readonly type: 'battle-ended';
        readonly winner: string | null;
        readonly points: readonly [number, number];
        readonly level: string;
      }
  );
