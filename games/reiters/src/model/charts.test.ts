import { describe, expect, it } from 'vitest';
import chartsFile from '../../data/charts.json' with { type: 'json' };
import { blamed, GONE } from '../testing/mangled.ts';
import { rule } from '../testing/rule.ts';
import { apGroup, classDifference, combatResult, isDeadlyClash, retreatSeverity, stepCost } from './chart-lookup.ts';
import { ORDER_CHANGES, readCharts } from './charts.ts';
import { readEffect, readResult, shotEffect } from './combat-result.ts';
import {
  AP_GROUPS,
  type ApGroup,
  ARTILLERY_GROUP,
  BORDER_KINDS,
  type BorderKind,
  CAVALRY_GROUP,
  CLASSES,
  DIFFICULT,
  DOTTED,
  DOUBLE,
  IMPASSABLE,
  OPEN,
  ORDERS,
  PLAIN,
  SEVERITIES,
  TYPE,
  UNIT_TYPES,
  VERY_DIFFICULT,
  ZONE_TYPES,
  type ZoneType,
} from './vocabulary.ts';

const charts = readCharts(chartsFile);

/** Lines of a table written as in the specification: cells between bars. */
const cells = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
const shown = (value: number | undefined): string =>
  value === undefined ? 'no' : value > 0 ? `+${value}` : `${value}`;

describe('table 1, terrain', () => {
  it('is the table of the specification, entry by entry', () => {
    const table = cells(`
      zone I            |  0 |  0 |  0 |  0
      zone II           | +2 | +1 | +1 | -1
      zone III          | +3 | +2 | +1 | -2
      border dotted     |  0 |  0 |  0 |  0
      border plain      | +1 | +1 | +1 |  0
      border double     | +2 | +2 | +1 | -1
      border impassable | no | no | no | -1`);
    const mine = [
      ...ZONE_TYPES.slice(0, 3).map((t, i) => [`zone ${t}`, ...charts.zones[i]!.terrain!.map(shown)]),
      ...BORDER_KINDS.map((k, i) => [`border ${k}`, ...charts.borders[i]!.terrain.map(shown)]),
    ];
    expect(mine).toEqual(table);
  });
  it('has nothing for a zone nobody holds', () => {
    expect(charts.zones[3]!.terrain).toBeUndefined();
  });
  it('keeps what the worked examples fix', () => {
    expect(charts.zones[DIFFICULT]!.terrain![CAVALRY_GROUP]).toBe(2);
    expect(charts.borders[PLAIN]!.terrain[CAVALRY_GROUP]).toBe(1);
    expect(charts.zones[DIFFICULT]!.terrain![ARTILLERY_GROUP]).toBe(-1);
    for (const fixed of chartsFile.table1.fixedByText) {
      const group = AP_GROUPS.indexOf(fixed.group as ApGroup);
      const row =
        'zone' in fixed
          ? charts.zones[ZONE_TYPES.indexOf(fixed.zone as ZoneType)]!.terrain!
          : charts.borders[BORDER_KINDS.indexOf(fixed.border as BorderKind)]!.terrain;
      expect(row[group]).toBe(fixed.value);
    }
  });
  it('never helps less for a heavier obstacle', () => {
    for (const group of [0, 1, 2]) {
      const zones = charts.zones.slice(0, 3).map((z) => z.terrain![group]!);
      const borders = charts.borders.slice(0, 3).map((b) => b.terrain[group]!);
      for (const row of [zones, borders]) expect(row.toSorted((a, b) => a - b)).toEqual(row);
    }
  });
  it('puts every unit in its column', () => {
    const groups = charts.profiles.map((p) => AP_GROUPS[apGroup(p.front.arm, p.weapon)]);
    const of = (group: string) => UNIT_TYPES.filter((_, i) => groups[i] === group);
    expect(of('cavalry')).toEqual(['gendarmes', 'chevau-legers', 'reiters', 'cuirassiers', 'argoulets']);
    expect(of('footShock')).toEqual(['swiss', 'landsknechts', 'pikemen', 'militia', 'peasants']);
    expect(of('footFire')).toEqual(['arquebusiers', 'forlorn-hope']);
    expect(of('artillery')).toEqual(['cannon', 'culverin']);
    const dismounted = charts.profiles[TYPE.argoulets]!;
    expect(AP_GROUPS[apGroup(dismounted.back!.arm, dismounted.weapon)]).toBe('footFire');
  });
});

describe('table 2, combats', () => {
  const table = cells(`
    2*/- | 2*/- | 2*/-  | 1*/-  | 1*/-  | 1/-   | DS/-  | DS/TQ | TQ/TQ | TQ/DS | -/1
    2*/- | 2*/- | 1*/-  | 1*/-  | 1/-   | DS/-  | DS/TQ | TQ/TQ | TQ/DS | -/1   | -/1*
    2*/- | 1*/- | 1*/-  | 1/-   | DS/-  | DS/TQ | TQ/TQ | TQ/DS | -/1   | -/1*  | -/1*#
    1*/- | 1*/- | 1/-   | DS/-  | DS/TQ | TQ/TQ | TQ/DS | -/1   | -/1*  | -/1*# | -/2*
    1*/- | 1/-  | DS/-  | DS/TQ | TQ/TQ | TQ/DS | -/1   | -/1*  | -/1*# | -/2*  | -/2*#
    1/-  | DS/- | DS/TQ | TQ/TQ | TQ/DS | -/1   | -/1*  | -/1*# | -/2*  | -/2*# | -/2*#`);
  it('is the table of the specification, cell by cell', () => {
    const mine = charts.combat.map((row) => row.map((r) => `${r.attacker.text}/${r.defender.text}`));
    expect(mine).toEqual(table);
  });
  it('gives TQ/DS for differential 0 and die 5, as in the combat example', () => {
    const result = combatResult(charts, 0, 5);
    expect(result.attacker).toMatchObject({ tests: true, losses: 0 });
    expect(result.defender).toMatchObject({ disorganises: true, tests: false });
  });
  it('lets the attacker suffer 1*, as in the example of a leader’s death', () => {
    expect(charts.combat.flat().some((r) => r.attacker.text === '1*')).toBe(true);
  });
  it('ends at its first and last column', () => {
    expect(combatResult(charts, -11, 3)).toBe(combatResult(charts, -5, 3));
    expect(combatResult(charts, 9, 3)).toBe(combatResult(charts, 5, 3));
    expect(combatResult(charts, -5, 1)).toBe(charts.combat[0]![0]);
  });
  it('reads the marks of a result', () => {
    expect(readEffect('2*#')).toEqual({
      text: '2*#',
      tests: false,
      disorganises: false,
      losses: 2,
      star: true,
      hash: true,
    });
    expect(readEffect('1')).toMatchObject({ losses: 1, star: false, hash: false });
    expect(readEffect('1#')).toMatchObject({ losses: 1, star: false, hash: true });
    expect(readEffect('-')).toMatchObject({ losses: 0, tests: false, disorganises: false });
    for (const bad of ['', '3', 'DS*', '#', '1#*', 'tq', '--']) expect(() => readEffect(bad, 'cell')).toThrow('cell');
    for (const bad of ['TQ', 'TQ/DS/1', '1#/-']) expect(() => readResult(bad, 'cell')).toThrow('cell');
  });
  it('is never kinder to the defender for a higher die or differential', () => {
    const harm = (text: string) => ['-', 'TQ', 'DS', '1', '1*', '1*#', '2*', '2*#'].indexOf(text);
    for (let die = 1; die <= 6; die++)
      for (let d = -5; d <= 5; d++) {
        const here = combatResult(charts, d, die);
        for (const next of [combatResult(charts, d + 1, die), die < 6 ? combatResult(charts, d, die + 1) : here]) {
          expect(harm(next.defender.text)).toBeGreaterThanOrEqual(harm(here.defender.text));
          expect(harm(next.attacker.text)).toBeLessThanOrEqual(harm(here.attacker.text));
        }
      }
  });
});

describe('table 3, orders', () => {
  it('is the table of the specification, order by order', () => {
    const table = cells(`
      attack    |  2 |  0 | -                   | yes | +1 |  0 | yes   | yes | no             | yes | yes
      skirmish  |  1 |  0 | -                   | yes |  0 |  0 | yes+1 | no  | yes speed      | yes | yes
      hold      |  0 | -2 | -                   | yes | -1 | +1 | yes   | no  | no             | no  | yes
      reserve   |  0 |  0 | noEnemyZoc          | no  |  0 |  0 | yes   | yes | yes            | yes | no
      march     |  0 | +2 | noEnemyZoc          | no  |  0 | -1 | no    | no  | yes            | yes | no
      disengage | -1 |  0 | neverAwayFromSupply | no  |  0 |  0 | yes   | yes | yes test       | yes | yes
      withdraw  | -2 | +2 | alwaysTowardsSupply | no  |  0 | -1 | no    | no  | yes speed test | yes | no`);
    const yes = (is: boolean) => (is ? 'yes' : 'no');
    const mine = charts.orders.map((o, i) => [
      ORDERS[i],
      `${o.initiative}`,
      shown(o.mp),
      o.moveLimit ?? '-',
      yes(o.canAttack),
      shown(o.apModifier),
      shown(o.dpModifier),
      `${yes(o.canFireInReaction)}${o.reactionFireQuality ? shown(o.reactionFireQuality) : ''}`,
      yes(o.canChargeInReaction),
      `${yes(o.canRetreatBeforeCombat)}${o.retreatWaivesSpeed ? ' speed' : ''}${o.retreatWaivesTest ? ' test' : ''}`,
      yes(o.canSubstitute),
      yes(o.canFireArtillery),
    ]);
    expect(mine).toEqual(table);
  });
  rule('10.3b', 'initiative factors are those of the rulebook', () => {
    expect(Object.fromEntries(ORDERS.map((o, i) => [o, charts.orders[i]!.initiative]))).toEqual({
      attack: 2,
      skirmish: 1,
      hold: 0,
      reserve: 0,
      march: 0,
      disengage: -1,
      withdraw: -2,
    });
  });
});

describe('table 4, order change', () => {
  it('is the table of the specification', () => {
    expect(ORDER_CHANGES.map((id) => charts.orderChange[id].value)).toEqual([-1, -1, 1, 1, 1]);
    expect(charts.aboutFaceFrom).toBe(3);
    for (const id of ORDER_CHANGES) expect(charts.orderChange[id].what.fr).not.toBe(charts.orderChange[id].what.en);
  });
});

describe('figures of the rulebook', () => {
  rule(['4.1.1a', '4.1.1b', '4.1.1c', '4.1.1d', '4.3e', '4.3g'], 'cost and stacking by type of zone', () => {
    expect(charts.zones.map((z) => z.mp)).toEqual([1, 2, 3, undefined]);
    expect(charts.zones.map((z) => z.stack)).toEqual([4, 3, 2, 0]);
    for (const [i, z] of charts.zones.slice(0, 3).entries()) expect(i + 1 + z.stack).toBe(5);
  });
  rule(['4.1.2a', '4.1.2b', '4.1.2c', '4.1.2d', '4.1Zc'], 'surcharge by kind of border', () => {
    expect(charts.borders.map((b) => b.mp)).toEqual([0, 1, 2, undefined]);
    expect(stepCost(charts, PLAIN, VERY_DIFFICULT)).toBe(4);
    expect(stepCost(charts, DOTTED, OPEN)).toBe(1);
    expect(stepCost(charts, IMPASSABLE, OPEN)).toBeUndefined();
    expect(stepCost(charts, DOTTED, 3)).toBeUndefined();
  });
  it('movement', () => {
    expect(charts.movement).toEqual({
      zocSurcharge: 1,
      roadBonus: { infantry: 1, cavalry: 2, leader: 2 },
      mountOrDismount: 2,
      createForlornHope: 1,
      absorbForlornHope: 1,
      stepTestAt: 3,
      stepDisorganisedFrom: 4,
      disorganisedPenalty: { infantry: 1, cavalry: 2 },
      leaderAllowance: 10,
    });
    expect(charts.commandRadius).toBe(3);
  });
  it('combat modifiers', () => {
    expect([charts.charge, charts.supportEach, charts.disorganised, charts.additionalAttack]).toEqual([2, 1, -1, -1]);
    expect(charts.caracoleReaction).toBe(1);
    expect(charts.leaderEliminatedAtOrBelow).toBe(5);
    expect(charts.artillery).toEqual({
      longRange: 3,
      atLongRange: -1,
      supportRange: 1,
      supportEach: 1,
      disorganised: -1,
      otherGunEach: 1,
    });
  });
  rule('7.4.3a', 'classes in the rulebook’s order', () => {
    const of = (letter: string) => UNIT_TYPES.filter((_, i) => CLASSES[charts.profiles[i]!.front.cls] === letter);
    expect(CLASSES.map(of)).toEqual([
      ['reiters', 'cuirassiers'],
      ['swiss', 'landsknechts'],
      ['pikemen'],
      ['arquebusiers', 'forlorn-hope'],
      ['gendarmes', 'chevau-legers'],
      ['argoulets'],
      ['militia', 'peasants'],
      ['cannon', 'culverin'],
    ]);
    expect(CLASSES[charts.profiles[TYPE.argoulets]!.back!.cls]).toBe('D');
  });
  rule('7.4.3b', 'a better class is worth 1 to the AP, a worse one costs 1', () => {
    const cls = (type: number) => charts.profiles[type]!.front.cls;
    expect(classDifference(charts, cls(TYPE.reiters), cls(TYPE.swiss))).toBe(1);
    expect(classDifference(charts, cls(TYPE.gendarmes), charts.profiles[TYPE.argoulets]!.back!.cls)).toBe(-1);
    expect(classDifference(charts, cls(TYPE.reiters), cls(TYPE.cuirassiers))).toBe(0);
  });
  rule(['7.5.3b', '7.5.3c', '7.5.3d', '7.5.3e'], 'severity of a retreat is the worse of border and zone', () => {
    const table = BORDER_KINDS.map((_, b) => ZONE_TYPES.map((__, z) => SEVERITIES[retreatSeverity(charts, b, z)]));
    expect(table).toEqual([
      ['test', 'disorganised', 'impossible', 'impossible'],
      ['disorganised', 'disorganised', 'impossible', 'impossible'],
      ['impossible', 'impossible', 'impossible', 'impossible'],
      ['impossible', 'impossible', 'impossible', 'impossible'],
    ]);
    expect(retreatSeverity(charts, DOUBLE, OPEN)).toBe(2);
  });
  rule(['7.8j', '7.8k', '7.8l'], 'below the factor a step, at it disorder, above it nothing', () => {
    expect([1, 2, 3].map((die) => shotEffect(2, die).text)).toEqual(['1#', 'DS', '-']);
    expect(shotEffect(0, 1).text).toBe('-');
  });
  rule(['7.9a', '7.9c', '7.9d'], 'who fights whom to the death', () => {
    const pikes = [TYPE.swiss, TYPE.landsknechts, TYPE.pikemen];
    expect(UNIT_TYPES.flatMap((_, i) => (charts.isPike[i] ? [i] : []))).toEqual(pikes);
    expect(pikes.map((a) => pikes.map((b) => isDeadlyClash(charts, a, b)))).toEqual([
      [false, true, false],
      [true, true, false],
      [false, false, false],
    ]);
    expect(charts.pikeRounds).toBe(2);
  });
  rule(['1.3.1b', '4.6a', '7.4.1a', '7.5.1e', '11.4a', 'H2'], 'counters show what the text says of them', () => {
    const face = (type: number) => {
      const { front: f } = charts.profiles[type]!;
      return `${f.fc}-${CLASSES[f.cls]}-${f.ma}`;
    };
    expect([TYPE.swiss, TYPE.landsknechts, TYPE.cannon, TYPE.culverin].map(face)).toEqual([
      '6-B-3',
      '5-B-3',
      '2-H-0',
      '1-H-0',
    ]);
    const argoulets = charts.profiles[TYPE.argoulets]!;
    expect([argoulets.front, argoulets.back!].map((f) => `${f.fc}-${CLASSES[f.cls]}-${f.ma}`)).toEqual([
      '1-F-10',
      '2-D-4',
    ]);
    expect(charts.profiles[TYPE.gendarmes]!.front).toMatchObject({ fc: 4, fq: 5 });
    expect([TYPE.cannon, TYPE.culverin].map((t) => charts.profiles[t]!.range)).toEqual([3, 2]);
    expect(UNIT_TYPES.filter((_, i) => charts.profiles[i]!.hasCharge)).toEqual(['gendarmes', 'chevau-legers']);
    expect(UNIT_TYPES.filter((_, i) => charts.profiles[i]!.steps === 1)).toEqual([
      'argoulets',
      'cannon',
      'culverin',
      'forlorn-hope',
    ]);
    const parent = charts.profiles[3]!.front;
    const forlorn = charts.profiles[TYPE['forlorn-hope']]!.front;
    expect(forlorn.cls).toBe(parent.cls);
    expect(forlorn.ma).toBeGreaterThan(parent.ma);
    expect(forlorn.fq).toBeGreaterThan(parent.fq);
  });
});

describe('charts that are wrong', () => {
  /** Where, what instead, and the field blamed if it is another. */
  const wrong: readonly [string, unknown, string?][] = [
    ['zoneTypes.rows.3', GONE, 'zoneTypes.rows'],
    ['zoneTypes.rows.1.mp', 'two'],
    ['borders.rows.1.kind', 'dotted', 'borders.rows'],
    ['classes.order.0', 'B', 'classes.order'],
    ['table1.zone.II.cavalry', null],
    ['table1.border.double.artillery', GONE],
    ['table1.border.wall', {}],
    ['table2.rows.3.0', 'DS/3'],
    ['table2.rows.3.-5', GONE, 'table2.rows.3'],
    ['table2.rows.7', {}],
    ['table2.clamp', [5]],
    ['table3.orders.hold.dpMod', GONE],
    ['table3.orders.march.moveLimit', 'home'],
    ['table3.orders.march.pace', 2],
    ['table3.orders.march.reactionFire.range', 2],
    ['table4.modifiers.0.id', 'engaged', 'table4.modifiers'],
    ['retreat.zone.I', 'easy'],
    ['pikeClash.deadly.1', ['landsknechts', 'militia']],
    ['pikeClash.pikes.2', 'militia', 'pikeClash.pikes'],
    ['unitProfiles.rows.0.type', 'pikemen', 'unitProfiles.rows'],
    ['unitProfiles.rows.0.back', GONE],
    ['unitProfiles.rows.11.range', GONE],
    ['tunables.addingGunMustBeFit.value', 1],
  ];
  for (const [path, value, field] of wrong)
    it(`are refused at ${path}`, () => {
      expect(blamed(chartsFile, [[path, value]], readCharts)).toBe(`charts.${field ?? path}`);
    });
});
