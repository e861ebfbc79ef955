import { type HexId, hasSide } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import * as hex from '../model/hex.ts';
import type { UnitId } from '../model/ids.ts';
import { emit, type Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { BAGGAGE, LOST, NOWHERE } from '../model/vocabulary.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { baggageAt, beside, bridgeAt, bridgesDown, defenderIn, isBridge, isBridgeDown, labelOf } = hex;
const { drop, hexOf, idOfUnit, put } = unit;

/** 7.5g Whether a broken bridge has cut the way out of `hex` in direction `d`. Who stands there may leave by the bank he came from. R28 */
export function isCut(g: Field, hex: HexId, d: number): boolean {
  if (g.s.battle.bridgesCut[0] === 0) return false;
  if (isBridgeDown(g, hex)) return isLostBank(g, hex, d, true);
  const x = beside(g, hex, d);
  return x >= 0 && isBridgeDown(g, x) && isLostBank(g, x, (d + 3) % 6, false);
}
function isLostBank(g: Field, hex: HexId, d: number, leaving: boolean): boolean {
  const bridge = itemAt(g.w.bridges, bridgeAt(g, hex));
  if (bridge.keepsHex) return d !== bridge.dirs[0];
  const u = defenderIn(g, hex);
  // A leader alone on the wreck comes off by either bank.
  return !leaving || (u >= 0 && g.s.unit.cameFrom[u] !== beside(g, hex, d));
}

/** Whether a side of a hex cannot be passed by anything: map edge, river bank, a bridge off its axis or broken. */
export const isShut = (g: Field, hex: HexId, d: number): boolean => hasSide(g.w.shut, hex, d) || isCut(g, hex, d);

/** Moves a piece one hex and remembers by which bank it came onto a bridge. */
export function step(g: Field, u: UnitId, to: HexId): void {
  const from = hexOf(g, u);
  put(g, u, to);
  g.s.unit.cameFrom[u] = isBridge(g, to) ? from : NOWHERE;
}

/** 7.5f 7.5h A routing unit has left a bridge on the far side: the second to do so breaks it, or the first where the baggage stands. R28 */
export function routCrossing(g: Field, u: UnitId, bridgeHex: HexId, cameFrom: HexId, to: HexId): void {
  const { w, s } = g;
  const b = bridgeAt(g, bridgeHex);
  if (b < 0 || !w.edition.routBreaksBridges || cameFrom === NOWHERE || cameFrom === to) return;
  if (s.bridge.isDestroyed[b]) return;
  emit(g, { type: 'bridge-crossed', rule: '7.5f', piece: idOfUnit(g, u), hex: labelOf(g, bridgeHex) });
  const hasBaggage = baggageAt(g, bridgeHex);
  const first = s.bridge.crossedBy[b];
  if (first === 0) s.bridge.crossedBy[b] = u + 1;
  if (!hasBaggage && (first === 0 || first === u + 1)) return;
  s.bridge.isDestroyed[b] = 1;
  s.battle.bridgesCut[0] = bridgesDown(g) + 1;
  emit(g, { type: 'bridge-destroyed', rule: hasBaggage ? '7.5h' : '7.5f', hex: labelOf(g, bridgeHex) });
  if (hasBaggage) {
    drop(g, w.baggage);
    s.battle.baggageOwner[0] = 0;
    emit(g, { type: 'baggage-destroyed', rule: '7.5h' });
  }
}

export const isBaggageLost = (g: Field): boolean =>
  g.w.baggage < 0 || (g.w.unitClass[g.w.baggage] === BAGGAGE && g.s.unit.place[g.w.baggage] === LOST);
