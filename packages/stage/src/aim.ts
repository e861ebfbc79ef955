import type { Action, Command, Text } from '@tambour/kernel';
import type { Footprint } from '@tambour/press/table';
import type { Tone } from './overlay.ts';
import type { TablePoint } from './place.ts';

/** Where a piece with a base stands and which way it looks: centimetres, and degrees clockwise from up the table. */
export type Stand = Pick<Footprint, 'x' | 'y' | 'facing'>;

/** What somebody points at with a piece in hand on a measured table: a place for its middle, and perhaps a way to look. */
export interface AimAsk {
  readonly piece: string;
  readonly to: TablePoint;
  /** As the game thinks best where it is left out: as the piece looks now, or toward what it is sent at. */
  readonly facing?: number;
  /** The piece that lies under the pointer: it may be meant, as the target of a charge say. */
  readonly onto?: string;
  /** Only orders of this type. */
  readonly verb?: string;
  /** How near, in centimetres, what the end may snap to has to be; 0 takes the point at its word. */
  readonly snap: number;
}

/** What an order would do to a piece with a base. */
export interface Ghost {
  readonly end: Footprint;
  /** Where its middle is on the way and how it looks there, from where it stands to the end. */
  readonly way: readonly Stand[];
  /** The ground it passes over, as outlines. */
  readonly swept: readonly (readonly TablePoint[])[];
  /** What it takes of what there is, in any unit: drawn as a gauge. `left` remains afterwards. */
  readonly gauge?: { readonly takes: number; readonly left: number; readonly of: number };
  /** What it costs and what is left, in one line. */
  readonly says: Text;
}

/** Something in the way of what was aimed at, and where. */
export interface Hindrance {
  readonly rule: string;
  readonly what: Text;
  readonly at?: TablePoint;
}
/** What the end was moved a little for: contact, a line at a distance, a friend to stand in line with. */
export interface Snapped {
  readonly what: Text;
  readonly line?: readonly [from: TablePoint, to: TablePoint];
}

/** What an aim comes to: the legal order nearest to what was pointed at. */
export interface Aim {
  /** Absent where there is none near. */
  readonly command?: Command;
  /** What it would do. Wherever there is a command. */
  readonly ghost?: Ghost;
  /** Whether the order is what was aimed at; otherwise `stops` says what stands against that. */
  readonly isMet: boolean;
  readonly stops: readonly Hindrance[];
  readonly snapped: readonly Snapped[];
  /** Other types of order that the same aim could mean, likeliest first. */
  readonly others: readonly { readonly verb: string; readonly title: Text }[];
}

/** One end of a ruler: a piece is measured from its base. */
export type RulerEnd = { readonly piece: string } | { readonly point: TablePoint };

/** A distance as the rules measure it. */
export interface Measured {
  /** Where it was measured from and to: points of the two bases. */
  readonly from: TablePoint;
  readonly to: TablePoint;
  /** In centimetres. */
  readonly length: number;
  /** What follows from it: a band of range, a sector, whether they see each other. Each with its rule. */
  readonly notes: readonly { readonly rule: string; readonly what: Text; readonly tone?: Tone }[];
}

/** The part of a `Study` that only a measured table has. */
export interface TableStudy<Field> {
  /** Never fails for a piece of the battle: an aim that comes to nothing says why. */
  aim(f: Field, ask: AimAsk): Aim;
  /** What a legal order would do; undefined for one that moves nobody's base. `aim` says the same of its command. */
  ghost(f: Field, order: Action): Ghost | undefined;
  /** Undefined where an end is no place of the table: a piece that is not on it. */
  measure(f: Field, from: RulerEnd, to: RulerEnd): Measured | undefined;
}
