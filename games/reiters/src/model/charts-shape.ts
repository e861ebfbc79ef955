import { read } from '@tambour/kernel';
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

const loose = <Field extends Parameters<typeof read.object>[0]>(fields: Field) => read.object(fields, {}, 'loose');
const points = read.integer(0, 20);
const modifier = read.integer(-9, 9);
const severity = read.oneOf(...SEVERITIES);
const text = read.object({ en: read.string(), fr: read.string() });
/** A field for each word of a vocabulary, none missing and none unknown. */
const byWord = <const W extends readonly string[], T>(words: W, inner: read.Reader<T>) =>
  read.object(Object.fromEntries(words.map((w) => [w, inner])) as Record<W[number], read.Reader<T>>);
const groups = byWord(AP_GROUPS, modifier);
const groupsOrNone = byWord(AP_GROUPS, read.nullable(modifier));
const may = read.object({ allowed: read.boolean });
const order = read.object({
  initiative: modifier,
  mp: modifier,
  moveLimit: read.nullable(read.oneOf(...MOVE_LIMITS)),
  attack: read.boolean,
  apMod: modifier,
  dpMod: modifier,
  reactionFire: read.object({ allowed: read.boolean }, { fqBonus: modifier }),
  reactionCharge: may,
  retreatBeforeCombat: read.object({ allowed: read.boolean }, { waiveSpeed: read.boolean, waiveTest: read.boolean }),
  substitution: read.boolean,
  artilleryFire: read.boolean,
});
const flag = loose({ value: read.boolean });
const unitType = read.oneOf(...UNIT_TYPES);

/** The shape of charts.json; notes beside the figures are let pass. */
export const chartsShape = loose({
  zoneTypes: loose({
    rows: read.list(
      read.object({ type: read.oneOf(...ZONE_TYPES), mp: read.nullable(points), stack: points }),
      ZONE_TYPES.length,
    ),
  }),
  borders: loose({
    rows: read.list(read.object({ kind: read.oneOf(...BORDER_KINDS), mp: read.nullable(points) }), BORDER_KINDS.length),
  }),
  movement: loose({
    zocSurcharge: points,
    roadBonus: read.object({ infantry: points, cavalry: points, leader: points }),
    mountOrDismount: points,
    createForlornHope: points,
    absorbForlornHope: points,
    stepTestAt: points,
    stepDisorganisedFrom: points,
    disorganisedPenalty: read.object({ infantry: points, cavalry: points }),
    leaderAllowance: points,
  }),
  command: loose({ radius: read.integer(1, 20) }),
  classes: loose({
    order: read.list(read.oneOf(...CLASSES), CLASSES.length),
    modifierToAP: read.object({ better: modifier, equal: modifier, worse: modifier }),
  }),
  combatModifiers: loose({
    charge: modifier,
    supportEach: modifier,
    disorganised: modifier,
    additionalAttack: modifier,
    caracoleReaction: modifier,
  }),
  table1: loose({
    zone: read.object({ I: groups, II: groups, III: groups }),
    border: byWord(BORDER_KINDS, groupsOrNone),
  }),
  table2: loose({
    clamp: read.list(read.integer(-20, 20), 2),
    rows: byWord(['1', '2', '3', '4', '5', '6'], read.table(read.string(12), 41)),
  }),
  table3: loose({ orders: byWord(ORDERS, order) }),
  table4: loose({
    aboutFaceFrom: points,
    modifiers: read.list(read.object({ id: read.oneOf(...ORDER_CHANGES), value: modifier, what: text }), 5),
  }),
  artilleryFire: loose({
    longRange: points,
    atLongRange: modifier,
    supportRange: points,
    supportEach: modifier,
    disorganised: modifier,
    otherGunEach: modifier,
  }),
  leaderTest: loose({ eliminatedAtOrBelow: read.integer(0, 12) }),
  retreat: loose({ border: byWord(BORDER_KINDS, severity), zone: byWord(ZONE_TYPES, severity) }),
  pikeClash: loose({
    pikes: read.list(unitType, UNIT_TYPES.length),
    deadly: read.list(read.list(unitType, 2), 20),
    rounds: read.integer(1, 2),
  }),
  unitProfiles: loose({ rows: read.anything }),
  enfantsPerdus: loose({ perParent: read.integer(0, 2) }),
  tunables: loose({ altitudeLimitsReactions: flag, addingGunMustBeFit: flag }),
});
