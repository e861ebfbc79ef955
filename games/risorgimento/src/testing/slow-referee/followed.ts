import type { RisorgimentoEvent } from '../../model/event.ts';
import { Book, type Unit } from './book.ts';
import { Hand } from './hand.ts';
import type { Journey } from './movement.ts';
import type { Saved } from './saved.ts';
import { type ScenarioFile, SIDES, type Side } from './scenario-file.ts';

export type Event = RisorgimentoEvent;
export type EventOf<T extends Event['type']> = Event & { readonly type: T };

/** A command as it stands in a record: its type, and fields by name. */
export interface Command {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** What must come of what has happened. */
export interface Due {
  readonly what:
    | 'hit'
    | 'disordered'
    | 'eliminated'
    | 'wavered'
    | 'leader-at-risk'
    | 'cohesion-checked'
    | 'left-reserve'
    | 'leader-fled';
  /** Any one of these. */
  readonly who: readonly string[];
  /** The unit whose coming is the cause. */
  readonly by?: string;
}

/** A fight under way. */
export interface Fight {
  readonly kind: string;
  readonly hex: string;
  readonly side: Side;
  readonly pieces: readonly Unit[];
  /** The brigadiers who go along: by name, or all who stand with those who go. */
  readonly leaders: unknown;
  /** Where each attacker stood, and the hex from which it came in. */
  readonly starts: Map<string, string>;
  readonly came: Map<string, string>;
  /** The unit that each brigadier goes along with. */
  readonly riders: Map<string, string>;
  /** Units that were in the hex before. */
  readonly held: readonly Unit[];
  isSurprise: boolean;
  isRoadCharge: boolean;
  engaged: Set<string>;
  /** The resolution at hand, and what each has been given. */
  resolved: { attackers: Unit[]; defenders: Unit[]; hits: readonly [number, number]; isInside: boolean } | undefined;
  given: Map<string, number>;
  loser: string | undefined;
}

/** What the events have led to so far, and where they do not agree with the book. */
export class Followed {
  readonly book: Book;
  readonly faults: string[] = [];
  readonly counts: Record<string, number> = {};
  /** The activation at hand. */
  corps: string | undefined;
  kind = 'none';
  formation: string | undefined;
  orders = 'none';
  /** Who leads the massed attack at hand. */
  massedBy = '';
  /** The units that act in the step of the formation. */
  members: Unit[] = [];
  readonly acted = new Set<string>();
  /** Units that have come through each entry hex in this activation. */
  readonly through = new Map<string, number>();
  journeys = new Map<string, Journey>();
  /** 5.3 The last unit that moved: another may not go on before it. */
  mover: string | undefined;
  /** Whether play waits in the middle of a procedure. */
  isUnderWay = false;
  /** Steps taken since the last march was ordered. */
  stepsOfOrder = 0;
  /** Whether somebody has taken a step since the command was given. */
  hasStepped = false;
  command: Command = { type: 'begin' };
  /** The march that was ordered last. */
  order: Command = { type: 'begin' };
  question = '';
  /** Whose decision the command was. */
  side: Side = 'allied';
  /** What must still come of what has happened. */
  dues: Due[] = [];
  /** Units that have moved or turned in the command at hand. */
  readonly touched = new Set<string>();
  /** Who may answer the last shot, and at which hex. */
  answers: { readonly by: string; readonly at: string }[] = [];
  /** Hexes that are about to be attacked or shot at by small arms. */
  readonly threatened = new Set<string>();
  /** Hexes that a unit has just come into. */
  enteredHexes: string[] = [];
  /** The brigadiers who go along with the attack that was ordered. */
  leadersNamed: unknown;
  /** Cavalry that will counter-charge. */
  readonly counters = new Set<string>();
  /** Units that have left reserve and not acted since. */
  readonly outOfReserve = new Set<string>();
  /** 7.3 Units whose stack has attacked without them, and the hex they were announced for, if any. */
  readonly bound = new Map<string, string | undefined>();
  fight: Fight | undefined;
  rolledSurprise = false;
  /** Somebody will counter-charge whoever takes the step under way. */
  isCountered = false;
  /** Units that have given way before the step under way, and how they stood. */
  ghosts: { readonly unit: Unit; readonly hex: string; readonly wasDisordered: boolean }[] = [];
  /** The direction of the last step of the march under way: who passes through friends keeps it (R111). */
  heading = 0;
  /** M4 Bridges that were tried in this turn. */
  readonly triedBridges = new Set<string>();
  /** Who holds each objective, and what each side has scored. */
  readonly owners: Map<string, string>;
  readonly killed: Map<Side, number>;
  readonly turnPoints: Map<Side, number>;
  /** What each leader has ridden in the segment or step at hand. */
  readonly ridden = new Map<string, number>();
  readonly hand: Hand;
  phase = 'morale';
  initiative: Side | undefined;
  moraleDue: { id: string; brigades: string[]; continuity: number }[] | undefined;
  constructor(start: Saved, file?: ScenarioFile) {
    this.book = new Book(start, file);
    this.hand = new Hand(this.book);
    this.phase = start.battle.phase;
    this.owners = new Map(Object.entries(start.objective).map(([hex, { owner }]) => [hex, owner]));
    const bySide = (key: 'killed' | 'turnPoints') => new Map(SIDES.map((side) => [side, start.side[side]![key]]));
    this.killed = bySide('killed');
    this.turnPoints = bySide('turnPoints');
  }
  fault(what: string): void {
    this.faults.push(`${this.book.file.id} turn ${this.book.turn}: ${what}`);
  }
  same(what: string, found: unknown, wanted: unknown): void {
    if (JSON.stringify(found) !== JSON.stringify(wanted))
      this.fault(`${what}: game ${JSON.stringify(found)}, book ${JSON.stringify(wanted)}`);
  }
  must(holds: boolean, what: string): void {
    if (!holds) this.fault(what);
  }
  /** 8.4 Leaders of a side in a hex are rolled for: brigadiers, then corps commanders, then overall ones. */
  riskIn(hex: string, side: Side): void {
    for (const l of this.book.leadersIn(hex, side))
      if (!l.isFinished) this.dues.push({ what: 'leader-at-risk', who: [l.id] });
  }
  threaten(hex: string): void {
    this.threatened.clear();
    this.threatened.add(hex);
  }
  get isMassed(): boolean {
    return this.kind === 'massed' || this.kind === 'massed-extended';
  }
  get isExtended(): boolean {
    return this.kind === 'extended' || this.kind === 'massed-extended';
  }
  get active(): Side | undefined {
    return this.corps === undefined ? undefined : this.book.corps.get(this.corps)!.side;
  }
}
