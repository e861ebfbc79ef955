import type { HexId } from '@tambour/boards';
import type { Edition } from './edition.ts';
import { ART, BAGGAGE, INF, REDOUBT, TOWN } from './vocabulary.ts';

/** What of the field an arc depends on. */
interface Standing {
  readonly terrain: Uint8Array;
  readonly edition: Edition;
}

/** Six bits, one a direction: how the rules speak of the hexes around a unit. */
export const ALL_ROUND = 63;
/** The bits of who faces the first vertex, for who faces another. */
const turned = (bits: number, facing: number): number => ((bits << facing) | (bits >> (6 - facing))) & ALL_ROUND;

/** 7.1f 7.1g 2a The two hexes that meet at the faced vertex: where any unit moves, breaches and aims. */
export const forwardArc = (facing: number): number => turned(0b000011, facing);
/** 2b The hexes beside infantry; for cavalry they are front hexes. */
export const lateralArc = (facing: number): number => turned(0b100100, facing);
/** 2b 2c The two hexes behind. */
export const rearArc = (facing: number): number => turned(0b011000, facing);

/** 2d 2e 6.2e Guns face all round, and so does infantry in a redoubt or town; in one edition any unit in a redoubt. R8 */
export function facesAllRound(w: Standing, cls: number, hex: HexId): boolean {
  if (cls === ART) return true;
  const terrain = w.terrain[hex];
  if (terrain === REDOUBT) return cls === INF || w.edition.redoubtFacesAllForEveryUnit;
  return terrain === TOWN && cls === INF;
}

/** 2b 2c 2d 2e The front hexes of a class at a place: infantry two, cavalry and dragoons four (R4), guns six. */
export function frontOf(w: Standing, cls: number, hex: HexId, facing: number): number {
  if (cls === BAGGAGE) return 0;
  if (facesAllRound(w, cls, hex)) return ALL_ROUND;
  return cls === INF ? forwardArc(facing) : forwardArc(facing) | lateralArc(facing);
}

/** 2b 2c Only infantry that does not face all round has flanks. */
export const flankOf = (w: Standing, cls: number, hex: HexId, facing: number): number =>
  cls === INF && !facesAllRound(w, cls, hex) ? lateralArc(facing) : 0;
