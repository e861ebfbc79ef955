import { itemAt, oncePer } from '@tambour/kernel';
import { FRENCH } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { shockWorth } from './shock-worth.ts';
import { strikeTable } from './strike-table.ts';

const NEITHER = 2;

/** What measuring a position needs of its world, and room to calculate in: for one call at a time. */
export const roomOf = oncePer((w: DenainWorld) => {
  const ofUnits = () => new Float64Array(w.units);
  const ofObjectives = () => new Float64Array(w.objectives.length);
  return {
    table: strikeTable(w),
    worth: shockWorth(w),
    /** Units that hold their fire away from the Escaut (11.1h), and hexes where nobody has to. */
    holdsFire: Uint8Array.from(w.data.units, ({ side, formation }) =>
      side === FRENCH && !itemAt(w.data.formations, formation).isExemptFromBayonetOrder ? 1 : 0,
    ),
    mayFireAt: w.nearEscaut.map((isNear, h) => isNear | itemAt(w.rightBank, h)),
    /** Odds from which on each column of the shock table counts, nine to a line of the table. */
    odds: Float64Array.from(w.charts.odds.flatMap((line) => line.map(([attack, defence]) => attack / defence))),
    /** The fighting units of the side measured that are on the map and not in rout: the first `count` of the list. */
    units: new Uint16Array(w.units),
    count: 0,
    /** The side of a unit, at its number + 1 as hexes hold it; at 0, where nobody stands, neither. */
    sideAt: Uint8Array.of(NEITHER, ...w.unitSide),
    /** By unit: enemies that it could shock from where it stands; strength that could come against it by a march, or from beside it. */
    targets: new Uint8Array(w.units),
    marching: ofUnits(),
    beside: ofUnits(),
    /** Hexes of the camp behind a work. */
    posts: w.data.works.filter(({ isCamp }) => isCamp).map(({ inner }) => inner),
    /** By objective: how near the nearest unit is, and the strength that each side can bring there. */
    nearest: ofObjectives(),
    grip: ofObjectives(),
    enemyGrip: ofObjectives(),
  };
});
export type Room = ReturnType<typeof roomOf>;
