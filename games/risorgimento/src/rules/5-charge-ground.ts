import type { HexId } from '@tambour/boards';
import type { RuleId } from '../../data/rule-ids.ts';
import { stepParts } from '../model/ground.ts';
import { type Field, topOf } from '../model/state.ts';
import { CHATEAU, DIFFICULT_WOODS, HEAVY_CROPS, HORSE, MARSH, TOWN, VILLAGE, WOODS } from '../model/vocabulary.ts';
import { neighbourOf, terrainOf } from '../model/world-lookup.ts';
import { isRain } from './4-leader-step.ts';
import { isCut } from './6-zone-of-control.ts';

/** What of the ground keeps a charge from going over a side; the names are those of the refusals. */
export type ChargeBar =
  | 'chargeThicket'
  | 'chargeCrops'
  | 'chargeBuildings'
  | 'chargeTown'
  | 'chargeCosts'
  | 'chargeClosed';
export const CHARGE_BAR_RULES: Readonly<Record<ChargeBar, RuleId>> = {
  chargeThicket: '7.52a',
  chargeCrops: '7.52a',
  chargeBuildings: '7.52c',
  chargeTown: '5.54b',
  chargeCosts: '7.52d',
  chargeClosed: '5.26a',
};
/** 5.54b 7.52a 7.52c Ground that no charge goes through, road or not. */
const NO_CHARGE: ReadonlyMap<number, ChargeBar> = new Map([
  [MARSH, 'chargeThicket'],
  [WOODS, 'chargeThicket'],
  [DIFFICULT_WOODS, 'chargeThicket'],
  [VILLAGE, 'chargeBuildings'],
  [CHATEAU, 'chargeBuildings'],
  [TOWN, 'chargeBuildings'],
]);

/** 7.52a 7.52b 7.52c 7.52d 7.54d R93 What keeps cavalry from charging over a side: ground and side each cost little, and crops only along a way. */
export function chargeBarOver(g: Field, hex: HexId, d: number): ChargeBar | undefined {
  const { w } = g;
  const x = neighbourOf(g, hex, d);
  if (x < 0) return 'chargeClosed';
  const ground = NO_CHARGE.get(terrainOf(g, x));
  if (ground) return w.terrain[x] === TOWN && topOf(g, x) >= 0 ? 'chargeTown' : ground;
  const cut = isCut(g, hex, d);
  if (w.terrain[x] === HEAVY_CROPS && (w.ways[hex * 6 + d] === 0 || cut)) return 'chargeCrops';
  const parts = stepParts(w, w.charts, HORSE, hex, d, x, { isRain: isRain(g), isOffWay: false, isCut: cut });
  if (parts === undefined) return 'chargeClosed';
  const { dearest } = w.charts.charge;
  return parts.hex <= dearest && parts.side <= dearest ? undefined : 'chargeCosts';
}
export const mayChargeOver = (g: Field, hex: HexId, d: number): boolean => chargeBarOver(g, hex, d) === undefined;
