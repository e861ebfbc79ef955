import { describe, expect } from 'vitest';
import { FORMATIONS, type Formation } from '../../model/vocabulary.ts';
import { rule } from '../../testing/rule.ts';
import { battery, briefly, shooter, target } from '../../testing/shooters.ts';
import { mayFire, whyNoFire } from './able.ts';
import { firingFigures, partsOf, screenFigures } from './figures.ts';
import { menLeft, quartersMoved, type Shooter, type Target } from './shooter.ts';
import { lossesOf, outlookOfShot, rangeOf, type Shot, shotAt } from './shot.ts';

const whys = (unit: Shooter) => whyNoFire(unit).map(({ rule: id, why }) => `${id} ${why.en}`);
const shot = (unit: Shooter, at: Target, cm: number | 'closest', part: Shot['part'] = 'all'): Shot => {
  const found = shotAt(unit, part, at, cm);
  if (!found) throw new Error('out of range');
  return found;
};

describe('who fires', () => {
  const all = (formation: Formation, more: Partial<Shooter> = {}) =>
    firingFigures(shooter({ formation, ...more }), 'all');
  rule('C7f', 'line and skirmish order all, columns by their front, a garrison half', () => {
    expect(all('line')).toBe(16);
    expect(all('skirmish')).toBe(16);
    // Fronts of 4, 3 and 2: twice that, and never more than there are.
    expect(all('attackColumn')).toBe(8);
    expect(all('attackColumn', { figures: 12 })).toBe(6);
    expect(all('attackColumn', { figures: 5 })).toBe(5);
    expect([all('marchColumn'), all('marchColumn', { figures: 1 })]).toEqual([2, 1]);
    expect([all('garrison'), all('garrison', { figures: 15 })]).toEqual([8, 8]);
  });
  rule(['C7f', 'C4b'], 'without formation half, rounded up; in disorder or running nobody', () => {
    for (const formation of ['line', 'skirmish', 'attackColumn', 'garrison', 'square'] as const)
      expect(all(formation, { degradation: 'noFormation', figures: 13 })).toBe(7);
    expect(all('line', { degradation: 'disorder' })).toBe(0);
    expect(all('rout')).toBe(0);
    for (const state of ['rout', 'flight', 'uncontrolled'] as const) expect(all('line', { state })).toBe(0);
    expect(all('line', { degradation: 'disorganised' })).toBe(16);
  });
  rule(['C7f', 'C7a'], 'a square a quarter a side, each with a shot of its own', () => {
    const square = shooter({ formation: 'square', figures: 13 });
    expect(partsOf(square)).toEqual(['front', 'right', 'rear', 'left']);
    expect(partsOf(square).map((part) => firingFigures(square, part))).toEqual([4, 4, 4, 4]);
    expect([firingFigures(square, 'all'), firingFigures(shooter(), 'front')]).toEqual([0, 0]);
    expect(partsOf({ ...square, degradation: 'noFormation' })).toEqual(['all']);
  });
  rule(['C7n', 'C3j'], 'a screen shoots for itself, and its unit without it', () => {
    const unit = shooter({ figures: 20, initialFigures: 24, isScreenOut: true });
    expect(partsOf(unit)).toEqual(['all', 'screen']);
    expect([firingFigures(unit, 'all'), firingFigures(unit, 'screen')]).toEqual([16, 4]);
    // A column of 20 has a front of 5, whoever is out.
    expect(firingFigures({ ...unit, formation: 'attackColumn' }, 'all')).toBe(10);
    expect(firingFigures({ ...unit, formation: 'marchColumn' }, 'all')).toBe(2);
    const few = { ...unit, figures: 3 };
    expect([screenFigures(few), partsOf(few)]).toEqual([3, ['screen']]);
    expect(firingFigures({ ...unit, degradation: 'noFormation' }, 'screen')).toBe(2);
    expect(partsOf({ ...unit, degradation: 'disorder' })).toEqual([]);
    expect(screenFigures(shooter({ initialFigures: 24 }))).toBe(0);
  });
  rule(['C7h', 'C4b'], 'a battery fires with its crew, half of it without formation', () => {
    expect(partsOf(battery())).toEqual(['all']);
    expect([firingFigures(battery(), 'all'), firingFigures(battery({ formation: 'garrison' }), 'all')]).toEqual([4, 4]);
    expect(firingFigures(battery({ degradation: 'noFormation', figures: 3 }), 'all')).toBe(2);
  });
  rule(['C7l', 'C7a', '2.3c'], 'not cavalry, not in close combat, not twice; a halted unit may', () => {
    expect([mayFire(shooter()), mayFire(shooter({ state: 'halted' })), mayFire(battery())]).toEqual([true, true, true]);
    expect(whys(shooter({ arm: 'cavalry', weapon: null, isInMelee: true }))).toEqual(['C7l Cavalry does not fire.']);
    expect(whys(shooter({ isInMelee: true, hasFired: true }))).toEqual([
      'C7l It is in close combat.',
      'C7a It has already fired this period.',
    ]);
    for (const state of ['retreat', 'rallying', 'pursuing'] as const)
      expect(whys(shooter({ state }))).toEqual(['C7l Units that retreat, pursue or form up do not fire.']);
    expect(whyNoFire(shooter({ state: 'uncontrolled' }))[0]?.rule).toBe('2.1f');
    expect(whyNoFire(shooter({ state: 'rout' }))).toMatchObject([{ rule: '2.5-O6' }]);
    expect(whyNoFire(shooter({ state: 'freed' }))).toMatchObject([{ rule: '2.6-K4' }]);
    expect(whyNoFire(shooter({ degradation: 'disorder' }))).toMatchObject([{ rule: 'C7f' }, { rule: 'C7f' }]);
    expect(whyNoFire(shooter({ weapon: null }))).toMatchObject([{ rule: 'C7f' }]);
  });
  rule('C7h', 'guns only unlimbered, with their crew, and not after moving in the second half', () => {
    expect(whys(battery({ formation: 'limbered' }))).toEqual(['C7h Its guns are limbered.']);
    expect(whys(battery({ isMovedLate: true }))).toEqual(['C7h Its guns moved or were unlimbered in the second half.']);
    expect(whys(battery({ calibre: null }))).toEqual(['C7h Its crew is not with the guns.']);
    expect(mayFire(shooter({ isMovedLate: true }))).toBe(true);
  });
});

describe('a shot of small arms', () => {
  rule(['C7e', 'C7j'], 'by the band, and by the die', () => {
    const at = (cm: number, weapon: Shooter['weapon']) => shotAt(shooter({ weapon }), 'all', target(), cm)?.rate;
    expect([0, 7, 7.01, 14, 14.01, 21, 21.01].map((cm) => at(cm, 'musket'))).toEqual([4, 4, 2, 2, 1, 1, undefined]);
    expect([10, 10.01, 20, 20.01, 30, 30.01].map((cm) => at(cm, 'carbine'))).toEqual([3, 2, 2, 1, 1, undefined]);
    expect(shotAt(shooter({ weapon: null }), 'all', target(), 1)).toBeNull();
    // 16 × 2 = 32, by 50, 75, 100, 100, 125 and 150 per cent.
    expect(outlookOfShot(shot(shooter(), target(), 10), 999)).toEqual([16, 24, 32, 32, 40, 48]);
    expect(outlookOfShot(shot(shooter(), target(), 10), 30)).toEqual([16, 24, 30, 30, 30, 30]);
    expect(() => lossesOf(shot(shooter(), target(), 10), 0, 99)).toThrow('die');
  });
  rule('C7g', 'each line of the chart by itself', () => {
    const items = (unit: Partial<Shooter>, at: Partial<Target> = {}, part: Shot['part'] = 'all') =>
      briefly(shot(shooter(unit), target(at), 10, part).items);
    expect(items({})).toEqual([]);
    for (const formation of FORMATIONS) {
      const wanted = ['attackColumn', 'marchColumn', 'square'].includes(formation)
        ? ['C7g +25']
        : formation === 'skirmish'
          ? ['C7g -50']
          : [];
      expect(items({}, { formation })).toEqual(wanted);
    }
    expect(items({}, { shelter: 'light' })).toEqual(['C7g -25']);
    expect(items({}, { shelter: 'hard' })).toEqual(['C7g -50']);
    expect(items({}, { shelter: 'house' })).toEqual(['C7g -60']);
    for (const status of ['guard', 'elite'] as const) expect(items({ status })).toEqual(['C7g +25']);
    for (const status of ['militia', 'irregular'] as const) expect(items({ status })).toEqual(['C7g -25']);
    expect(items({ status: 'semiRegular' })).toEqual([]);
    expect(items({ degradation: 'disorganised' })).toEqual(['C7g -25']);
    expect(items({ degradation: 'noFormation' })).toEqual([]);
    expect([items({ quartersMoved: 2 }), items({ quartersMoved: 3 })]).toEqual([[], ['C7m -50']]);
    expect(items({ type: 'british.line' })).toEqual(['C7g +25']);
    expect(items({ type: 'british.line', formation: 'attackColumn' })).toEqual([]);
    expect(items({ type: 'british.guard', status: 'regular' })).toEqual([]);
    expect(items({}, { isFromFlank: true })).toEqual([]);
  });
  rule(['C7o', 'C3j', 'C7n'], 'elite companies present, and screens on either side', () => {
    const elite = shooter({ hasElite: true, initialFigures: 24, figures: 24, type: 'british.line' });
    expect(briefly(shot(elite, target(), 10).items)).toEqual(['C7g +25', 'C7o +10']);
    const out = { ...elite, hasElite: false, isScreenOut: true };
    const screen = shot(out, target({ isScreenOut: true }), 10, 'screen');
    expect([briefly(screen.items), screen.kind, screen.figures]).toEqual([['C3j -50'], 'skirmish', 4]);
    expect(briefly(shot(out, target({ isScreenOut: true }), 10).items)).toEqual(['C7g +25']);
    const skirmishers = shot(shooter({ formation: 'skirmish' }), target({ isScreenOut: true }), 10);
    expect([briefly(skirmishers.items), skirmishers.kind]).toEqual([['C3j -50'], 'skirmish']);
    expect(shot(shooter(), target(), 10).kind).toBe('formed');
  });
  rule(['C7g', 'C7j'], 'the lines add, but not below a quarter', () => {
    const worst = shot(
      shooter({ status: 'militia', degradation: 'disorganised', quartersMoved: 4 }),
      target({ formation: 'skirmish', shelter: 'light' }),
      10,
    );
    expect(worst.items.map(({ value }) => value)).toEqual([-50, -25, -25, -25, -50]);
    expect([worst.percent, lossesOf(worst, 3, 999)]).toEqual([-75, 8]);
  });
  rule(['C7m', 'C3l'], 'quarters moved count whole, half by half', () => {
    expect(quartersMoved([0, 0])).toBe(0);
    expect(quartersMoved([1, 0])).toBe(1);
    expect(quartersMoved([1_000_000, 1_000_000])).toBe(2);
    expect(quartersMoved([1_000_001, 1])).toBe(3);
    expect(quartersMoved([2_000_000, 2_000_000])).toBe(4);
  });
  rule(['C7g', 'C7j', 'C7o', 'C7m'], 'the three of the worked period', () => {
    const moved = quartersMoved([2_000_000, 1_920_000]);
    const fusiliers = shooter({ figures: 20, initialFigures: 20, quartersMoved: moved });
    const first = shot(fusiliers, target({ formation: 'attackColumn' }), 12.25);
    expect([first.items.map(({ value }) => value), lossesOf(first, 5, 480)]).toEqual([[25, -50], 37]);
    const french = { type: 'french.ligne', figures: 12, initialFigures: 12, hasElite: true, quartersMoved: moved };
    const column = shooter({ ...french, formation: 'attackColumn', degradation: 'disorganised' });
    const second = shot(column, target(), 12.25);
    expect([second.figures, second.percent, lossesOf(second, 4, 800)]).toEqual([6, -65, 4]);
    const third = shot(shooter({ ...french, degradation: 'disorganised' }), target(), 17.37);
    expect([third.figures, third.rate, third.percent, lossesOf(third, 3, 800)]).toEqual([12, 1, -65, 4]);
  });
});

describe('a shot of guns', () => {
  rule('C7h', 'by calibre and band: canister, round shot to half range, and to the end', () => {
    const rates = (calibre: Shooter['calibre'], ...cm: number[]) =>
      cm.map((at) => shotAt(battery({ calibre }), 'all', target(), at)?.rate);
    expect(rates('12-pdr', 30, 60, 120, 120.01)).toEqual([14, 7, 3, undefined]);
    expect(rates('8-pdr', 25, 50, 100, 100.01)).toEqual([12, 6, 3, undefined]);
    expect(rates('6-pdr', 24, 45, 90, 90.01)).toEqual([11, 5, 2, undefined]);
    expect(rates('4-pdr', 20, 40, 80, 80.01)).toEqual([9, 4, 2, undefined]);
    expect([20, 24.01, 90].map((cm) => shot(battery(), target(), cm).kind)).toEqual(['canister', 'formed', 'formed']);
    expect(rangeOf(battery({ calibre: '12-pdr' }))).toBe(120);
    expect([rangeOf(shooter()), rangeOf(shooter({ weapon: 'carbine' })), rangeOf(shooter({ weapon: null }))]).toEqual([
      21, 30, 0,
    ]);
    // 4 × 5 = 20 at half range.
    expect(outlookOfShot(shot(battery(), target(), 45), 999)).toEqual([10, 15, 20, 20, 25, 30]);
  });
  rule(['C7i', 'C4b'], 'each line of the chart by itself', () => {
    const items = (cm: number, at: Partial<Target>, unit: Partial<Shooter> = {}) =>
      briefly(shot(battery(unit), target(at), cm).items);
    expect(items(40, {})).toEqual([]);
    for (const formation of ['attackColumn', 'marchColumn', 'square'] as const) {
      expect(items(40, { formation })).toEqual(['C7i +50']);
      expect(items(24, { formation })).toEqual([]);
    }
    expect([items(40, { formation: 'limbered' }), items(20, { formation: 'limbered' })]).toEqual([
      ['C7i +25'],
      ['C7i +25'],
    ]);
    expect(items(40, { formation: 'skirmish' })).toEqual(['C7i -50']);
    expect(items(40, { isFromFlank: true })).toEqual(['C7i +50']);
    expect(items(40, { isFromFlank: true, formation: 'attackColumn' })).toEqual(['C7i +50']);
    expect(items(40, { isFromFlank: true, formation: 'unlimbered' })).toEqual([]);
    expect(items(40, { shelter: 'light' })).toEqual(['C7i -10']);
    expect(items(40, { shelter: 'hard' })).toEqual(['C7i -25']);
    expect(items(40, { shelter: 'house' })).toEqual(['C7i -40']);
    expect(items(40, {}, { isMovedByHand: true })).toEqual(['C7i -50']);
    expect(items(40, {}, { degradation: 'disorganised' })).toEqual(['C4b -25']);
    // Neither who the gunners are nor how far they moved is asked.
    expect(items(40, {}, { status: 'elite', quartersMoved: 4, hasElite: true })).toEqual([]);
    const worst = shot(
      battery({ isMovedByHand: true, degradation: 'disorganised' }),
      target({ formation: 'skirmish' }),
      40,
    );
    expect(worst.percent).toBe(-75);
  });
  rule(['C8h', 'C7e', 'C7h'], 'at a charge the closest band, wherever it began', () => {
    expect(shot(shooter(), target(), 'closest').rate).toBe(4);
    expect(shot(shooter({ weapon: 'carbine' }), target(), 'closest').rate).toBe(3);
    const canister = shot(battery(), target({ formation: 'attackColumn' }), 'closest');
    expect([canister.rate, canister.kind, canister.items]).toEqual([11, 'canister', []]);
  });
  rule('C7j', 'men left are forty a figure, less what was lost', () => {
    expect([menLeft({ initialFigures: 4, losses: 33 }), menLeft({ initialFigures: 4, losses: 170 })]).toEqual([127, 0]);
  });
});
