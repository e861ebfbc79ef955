import type { EventsOf, Modifier } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { FightKind, FireResult } from './vocabulary.ts';

/** Why a continuity roll was due. */
export type RollReason = 'continuity' | 'extended' | 'again' | 'demoralized' | 'alone';

/** What can happen in the battle, with the rule that caused it. Pieces, corps and hexes by name, as a person reads them. */
interface Events {
  'turn-began': { turn: number; time: string; weather: string; isNight: boolean };
  'phase-began': { phase: string };
  'initiative-rolled': {
    dice: readonly [number, number];
    totals: readonly [number, number];
    /** Nobody on a tie. */
    winner: string | undefined;
  };
  'continuity-rolled': { corps: string; die: number; rating: number; passed: boolean; reason: RollReason };
  'corps-activated': { corps: string; kind: string };
  'corps-finished': { corps: string };
  passed: { side: string };
  renounced: { side: string };
  'hand-passed': { side: string; mode: string };
  arrived: { piece: string; hex: string; cost: number };
  // The turn around the activations.
  'formation-began': { formation: string; orders: string };
  attached: { piece: string; formation: string };
  'orders-rolled': {
    formation: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    hasOrders: boolean;
  };
  rallied: { piece: string };
  recovered: { piece: string; hits: number };
  'put-in-reserve': { formation: string; pieces: readonly string[] };
  'left-reserve': { formation: string };
  spread: { piece: string; from: string; to: string };
  rode: { piece: string; from: string; to: string; cost: number };
  'commander-turned': { piece: string; isReduced: boolean };
  /** Nowhere to go: out of the game. */
  'leader-fled': { piece: string; from: string; to: string | undefined };
  'hors-de-combat': { formation: string; isHorsDeCombat: boolean };
  'demoralization-rolled': {
    group: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    level: number;
    isDemoralized: boolean;
  };
  'bridge-tried': { bridge: string; die: number; isDestroyed: boolean };
  'control-changed': { hex: string; side: string };
  'turn-scored': { side: string; hex: string; points: number };
  'battle-ended': {
    /** Nobody in a draw. */ winner: string | undefined;
    grade: string;
    points: readonly [number, number];
  };
  stepped: { piece: string; from: string; to: string; cost: number };
  turned: { piece: string; facing: number };
  'square-formed': { piece: string; hex: string };
  'square-left': { piece: string; hex: string };
  'stack-ordered': { piece: string; hex: string };
  'exertion-rolled': { piece: string; die: number; cohesion: number; holds: boolean };
  withdrew: { piece: string; from: string; to: string };
  'counter-charged': { piece: string; at: string };
  eliminated: { piece: string; hex: string };
  hit: { piece: string; hits: number; total: number };
  disordered: { piece: string };
  // Fire.
  fired: {
    pieces: readonly string[];
    hex: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    result: FireResult;
    isReaction: boolean;
  };
  'small-arms-fired': {
    piece: string;
    hex: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    hits: number;
    isReaction: boolean;
  };
  'cohesion-checked': { piece: string; die: number; against: number; passed: boolean };
  'leader-at-risk': { piece: string; die: number; isFinished: boolean };
  wavered: { piece: string; die: number; left: boolean };
  // Attacks.
  'attack-declared': { kind: FightKind; pieces: readonly string[]; hex: string };
  'attack-pledged': { piece: string; hex: string };
  'surprise-rolled': { die: number; made: boolean; hex: string };
  'engagement-rolled': {
    piece: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    cohesion: number;
    engaged: boolean;
  };
  'attacker-entered': { piece: string; from: string; to: string };
  'attack-resolved': {
    hex: string;
    attackers: readonly string[];
    defenders: readonly string[];
    dice: readonly [attacker: number, defender: number];
    modifiers: readonly [attacker: readonly Modifier[], defender: readonly Modifier[]];
    totals: readonly [attacker: number, defender: number];
    /** Hits taken by each side. */
    hits: readonly [attacker: number, defender: number];
  };
  /** `rule` is the point that decided. */
  'fight-lost': { side: string; hex: string };
  retreated: { piece: string; from: string; to: string };
  'leader-moved': { piece: string; from: string; to: string };
  'leader-lost': { piece: string; hex: string };
  'continuation-rolled': {
    piece: string;
    die: number;
    modifiers: readonly Modifier[];
    total: number;
    cohesion: number;
    made: boolean;
  };
}
export type RisorgimentoEvent = EventsOf<RuleId, Events>;
