import type { Aim, AimAsk, Ghost, Handle, Measured, RulerEnd } from '@tambour/stage';

/** A measured table on its paper: `cm` units of paper to a centimetre, its lower left corner that of the map. */
export interface TableMeasure {
  readonly cm: number;
  readonly width: number;
  readonly height: number;
  /** What the names of places cover: tags keep clear of it. */
  readonly names: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

/** What an aim comes to, with the order to take hold of where there is one. */
export interface AimView extends Aim {
  readonly handle?: Handle;
}

/** What only a measured table is asked. */
export interface TableRequests {
  aim: { ask: AimAsk; answer: AimView };
  /** What an order would do to the base of its piece. */
  ghost: { ask: { command: unknown }; answer: Ghost | undefined };
  measure: { ask: { from: RulerEnd; to: RulerEnd; at: number }; answer: Measured | undefined };
}
