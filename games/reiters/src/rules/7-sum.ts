import type { Modifier, Text } from '@tambour/kernel';
import { apGroup, classDifference } from '../model/chart-lookup.ts';
import type { UnitId } from '../model/ids.ts';
import { isReplaced, leaderData } from '../model/leader.ts';
import { crossingOf, crossingWorth, zoneChart } from '../model/lookup.ts';
import { FIGHT_KIND, type Field, MARK, PART } from '../model/state.ts';
import { armyOf, faceOf, has, isHope, partOf, sheetOf, typeOf, zoneOf } from '../model/unit.ts';
import { ARTILLERY, ARTILLERY_GROUP } from '../model/vocabulary.ts';
import { linkOf } from '../model/world.ts';
import { leadersAt, unitsAt } from '../model/zone.ts';
import { bestEntry, distanceOf } from './4-sight.ts';
import { effectsOf } from './10-effects.ts';
import { modifier } from './conditions.ts';

/** One round between a principal attacker and a principal defender, fought or only thought of. */
export interface Bout {
  readonly kind: number;
  readonly attacker: UnitId;
  readonly defender: UnitId;
  readonly withCharge: boolean;
  readonly isSecond: boolean;
}

export const isReaction = (kind: number): boolean =>
  kind === FIGHT_KIND.reactionFire || kind === FIGHT_KIND.reactionCharge;

/** 7.4.4a 7.4.4b 7.4.4c 7.4.4d 1.3.7j 1.3.7m 11.4.4e N13 Whether a unit could support one of its zone, orders aside. */
function couldSupport(g: Field, u: UnitId, principal: UnitId): boolean {
  return (
    u !== principal &&
    sheetOf(g, u).weapon !== sheetOf(g, principal).weapon &&
    !has(g, u, MARK.disorganised | MARK.isolated) &&
    !isHope(g, u)
  );
}
/** 7.4.4e 11.4.4e Those of its zone who could support a unit and fit; nobody supports enfants perdus. */
const supportsOf = (g: Field, principal: UnitId, fits: (u: UnitId) => boolean): UnitId[] =>
  isHope(g, principal)
    ? []
    : unitsAt(g, zoneOf(g, principal), armyOf(g, principal)).filter((u) => couldSupport(g, u, principal) && fits(u));
const isLetAttack = (g: Field, u: UnitId): boolean => effectsOf(g, u)?.canAttack ?? true;
/** 7.3c 7.4.4f R57 R60 R87 Units that support the attacker: who has not fought yet and may attack. */
export const attackSupports = (g: Field, principal: UnitId): UnitId[] =>
  supportsOf(
    g,
    principal,
    (u) => (!has(g, u, MARK.fought) || partOf(g, u) === PART.attackSupport) && isLetAttack(g, u),
  );
/** R87 Those who would support but for their order: the enemy sees them stand idle. */
export const idleByOrder = (g: Field, principal: UnitId): UnitId[] =>
  supportsOf(g, principal, (u) => !has(g, u, MARK.fought) && !isLetAttack(g, u));
/** 7.3c 7.4.4d Units that support the defender. */
export const defenceSupports = (g: Field, principal: UnitId): UnitId[] => supportsOf(g, principal, () => true);

/** 7.4.2a R63 The best bonus of the leaders of a side in the zone of its principal unit; a replacement has none. */
function leaderBonus(g: Field, u: UnitId, role: 'AP' | 'DP'): Modifier | undefined {
  let best: { value: number; name: Text } | undefined;
  for (const l of leadersAt(g, zoneOf(g, u), armyOf(g, u))) {
    const { bonus, name } = leaderData(g, l);
    if (!bonus || isReplaced(g, l)) continue;
    if (bonus.role !== 'any' && bonus.role !== role) continue;
    if (bonus.types && !bonus.types.includes(typeOf(g, u))) continue;
    if (!best || bonus.fc > best.value) best = { value: bonus.fc, name };
  }
  return best && { rule: '7.4.2a', value: best.value, what: best.name };
}

/** 7.2b 7.2g The sum of the attacker, item by item, his combat factor first. */
export function attackItems(g: Field, b: Bout): Modifier[] {
  const { charts } = g.w;
  const face = faceOf(g, b.attacker);
  const out = [modifier('7.2d', face.fc, 'combatFactor')];
  // 7.4.1b
  if (b.withCharge) out.push(modifier('7.4.1b', charts.charge, 'charge'));
  const bonus = leaderBonus(g, b.attacker, 'AP');
  if (bonus) out.push(bonus);
  // 7.4.3a 7.4.3b
  const cls = classDifference(charts, face.cls, faceOf(g, b.defender).cls);
  if (cls !== 0) out.push(modifier('7.4.3b', cls, cls > 0 ? 'betterClass' : 'worseClass'));
  const order = effectsOf(g, b.attacker)?.apModifier ?? 0;
  if (order !== 0) out.push(modifier('10.1h', order, 'order'));
  // 7.2g 7.4.4e
  if (b.kind === FIGHT_KIND.close) {
    const n = attackSupports(g, b.attacker).length;
    if (n > 0) out.push(modifier('7.4.4e', n * charts.supportEach, 'support'));
  }
  // 1.3.7e
  if (has(g, b.attacker, MARK.disorganised)) out.push(modifier('1.3.7e', charts.disorganised, 'disorganised'));
  return out;
}

/** 7.2c 7.2g 7.4.5c The sum of the defender, item by item. */
export function defenceItems(g: Field, b: Bout): Modifier[] {
  const { charts } = g.w;
  const { battle } = g.s;
  const face = faceOf(g, b.defender);
  const out = [modifier('7.2d', face.fc, 'combatFactor')];
  const zone = zoneOf(g, b.defender);
  // 7.4.5a 7.4.5b 7.4.5c R62 In a pike clash or a caracole the second round follows the first by itself.
  const isAgain = battle.lastZone[0] === zone + 1 && battle.lastDefender[0] === b.defender + 1;
  if (b.kind === FIGHT_KIND.close && isAgain)
    out.push(modifier(b.isSecond ? '7.4.5b' : '7.4.5a', charts.additionalAttack, 'attackedAgain'));
  const bonus = leaderBonus(g, b.defender, 'DP');
  if (bonus) out.push(bonus);
  out.push(...terrainItems(g, b));
  const order = effectsOf(g, b.defender)?.dpModifier ?? 0;
  if (order !== 0) out.push(modifier('10.1h', order, 'order'));
  if (!isReaction(b.kind)) {
    const n = defenceSupports(g, b.defender).length;
    if (n > 0) out.push(modifier('7.4.4e', n * charts.supportEach, 'support'));
  }
  if (has(g, b.defender, MARK.disorganised)) out.push(modifier('1.3.7e', charts.disorganised, 'disorganised'));
  // 11.1.1f R92
  if (isReaction(b.kind) && has(g, b.attacker, MARK.caracole))
    out.push(modifier('11.1.1f', charts.caracoleReaction, 'caracole'));
  return out;
}

/** 7.4.6a 7.4.6b R48 What the ground gives the defender against this attacker. */
function terrainItems(g: Field, b: Bout): Modifier[] {
  const group = apGroup(faceOf(g, b.attacker).arm, sheetOf(g, b.attacker).weapon);
  const zone = zoneOf(g, b.defender);
  const link = linkOf(g.w, zoneOf(g, b.attacker), zone);
  const ground = zoneChart(g, zone).terrain?.[group] ?? 0;
  const crossing = link < 0 ? 0 : crossingWorth(g, armyOf(g, b.defender), crossingOf(g, link), group);
  const out: Modifier[] = [];
  if (ground !== 0) out.push(modifier('7.4.6a', ground, 'ground'));
  if (crossing !== 0) out.push(modifier('7.4.6a', crossing, 'border'));
  return out;
}

/** 7.8d R74 Other guns of the zone that have the target in range and could add to a shot, orders aside. */
function gunsBeside(g: Field, gun: UnitId, target: UnitId): UnitId[] {
  const from = zoneOf(g, gun);
  const far = distanceOf(g, from, zoneOf(g, target));
  return unitsAt(g, from, armyOf(g, gun)).filter(
    (u) =>
      u !== gun &&
      faceOf(g, u).arm === ARTILLERY &&
      far <= (sheetOf(g, u).range ?? 0) &&
      (!has(g, u, MARK.fought) || g.s.unit.part[u] === PART.addingGun) &&
      (!g.w.charts.addingGunMustBeFit || !has(g, u, MARK.disorganised | MARK.isolated)),
  );
}
const mayFireGuns = (g: Field, u: UnitId): boolean => effectsOf(g, u)?.canFireArtillery ?? true;
/** 7.8d R74 R89 Those of them that do add. */
export const addingGuns = (g: Field, gun: UnitId, target: UnitId): UnitId[] =>
  gunsBeside(g, gun, target).filter((u) => mayFireGuns(g, u));

const isInSupport = (g: Field, gun: UnitId, target: UnitId): boolean =>
  distanceOf(g, zoneOf(g, gun), zoneOf(g, target)) <= g.w.charts.artillery.supportRange;
/** 7.8g Shock units beside a gun that fires at the next zone. */
export const shotSupports = (g: Field, gun: UnitId, target: UnitId): UnitId[] =>
  isInSupport(g, gun, target) ? attackSupports(g, gun) : [];
/** R87 R89 Those who would support a shot, and guns that would add to it, but for their order: as plain as in close combat. */
export const idleAtShot = (g: Field, gun: UnitId, target: UnitId): UnitId[] => [
  ...(isInSupport(g, gun, target) ? idleByOrder(g, gun) : []),
  ...gunsBeside(g, gun, target).filter((u) => !mayFireGuns(g, u)),
];

/** 7.8c 7.8d 7.8f 7.8g 7.8h 7.8i X5 R63 R74 R75 The modified factor of a gun against a target, item by item. */
export function shotItems(g: Field, gun: UnitId, target: UnitId): Modifier[] {
  const { artillery } = g.w.charts;
  const from = zoneOf(g, gun);
  const to = zoneOf(g, target);
  const far = distanceOf(g, from, to);
  const out = [modifier('7.8j', faceOf(g, gun).fc, 'combatFactor')];
  if (far >= artillery.longRange) out.push(modifier('7.8f', artillery.atLongRange, 'longRange'));
  const supports = shotSupports(g, gun, target).length;
  if (supports > 0) out.push(modifier('7.8g', supports * artillery.supportEach, 'support'));
  const ground = zoneChart(g, to).terrain?.[ARTILLERY_GROUP] ?? 0;
  if (ground !== 0) out.push(modifier('7.8h', ground, 'ground'));
  const entry = bestEntry(g, from, to);
  const border = entry < 0 ? 0 : crossingWorth(g, armyOf(g, target), entry, ARTILLERY_GROUP);
  if (border !== 0) out.push(modifier('7.8h', border, 'border'));
  if (has(g, gun, MARK.disorganised)) out.push(modifier('7.8i', artillery.disorganised, 'disorganised'));
  const guns = addingGuns(g, gun, target).length;
  if (guns > 0) out.push(modifier('7.8d', guns * artillery.otherGunEach, 'otherGuns'));
  return out;
}
