import { type Base, baseShape, CENTIMETRE, discShape, NearIndex, type Shape, type Spot } from '@tambour/boards';
import type { Arm, Calibre, Formation, MoraleState, Status } from '../../model/vocabulary.ts';
import { KnownMoves } from '../../rules/moving/index.ts';
import { Known } from '../../rules/table/facts.ts';
import type { Sector } from '../../rules/table/ground.ts';
import type { Placed, PlacedFigure } from '../../rules/table/placed.ts';
import { type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';
import type { LeaderKind, TabletopWorld, UnitKind } from './world.ts';

/** A unit on the table as positions see it: one object a unit for as long as the battle lasts, kept true by `views.ts`. */
export class UnitView implements Placed {
  readonly base: Base = { x: 0, y: 0, heading: 0, width: 1, depth: 1 };
  readonly #own: Shape = baseShape();
  shape: Shape = this.#own;
  kind!: UnitKind;
  side = 0;
  arm: Arm = 'infantry';
  status: Status = 'regular';
  figures = 0;
  initialFigures = 0;
  formation: Formation = 'line';
  hasFormation = true;
  state: MoraleState = 'gone';
  regiment: string | null = null;
  opponents: UnitView[] = [];
  firedLast: number | null = null;
  sector: Sector | null = null;
  guns: Calibre | null = null;

  constructor(readonly u: UnitId) {}

  /** The shape of its base, whether or not it holds a sector. */
  get own(): Shape {
    return this.#own;
  }
}
/** A general or aide. */
export class LeaderView implements PlacedFigure {
  readonly shape: Shape = discShape();
  kind!: LeaderKind;
  side = 0;
  isOnTable = false;

  constructor(readonly l: LeaderId) {}
}

/** A place worth a ride, and the unit + 1 he is then with where he would touch several. */
export interface RidePoint extends Spot {
  readonly named: number;
}

/** Most of what is asked of a unit's neighbours is asked within this. */
const CELL = 30 * CENTIMETRE;

/** Room to calculate in: views of every piece over the columns of the state. Each field of a battle has its own. */
export class Scratch {
  readonly units: readonly UnitView[];
  readonly leaders: readonly LeaderView[];
  /** Units in play by where they are. */
  readonly index: NearIndex;
  readonly found: Int32Array;
  /** The moves of each unit as last listed. */
  readonly moves: readonly KnownMoves[];
  /** Where each general and aide may ride, as last listed. */
  readonly rides: readonly Known<readonly RidePoint[]>[];
  /** The epoch of the state that the views were made of; -1 before the first. */
  epoch = -1;

  constructor(w: TabletopWorld) {
    this.units = Array.from({ length: w.rows }, (_, u) => new UnitView(unitId(u)));
    this.index = new NearIndex(w.table, w.rows, CELL);
    this.found = new Int32Array(w.rows);
    this.moves = Array.from({ length: w.rows }, () => new KnownMoves());
    this.rides = Array.from({ length: w.leaders }, () => new Known<readonly RidePoint[]>());
    this.leaders = Array.from({ length: w.leaders }, (_, l) => new LeaderView(leaderId(l)));
  }
}
