import { faultsOf } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { MORALE_STATES } from '../model/vocabulary.ts';
import { type DrillSpec, type DrillUnit, drill } from '../testing/drill.ts';
import { contactsIn, duel } from '../testing/duel.ts';
import { rule } from '../testing/rule.ts';
import { afterMove } from './after-move.ts';
import { standAt } from './doors.ts';
import { tabletop } from './game.ts';
import { abandonGuns } from './guns.ts';
import { noteFoe } from './logs.ts';
import { unitId } from './model/ids.ts';
import { type Field, has, push } from './model/state.ts';
import { STEP } from './model/step-id.ts';
import { lookAgain, unitOf } from './model/views.ts';
import { giveEscort, leaderOfConvoy, takePrisoner } from './prisoners.ts';
import { enqueue } from './tests/queue.ts';
import { scoreOf } from './verdict.ts';

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
/** An Austrian battalion that has no way out, and a French one 4 cm off. */
const cornered = (
  spec: Partial<DrillSpec> & { readonly p?: Partial<DrillUnit>; readonly a?: Partial<DrillUnit> } = {},
) =>
  drill({
    phase: 'COMPULSORY',
    step: ['surrender', 0, 3, 2],
    ...spec,
    units: [
      { id: 'p', side: 1, type: 'austrian.fusilier', x: 60, y: 60, figures: 16, state: 'rout', ...spec.p },
      { id: 'a', x: 60, y: 54, figures: 16, ...spec.a },
      ...(spec.units ?? []),
    ],
  });
/** A column of 8 prisoners led by 2 of a, with whatever comes to it. */
const convoy = (spec: Partial<DrillSpec> = {}, p: Partial<DrillUnit> = {}) =>
  drill({
    phase: 'MOVE_H1',
    ...spec,
    units: [
      { id: 'p', side: 1, type: 'austrian.fusilier', x: 60, y: 60, figures: 8, facing: 180, marks: ['disarmed'], ...p },
      { id: 'a', x: 100, y: 54, figures: 16 },
      ...(spec.units ?? []),
    ],
    prepare(g, unit) {
      g.s.unit.state[unit('p')] = MORALE_STATES.indexOf('prisoner');
      giveEscort(g, unit('p'), unit('a'), 2);
      spec.prepare?.(g, unit);
    },
  });
const frontOf = (g: Field, u: ReturnType<typeof unitOf>['u']) => unitOf(g, u).base;

describe('laying down arms', () => {
  rule(
    ['2.6-K1', '2.6-K4', '2.6-K6', '2.6-K7', 'C19b'],
    'no way out: taken, disarmed, and led away by who is near',
    () => {
      const d = cornered();
      expect([d.state('p'), has(d.g, d.unit('p'), 'disarmed'), d.question, d.position.side]).toEqual([
        'prisoner',
        true,
        'escort',
        0,
      ]);
      // 16 prisoners: four at least, half of 16 at most.
      expect(d.legal()).toEqual([4, 5, 6, 7, 8].map((figures) => ({ type: 'escort', unit: 'a', figures })));
      expect(d.refusals({ type: 'escort', unit: 'a', figures: 3 })).toEqual(['2.6-K7']);
      expect(d.refusals({ type: 'escort', unit: 'a', figures: 9 })).toEqual(['C19b']);
      expect(d.refusals({ type: 'escort', unit: 'p', figures: 4 })).toEqual(['C19b']);
      expect(d.refusals({ type: 'done' })).toEqual(['2.6-K6']);
      d.play({ type: 'escort', unit: 'a', figures: 4 });
      expect(d.told('escort-given')).toMatchObject([{ piece: 'a', prisoners: 'p', figures: 4 }]);
      // a closes up: 12 cm wide, its front where it was.
      expect([frontOf(d.g, d.unit('a')).width, d.at('a')[1]]).toEqual([1200, 54]);
      // Twenty in march column: ten ranks of two.
      expect(frontOf(d.g, d.unit('p'))).toMatchObject({ width: 200, depth: 1500 });
    },
  );
  rule(['2.6-K8', 'C19b'], 'the escort weighs on the morale of its unit, and is no occasion to test', () => {
    const d = cornered({ prepare: (g, unit) => push(g, STEP.tests, unit('a')) });
    d.play({ type: 'escort', unit: 'a', figures: 8 });
    expect(d.told('morale-tested')).toEqual([]);
    const later = convoy({
      phase: 'FIRE',
      step: ['tests'],
      prepare(g, unit) {
        g.s.unit.escort[unit('a')] = 8;
        enqueue(g, [{ unit: unit('a'), occasions: ['fireLosses'] }]);
      },
      dice: [3],
    });
    // Eight of sixteen are half: −5. Eight figures of forty are four tranches of eighty.
    const items = later.told('morale-tested')[0]?.items;
    expect(items).toContainEqual({ code: 'F31', value: -5 });
    expect(items).toContainEqual({ code: 'F29', value: -4 });
  });
  rule(
    ['C19b', '2.6-K5', 'C16a'],
    'where nobody can spare them they are led off at once, and count all the same',
    () => {
      for (const a of [{ figures: 7 }, { y: 30 }] as const) {
        const d = cornered({ a });
        expect([d.state('p'), has(d.g, d.unit('p'), 'ledOff'), d.told('prisoners-led-off').length]).toEqual([
          'gone',
          true,
          1,
        ]);
        expect(scoreOf(d.g, 0)).toBe(3);
      }
    },
  );
  rule(['C19b', '2.6-K6'], 'after a close combat it is who fought that gives the escort', () => {
    const d = cornered({
      phase: 'MELEE',
      terrain: [FARM],
      p: { formation: 'garrison', garrison: 'farm', y: 45, state: 'steady' },
      a: { y: 40 },
      units: [
        { id: 'c', x: 40, y: 45, facing: 90 },
        { id: 'd', x: 80, y: 45, facing: 270 },
      ],
      prepare: (g, unit) => noteFoe(g, unit('p'), unit('d')),
    });
    expect([...new Set(d.legal().map(({ unit }) => unit))]).toEqual(['a', 'd']);
    d.play({ type: 'escort', unit: 'd', figures: 4 });
    // Out of the farm on the side of its captors' edge, beyond a.
    expect([d.g.s.unit.sector[d.unit('p')], d.at('p')[1] < 40.75, d.at('p')[2]]).toEqual([0, true, 180]);
  });
  rule(['2.6-K2', '2.6-K3'], 'a garrison that would go after a close combat; the elite may fight on, halted', () => {
    const storm = () =>
      duel({
        terrain: [FARM],
        a: { type: 'french.guard', marks: ['chargedHome'] },
        b: { formation: 'garrison', garrison: 'farm', y: 45, figures: 8, type: 'austrian.grenadier', losses: 40 },
        dice: [6, 1, 1],
      });
    const d = storm();
    expect([d.question, d.position.side]).toEqual(['surrender', 1]);
    expect(d.legal()).toEqual([
      { type: 'fight-on', unit: 'b' },
      { type: 'surrender', unit: 'b' },
    ]);
    expect(d.refusals({ type: 'surrender', unit: 'a' })).toEqual(['2.6-K3']);
    d.play({ type: 'fight-on', unit: 'b' }, [3]);
    expect([d.state('b'), has(d.g, d.unit('b'), 'foughtOn'), contactsIn(d)]).toEqual(['halted', true, ['a b']]);
    // Through the next period.
    expect(d.g.s.unit.until[d.unit('b')]).toBe(9);
    const taken = storm();
    taken.play({ type: 'surrender', unit: 'b' });
    expect([taken.state('b'), taken.question, contactsIn(taken)]).toEqual(['prisoner', 'escort', []]);
  });
  rule(['2.6-K3', '2.6-K1'], 'nor need the guard give up in the open; others have no choice', () => {
    const d = cornered({ p: { type: 'russian.guard', marks: ['routShape'] } });
    expect(d.question).toBe('surrender');
    d.play({ type: 'fight-on', unit: 'p' });
    expect([d.state('p'), has(d.g, d.unit('p'), 'routShape'), d.g.s.unit.until[d.unit('p')]]).toEqual([
      'halted',
      false,
      5,
    ]);
  });
  rule(['C12g', '1.1-12d'], 'a general carried along is taken with the unit', () => {
    const d = cornered({
      generals: [
        { id: 'kolb', side: 1, x: 60, y: 62 },
        { id: 'ga', x: 60, y: 10 },
      ],
      prepare(g, unit) {
        g.s.leader.carriedBy[g.w.leaderIndex.get('kolb')!] = unit('p') + 1;
      },
    });
    expect(d.told('leader-lost')).toMatchObject([{ piece: 'kolb', how: 'captured' }]);
  });
});

describe('a convoy', () => {
  rule(['C19a', '2.6-K6'], 'goes 8 cm a half towards its captors, and leaves there', () => {
    const d = convoy({ step: ['convoys'] });
    expect(d.at('p')).toEqual([60, 52, 180]);
    // Ten figures in five ranks are 7.5 cm deep: 3.75 to the edge before its middle.
    const near = convoy({ step: ['convoys'] }, { y: 10 });
    expect([near.state('p'), has(near.g, near.unit('p'), 'ledOff'), near.told('left-table').length]).toEqual([
      'gone',
      true,
      0,
    ]);
    expect([scoreOf(near.g, 0), near.g.s.unit.escort[near.unit('a')]]).toEqual([3, 2]);
  });
  rule(['C19a', 'C15a', 'C15c'], 'round what is in its way, and waits where there is none', () => {
    const round = convoy({ step: ['convoys'], units: [{ id: 'c', x: 60, y: 54, figures: 4 }] });
    const [x, y] = round.at('p');
    expect([x === 60, y < 60]).toEqual([false, true]);
    // A lane 3 cm wide between marshes, closed before it.
    const marsh = (id: string, left: number, right: number, top: number) => ({
      ...{ id, kind: 'marsh' },
      polygon: [
        [left, 40],
        [right, 40],
        [right, top],
        [left, top],
      ],
    });
    const lane = [marsh('m1', 40, 58.5, 70), marsh('m2', 61.5, 80, 70), marsh('m3', 58.5, 61.5, 55.9)];
    expect(convoy({ step: ['convoys'], terrain: lane }).at('p')).toEqual([60, 60, 180]);
  });
  rule(['C19a', 'C17c', 'C5k'], 'pays for what it crosses: guns left standing are a quarter, as a hedge is', () => {
    const battery = { id: 'battery', type: 'french.footArtillery', x: 60, y: 54, facing: 0 } as const;
    const d = convoy({ step: ['convoys'], units: [battery], prepare: (g, unit) => abandonGuns(g, unit('battery')) });
    // 0.75 cm to the guns, a quarter for them, then what the rest of two quarters leads to.
    expect(d.told('convoy-moved')).toMatchObject([{ piece: 'p', cm: 4 }]);
    const hedge = {
      kind: 'hedge',
      id: 'hedge',
      line: [
        [0, 54],
        [180, 54],
      ],
    } as const;
    expect(convoy({ step: ['convoys'], terrain: [hedge] }).told('convoy-moved')).toMatchObject([{ cm: 4 }]);
  });
  const reached = (spec: Partial<DrillSpec> = {}) =>
    convoy({
      phase: 'CHARGE',
      step: ['tests'],
      ...spec,
      units: [
        { id: 'r', side: 1, type: 'austrian.fusilier', x: 51, y: 60, facing: 90, figures: 12, ...spec.units?.[0] },
      ],
      prepare: (g, unit) => afterMove(g, [unit('r')]),
    });
  rule(
    ['2.6-K9', '2.6-K10', '2.6-K11', 'C19c'],
    'reached by a friend: the prisoners run, and the escort stands to fight',
    () => {
      // r: 12 figures in line across the side of the column, its front at 51.75; the column from 59 to 61.
      const d = reached({ units: [{ id: 'r', x: 58.2, y: 60 }] });
      expect(d.state('p')).toBe('rout');
      expect([d.degradation('p'), has(d.g, d.unit('p'), 'disarmed'), d.g.s.unit.escort[d.unit('p')]]).toEqual([
        'disorder',
        true,
        0,
      ]);
      expect(d.told('prisoners-freed')).toMatchObject([{ piece: 'p', by: 'r', escort: 'escort-1' }]);
      // On the side nearest their own edge, the top one.
      expect(d.at('p')[1]).toBeGreaterThan(63);
      const e = d.unit('escort-1');
      expect(unitOf(d.g, e)).toMatchObject({
        side: 0,
        arm: 'infantry',
        status: 'regular',
        figures: 2,
        initialFigures: 2,
        state: 'steady',
      });
      expect([d.degradation('escort-1'), contactsIn(d)]).toEqual(['noFormation', ['r escort-1']]);
    },
  );
  rule('C19c', 'troopers of the escort find room beside whoever is near', () => {
    const d = drill({
      phase: 'CHARGE',
      step: ['tests'],
      units: [
        { id: 'p', side: 1, type: 'austrian.fusilier', x: 60, y: 60, figures: 8, facing: 180, marks: ['disarmed'] },
        { id: 'a', type: 'french.lightCavalry', x: 100, y: 54, figures: 16, formation: 'attackColumn' },
        { id: 'b', x: 61.8, y: 60, facing: 90, figures: 8 },
        { id: 'r', side: 1, type: 'austrian.fusilier', x: 58.2, y: 60, facing: 90, figures: 12 },
      ],
      prepare(g, unit) {
        g.s.unit.state[unit('p')] = MORALE_STATES.indexOf('prisoner');
        giveEscort(g, unit('p'), unit('a'), 2);
        afterMove(g, [unit('r')]);
      },
    });
    expect(d.told('prisoners-freed')).toMatchObject([{ piece: 'p', by: 'r', escort: 'escort-1' }]);
    // Two troopers in a column are 3 cm wide where the prisoners were 2.
    expect(unitOf(d.g, d.unit('escort-1')).base.width).toBe(300);
    expect(faultsOf(tabletop, d.g)).toEqual([]);
  });
  rule('C19c', 'where as many escorts fight as the battle has room for, the next gives way', () => {
    const d = convoy({
      phase: 'CHARGE',
      step: ['tests'],
      units: [{ id: 'r', side: 1, type: 'austrian.fusilier', x: 58.2, y: 60, facing: 90, figures: 12 }],
      prepare(g, unit) {
        // Far from here, two figures each.
        for (let row = unitId(g.w.units); row < g.w.rows; row++) {
          g.s.unit.of[row] = unit('a') + 1;
          g.s.unit.figures[row] = 2;
          g.s.unit.state[row] = MORALE_STATES.indexOf('steady');
          lookAgain(g, row);
          standAt(g, row, 1000 + 1000 * (row - g.w.units), 1000, 0);
        }
        afterMove(g, [unit('r')]);
      },
      // Their friend, with nobody to fight, looks on as they run.
      dice: [3],
    });
    expect(d.state('p')).toBe('rout');
    expect(d.told('prisoners-freed')).toMatchObject([{ piece: 'p', by: 'r', escort: undefined }]);
    expect([contactsIn(d), d.g.s.unit.escort[d.unit('a')]]).toEqual([[], 2]);
  });
  rule(['C19c', '2.6-K10'], 'whoever wins then; the escort does not follow', () => {
    const d = convoy({
      phase: 'MELEE',
      step: ['melee'],
      generals: [
        { id: 'ga', x: 60, y: 35 },
        { id: 'gb', x: 60, y: 95, side: 1 },
      ],
      units: [{ id: 'r', side: 1, type: 'austrian.landwehr', x: 58.2, y: 60, facing: 90, figures: 3, losses: 100 }],
      prepare: (g, unit) => afterMove(g, [unit('r')]),
      dice: [1, 6, 1, 6],
    });
    expect(d.told('melee-fought')[0]).toMatchObject({ piece: 'r', enemy: 'escort-1' });
    expect([d.state('p'), d.told('followed'), contactsIn(d)]).toEqual(['rout', [], []]);
  });
  rule(['C19c', '2.6-K1'], 'an escort that is taken in its turn stays what it was, and is led off at once', () => {
    const d = reached({ units: [{ id: 'r', x: 58.2, y: 60 }] });
    takePrisoner(d.g, d.unit('escort-1'), d.unit('r'), '2.6-K1', true);
    expect(unitOf(d.g, d.unit('escort-1'))).toMatchObject({ side: 0, state: 'gone' });
    expect([has(d.g, d.unit('escort-1'), 'ledOff'), contactsIn(d)]).toEqual([true, []]);
  });
  rule(['C19b', '2.6-K8', '2.6-K4'], 'goes on when its captors are taken themselves, whose figures it keeps', () => {
    const d = convoy();
    const [a, p] = [d.unit('a'), d.unit('p')];
    expect(unitOf(d.g, a).figures).toBe(14);
    takePrisoner(d.g, a, p, '2.6-K1', true);
    expect([d.state('a'), unitOf(d.g, a).figures, d.g.s.unit.escort[a]]).toEqual(['prisoner', 14, 0]);
    expect([d.state('p'), d.g.s.unit.escort[p], leaderOfConvoy(d.g, p)]).toEqual(['prisoner', 2, a]);
    expect(faultsOf(tabletop, d.g)).toEqual([]);
  });
  rule(['C19c', '2.6-K9'], 'not by one that runs itself, nor by a friend of the captors', () => {
    expect(reached({ units: [{ id: 'r', x: 58.2, y: 60, state: 'rout' }] }).state('p')).toBe('prisoner');
    expect(reached({ units: [{ id: 'r', x: 58.2, y: 60, side: 0 }] }).state('p')).toBe('prisoner');
  });
  rule(['C19d', '2.6-K4'], 'a freed unit is taken again by any enemy that touches it', () => {
    const d = drill({
      phase: 'MOVE_H1',
      step: ['tests'],
      units: [
        { id: 'p', side: 1, type: 'austrian.fusilier', x: 60, y: 60, figures: 8, state: 'freed', marks: ['disarmed'] },
        { id: 'a', x: 60, y: 58.5, figures: 16 },
      ],
      prepare: (g, unit) => afterMove(g, [unit('a')]),
    });
    expect([d.state('p'), d.question]).toEqual(['prisoner', 'escort']);
    expect(d.told('surrendered')).toMatchObject([{ rule: 'C19d', piece: 'p', to: 'a' }]);
  });
});
