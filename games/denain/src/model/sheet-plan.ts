/** What the map is drawn from: the ground, and who waits beside it. */
export interface SheetPlan {
  readonly map: SheetMap;
  readonly formations: Readonly<
    Record<
      Side,
      Readonly<
        Record<string, { readonly name: string; readonly setup: SheetSetup; readonly units: readonly unknown[] }>
      >
    >
  >;
}

export type Side = 'F' | 'C';
export type Sides = Readonly<Record<string, readonly string[]>>;
export interface SheetSetup {
  readonly type: string;
  readonly hexes?: readonly string[];
  readonly turn?: number;
  readonly entry?: readonly string[];
}

/** The ground as scenario.json gives it. Names and tents are ornament: a scenario of one's own may do without. */
export interface SheetMap {
  readonly grid: {
    readonly cols: number;
    readonly rows: { readonly evenColumns: number; readonly oddColumns: number };
  };
  readonly terrain: Readonly<
    Record<'river' | 'town' | 'forest' | 'elevation' | 'redoubtCamp' | 'redoubtLine', readonly string[]>
  >;
  readonly names?: Readonly<Record<string, string>>;
  readonly riverName?: string;
  readonly bridges: readonly { readonly hex: string; readonly axis: readonly string[]; readonly vp?: number }[];
  readonly streams: Sides;
  readonly roadBridgesOnStreams: readonly string[];
  readonly fortifications: Readonly<Record<string, unknown>>;
  readonly breachedAtStart: readonly string[];
  readonly roadGaps: readonly string[];
  readonly roads: Sides;
  readonly campInterior?: readonly string[];
}
