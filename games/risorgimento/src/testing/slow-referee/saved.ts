/* A position as it is saved, as far as the referee looks at it. */

export interface UnitRow {
  hex: string | null;
  under: string | null;
  marks: string[];
  did: string[];
  facing: string;
  hits: number;
  spent: number;
  place: string;
}
export interface LeaderRow {
  hex: string | null;
  place: string;
  isFinished: number;
  isReduced: number;
}
export interface Saved {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly unit: Readonly<Record<string, UnitRow>>;
  readonly leader: Readonly<Record<string, LeaderRow>>;
  readonly formation: Readonly<Record<string, { orders: string; hasActed: number; isHorsDeCombat: number }>>;
  readonly corps: Readonly<Record<string, { used: number; isFinished: number }>>;
  readonly morale: Readonly<Record<string, { isDemoralized: number }>>;
  readonly side: Readonly<
    Record<string, { hasTried: number; hasRenounced: number; hasMassed: number; killed: number; turnPoints: number }>
  >;
  readonly hand: { side: string; mode: string; streak: number; last: string | null };
  readonly bridge: Readonly<Record<string, { isDestroyed: number }>>;
  readonly objective: Readonly<Record<string, { owner: string }>>;
  readonly battle: {
    turn: number;
    phase: string;
    corps: string | null;
    kind: string;
    formation: string | null;
    attached: string | null;
    leader: string | null;
  };
}
export const savedOf = (json: Readonly<Record<string, unknown>>): Saved => json as unknown as Saved;
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
