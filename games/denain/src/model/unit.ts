import type { HexId } from '@tambour/boards';
import type { IdArray } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { labelOf } from './hex.ts';
import type { FormationId, UnitId } from './ids.ts';
import type { UnitData } from './scenario.ts';
import { emit, type Field } from './state.ts';
import { ART, BAGGAGE, LOST, NOWHERE, ON_MAP } from './vocabulary.ts';

export const hexOf = (g: Field, u: UnitId): HexId => g.s.unit.hex[u]!;
export const facingOf = (g: Field, u: UnitId): number => g.s.unit.facing[u]!;
export const strengthOf = (g: Field, u: UnitId): number => g.s.unit.cf[u]!;
export const stateOf = (g: Field, u: UnitId): number => g.s.unit.state[u]!;

export const sideOf = (g: Field, u: UnitId): number => g.w.unitSide[u]!;
export const classOf = (g: Field, u: UnitId): number => g.w.unitClass[u]!;
export const formationOf = (g: Field, u: UnitId): FormationId => g.w.unitFormation[u]!;
/** 1c As printed: movement points, morale, strength, the modifier of guns. */
export const movementOf = (g: Field, u: UnitId): number => g.w.unitMp[u]!;
export const moraleOf = (g: Field, u: UnitId): number => g.w.unitMorale[u]!;
export const fullStrength = (g: Field, u: UnitId): number => g.w.unitCf[u]!;
export const gunsModifier = (g: Field, u: UnitId): number => g.w.fireModifier[u]!;
export const unitData = (g: Field, u: UnitId): UnitData => g.w.data.units[u]!;
/** What commands, events and records call it. */
export const idOfUnit = (g: Field, u: UnitId): string => g.w.unitIds[u]!;

export const armyOf = (g: Field, side: number): IdArray<UnitId> => g.w.sideUnits[side]!;
export const batteriesOf = (g: Field, side: number): IdArray<UnitId> => g.w.batteries[side]!;

export const has = (g: Field, u: UnitId, mark: number): boolean => (g.s.unit.marks[u]! & mark) !== 0;
export const mark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! |= bits;
};
export const unmark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! &= ~bits;
};

/** 7.6g Whether it took part in driving a defender out of the hex in a direction. */
export const hasDrivenTo = (g: Field, u: UnitId, d: number): boolean => (g.s.unit.drove[u]! & (1 << d)) !== 0;
export const noteDriven = (g: Field, u: UnitId, d: number): void => {
  g.s.unit.drove[u]! |= 1 << d;
};
export const cameFrom = (g: Field, u: UnitId): HexId => g.s.unit.cameFrom[u]!;
export const isOnMap = (g: Field, u: UnitId): boolean => g.s.unit.place[u] === ON_MAP;

/** Takes a piece off its hex, and puts it on another. The index of who stands where follows. */
export function lift(g: Field, u: UnitId): void {
  const hex = hexOf(g, u);
  if (hex === NOWHERE) return;
  const cls = classOf(g, u);
  if (cls === ART) g.s.at.battery[hex] = 0;
  else if (cls !== BAGGAGE && g.s.at.unit[hex] === u + 1) g.s.at.unit[hex] = 0;
  g.s.unit.hex[u] = NOWHERE;
}
export function put(g: Field, u: UnitId, hex: HexId): void {
  lift(g, u);
  g.s.unit.drove[u] = 0;
  g.s.unit.hex[u] = hex;
  g.s.unit.place[u] = ON_MAP;
  const cls = classOf(g, u);
  if (cls === ART) g.s.at.battery[hex] = u + 1;
  else if (cls !== BAGGAGE) g.s.at.unit[hex] = u + 1;
}
export function drop(g: Field, u: UnitId): void {
  lift(g, u);
  g.s.unit.place[u] = LOST;
}

type Step = 'stepped' | 'withdrew' | 'ran' | 'retreated' | 'displaced' | 'advanced';
/** A piece has gone from one hex to the next. */
export const emitStep = (g: Field, type: Step, rule: RuleId, u: UnitId, from: HexId, to: HexId): void =>
  emit(g, { type, rule, piece: idOfUnit(g, u), from: labelOf(g, from), to: labelOf(g, to) });
