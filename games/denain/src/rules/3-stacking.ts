import type { HexId } from '@tambour/boards';
import type { Refusal } from '@tambour/kernel';
import * as hex from '../model/hex.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { refusal } from '../model/refusal.ts';
import type { Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { ART, BAGGAGE, CAV } from '../model/vocabulary.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { batteryAt, isEnemyHeld, isFilledByBaggage, unitAt } = hex;
const { classOf, hexOf, sideOf } = unit;

/** 3a 3b 3c 7.8a One unit a hex, but for a battery beside infantry or dragoons; where the baggage is a piece, nothing shares its hex. */
export function mayStack(g: Field, cls: number, hex: HexId, ignoring = -1): boolean {
  const { w } = g;
  const unit = unitAt(g, hex);
  const battery = batteryAt(g, hex);
  const u = unit === ignoring ? NO_UNIT : unit;
  const b = battery === ignoring ? NO_UNIT : battery;
  if (isFilledByBaggage(g, hex) && ignoring !== w.baggage) return false;
  if (cls === BAGGAGE) return !w.edition.baggageIsPiece || (u < 0 && b < 0);
  if (cls === ART) return b < 0 && (u < 0 || classOf(g, u) !== CAV);
  return u < 0 && (b < 0 || cls !== CAV);
}

/** 3a 3b 7.8a Every rule against a piece of this class, with guns along or without, sharing a hex with the friends in it. */
function whyNotStack(g: Field, u: UnitId, cls: number, battery: UnitId, hex: HexId): Refusal[] {
  const { w } = g;
  const other = unitAt(g, hex);
  const guns = batteryAt(g, hex);
  const out: Refusal[] = [];
  const unit = other === u ? NO_UNIT : other;
  // Guns do not capture what troops do.
  const isBarred = isFilledByBaggage(g, hex) && (sideOf(g, w.baggage) === sideOf(g, u) || cls === ART);
  if (isBarred) out.push(refusal('7.8a', 'baggageThere'));
  const isGun = cls === ART;
  const isFull = isGun ? guns >= 0 && guns !== u : unit >= 0 || (battery >= 0 && guns >= 0 && guns !== battery);
  if (isFull || isBarred) out.push(refusal('3a', 'friendThere'));
  if ((cls === CAV && guns >= 0) || (isGun && unit >= 0 && classOf(g, unit) === CAV))
    out.push(refusal('3b', 'noGunsWithCavalry'));
  return out;
}

/** 7.1h 3a 3b 7.8a Every rule against coming into a hex because of who is in it: enemies, or friends it cannot share with. */
export const whyNotShare = (g: Field, u: UnitId, cls: number, battery: UnitId, hex: HexId): Refusal[] =>
  isEnemyHeld(g, hex, sideOf(g, u)) ? [refusal('7.1h', 'enemyThere')] : whyNotStack(g, u, cls, battery, hex);

/** 10.4a The battery that an infantry or dragoon unit escorts, or -1. */
export const escorted = (g: Field, u: UnitId): UnitId => {
  const cls = classOf(g, u);
  return cls === ART || cls === BAGGAGE || cls === CAV ? NO_UNIT : batteryAt(g, hexOf(g, u));
};
