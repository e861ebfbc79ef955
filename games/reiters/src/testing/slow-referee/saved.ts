export interface UnitRow {
  zone: string | null;
  place: string;
  steps: number;
  marks: string[];
}
export interface LeaderRow {
  zone: string | null;
  place: string;
  marks: string[];
}
/** A position as it is saved, as far as the book needs it. */
export interface Saved {
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  unit: Record<string, UnitRow>;
  leader: Record<string, LeaderRow>;
  baggage: Record<string, { zone: string | null; place: string }>;
  column: Record<string, { order: string; known: string; entered: number; tried: number }>;
  zone: Record<string, { marks: string[] }>;
  battle: {
    turn: number;
    active: string;
    sequence: string;
    first: string;
    moving: number;
    spent: number;
    start: number;
    offRoad: number;
    pointsC: number;
    pointsP: number;
  };
}
export const savedOf = (json: Record<string, unknown>): Saved => json as unknown as Saved;
