import type { HexId } from '@tambour/boards';
import { emit } from '../model/emit.ts';
import type { UnitId } from '../model/ids.ts';
import { baggageAt, drop, type Field, put } from '../model/state.ts';
import { BAGGAGE, LOST, NOWHERE } from '../model/vocabulary.ts';

/** 7.5g Whether a broken bridge has cut the way out of `hex` in direction `d`. Who stands there may leave by the bank he came from. R28 */
export function isCut(g: Field, hex: HexId, d: number): boolean {
  const { w, s } = g;
  if (s.battle.bridgesCut[0] === 0) return false;
  const x = w.near[hex * 6 + d]!;
  const here = w.bridge[hex]!;
  if (here > 0 && s.bridge.isDestroyed[here - 1]) return isLostBank(g, here - 1, d, true, hex);
  if (x < 0) return false;
  const there = w.bridge[x]!;
  return there > 0 && s.bridge.isDestroyed[there - 1] === 1 && isLostBank(g, there - 1, (d + 3) % 6, false, x);
}
function isLostBank(g: Field, b: number, d: number, leaving: boolean, hex: HexId): boolean {
  const bridge = g.w.bridges[b]!;
  if (bridge.keepsHex) return d !== bridge.dirs[0];
  if (!leaving) return true;
  const u = g.s.at.unit[hex]! || g.s.at.battery[hex]!;
  // A leader alone on the wreck comes off by either bank.
  return u > 0 && g.s.unit.cameFrom[u - 1] !== g.w.near[hex * 6 + d];
}

/** Whether a side of a hex cannot be passed by anything: map edge, river bank, a bridge off its axis or broken. */
export const isShut = (g: Field, hex: HexId, d: number): boolean =>
  (g.w.shut[hex]! & (1 << d)) !== 0 || isCut(g, hex, d);

/** Moves a piece one hex and remembers by which bank it came onto a bridge. */
export function step(g: Field, u: UnitId, to: HexId): void {
  const from = g.s.unit.hex[u]!;
  put(g, u, to);
  g.s.unit.cameFrom[u] = g.w.bridge[to]! > 0 ? from : NOWHERE;
}

/** 7.5f 7.5h A routing unit has left a bridge on the far side: the second to do so breaks it, or the first where the baggage stands. R28 */
export function routCrossing(g: Field, u: UnitId, bridgeHex: HexId, cameFrom: HexId, to: HexId): void {
  const { w, s } = g;
  const b = w.bridge[bridgeHex]! - 1;
  if (b < 0 || !w.edition.routBreaksBridges || cameFrom === NOWHERE || cameFrom === to) return;
  if (s.bridge.isDestroyed[b]) return;
  emit(g, { type: 'bridge-crossed', rule: '7.5f', piece: w.unitIds[u]!, hex: w.hexNames[bridgeHex]! });
  const hasBaggage = baggageAt(g, bridgeHex);
  const first = s.bridge.crossedBy[b]!;
  if (first === 0) s.bridge.crossedBy[b] = u + 1;
  if (!hasBaggage && (first === 0 || first === u + 1)) return;
  s.bridge.isDestroyed[b] = 1;
  s.battle.bridgesCut[0]! += 1;
  emit(g, { type: 'bridge-destroyed', rule: hasBaggage ? '7.5h' : '7.5f', hex: w.hexNames[bridgeHex]! });
  if (hasBaggage) {
    drop(g, w.baggage);
    s.battle.baggageOwner[0] = 0;
    emit(g, { type: 'baggage-destroyed', rule: '7.5h' });
  }
}

export const isBaggageLost = (g: Field): boolean =>
  g.w.baggage < 0 || (g.w.unitClass[g.w.baggage] === BAGGAGE && g.s.unit.place[g.w.baggage] === LOST);
