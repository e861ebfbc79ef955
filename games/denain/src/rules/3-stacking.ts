import { baggageAt, batteryAt, type Field, unitAt } from '../state.ts';
import { ART, BAGGAGE, CAV } from '../vocabulary.ts';

/**
 * 3a 3b 3c 7.8a One unit a hex, but for one battery beside one infantry or dragoon unit; leaders never count; where the
 * baggage is a piece, nothing shares its hex.
 */
export function mayStack(g: Field, cls: number, hex: number, ignoring = -1): boolean {
  const { w } = g;
  const unit = unitAt(g, hex);
  const battery = batteryAt(g, hex);
  const u = unit === ignoring ? -1 : unit;
  const b = battery === ignoring ? -1 : battery;
  if (w.edition.baggageIsPiece) {
    if (baggageAt(g, hex) && ignoring !== w.baggage) return false;
    if (cls === BAGGAGE) return u < 0 && b < 0;
  }
  if (cls === BAGGAGE) return true;
  if (cls === ART) return b < 0 && (u < 0 || w.unitClass[u] !== CAV);
  return u < 0 && (b < 0 || cls !== CAV);
}

/** 10.4a The battery that an infantry or dragoon unit escorts, or -1. */
export const escorted = (g: Field, u: number): number => {
  const cls = g.w.unitClass[u]!;
  return cls === ART || cls === BAGGAGE || cls === CAV ? -1 : batteryAt(g, g.s.unit.hex[u]!);
};
