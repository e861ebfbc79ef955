import { itemAt, read } from '@tambour/kernel';
import { readResult } from './combat-result.ts';
import { profiles } from './profile.ts';
import {
  AP_GROUPS,
  BORDER_KINDS,
  CLASSES,
  MOVE_LIMITS,
  ORDERS,
  SEVERITIES,
  UNIT_TYPES,
  ZONE_TYPES,
} from './vocabulary.ts';

/** 10.2b What makes it harder or easier to change an order. */
export const ORDER_CHANGES = ['lg', 'withLg', 'engaged', 'replacement', 'aboutFace'] as const;
export type OrderChange = (typeof ORDER_CHANGES)[number];

const { at, boolean, inOrder, integer, loose, maybe, orNone } = read;
const points = integer(0, 20);
const modifier = integer(-9, 9);
const severity = read.numberOf(SEVERITIES);
const text = read.object({ en: read.string(), fr: read.string() });

/** 10.1h What an order does to the units of its column. */
const orderEffects = read.wholeBy({
  /** 10.3b */
  initiative: ['initiative', modifier],
  mp: ['mp', modifier],
  moveLimit: ['moveLimit', orNone(read.oneOf(...MOVE_LIMITS))],
  canAttack: ['attack', boolean],
  apModifier: ['apMod', modifier],
  dpModifier: ['dpMod', modifier],
  canFireInReaction: ['reactionFire.allowed', boolean],
  /** Added to the quality factor in the test of a reaction fire. */
  reactionFireQuality: ['reactionFire.fqBonus', maybe(modifier, 0)],
  canChargeInReaction: ['reactionCharge.allowed', boolean],
  canRetreatBeforeCombat: ['retreatBeforeCombat.allowed', boolean],
  retreatWaivesSpeed: ['retreatBeforeCombat.waiveSpeed', maybe(boolean, false)],
  retreatWaivesTest: ['retreatBeforeCombat.waiveTest', maybe(boolean, false)],
  canSubstitute: ['substitution', boolean],
  canFireArtillery: ['artilleryFire', boolean],
});
export type OrderEffects = read.Read<typeof orderEffects>;

/** 4.1.1a 4.1.1b 4.1.1c 4.1.1d By type of zone: points to enter, none where nobody enters; how many may stack (4.3e). */
const zones = read.mapped(
  read.parts({
    rows: at('zoneTypes.rows', read.rowsBy(ZONE_TYPES, 'type', loose({ mp: orNone(points), stack: points }))),
    /** 7.5.3b 7.5.3c 7.5.3d Index of a severity. */
    retreat: at('retreat.zone', inOrder(ZONE_TYPES, severity)),
    /** 7.4.6a By group of the attacker; none for zones that nobody holds. */
    terrain: at('table1.zone', inOrder(['I', 'II', 'III'], inOrder(AP_GROUPS, modifier))),
  }),
  ({ rows, retreat, terrain }) => rows.map((row, i) => ({ ...row, retreat: itemAt(retreat, i), terrain: terrain[i] })),
);
/** 4.1.2a 4.1.2b 4.1.2c 4.1.2d By kind of border: points on top, none where nobody crosses. */
const borders = read.mapped(
  read.parts({
    rows: at('borders.rows', read.rowsBy(BORDER_KINDS, 'kind', loose({ mp: orNone(points) }))),
    retreat: at('retreat.border', inOrder(BORDER_KINDS, severity)),
    /** 7.4.6a By group of the attacker; none where that group cannot attack across. */
    terrain: at('table1.border', inOrder(BORDER_KINDS, inOrder(AP_GROUPS, orNone(modifier)))),
  }),
  ({ rows, retreat, terrain }) =>
    rows.map((row, i) => ({ ...row, retreat: itemAt(retreat, i), terrain: itemAt(terrain, i) })),
);

/** 7.2e By die, 1 first, and column, the lowest differential first. */
const combatTable = read.mapped(
  loose({
    clamp: read.pair(integer(-20, 20)),
    rows: inOrder(['1', '2', '3', '4', '5', '6'], read.table(read.string(12), 41)),
  }),
  ({ clamp: [least, greatest], rows }, path) => {
    read.must(least <= greatest, `${path}.clamp`, 'must be the least and the greatest differential');
    const columns = Array.from({ length: greatest - least + 1 }, (_, i) => least + i);
    const combat = rows.map((cells, i) => {
      const row = `${path}.rows.${i + 1}`;
      const isWhole = Object.keys(cells).length === columns.length;
      read.must(isWhole, row, `must have a cell for each differential from ${least} to ${greatest}`);
      return columns.map((column) => readResult(cells[column] ?? '', `${row}.${column}`));
    });
    return { combat, leastDifferential: least, greatestDifferential: greatest };
  },
);

const unitType = read.numberOf(UNIT_TYPES);
const pikeClash = read.mapped(
  loose({
    pikes: read.list(unitType, UNIT_TYPES.length),
    deadly: read.list(read.pair(unitType), 20),
    rounds: integer(1, 2),
  }),
  ({ pikes, deadly, rounds }, path) => {
    deadly.forEach((types, i) => {
      const other = types.find((type) => !pikes.includes(type));
      read.must(other === undefined, `${path}.deadly.${i}`, `${UNIT_TYPES[other ?? 0]} is not among the pikes`);
    });
    return {
      /** 7.9a Whether a unit type is a pike, by type. */
      isPike: UNIT_TYPES.map((_, type) => pikes.includes(type)),
      /** 7.9c Pairs of types that fight to the death, either way. */
      deadly,
      pikeRounds: rounds,
    };
  },
);

/** Every table of the game, and where in the file it stands. Lists are by the index of a word in its vocabulary (zone type, border kind, class, order). */
const tables = read.parts({
  zones,
  borders,
  movement: at(
    'movement',
    loose({
      zocSurcharge: points,
      roadBonus: read.byWord(['infantry', 'cavalry', 'leader'], points),
      mountOrDismount: points,
      createForlornHope: points,
      absorbForlornHope: points,
      stepTestAt: points,
      stepDisorganisedFrom: points,
      /** Points lost by arm. */
      disorganisedPenalty: read.byWord(['infantry', 'cavalry'], points),
      leaderAllowance: points,
    }),
  ),
  commandRadius: at('command.radius', integer(1, 20)),
  classes: at('classes.order', read.list(read.oneOf(...CLASSES), CLASSES.length)),
  /** 7.4.3b For the AP. */
  classModifier: at('classes.modifierToAP', read.byWord(['better', 'equal', 'worse'], modifier)),
  charge: at('combatModifiers.charge', modifier),
  supportEach: at('combatModifiers.supportEach', modifier),
  disorganised: at('combatModifiers.disorganised', modifier),
  additionalAttack: at('combatModifiers.additionalAttack', modifier),
  caracoleReaction: at('combatModifiers.caracoleReaction', modifier),
  combatTable: at('table2', combatTable),
  orders: at('table3.orders', inOrder(ORDERS, orderEffects)),
  /** 10.2b */
  orderChange: at(
    'table4.modifiers',
    read.mapped(
      read.rowsBy(ORDER_CHANGES, 'id', loose({ value: modifier, what: text })),
      (rows) =>
        Object.fromEntries(ORDER_CHANGES.map((id, i) => [id, itemAt(rows, i)])) as Readonly<
          Record<OrderChange, (typeof rows)[number]>
        >,
    ),
  ),
  aboutFaceFrom: at('table4.aboutFaceFrom', points),
  /** 7.8d 7.8f 7.8g 7.8i */
  artillery: at(
    'artilleryFire',
    loose({
      longRange: points,
      atLongRange: modifier,
      supportRange: points,
      supportEach: modifier,
      disorganised: modifier,
      otherGunEach: modifier,
    }),
  ),
  /** 7.6a */
  leaderEliminatedAtOrBelow: at('leaderTest.eliminatedAtOrBelow', integer(0, 12)),
  pikeClash: at('pikeClash', pikeClash),
  profiles: at('unitProfiles.rows', profiles),
  forlornHopesPerParent: at('enfantsPerdus.perParent', integer(0, 2)),
  /** R21 */
  altitudeLimitsReactions: at('tunables.altitudeLimitsReactions.value', boolean),
  /** R74 */
  addingGunMustBeFit: at('tunables.addingGunMustBeFit.value', boolean),
});

const charts = read.mapped(tables, ({ classes, combatTable, pikeClash, ...c }, path) => {
  read.must(classes.join() === CLASSES.join(), `${path}.classes.order`, `must be ${CLASSES.join(', ')}`);
  c.profiles.forEach(({ isPike }, i) => {
    const isSame = isPike === pikeClash.isPike[i];
    read.must(isSame, `${path}.pikeClash.pikes`, `and the profile of ${UNIT_TYPES[i]} do not agree`);
  });
  return { ...c, ...combatTable, ...pikeClash };
});
export type Charts = read.Read<typeof charts>;
export type ZoneChart = Charts['zones'][number];

/** The charts as a file has them, read once and checked; throws `BadInput` that names the field. */
export const readCharts = (json: unknown, path = 'charts'): Charts => charts(json, path);
