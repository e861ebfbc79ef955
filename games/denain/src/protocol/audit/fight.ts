import type { HexId } from '@tambour/boards';
import { framesOf, type Report } from '@tambour/kernel';
import { NOBODY, type UnitId } from '../../model/ids.ts';
import { type Field, has, isOnMap, MARK } from '../../model/state.ts';
import { STEP_NAMES, type StepName } from '../../model/step-id.ts';
import { ART, ON_MAP } from '../../model/vocabulary.ts';

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
  const { combat, battle } = g.s;
  if (combat.chain[0]! > 0 && !steps.includes('chain-next') && !steps.includes('displace'))
    say('combat.chain', 'must be 0: nobody makes way');
  const isRout = steps.some((step) => step === 'rout-run' || step === 'rout-step' || step === 'passed');
  if (battle.passed[0]! > 0 && !isRout) say('battle.passed', 'must be 0: nobody routs');
  for (let i = 0; i < battle.passed[0]!; i++)
    if (g.s.passed.unit[i]! >= g.w.units || g.w.unitClass[g.s.passed.unit[i]!]! >= ART)
      say(`passed.${i}.unit`, 'must be a unit that can be disorganised');
}

function auditPeace(g: Field, say: Report): void {
  for (const column of ['attackers', 'targets', 'vacated', 'isMelee'] as const)
    if (g.s.combat[column][0] !== 0) say(`combat.${column}`, 'must be 0: no shock is being fought');
}

function auditShock(g: Field, say: Report): void {
  const { w, s } = g;
  const { combat, attacker, target, vacated } = s;
  const side = s.battle.active[0]!;
  if (combat.isMelee[0] !== 1) say('combat.isMelee', 'must be 1 during a shock');
  if (combat.attackers[0] === 0) say('combat.attackers', 'must be 1 or more during a shock');
  if (combat.targets[0] === 0) say('combat.targets', 'must be 1 or more during a shock');
  const seen = new Set<number>();
  /** One who has not left stands in the hex he fights from. */
  const fights = (at: string, u: UnitId, of: number, hex: HexId, hasLeft: number) => {
    if (u >= w.units || w.unitClass[u]! >= ART || w.unitSide[u] !== of || seen.has(u))
      return say(`${at}.unit`, 'must be a unit of its side, once');
    seen.add(u);
    if (hex >= w.grid.size) say(`${at}.hex`, 'must be a hex');
    const isThere = isOnMap(g, u) && (s.unit.hex[u] === hex || has(g, u, MARK.advanced));
    if (!hasLeft && !isThere) say(`${at}.hasLeft`, 'must be 1: it is not in its hex');
  };
  for (let i = 0; i < combat.attackers[0]!; i++)
    fights(`attacker.${i}`, attacker.unit[i]!, side, attacker.hex[i]!, attacker.hasLeft[i]!);
  for (let i = 0; i < combat.targets[0]!; i++) {
    const at = `target.${i}`;
    const battery = target.battery[i]!;
    const isGun = battery < w.units && w.unitClass[battery] === ART && w.unitSide[battery] === 1 - side;
    if (battery !== NOBODY && !isGun) say(`${at}.battery`, 'must be a battery of the defender, or none');
    if (battery < w.units && s.unit.place[battery] === ON_MAP && s.unit.hex[battery] !== target.hex[i])
      say(`${at}.battery`, 'must stand in the hex attacked');
    if (target.unit[i] !== NOBODY) fights(at, target.unit[i]!, 1 - side, target.hex[i]!, target.hasLeft[i]!);
    else if (battery === NOBODY) say(`${at}.unit`, 'must be a unit, where there is no battery');
    else if (target.hex[i]! >= w.grid.size) say(`${at}.hex`, 'must be a hex');
  }
  for (let i = 0; i < combat.vacated[0]!; i++)
    if (vacated.hex[i]! >= w.grid.size) say(`vacated.${i}.hex`, 'must be a hex');
}
