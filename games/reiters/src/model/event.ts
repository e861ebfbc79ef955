import type { EventsOf, Modifier } from '@tambour/kernel';
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
interface Events {
  placed: { piece: string; zone: string };
  exchanged: { piece: string; with: string };
  'turn-began': { turn: number; first: string };
  'phase-began': { side: string };
  'sequence-began': { sequence: string; side: string };
  'command-checked': { side: string; isolated: readonly string[] };
  /** 10.2b With all that went into it; of a failed attempt the other side is told only that there was one. */
  'order-tried': { leader: string; column: string; passed: boolean } & (
    | { order: string; die: number; modifiers: readonly Modifier[]; total: number; against: number }
    | { order?: undefined }
  );
  'order-revealed': { column: string; order: string };
  moved: { piece: string; from: string; to: string; cost: number };
  entered: { piece: string; zone: string; cost: number };
  'left-map': { piece: string; zone: string; points: number };
  mounted: { piece: string };
  dismounted: { piece: string };
  detached: { piece: string; parent: string; zone: string };
  absorbed: { piece: string; parent: string };
  'step-lent': { piece: string };
  'step-returned': { piece: string };
  'leash-broken': { piece: string };
  'caracole-declared': { piece: string };
  'caracole-cancelled': { piece: string };
  tested: {
    piece: string;
    cause: TestCause;
    die: number;
    modifiers: readonly Modifier[];
    against: number;
    passed: boolean;
  };
  disorganised: { piece: string };
  reorganised: { piece: string };
  'lost-steps': { piece: string; lost: number; left: number };
  eliminated: { piece: string; zone: string | null; points: number };
  'baggage-taken': { piece: string; zone: string; points: number };
  'reaction-zones': { zones: readonly string[] };
  reacted: { piece: string; how: 'fire' | 'charge' | 'retreat'; zone: string };
  'gave-way': { piece: string; from: string; to: string; cost: number };
  'attack-declared': { piece: string; from: string; to: string };
  'defender-named': { piece: string };
  'charge-spent': { piece: string };
  fought: {
    kind: string;
    attacker: string;
    defender: string;
    round: number;
    attack: readonly Modifier[];
    defence: readonly Modifier[];
    differential: number;
    die: number;
    result: string;
  };
  bombarded: {
    gun: string;
    target: string;
    zone: string;
    modifiers: readonly Modifier[];
    total: number;
    die: number;
    result: string;
  };
  'loss-replaced': { piece: string; to: string };
  retreated: { piece: string; from: string; to: string };
  followed: { leader: string; from: string; to: string };
  advanced: { piece: string; from: string; to: string };
  'leader-tested': { leader: string; die: number; modifiers: readonly Modifier[]; total: number; falls: boolean };
  'leader-lost': { leader: string; zone: string; points: number };
  'leader-displaced': { leader: string; zone: string | null };
  'leader-replaced': { leader: string; zone: string | null };
  'second-attack': { piece: string };
  'initiative-counted': { sums: readonly [number, number]; side: string };
  'weather-rolled': { die: number; ends: boolean };
  'battle-ended': { winner: string | null; points: readonly [number, number]; level: string };
}
export type ReitersEvent = EventsOf<CitedRule, Events> & ByWhom;
