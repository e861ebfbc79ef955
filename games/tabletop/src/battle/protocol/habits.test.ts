import { type Command, type GameEvent, STANDING_ANSWERS, scriptedDice } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { FRONT } from '../../front.ts';
import { all, enemy, off, quarters } from '../../testing/compelled.ts';
import { type Drill, type DrillSpec, drill } from '../../testing/drill.ts';
import { duel } from '../../testing/duel.ts';
import { abandonGuns } from '../guns.ts';
import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { openFormingUp } from '../rally.ts';
import { STEPS } from '../steps.ts';
import { enqueue } from '../tests/queue.ts';
import { HABITS } from './habits.ts';

type Prepare = NonNullable<DrillSpec['prepare']>;
const FARM = {
  id: 'farm',
  kind: 'builtUp',
  capacity: 16,
  polygon: [
    [52, 40.75],
    [68, 40.75],
    [68, 50],
    [52, 50],
  ],
} as const;
const tests = (id: string): Prepare => {
  return (g, unit) => enqueue(g, [{ unit: unit(id), occasions: ['fireLosses'] }]);
};
/** It has turned and gone straight away before: the next quarter is towards safety. */
const underWay: Prepare = (g, unit) => {
  g.s.unit.made[unit('a')] = 2;
};
const rides: Prepare = (g, unit) => {
  g.s.leader.with[g.w.leaderIndex.get('g0')!] = unit('a') + 1;
};
const wood = {
  id: 'wood',
  kind: 'wood',
  polygon: [
    [50, 42],
    [70, 42],
    [70, 48],
    [50, 48],
  ],
} as const;
const GENERALS = [
  { id: 'roux', x: 100, y: 40 },
  { id: 'kolb', side: 1, x: 20, y: 80 },
] as const;
const RIDERS = { id: 'h', x: 60, y: 36, figures: 10, type: 'french.lightCavalry' } as const;
const charged = (target: DrillSpec['units'][number]): Drill =>
  drill({ phase: 'CHARGE', generals: GENERALS, units: [RIDERS, target] })
    .play({ type: 'charge', unit: 'h', target: target.id })
    .play({ type: 'done' }) as Drill;
const retreats = (spec: Partial<DrillSpec>, ...more: readonly Prepare[]): Drill =>
  quarters({
    units: [{ id: 'a', x: 60, y: 60, facing: 180, figures: 8 }, enemy({ y: 90 })],
    prepare: all(off('a', 'retreat'), underWay, ...more),
    ...spec,
  });
const rallying = (g: Field, unit: (id: string) => UnitId, id: string): void => {
  g.s.unit.until[unit(id)] = 5;
  openFormingUp(g);
};
const stormed = (b: Partial<DrillSpec['units'][number]>): Drill =>
  duel({
    terrain: [FARM],
    a: { type: 'french.guard', figures: 16, marks: ['chargedHome'] },
    b: { formation: 'garrison', garrison: 'farm', y: 45, ...b },
    dice: [6, 1, 1],
  });

/**
 * For each question inside a procedure: the habit in words, a position in which it is asked with something to choose, the answer that the words
 * stand for, and what comes of it.
 */
const CASES: Readonly<
  Record<
    string,
    {
      readonly says: string;
      readonly asked: () => Drill;
      readonly answer: Command;
      readonly outcome: (d: Drill) => unknown;
      readonly comesTo: unknown;
    }
  >
> = {
  influence: {
    says: 'take the commander who gives the most',
    // Roux is near, and gives one point; his chief touches the battalion, and gives up to four.
    asked: () =>
      drill({
        units: [{ id: 'a', x: 60, y: 40, general: 'roux' }, enemy({ y: 110 })],
        generals: [
          { id: 'roux', x: 60, y: 30, superior: 'chief' },
          { id: 'chief', x: 54, y: 38.25, value: 80 },
        ],
        phase: 'FIRE',
        step: ['tests'],
        prepare: tests('a'),
      }),
    answer: { type: 'influence', by: 'chief', points: 4 },
    outcome: (d) => d.told('morale-tested')[0]?.items.filter(({ code }) => code === 'F09' || code === 'F17'),
    comesTo: [{ code: 'F09', value: 4 }],
  },
  waive: {
    says: 'let the unit advance',
    // 4, elite companies 1, the house 3, die 6 +2, its general −1: 9.
    asked: () =>
      drill({
        terrain: [FARM],
        units: [{ id: 'a', x: 60, y: 45, figures: 12, formation: 'garrison', garrison: 'farm' }, enemy({ y: 110 })],
        generals: [{ id: 'roux', x: 60, y: 20 }],
        phase: 'FIRE',
        step: ['tests'],
        prepare: tests('a'),
        dice: [6],
      }),
    answer: { type: 'accept' },
    outcome: (d) => d.state('a'),
    comesTo: 'uncontrolled',
  },
  react: {
    says: 'stand',
    asked: () => charged({ id: 'e', side: 1, x: 60, y: 60, facing: 180, type: 'austrian.fusilier' }),
    answer: { type: 'stand', unit: 'e' },
    outcome: (d) => d.told('reacted').map(({ reaction }) => reaction),
    comesTo: ['stand'],
  },
  reach: {
    says: 'go on as far as possible',
    asked: () =>
      charged({ id: 'e', side: 1, x: 60, y: 60, facing: 180, figures: 10, type: 'austrian.hussar' }).play(
        { type: 'evade', unit: 'e' },
        [1],
      ) as Drill,
    answer: { type: 'reach', unit: 'h', cm: 36 },
    outcome: (d) => d.told('charge-ended')[0]?.cm,
    comesTo: 36,
  },
  'retreat-goal': {
    says: 'make for the nearest safe place',
    // The wood is 20 cm away, the edge 60.
    asked: () => retreats({ terrain: [wood] }).play({ type: 'keep', unit: 'a' }) as Drill,
    answer: { type: 'goal', unit: 'a', goal: 'wood' },
    outcome: (d) => d.told('compulsory-moved')[0]?.leg,
    comesTo: 'toSafety',
  },
  'retreat-form': {
    says: 'keep the formation',
    asked: () => retreats({}),
    answer: { type: 'keep', unit: 'a' },
    outcome: (d) => [d.told('formation-begun').length, d.told('compulsory-moved')[0]?.cm],
    comesTo: [0, 3],
  },
  'go-along': {
    says: 'stay behind',
    asked: () => retreats({ generals: [{ id: 'g0', x: 60, y: 58.2 }] }, rides),
    answer: { type: 'stay', leader: 'g0' },
    outcome: (d) => d.told('stayed-behind').map(({ piece }) => piece),
    comesTo: ['g0'],
  },
  'rally-offer': {
    says: 'do not try',
    asked: () =>
      quarters({
        units: [{ id: 'a', x: 60, y: 60, figures: 16 }, { id: 'friend', x: 84, y: 52, figures: 16 }, enemy({ y: 80 })],
        prepare: all(off('a', 'rout'), (g) => {
          g.s.witness.episode.fill(1);
        }),
      }),
    answer: { type: 'run-on', unit: 'a' },
    outcome: (d) => [d.state('a'), d.told('morale-tested')],
    comesTo: ['rout', []],
  },
  'form-up': {
    says: 'line, facing the enemy',
    asked: () =>
      drill({
        units: [
          {
            ...{ id: 'a', x: 60, y: 40, figures: 12, state: 'rallying', degradation: 'noFormation' },
            marks: ['routShape', 'formsUp', 'everRouted'],
          },
          enemy({ x: 90, y: 70 }),
        ],
        period: 2,
        step: ['tests'],
        prepare: (g, unit) => rallying(g, unit, 'a'),
      }),
    answer: { type: 'form-up', unit: 'a', formation: 'line', look: 'facing' },
    outcome: (d) => d.told('formed-up').map(({ formation, facing }) => [formation, facing]),
    comesTo: [['line', 45]],
  },
  'man-guns': {
    says: 'man the guns',
    asked: () =>
      drill({
        units: [{ id: 'battery', x: 60, y: 60, type: 'french.footArtillery', marks: [] }, enemy({ y: 110 })],
        period: 2,
        step: ['man-guns', 0],
        prepare: (g, unit) => abandonGuns(g, unit('battery')),
      }),
    answer: { type: 'man', unit: 'battery' },
    outcome: (d) => d.has('battery', 'manning'),
    comesTo: true,
  },
  'back-in-hand': {
    says: 'stop',
    asked: () =>
      drill({
        units: [
          { id: 'a', x: 60, y: 20, figures: 12, state: 'uncontrolled', type: 'french.eliteBattalion' },
          enemy({ x: 60, y: 32 }),
        ],
        generals: [
          { id: 'g0', x: 60, y: 2 },
          { id: 'g1', side: 1, x: 60, y: 52 },
        ],
        phase: 'COMPULSORY',
        step: ['tests'],
        prepare: (g, unit) => {
          g.s.unit.until[unit('a')] = 5;
          g.s.battle.quarter[0] = 1;
          g.s.unit.made[unit('a')] = 1;
          tests('a')(g, unit);
        },
        dice: [1],
      }),
    answer: { type: 'stop', unit: 'a' },
    outcome: (d) => [d.state('a'), d.told('contact').length],
    comesTo: ['steady', 0],
  },
  follow: {
    says: 'do not follow',
    asked: () => duel({ dice: [4, 2, 3, 3] }),
    answer: { type: 'break', unit: 'a' },
    outcome: (d) => [d.told('followed').length, d.told('contact-ended').length],
    comesTo: [0, 1],
  },
  pursue: {
    says: 'do not pursue',
    asked: () => duel({ dice: [4, 2, 1, 3] }),
    answer: { type: 'break', unit: 'a' },
    outcome: (d) => [d.state('b'), d.told('pursuit-declared').length],
    comesTo: ['retreat', 0],
  },
  occupy: {
    says: 'stay outside',
    asked: () =>
      stormed({ figures: 10, type: 'austrian.landwehr' }).play({ type: 'escort', unit: 'a', figures: 2 }, [3]) as Drill,
    answer: { type: 'break', unit: 'a' },
    outcome: (d) => d.told('sector-occupied'),
    comesTo: [],
  },
  surrender: {
    says: 'fight on',
    asked: () => stormed({ figures: 8, type: 'austrian.grenadier', losses: 40 }),
    answer: { type: 'fight-on', unit: 'b' },
    outcome: (d) => [d.state('b'), d.told('surrendered').length],
    comesTo: ['halted', 0],
  },
  escort: {
    says: 'send the fewest figures, from the unit that did most',
    // Sixteen prisoners; both are near, and the second has taken them.
    asked: () =>
      drill({
        phase: 'COMPULSORY',
        step: ['escort', 0, 3, 1],
        units: [
          { id: 'p', side: 1, type: 'austrian.fusilier', x: 60, y: 60, state: 'prisoner', marks: ['disarmed'] },
          { id: 'a', x: 60, y: 54 },
          { id: 'c', x: 80, y: 54 },
        ],
      }),
    answer: { type: 'escort', unit: 'c', figures: 4 },
    outcome: (d) => d.told('escort-given').map(({ piece, figures }) => [piece, figures]),
    comesTo: [['c', 4]],
  },
};
/** More dice than anything here asks for. */
const TAPE = Array.from({ length: 60 }, () => 3);
const events = (d: Drill, act: () => void): readonly GameEvent[] => {
  d.position.useDice(scriptedDice(TAPE));
  act();
  d.position.useDice(undefined);
  d.log.push(...(d.position.events as typeof d.log));
  return d.position.events;
};

describe('what a side does without being asked', () => {
  it('is said for every question inside a procedure, and for no other', () => {
    const inside = STEPS.flatMap((step) => ('list' in step && step.inside ? [step.name] : []));
    expect(Object.keys(CASES).sort()).toEqual(inside.sort());
    expect(Object.keys(HABITS).sort()).toEqual(inside.sort());
  });
  for (const [question, { says, asked, answer, outcome, comesTo }] of Object.entries(CASES)) {
    it(`${question}: ${says}`, () => {
      expect(HABITS[question]?.en).toBe(says);
      const d = asked();
      expect(d.question).toBe(question);
      const { spec, side, actions, field } = d.position;
      expect(actions.count).toBeGreaterThan(1);
      const chosen = actions.at(spec.habit(field, question, side, actions));
      expect(d.position.decode(chosen)).toEqual(answer);
      events(d, () => d.position.play(chosen, 'stop'));
      expect(outcome(d)).toEqual(comesTo);
    });
    const slot = FRONT.standing.findIndex(({ id }) => id === question);
    if (slot >= 0)
      it(`${question}: a standing order not to ask does the same`, () => {
        // Where the habit declines, to decline is what may be ordered; else what is usual.
        const { answers } = FRONT.standing[slot]!;
        const given = answers.includes('auto') ? 'auto' : 'never';
        const by = asked();
        const usual = events(by, () => by.position.play(by.position.encode(answer), 'stop'));
        const d = asked();
        const { side } = d.position;
        const done = events(d, () => d.position.setStanding(side, slot, STANDING_ANSWERS.indexOf(given), 0));
        expect(usual.length + done.length).toBeGreaterThan(0);
        // It goes on from there, and the order stands for the next question of the kind as well.
        expect(done.slice(0, usual.length)).toEqual(usual);
        expect(outcome(d)).toEqual(comesTo);
      });
  }
});
