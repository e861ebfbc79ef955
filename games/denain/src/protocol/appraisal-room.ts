import type { HexId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { FRENCH } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { type ShockWorth, shockWorth } from './shock-worth.ts';
import { type StrikeTable, strikeTable } from './strike-table.ts';

/** What measuring a position needs of its world, and room to calculate in: for one call at a time. */
export interface Room {
  readonly table: StrikeTable;
  readonly worth: ShockWorth;
  /** Units that hold their fire away from the Escaut (11.1h), and hexes where nobody has to. */
  readonly holdsFire: Uint8Array;
  readonly mayFireAt: Uint8Array;
  /** Odds from which on each column of the shock table counts, nine to a line of the table. */
  readonly odds: Float64Array;
  /** The fighting units of the side measured that are on the map and not in rout: the first `count` of the list. */
  readonly units: Uint16Array;
  count: number;
  /** The side of a unit, at its number + 1 as hexes hold it; at 0, where nobody stands, neither. */
  readonly sideAt: Uint8Array;
  /** By unit: enemies that it could shock from where it stands; strength that could come against it by a march, or from beside it. */
  readonly targets: Uint8Array;
  readonly marching: Float64Array;
  readonly beside: Float64Array;
  /** By objective: how near the nearest unit is. */
  readonly nearest: Float64Array;
  /** Hexes of the camp behind a work. */
  readonly posts: readonly HexId[];
  /** By objective: the strength that each side can bring there. */
  readonly grip: Float64Array;
  readonly enemyGrip: Float64Array;
}

const NEITHER = 2;

export const roomOf = oncePer((w: DenainWorld): Room => {
  const { size } = w.grid;
  return {
    table: strikeTable(w),
    worth: shockWorth(w),
    holdsFire: Uint8Array.from(w.unitSide, (side, u) =>
      side === FRENCH && !w.data.formations[w.unitFormation[u]!]!.isExemptFromBayonetOrder ? 1 : 0,
    ),
    mayFireAt: Uint8Array.from({ length: size }, (_, h) => w.nearEscaut[h]! | w.rightBank[h]!),
    odds: Float64Array.from(w.charts.odds.flatMap((line) => line.map(([attack, defence]) => attack / defence))),
    units: new Uint16Array(w.units),
    count: 0,
    sideAt: Uint8Array.from({ length: w.units + 1 }, (_, i) => (i === 0 ? NEITHER : w.unitSide[i - 1]!)),
    targets: new Uint8Array(w.units),
    marching: new Float64Array(w.units),
    beside: new Float64Array(w.units),
    posts: w.data.works.filter(({ isCamp }) => isCamp).map(({ inner }) => inner),
    nearest: new Float64Array(w.objectives.length),
    grip: new Float64Array(w.objectives.length),
    enemyGrip: new Float64Array(w.objectives.length),
  };
});
