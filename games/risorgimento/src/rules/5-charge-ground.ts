import type { HexId } from '@tambour/boards';
import { stepParts } from '../model/ground.ts';
import type { Field } from '../model/state.ts';
import { CHATEAU, DIFFICULT_WOODS, HEAVY_CROPS, HORSE, MARSH, TOWN, VILLAGE, WOODS } from '../model/vocabulary.ts';
import { isRain } from './4-command.ts';
import { isCut } from './6-zone-of-control.ts';

/** 5.54b 7.52a 7.52c Ground that no charge goes through, road or not. */
const NO_CHARGE: ReadonlySet<number> = new Set([MARSH, WOODS, DIFFICULT_WOODS, VILLAGE, TOWN, CHATEAU]);

/** 7.52a 7.52b 7.52c 7.52d 7.54d R93 Whether cavalry can charge over a side: ground and side each cost little, and crops only along a way. */
export function mayChargeOver(g: Field, hex: HexId, d: number): boolean {
  const { w } = g;
  const x = w.near[hex * 6 + d]!;
  if (x < 0 || NO_CHARGE.has(w.terrain[x]!)) return false;
  const cut = isCut(g, hex, d);
  if (w.terrain[x] === HEAVY_CROPS && (w.ways[hex * 6 + d] === 0 || cut)) return false;
  const parts = stepParts(w, w.charts, HORSE, hex, d, x, { isRain: isRain(g), isOffWay: false, isCut: cut });
  const { dearest } = w.charts.charge;
  return parts !== undefined && parts.hex <= dearest && parts.side <= dearest;
}
/** 7.52b R93 Whether a step of a charge enters heavy cultivation: along a road or track, or it would not go there. */
export const isRoadCharge = (g: Field, to: HexId): boolean => g.w.terrain[to] === HEAVY_CROPS;
