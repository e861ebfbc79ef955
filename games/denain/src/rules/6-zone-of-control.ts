import type { HexId } from '@tambour/boards';
import * as hex from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { ROUTED } from '../model/vocabulary.ts';
import { flank, front } from './2-facing.ts';
import { isCut } from './7-bridges.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { holder, unitBeside, zocReach } = hex;
const { hexOf } = unit;

/** 6c 12.4b Guns, baggage, leaders and routed units have no zone of control: only these units do. */
const hasZoc = (g: Field, u: UnitId): boolean => u >= 0 && g.s.unit.state[u] !== ROUTED;

/** 6.1f 6.1g 6b 6.1h Where a zone reaches from a hex: not into wood, town or redoubt, not over water; works do not stop it. R16 R17 */
const reaching = (g: Field, hex: HexId): number => {
  let open = zocReach(g, hex);
  if (g.s.battle.bridgesCut[0] !== 0) for (let d = 0; d < 6; d++) if (isCut(g, hex, d)) open &= ~(1 << d);
  return open;
};

/** 6a 6.2a 6.2c The hexes a unit controls, as bits around its own: its front. Flanks and rear hinder nobody's movement. */
export const zocOf = (g: Field, u: UnitId): number => (hasZoc(g, u) ? front(g, u) & reaching(g, hexOf(g, u)) : 0);
/** 6.2b 11.7a The flank hexes that count in a retreat, with the same limits. R60 */
export const flankZoneOf = (g: Field, u: UnitId): number => (hasZoc(g, u) ? flank(g, u) & reaching(g, hexOf(g, u)) : 0);

const touches = (g: Field, hex: HexId, side: number, of: (g: Field, u: UnitId) => number): boolean => {
  for (let d = 0; d < 6; d++) {
    const u = unitBeside(g, hex, d);
    if (u >= 0 && g.w.unitSide[u] !== side && of(g, u) & (1 << ((d + 3) % 6))) return true;
  }
  return false;
};
/** 6a Whether a hex lies in a zone of control of the enemies of `side`. */
export const inEnemyZoc = (g: Field, hex: HexId, side: number): boolean => touches(g, hex, side, zocOf);
/** 6.2b Whether a hex is a flank hex of an enemy of `side`. */
export const inEnemyFlank = (g: Field, hex: HexId, side: number): boolean => touches(g, hex, side, flankZoneOf);

/** 6.1e 8.2c 7.4b A hex closed to command and to commanders: an enemy's front or flank, with no friend in it. R18 R40 */
export const isInterdicted = (g: Field, hex: HexId, side: number): boolean =>
  holder(g, hex) !== side && (inEnemyZoc(g, hex, side) || inEnemyFlank(g, hex, side));

/** 6.1c 7.3a Nobody goes from one enemy zone straight into another. */
export const isZocToZoc = (isWatched: boolean, isNextWatched: boolean): boolean => isWatched && isNextWatched;
/** 6.1d 7.3b What leaving an enemy zone costs beside the ground. */
export const leavingCost = (isWatched: boolean): number => (isWatched ? 1 : 0);
