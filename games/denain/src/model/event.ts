import type { GameEvent, Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';

/** What can happen in the battle, with the rule that caused it. Pieces and hexes by name, as a person reads them. */
export type DenainEvent = GameEvent & { readonly rule: RuleId } & (
    | { readonly type: 'turn-began'; readonly turn: number; readonly hour: string }
    | { readonly type: 'phase-began'; readonly phase: string }
    | { readonly type: 'placed'; readonly piece: string; readonly hex: string; readonly facing?: string }
    | { readonly type: 'command-lost'; readonly leader: string }
    | {
        readonly type: 'initiative-rolled';
        readonly dice: readonly [number, number];
        readonly totals: readonly [number, number];
        readonly winner: string;
        readonly isDouble: boolean;
      }
    | { readonly type: 'initiative-taken'; readonly side: string }
    | { readonly type: 'order-reversed'; readonly side: string }
    | { readonly type: 'formation-activated'; readonly formation: string; readonly leader: string }
    | {
        readonly type: 'activation-checked';
        readonly leader: string;
        readonly die: number;
        readonly value: number;
        readonly passed: boolean;
      }
    | { readonly type: 'command-reached'; readonly commanded: readonly string[]; readonly others: readonly string[] }
    | {
        readonly type: 'stepped';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
      }
    | { readonly type: 'turned'; readonly piece: string; readonly facing: string }
    | {
        readonly type: 'withdrew';
        readonly piece: string;
        readonly from: string;
        readonly to: string;
      }
    | { readonly type: 'entered'; readonly piece: string; readonly hex: string; readonly facing?: string }
    | {
        readonly type: 'facing-checked';
        readonly piece: string;
        readonly die: number;
        readonly total: number;
        readonly holds: boolean;
      }
    | {
        readonly type: 'fired';
        readonly piece: string;
        readonly at: string;
        readonly target: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        /** The highest total that has an effect. */
        readonly most: number;
        readonly effect: readonly string[];
        readonly isReaction: boolean;
      }
    | { readonly type: 'shock-declared'; readonly attackers: readonly string[]; readonly targets: readonly string[] }
    | { readonly type: 'shock-called-off'; readonly why: 'no-attacker' }
    | {
        readonly type: 'shock-resolved';
        readonly attack: number;
        readonly defence: number;
        readonly odds: string;
        readonly line: string;
        readonly shift: number;
        readonly column: string;
        readonly die: number;
        readonly row: number;
        readonly modifiers: readonly Modifier[];
        readonly att: string;
        readonly def: string;
      }
    | { readonly type: 'lost-point'; readonly piece: string; readonly left: number }
    | { readonly type: 'eliminated'; readonly piece: string; readonly hex: string }
    | { readonly type: 'destroyed'; readonly piece: string }
    | {
        readonly type: 'order-checked';
        readonly piece: string;
        readonly die: number;
        readonly morale: number;
        readonly holds: boolean;
      }
    | { readonly type: 'disorganised'; readonly piece: string }
    | {
        readonly type: 'rout-tested';
        readonly piece: string;
        readonly die: number;
        readonly total: number;
        readonly against: number;
        readonly holds: boolean;
      }
    | { readonly type: 'routed'; readonly piece: string }
    | { readonly type: 'ran'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'ran-through'; readonly piece: string; readonly passed: string }
    | { readonly type: 'faced'; readonly piece: string; readonly facing: string }
    | { readonly type: 'retreated'; readonly piece: string; readonly from: string; readonly to: string }
    | { readonly type: 'displaced'; readonly piece: string; readonly from: string; readonly to: string }
    | {
        readonly type: 'retreat-rolled';
        readonly piece: string;
        readonly into: 'zone' | 'flank';
        readonly die: number;
        readonly total: number;
        readonly effect: readonly string[];
      }
    | { readonly type: 'advanced'; readonly piece: string; readonly from: string; readonly to: string }
    | {
        readonly type: 'breach-rolled';
        readonly piece: string;
        readonly toward: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly against: number;
        readonly opened: readonly string[];
      }
    | { readonly type: 'breach-lost'; readonly piece: string }
    | { readonly type: 'bridge-crossed'; readonly piece: string; readonly hex: string }
    | { readonly type: 'bridge-destroyed'; readonly hex: string }
    | { readonly type: 'baggage-captured'; readonly by: string }
    | { readonly type: 'baggage-destroyed' }
    | { readonly type: 'control-changed'; readonly hex: string; readonly side: string }
    | { readonly type: 'leader-moved'; readonly leader: string; readonly from: string | null; readonly to: string }
    | { readonly type: 'leader-killed'; readonly leader: string }
    | { readonly type: 'garrison-lost'; readonly formation: string }
    | { readonly type: 'aide-placed'; readonly formation: string; readonly hex: string }
    | { readonly type: 'order-restored'; readonly piece: string }
    | {
        readonly type: 'rally-rolled';
        readonly piece: string;
        readonly die: number;
        readonly modifiers: readonly Modifier[];
        readonly total: number;
        readonly morale: number;
        readonly rallied: boolean;
      }
    | { readonly type: 'rally-denied'; readonly piece: string }
    | { readonly type: 'battle-ended'; readonly winner: string | null; readonly points: readonly [number, number] }
  );
