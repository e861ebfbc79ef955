type Sides = Readonly<Record<string, readonly string[]>>;

/** What the map is drawn from and no rule asks for, as scenario.json gives it. A scenario of one's own may do without names. */
export interface SheetPlan {
  readonly map: {
    readonly terrain: { readonly town: readonly string[] };
    readonly names?: Readonly<Record<string, string>>;
    readonly riverName?: string;
    readonly bridges: readonly { readonly vp?: number }[];
    readonly streams: Sides;
    readonly roadBridgesOnStreams: readonly string[];
    readonly roads: Sides;
  };
}
