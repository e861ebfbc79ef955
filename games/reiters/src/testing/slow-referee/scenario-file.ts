/* A scenario as its file has it, as far as the book needs it. */

export interface FaceFile {
  readonly arm: string;
  readonly class: string;
  readonly fc: number;
  readonly fq: number;
  readonly ma: number;
}
export interface UnitFile {
  readonly id: string;
  readonly side: string;
  readonly column: string;
  readonly type: string;
  readonly weapon: string;
  readonly steps: number;
  readonly front: FaceFile;
  readonly back?: FaceFile;
  readonly range?: number;
  readonly parent?: string;
}
export interface Bonus {
  readonly fc: number;
  readonly role: string;
  readonly types: readonly string[];
}
export interface LeaderFile {
  readonly id: string;
  readonly side: string;
  readonly column: string;
  readonly rank: string;
  readonly fq: number;
  readonly replacement: { readonly fq: number };
  readonly bonus?: Bonus;
}
export interface Kinds {
  readonly kind: string;
  readonly los: string;
}
export interface BorderFile extends Kinds {
  readonly id: string;
  readonly zones: readonly [string, string];
}
export type Effect = Readonly<Record<string, unknown>> & { readonly kind: string };
export interface ScenarioFile {
  readonly id: string;
  readonly turns: number;
  readonly map: {
    readonly zones: readonly {
      readonly id: string;
      readonly type: string;
      readonly altitude: number;
      readonly blocking: boolean;
    }[];
    readonly borders: readonly BorderFile[];
    readonly junctions: readonly {
      readonly id: string;
      readonly borders: readonly string[];
      readonly pairs: readonly (readonly [string, string])[];
    }[];
    readonly roads: readonly { readonly kind: string; readonly zones: readonly string[] }[];
  };
  readonly supply: Readonly<Record<string, { readonly edge: string; readonly zones: readonly string[] }>>;
  readonly columns: readonly {
    readonly id: string;
    readonly side: string;
    readonly commander: string;
    readonly reinforcement?: { readonly turn: number; readonly zones: readonly string[] };
  }[];
  readonly units: readonly UnitFile[];
  readonly leaders: readonly LeaderFile[];
  readonly baggage: readonly { readonly id: string; readonly side: string }[];
  readonly victory: {
    readonly elimination: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly exit: readonly {
      readonly side: string;
      readonly edge: string;
      readonly zones: readonly string[];
      readonly fromTurn: number;
      readonly vpPerUnit: Readonly<Record<string, number>>;
      readonly leader: Readonly<Record<string, number>>;
    }[];
    readonly objectives: readonly { readonly zone: string; readonly side: string; readonly vp: number }[];
    readonly levels: readonly { readonly min: number; readonly max: number | null; readonly level: string }[];
  };
  readonly special: readonly { readonly id: string; readonly effects: readonly Effect[] }[];
}
