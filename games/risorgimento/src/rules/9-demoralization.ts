import type { Modifier, Work } from '@tambour/kernel';
import { emit } from '../model/emit.ts';
import { modifier } from '../model/modifier.ts';
import type { Field } from '../model/state.ts';
import { FRENCH } from '../model/vocabulary.ts';
import { formationData, moraleGroup } from '../model/world-lookup.ts';
import { rollDie } from './0-dice.ts';
import { continuityOf } from './4-corps.ts';
import { readAllHorsDeCombat } from './9-hors-de-combat.ts';
import { scoreTurn } from './9-victory.ts';

/** 9.2a How many brigades of a group are hors de combat, as last read. */
export const brokenBrigades = (g: Field, group: number): number =>
  moraleGroup(g, group).formations.filter((f) => g.s.formation.isHorsDeCombat[f] === 1).length;

/** 9.2a M9 9.22a Whether a corps or division rolls: a brigade of it is hors de combat, and it is not demoralised already. */
export const mustRollMorale = (g: Field, group: number): boolean =>
  !moraleGroup(g, group).isSteadfast && !g.s.morale.isDemoralized[group] && brokenBrigades(g, group) > 0;

/** 9.2a SM3 R103 What is added to the die: brigades hors de combat, less the continuity in force. */
export function moraleSum(g: Field, group: number): Modifier[] {
  const { corps, continuity } = moraleGroup(g, group);
  const rating = continuity >= 0 ? continuity : continuityOf(g, corps);
  return [
    modifier('9.2a', brokenBrigades(g, group), 'brokenBrigades'),
    modifier(continuity >= 0 ? 'SM3' : '9.2a', -rating, 'continuity'),
  ];
}
/** 9.2b 9.22b The total from which a group is demoralised: lower for French corps where that was agreed. */
export function moraleLevel(g: Field, group: number): number {
  const { formations } = moraleGroup(g, group);
  const isFrench = formations.some((f) => formationData(g, f).nation === FRENCH);
  return isFrench
    ? Math.min(g.w.rules.frenchDemoralization, g.w.charts.demoralization.from)
    : g.w.charts.demoralization.from;
}

/**
 * 3.0h 9.2a 9.2b 9.21c 9.22a SM3 M9 R14 Hors de combat is read anew; then corps or divisions roll, the allied first, in the order of the
 * file. A demoralised corps stays on the field in any weather: only Solferino has a rule by which it may leave in the rain.
 */
export const morale: Work<Field> = {
  name: 'morale',
  run(g) {
    readAllHorsDeCombat(g);
    for (let side = 0; side < 2; side++)
      g.w.moraleGroups.forEach((group, i) => {
        if (g.w.corpsSide[group.corps] === side && mustRollMorale(g, i)) rollMorale(g, i);
      });
    scoreTurn(g);
  },
};
function rollMorale(g: Field, group: number): void {
  const modifiers = moraleSum(g, group);
  const level = moraleLevel(g, group);
  const die = rollDie(g);
  const total = modifiers.reduce((sum, m) => sum + m.value, die);
  const isDemoralized = total >= level;
  if (isDemoralized) g.s.morale.isDemoralized[group] = 1;
  emit(g, {
    type: 'demoralization-rolled',
    rule: moraleGroup(g, group).continuity >= 0 ? 'SM3' : '9.2a',
    group: moraleGroup(g, group).id,
    die,
    modifiers,
    total,
    level,
    isDemoralized,
  });
}
