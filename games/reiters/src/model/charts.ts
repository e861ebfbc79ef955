import { BadInput, type Text } from '@tambour/kernel';
import { chartsShape, type OrderChange } from './charts-shape.ts';
import { type CombatResult, readResult } from './combat-result.ts';
import { type Profile, readProfiles } from './profile.ts';
import {
  AP_GROUPS,
  BORDER_KINDS,
  CLASSES,
  type MoveLimit,
  ORDERS,
  SEVERITIES,
  UNIT_TYPES,
  ZONE_TYPES,
} from './vocabulary.ts';

/** 10.1h What an order does to the units of its column. */
export interface OrderEffects {
  /** 10.3b */
  readonly initiative: number;
  readonly mp: number;
  readonly moveLimit: MoveLimit | undefined;
  readonly canAttack: boolean;
  readonly apModifier: number;
  readonly dpModifier: number;
  readonly canFireInReaction: boolean;
  /** Added to the quality factor in the test of a reaction fire. */
  readonly reactionFireQuality: number;
  readonly canChargeInReaction: boolean;
  readonly canRetreatBeforeCombat: boolean;
  readonly retreatWaivesSpeed: boolean;
  readonly retreatWaivesTest: boolean;
  readonly canSubstitute: boolean;
  readonly canFireArtillery: boolean;
}

/** Every table of the game. Lists are by the index of a word in its vocabulary (zone type, border kind, class, order). */
export interface Charts {
  readonly zones: readonly {
    /** 4.1.1a 4.1.1b 4.1.1c Points to enter; none where nobody enters (4.1.1d). */
    readonly mp: number | undefined;
    /** 4.3e */
    readonly stack: number;
    /** 7.5.3b 7.5.3c 7.5.3d Index of a severity. */
    readonly retreat: number;
    /** 7.4.6a By group of the attacker; none for zones that nobody holds. */
    readonly terrain: readonly number[] | undefined;
  }[];
  readonly borders: readonly {
    /** 4.1.2a 4.1.2b 4.1.2c Points on top; none where nobody crosses (4.1.2d). */
    readonly mp: number | undefined;
    readonly retreat: number;
    /** 7.4.6a By group of the attacker; none where that group cannot attack across. */
    readonly terrain: readonly (number | undefined)[];
  }[];
  readonly movement: {
    readonly zocSurcharge: number;
    readonly roadBonus: { readonly infantry: number; readonly cavalry: number; readonly leader: number };
    readonly mountOrDismount: number;
    readonly createForlornHope: number;
    readonly absorbForlornHope: number;
    readonly stepTestAt: number;
    readonly stepDisorganisedFrom: number;
    /** Points lost by arm: infantry, cavalry. */
    readonly disorganisedPenalty: { readonly infantry: number; readonly cavalry: number };
    readonly leaderAllowance: number;
  };
  readonly commandRadius: number;
  /** 7.4.3b For the AP. */
  readonly classModifier: { readonly better: number; readonly equal: number; readonly worse: number };
  readonly charge: number;
  readonly supportEach: number;
  readonly disorganised: number;
  readonly additionalAttack: number;
  readonly caracoleReaction: number;
  /** 7.2e By die, 1 first, and column, the lowest differential first. */
  readonly combat: readonly (readonly CombatResult[])[];
  readonly leastDifferential: number;
  readonly greatestDifferential: number;
  readonly orders: readonly OrderEffects[];
  /** 10.2b */
  readonly orderChange: Readonly<Record<OrderChange, { readonly value: number; readonly what: Text }>>;
  readonly aboutFaceFrom: number;
  /** 7.8d 7.8f 7.8g 7.8i */
  readonly artillery: {
    readonly longRange: number;
    readonly atLongRange: number;
    readonly supportRange: number;
    readonly supportEach: number;
    readonly disorganised: number;
    readonly otherGunEach: number;
  };
  /** 7.6a */
  readonly leaderEliminatedAtOrBelow: number;
  /** 7.9a Whether a unit type is a pike, by type. */
  readonly isPike: readonly boolean[];
  /** 7.9c Pairs of types that fight to the death, either way. */
  readonly deadly: readonly (readonly [number, number])[];
  readonly pikeRounds: number;
  readonly profiles: readonly Profile[];
  readonly forlornHopesPerParent: number;
  /** R21 */
  readonly altitudeLimitsReactions: boolean;
  /** R74 */
  readonly addingGunMustBeFit: boolean;
}

/** The charts as a file has them, read once and checked; throws `BadInput` that names the field. */
export function readCharts(json: unknown, path = 'charts'): Charts {
  const c = chartsShape(json, path);
  const find = <T>(rows: readonly T[], is: (row: T) => boolean, at: string, name: string): T => {
    const found = rows.filter(is);
    if (found.length === 1) return found[0]!;
    throw new BadInput(`${path}.${at}`, found.length ? `names ${name} twice` : `has no row ${name}`);
  };
  if (c.classes.order.join() !== CLASSES.join())
    throw new BadInput(`${path}.classes.order`, `must be ${CLASSES.join(', ')}`);
  const zone = (type: (typeof ZONE_TYPES)[number]) => {
    const row = find(c.zoneTypes.rows, (r) => r.type === type, 'zoneTypes.rows', type);
    return {
      mp: row.mp ?? undefined,
      stack: row.stack,
      retreat: SEVERITIES.indexOf(c.retreat.zone[type]),
      terrain: type === 'X' ? undefined : AP_GROUPS.map((g) => c.table1.zone[type][g]),
    };
  };
  const border = (kind: (typeof BORDER_KINDS)[number]) => ({
    mp: find(c.borders.rows, (r) => r.kind === kind, 'borders.rows', kind).mp ?? undefined,
    retreat: SEVERITIES.indexOf(c.retreat.border[kind]),
    terrain: AP_GROUPS.map((g) => c.table1.border[kind][g] ?? undefined),
  });
  const [least, greatest] = c.table2.clamp;
  if (least === undefined || greatest === undefined || least > greatest)
    throw new BadInput(`${path}.table2.clamp`, 'must be the least and the greatest differential');
  const row = (die: '1' | '2' | '3' | '4' | '5' | '6') => {
    const cells = c.table2.rows[die];
    if (Object.keys(cells).length !== greatest - least + 1)
      throw new BadInput(
        `${path}.table2.rows.${die}`,
        `must have a cell for each differential from ${least} to ${greatest}`,
      );
    return Array.from({ length: greatest - least + 1 }, (_, i) => {
      const at = `${path}.table2.rows.${die}.${least + i}`;
      return readResult(cells[least + i] ?? '', at);
    });
  };
  const orderOf = (name: (typeof ORDERS)[number]): OrderEffects => {
    const o = c.table3.orders[name];
    return {
      initiative: o.initiative,
      mp: o.mp,
      moveLimit: o.moveLimit ?? undefined,
      canAttack: o.attack,
      apModifier: o.apMod,
      dpModifier: o.dpMod,
      canFireInReaction: o.reactionFire.allowed,
      reactionFireQuality: o.reactionFire.fqBonus ?? 0,
      canChargeInReaction: o.reactionCharge.allowed,
      canRetreatBeforeCombat: o.retreatBeforeCombat.allowed,
      retreatWaivesSpeed: o.retreatBeforeCombat.waiveSpeed ?? false,
      retreatWaivesTest: o.retreatBeforeCombat.waiveTest ?? false,
      canSubstitute: o.substitution,
      canFireArtillery: o.artilleryFire,
    };
  };
  const change = (id: OrderChange) => {
    const { value, what } = find(c.table4.modifiers, (m) => m.id === id, 'table4.modifiers', id);
    return { value, what };
  };
  const pike = (name: (typeof UNIT_TYPES)[number], at: string) => {
    if (!c.pikeClash.pikes.includes(name)) throw new BadInput(at, `${name} is not among the pikes`);
    return UNIT_TYPES.indexOf(name);
  };
  const m = c.movement;
  const profiles = readProfiles(c.unitProfiles.rows, `${path}.unitProfiles.rows`);
  for (const [i, p] of profiles.entries())
    if (p.isPike !== c.pikeClash.pikes.includes(UNIT_TYPES[i]!))
      throw new BadInput(`${path}.pikeClash.pikes`, `and the profile of ${UNIT_TYPES[i]} do not agree`);
  return {
    zones: ZONE_TYPES.map(zone),
    borders: BORDER_KINDS.map(border),
    movement: {
      zocSurcharge: m.zocSurcharge,
      roadBonus: m.roadBonus,
      mountOrDismount: m.mountOrDismount,
      createForlornHope: m.createForlornHope,
      absorbForlornHope: m.absorbForlornHope,
      stepTestAt: m.stepTestAt,
      stepDisorganisedFrom: m.stepDisorganisedFrom,
      disorganisedPenalty: m.disorganisedPenalty,
      leaderAllowance: m.leaderAllowance,
    },
    commandRadius: c.command.radius,
    classModifier: c.classes.modifierToAP,
    charge: c.combatModifiers.charge,
    supportEach: c.combatModifiers.supportEach,
    disorganised: c.combatModifiers.disorganised,
    additionalAttack: c.combatModifiers.additionalAttack,
    caracoleReaction: c.combatModifiers.caracoleReaction,
    combat: (['1', '2', '3', '4', '5', '6'] as const).map(row),
    leastDifferential: least,
    greatestDifferential: greatest,
    orders: ORDERS.map(orderOf),
    orderChange: {
      lg: change('lg'),
      withLg: change('withLg'),
      engaged: change('engaged'),
      replacement: change('replacement'),
      aboutFace: change('aboutFace'),
    },
    aboutFaceFrom: c.table4.aboutFaceFrom,
    artillery: {
      longRange: c.artilleryFire.longRange,
      atLongRange: c.artilleryFire.atLongRange,
      supportRange: c.artilleryFire.supportRange,
      supportEach: c.artilleryFire.supportEach,
      disorganised: c.artilleryFire.disorganised,
      otherGunEach: c.artilleryFire.otherGunEach,
    },
    leaderEliminatedAtOrBelow: c.leaderTest.eliminatedAtOrBelow,
    isPike: UNIT_TYPES.map((name) => c.pikeClash.pikes.includes(name)),
    deadly: c.pikeClash.deadly.map((pair, i) => {
      const at = `${path}.pikeClash.deadly.${i}`;
      if (pair.length !== 2) throw new BadInput(at, 'must be two types');
      return [pike(pair[0]!, at), pike(pair[1]!, at)] as const;
    }),
    pikeRounds: c.pikeClash.rounds,
    profiles,
    forlornHopesPerParent: c.enfantsPerdus.perParent,
    altitudeLimitsReactions: c.tunables.altitudeLimitsReactions.value,
    addingGunMustBeFit: c.tunables.addingGunMustBeFit.value,
  };
}
