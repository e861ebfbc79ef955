import chartsFile from '../../../data/charts.json' with { type: 'json' };
import magenta from '../../../data/scenarios/magenta.json' with { type: 'json' };
import sanMartino from '../../../data/scenarios/san-martino.json' with { type: 'json' };

/* The charts and the scenarios as their files have them, as far as the referee needs them. */

export const SIDES = ['allied', 'austrian'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'allied' ? 'austrian' : 'allied');

export interface UnitFile {
  readonly id: string;
  readonly brigade: string;
  readonly type: string;
  readonly cohesion?: number;
  readonly ma: number;
  readonly gun?: string;
  readonly range?: number;
}
export interface LeaderFile {
  readonly id: string;
  readonly rank: string;
  readonly side: Side;
  readonly corps?: string;
  readonly brigade?: string;
  readonly range?: number;
  readonly continuity?: number;
  readonly engagementDrm?: number;
  readonly ma: number;
  readonly reduced?: { readonly range: number; readonly continuity: number };
  readonly rangeNearOverall?: number;
  readonly rangeNearOverallReduced?: number;
  readonly leadsMassed?: boolean;
}
export interface BrigadeFile {
  readonly id: string;
  readonly nation: string;
  readonly corps: string;
  readonly division: string;
  readonly kind: string;
  readonly army?: number;
  readonly leader?: string;
}
export interface CorpsFile {
  readonly id: string;
  readonly side: Side;
  readonly commander?: string;
}
export interface EffectFile {
  readonly rule: string;
  readonly kind: string;
  readonly [more: string]: unknown;
}
export interface ScenarioFile {
  readonly id: string;
  readonly map: {
    readonly columns: number;
    readonly rows: number;
    readonly default: { readonly terrain: string; readonly level: number };
    readonly overrides: readonly {
      readonly terrain: string;
      readonly level: number;
      readonly hexes: readonly string[];
    }[];
    readonly hexsides: {
      readonly river: readonly string[];
      readonly canal: readonly string[];
      readonly stream_shallow: readonly string[];
      readonly stream_deep: readonly string[];
      readonly bridge: readonly { readonly side: string }[];
      readonly ford: readonly { readonly side: string }[];
      readonly crest: readonly { readonly side: string; readonly level: number }[];
    };
    readonly roads: Readonly<Record<string, readonly (readonly string[])[]>>;
    readonly entryHexes: Readonly<Record<Side, readonly string[]>>;
    readonly fortifications: readonly { readonly hex: string; readonly protects: readonly number[] }[];
  };
  readonly turns: readonly { readonly time: string; readonly weather: string; readonly night?: boolean }[];
  readonly initiative: {
    readonly allied: number;
    readonly austrian: number;
    readonly whileOnMap?: Readonly<Partial<Record<Side, string>>>;
  };
  readonly corps: readonly CorpsFile[];
  readonly leaders: readonly LeaderFile[];
  readonly brigades: readonly BrigadeFile[];
  readonly units: readonly UnitFile[];
  readonly reinforcements: readonly {
    readonly turn: number;
    readonly entry: readonly string[];
    readonly units: readonly string[];
    readonly leaders: readonly string[];
    readonly onceThisTurn?: boolean;
  }[];
  readonly reserve: {
    readonly startsInReserve: readonly string[];
    readonly releaseTurn: Readonly<Record<string, number>>;
  };
  readonly effects: readonly EffectFile[];
  readonly victory: {
    readonly objectives: Readonly<Record<string, number>>;
    readonly scoresObjectives: Side;
    readonly perTurn?: readonly {
      readonly side: Side;
      readonly hex: string;
      readonly fromTurn: number;
      readonly points: number;
    }[];
    readonly eliminated: number;
    readonly demoralized: number;
    readonly levels: readonly { readonly from?: number; readonly winner: string | null; readonly grade: string }[];
  };
}
const FILES: Readonly<Record<string, unknown>> = { magenta, 'san-martino': sanMartino };
export const scenarioFile = (id: string): ScenarioFile => FILES[id] as ScenarioFile;

export type Column = 'infantry' | 'cavalry' | 'artillery' | 'horseArtillery' | 'leader';
type Moves = Readonly<Record<Column, number | null>>;
export interface HexRow {
  readonly move: Moves;
  readonly attack: number;
  readonly artillery: number;
  readonly smallArms: number;
  readonly needsWay?: readonly string[];
}
interface TerrainChart {
  readonly hex: Readonly<Record<string, HexRow>>;
  readonly slope: readonly {
    readonly move: Moves;
    readonly attack: number;
    readonly artillery: number;
    readonly smallArms: number;
  }[];
  readonly water: Readonly<Record<string, { readonly move: Moves; readonly attack: number | null }>>;
  readonly roadCost: number;
}
export const charts = chartsFile;
export const terrainChart = chartsFile.terrain as unknown as TerrainChart;
