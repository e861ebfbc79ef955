import { framesOf, type Report } from '@tambour/kernel';
import {
  ATTACKERS,
  chainLength,
  countOf,
  gunsOf,
  listed,
  listedHex,
  listOf,
  passedCount,
  passedUnit,
  roleSide,
  TARGETS,
  vacatedHexes,
} from '../../model/fight.ts';
import { NOBODY } from '../../model/ids.ts';
import { type Field, MARK } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { classOf, has, hexOf, isOnMap, sideOf } from '../../model/unit.ts';
import { ART } from '../../model/vocabulary.ts';
import { isBattery } from '../../rules/1-units.ts';

/** Frames of a shock: while one of them lies on the stack the lists of the fight are filled. */
const SHOCK: readonly StepName[] = [
  'react',
  'resolve',
  'losses',
  'lose',
  'star',
  'disorder',
  'retreats',
  'retreat',
  'after-shock',
];

/** The lists of a shock, the chain of those who make way, and those a rout ran through: filled while under way, empty otherwise. */
export function auditFight(g: Field, say: Report): void {
  const steps = framesOf(g.s, STEP_NAMES).map((frame) => frame.step);
  if (steps.some((step) => SHOCK.includes(step))) auditShock(g, say);
  else auditPeace(g, say);
  if (chainLength(g) > 0 && !steps.includes('chain-next') && !steps.includes('displace'))
    say('combat.chain', 'must be 0: nobody makes way');
  const isRout = steps.some((step) => step === 'rout-run' || step === 'rout-step' || step === 'passed');
  if (passedCount(g) > 0 && !isRout) say('battle.passed', 'must be 0: nobody routs');
  for (let i = 0; i < passedCount(g); i++)
    if (passedUnit(g, i) >= g.w.units || classOf(g, passedUnit(g, i)) >= ART)
      say(`passed.${i}.unit`, 'must be a unit that can be disorganised');
}

function auditPeace(g: Field, say: Report): void {
  for (const column of ['attackers', 'targets', 'vacated', 'isMelee'] as const)
    if (g.s.combat[column][0] !== 0) say(`combat.${column}`, 'must be 0: no shock is being fought');
}

function auditShock(g: Field, say: Report): void {
  const { w, s } = g;
  const { combat } = s;
  if (combat.isMelee[0] !== 1) say('combat.isMelee', 'must be 1 during a shock');
  if (combat.attackers[0] === 0) say('combat.attackers', 'must be 1 or more during a shock');
  if (combat.targets[0] === 0) say('combat.targets', 'must be 1 or more during a shock');
  const seen = new Set<number>();
  /** One who has not left stands in the hex he fights from. */
  const fights = (role: number, i: number, at: string) => {
    const [u, hex] = [listed(g, role, i), listedHex(g, role, i)];
    if (u >= w.units || classOf(g, u) >= ART || sideOf(g, u) !== roleSide(g, role) || seen.has(u))
      return say(`${at}.unit`, 'must be a unit of its side, once');
    seen.add(u);
    if (hex >= w.grid.size) say(`${at}.hex`, 'must be a hex');
    const isThere = isOnMap(g, u) && (hexOf(g, u) === hex || has(g, u, MARK.advanced));
    if (!listOf(g, role).hasLeft[i] && !isThere) say(`${at}.hasLeft`, 'must be 1: it is not in its hex');
  };
  for (let i = 0; i < countOf(g, ATTACKERS); i++) fights(ATTACKERS, i, `attacker.${i}`);
  for (let i = 0; i < countOf(g, TARGETS); i++) {
    const at = `target.${i}`;
    const [battery, hex] = [gunsOf(g, i), listedHex(g, TARGETS, i)];
    const isGun = battery < w.units && isBattery(g, battery) && sideOf(g, battery) === roleSide(g, TARGETS);
    if (battery !== NOBODY && !isGun) say(`${at}.battery`, 'must be a battery of the defender, or none');
    if (battery < w.units && isOnMap(g, battery) && hexOf(g, battery) !== hex)
      say(`${at}.battery`, 'must stand in the hex attacked');
    if (listed(g, TARGETS, i) !== NOBODY) fights(TARGETS, i, at);
    else if (battery === NOBODY) say(`${at}.unit`, 'must be a unit, where there is no battery');
    else if (hex >= w.grid.size) say(`${at}.hex`, 'must be a hex');
  }
  for (const [i, hex] of vacatedHexes(g).entries()) if (hex >= w.grid.size) say(`vacated.${i}.hex`, 'must be a hex');
}
