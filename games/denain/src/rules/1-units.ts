import type { Field } from '../model/state.ts';
import { ART, BAGGAGE, COALITION, FRENCH, INF } from '../model/vocabulary.ts';
export const isCombatUnit = (g: Field, u: number): boolean => g.w.unitClass[u]! <= 2;
export const isHorse = (g: Field, u: number): boolean => g.w.unitClass[u] === 1 || g.w.unitClass[u] === 2;
export const enemyOf = (side: number): number => (side === FRENCH ? COALITION : FRENCH);
export const isInfantry = (g: Field, u: number): boolean => g.w.unitClass[u] === INF;
export const isBattery = (g: Field, u: number): boolean => g.w.unitClass[u] === ART;
export const isBaggage = (g: Field, u: number): boolean => g.w.unitClass[u] === BAGGAGE;
