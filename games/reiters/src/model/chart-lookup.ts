import { itemAt } from '@tambour/kernel';
import type { Charts } from './charts.ts';
import type { CombatResult } from './combat-result.ts';
import { ARTILLERY, ARTILLERY_GROUP, CAVALRY, CAVALRY_GROUP, FIRE, FOOT_FIRE, FOOT_SHOCK } from './vocabulary.ts';

/** 7.2e The result for a differential and a die; R64 beyond the table its last column counts. */
export function combatResult(charts: Charts, differential: number, die: number): CombatResult {
  const within = Math.min(Math.max(differential, charts.leastDifferential), charts.greatestDifferential);
  return itemAt(itemAt(charts.combat, die - 1), within - charts.leastDifferential);
}

/** 7.4.3b What the class of the AP is worth against that of the DP. */
export function classDifference(charts: Charts, ap: number, dp: number): number {
  const { better, equal, worse } = charts.classModifier;
  return ap < dp ? better : ap > dp ? worse : equal;
}

/** 7.4.6a The column of the terrain table that an attacker reads, by arm and weapon as it stands. */
export function apGroup(arm: number, weapon: number): number {
  if (arm === ARTILLERY) return ARTILLERY_GROUP;
  if (arm === CAVALRY) return CAVALRY_GROUP;
  return weapon === FIRE ? FOOT_FIRE : FOOT_SHOCK;
}

/** 7.5.3e Index of a severity: the worse of the border crossed and the zone entered. */
export const retreatSeverity = (charts: Charts, border: number, zone: number): number =>
  Math.max(itemAt(charts.borders, border).retreat, itemAt(charts.zones, zone).retreat);

/** 4.1Zc What a step costs before zones of control; nothing where none is possible. */
export function stepCost(charts: Charts, border: number, zone: number): number | undefined {
  const over = itemAt(charts.borders, border).mp;
  const into = itemAt(charts.zones, zone).mp;
  return over === undefined || into === undefined ? undefined : over + into;
}

/** 7.9c Whether two pikes fight both rounds and neither gives way. */
export const isDeadlyClash = (charts: Charts, ap: number, dp: number): boolean =>
  charts.deadly.some(([a, b]) => (a === ap && b === dp) || (a === dp && b === ap));
