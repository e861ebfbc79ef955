import type { EventsOf, Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';

/** What can happen in the battle, with the rule that caused it. Pieces and hexes by name, as a person reads them. */
interface Events {
  'turn-began': { turn: number; hour: string };
  'phase-began': { phase: string };
  placed: { piece: string; hex: string; facing?: string };
  'command-lost': { leader: string };
  'initiative-rolled': {
    dice: readonly [number, number];
    totals: readonly [number, number];
    winner: string;
    isDouble: boolean;
  };
  'initiative-taken': { side: string };
  'order-reversed': { side: string };
  'formation-activated': { formation: string; leader: string };
  'activation-checked': { leader: string; die: number; value: number; passed: boolean };
  'command-reached': { commanded: readonly string[]; others: readonly string[] };
  stepped: { piece: string; from: string; to: string };
  turned: { piece: string; facing: string };
  withdrew: { piece: string; from: string; to: string };
  entered: { piece: string; hex: string; facing?: string };
  'facing-checked': { piece: string; die: number; total: number; holds: boolean };
  fired: {
    piece: string;
    at: string;
    target: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    /** The highest total that has an effect. */
    most: number;
    effect: readonly string[];
    isReaction: boolean;
  };
  'shock-declared': { attackers: readonly string[]; targets: readonly string[] };
  'shock-called-off': { why: 'no-attacker' };
  'shock-resolved': {
    attack: number;
    defence: number;
    odds: string;
    line: string;
    shift: number;
    column: string;
    die: number;
    row: number;
    modifiers: readonly Modifier[];
    att: string;
    def: string;
  };
  'lost-point': { piece: string; left: number };
  eliminated: { piece: string; hex: string };
  destroyed: { piece: string };
  'order-checked': { piece: string; die: number; morale: number; holds: boolean };
  disorganised: { piece: string };
  'rout-tested': { piece: string; die: number; total: number; against: number; holds: boolean };
  routed: { piece: string };
  ran: { piece: string; from: string; to: string };
  'ran-through': { piece: string; passed: string };
  faced: { piece: string; facing: string };
  retreated: { piece: string; from: string; to: string };
  displaced: { piece: string; from: string; to: string };
  'retreat-rolled': { piece: string; into: 'zone' | 'flank'; die: number; total: number; effect: readonly string[] };
  advanced: { piece: string; from: string; to: string };
  'breach-rolled': {
    piece: string;
    toward: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    against: number;
    opened: readonly string[];
  };
  'breach-lost': { piece: string };
  'bridge-crossed': { piece: string; hex: string };
  'bridge-destroyed': { hex: string };
  'baggage-captured': { by: string };
  'baggage-destroyed': object;
  'control-changed': { hex: string; side: string };
  'leader-moved': { leader: string; from: string | null; to: string };
  'leader-killed': { leader: string };
  'garrison-lost': { formation: string };
  'aide-placed': { formation: string; hex: string };
  'order-restored': { piece: string };
  'rally-rolled': {
    piece: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    morale: number;
    rallied: boolean;
  };
  'rally-denied': { piece: string };
  'battle-ended': { winner: string | null; points: readonly [number, number] };
}
export type DenainEvent = EventsOf<RuleId, Events>;
