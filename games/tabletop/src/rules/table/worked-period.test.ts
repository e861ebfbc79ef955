import { describe, expect } from 'vitest';
import farmFile from '../../../data/scenarios/tutorial-farm.json' with { type: 'json' };
import { readScenario } from '../../model/scenario.ts';
import { general, placed } from '../../testing/placed.ts';
import { rule } from '../../testing/rule.ts';
import { tester } from '../../testing/units.ts';
import { smallArms } from '../fire.ts';
import { commandCandidates, influenceOf } from '../morale/command.ts';
import { moraleTest } from '../morale/test.ts';
import { chargeRate } from '../rates.ts';
import { targetsOf } from './arc.ts';
import { groundOf, levelOf } from './ground.ts';
import { crossesFree, ticksFor, tollOf, touchOf, walkOver } from './lines.ts';
import { inCm, lengthsOf } from './measure.ts';
import { cmBetween, type Placed } from './placed.ts';
import { sectorFor } from './sectors.ts';
import { sees } from './sight.ts';
import { figuresAround, looksIn, positionalPart } from './surroundings.ts';

/** Period 1 of the farm as README 6 works it out: what positions decide of it, with the moves made by hand. */
const scenario = readScenario(farmFile);
const ground = groundOf(scenario.terrain);
const unit = (id: string, x: number, y: number): Placed => {
  const data = scenario.units.find((entry) => entry.id === id);
  if (!data) throw new Error(`no unit ${id}`);
  return placed({
    x,
    y,
    facing: data.facing,
    width: inCm(data.width ?? 0),
    depth: inCm(data.depth ?? 0),
    side: data.side === 'french' ? 0 : 1,
    arm: data.arm,
    status: data.status,
    figures: data.initialFigures,
    formation: data.formation,
    regiment: data.regiment,
  });
};
const TICKS = 1_000_000;
const walker = ({ arm, formation, state }: Placed) => ({ arm, hasGuns: false, formation, state });

describe('the first period of the farm', () => {
  rule(['C8c', 'C1d'], 'the hussars reach 40 cm, and their enemy is 44.06 away', () => {
    const [h, c] = [unit('t-fr3', 88, 14), unit('t-au3', 94, 64)];
    expect(chargeRate({ arm: 'cavalry', cavalryClass: 'light', class: 'A', formation: 'attackColumn' })).toBe(40);
    expect(cmBetween(h, c)).toBe(44.06);
    expect(levelOf(ground, c)).toBe(1);
  });
  rule(['C5k', 'C3l', 'C5f'], 'in the first half the hussars come to the brook and begin to pay', () => {
    const h = unit('t-fr3', 88, 14);
    const first = walkOver(
      { crosser: walker(h), base: h.base, heading: 0, length: 2000, perPeriod: 3000, ticks: 2 * TICKS },
      ground.obstacles,
    );
    expect([inCm(first.moved), ticksFor(first.moved, 3000) / TICKS, first.steps]).toEqual([13.98, 1.864, 1]);
    expect(first.owed?.ticks).toBe(864_000);
    // The other 0.86 quarter, then 8.52 cm.
    const second = walkOver(
      {
        ...{ crosser: walker(h), heading: 0, length: 2000, perPeriod: 3000, ticks: 2 * TICKS },
        base: { ...h.base, y: 2798 },
        owed: first.owed,
      },
      ground.obstacles,
    );
    expect([inCm(second.moved), inCm(2798 + second.moved), second.owed]).toEqual([8.52, 36.5, null]);
  });
  rule(['C5k', 'C5g'], 'in the second the line pays part of the brook, and the column is not free at the ford', () => {
    const [one, two] = [unit('t-fr1', 48, 26), unit('t-fr2', 66, 28)];
    const line = walkOver(
      { crosser: walker(one), base: one.base, heading: 0, length: 600, perPeriod: 1200, ticks: 2 * TICKS },
      ground.obstacles,
    );
    expect([inCm(line.moved), line.steps, Math.round(100 - (line.owed?.ticks ?? 0) / 10_000)]).toEqual([3.25, 1, 92]);
    expect(inCm(touchOf(two.base, 0, 800, ground.obstacles)?.at ?? 0)).toBe(0.03);
    const [brook] = ground.obstacles;
    expect(brook && [crossesFree(walker(two)), tollOf(walker(two), two.base, 0, 800, brook)]).toEqual([false, 1]);
    const column = walkOver(
      { crosser: walker(two), base: two.base, heading: 0, length: 800, perPeriod: 1600, ticks: 2 * TICKS },
      ground.obstacles,
    );
    expect([inCm(column.moved), column.steps, column.owed]).toEqual([4, 1, null]);
  });

  const one = unit('t-fr1', 48, 29.25);
  const two = unit('t-fr2', 66, 32);
  const hussars = unit('t-fr3', 88, 36.5);
  const fusiliers = unit('t-au1', 66, 48);
  const grenzers = unit('t-au2', 44, 54);
  const chevaulegers = unit('t-au3', 94, 64);
  const units = [one, two, hussars, fusiliers, grenzers, chevaulegers];
  const view = { ground, units, period: 1 };
  const targets = (of: Placed) => targetsOf(of, units, lengthsOf(21), (other) => sees(of, other, view));
  rule(['C7b', 'C7c', 'C1d'], 'the fusiliers must shoot at the column; the hussars are on their flank', () => {
    expect([cmBetween(fusiliers, two), cmBetween(fusiliers, hussars)]).toEqual([12.25, 12.45]);
    expect(sectorFor(fusiliers, hussars)).toBe('flank');
    expect(targets(fusiliers)).toEqual([two]);
    expect([cmBetween(one, fusiliers), cmBetween(one, grenzers)]).toEqual([17.37, 23.25]);
    expect([targets(two), targets(one)]).toEqual([[fusiliers], [fusiliers]]);
    expect(targets(grenzers)).toEqual([]);
  });
  rule(['C7e', 'C7g', 'C7j'], 'the shots cost 37, 4 and 4 men', () => {
    const shot = (from: Placed, at: Placed, figures: number, modifiers: number, die: number) =>
      smallArms({ figures, weapon: 'musket', distance: cmBetween(from, at), modifiers }, die).losses;
    expect(shot(fusiliers, two, 20, -25, 5)).toBe(37);
    expect([shot(two, fusiliers, 6, -65, 4), shot(one, fusiliers, 12, -65, 3)]).toEqual([4, 4]);
  });
  rule(
    ['1.2-F13', '1.2-F17', 'C6b', '1.3h'],
    'the column counts three friends and one enemy, has its general in view, and obeys',
    () => {
      const around = positionalPart(two, view);
      expect(around).toMatchObject({ friends: 3, enemies: 1, enemyRear: false, enemyFlank: false, shelter: 'none' });
      expect([sees(two, grenzers, view), cmBetween(two, chevaulegers)]).toEqual([false, 36.07]);
      const known = { id: 'g-fr', kind: 'general', value: 40, authority: true, responsible: true } as const;
      const figures = figuresAround(two, [{ ...known, figure: general(60, 26) }], looksIn(view));
      expect(figures[0]).toMatchObject({ distance: 4.41, visible: true });
      const [near] = commandCandidates(figures);
      const sheet = moraleTest(
        tester({
          base: 4,
          eliteBonus: true,
          initialFigures: 12,
          losses: 37,
          formation: 'attackColumn',
          degradation: 'disorganised',
        }),
        {
          occasions: ['fireLosses'],
          againstCavalry: false,
          command: influenceOf(figures, near, 1),
          generalHit: 0,
          generalLeft: 0,
          meleeWon: false,
          lossRun: 0,
          meleeExcess: 0,
          shooters: [{ kind: 'formed', losses: 37 }],
          supportBatteries: 0,
          cavalryCharging: false,
          ...around,
        },
        4,
      );
      expect([sheet.total, sheet.result]).toEqual([8, 'obey']);
      expect(sheet.items.filter(({ value }) => value !== 0).map(({ code, value }) => `${code} ${value}`)).toEqual([
        'B1 4',
        'B2 1',
        'D 1',
        'F13 2',
        'F17 1',
        'F26 -1',
      ]);
    },
  );
});
