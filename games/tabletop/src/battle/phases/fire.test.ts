import { odds } from '@tambour/kernel';
import { describe, expect } from 'vitest';
import { type DrillSpec, type DrillUnit, drill } from '../../testing/drill.ts';
import { rule } from '../../testing/rule.ts';
import { AIM_ROWS } from '../model/state.ts';
import { shotIn } from '../shooting.ts';

const blue = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({ id, x, y, ...more });
const white = (id: string, x: number, y: number, more: Partial<DrillUnit> = {}): DrillUnit => ({
  ...{ id, x, y, side: 1, facing: 180, type: 'austrian.fusilier' },
  ...more,
});
const fight = (units: readonly DrillUnit[], more: Partial<DrillSpec> = {}) =>
  drill({ units, phase: 'FIRE', step: ['fire'], ...more });
const shots = (scene: ReturnType<typeof drill>) =>
  scene.told('shot-fired').map(({ piece, at, part, die, losses }) => [piece, at, part, die, losses]);
/** The farm's first period, as README 6 has it at the end of MOVE_H2. */
const worked = () =>
  fight(
    [
      blue('I', 48, 29.25, { figures: 12, degradation: 'disorganised', regiment: '5' }),
      blue('II', 66, 32, { figures: 12, degradation: 'disorganised', formation: 'attackColumn', regiment: '5' }),
      blue('H', 88, 36.5, { figures: 8, type: 'french.lightCavalry', formation: 'attackColumn' }),
      white('F', 66, 48, { figures: 20 }),
    ],
    {
      generals: [{ id: 'roux', x: 60, y: 26 }],
      prepare: (g) => g.s.unit.moved.fill(4_000_000),
    },
  );

describe('allocation', () => {
  rule(['C14g', 'C7a', 'C7c'], 'first then second; each shot with its targets, or held', () => {
    const scene = fight([blue('a', 60, 40), blue('b', 90, 40), white('x', 60, 50), white('y', 90, 54)], { first: 1 });
    expect([scene.question, scene.position.side]).toEqual(['allocate', 1]);
    expect(scene.legal()).toEqual([
      { type: 'open-fire' },
      { type: 'fire', unit: 'x', at: 'a' },
      { type: 'hold', unit: 'x' },
      { type: 'fire', unit: 'y', at: 'b' },
      { type: 'hold', unit: 'y' },
    ]);
    scene.play({ type: 'fire', unit: 'x', at: 'a' }).play({ type: 'hold', unit: 'y' });
    // Nothing is left to say.
    expect(scene.legal()).toEqual([{ type: 'open-fire' }]);
    scene.play({ type: 'open-fire' });
    expect(scene.position.side).toBe(0);
    expect(scene.told('shot-fired')).toEqual([]);
    scene.play({ type: 'hold', unit: 'a' }).play({ type: 'fire', unit: 'b', at: 'y' });
    scene.play({ type: 'open-fire' }, [3, 3]);
    // 16 × 2 at 8.5 cm; 16 × 2 at 12.5 cm, with elite companies.
    expect(shots(scene)).toEqual([
      ['x', 'a', 'all', 3, 32],
      ['b', 'y', 'all', 3, 35],
    ]);
  });
  rule(['C14g', 'C7a', 'C7b', 'C7c', 'C7d', 'C7l'], 'refuses by rule', () => {
    const scene = fight([
      blue('a', 60, 40),
      blue('h', 100, 40, { type: 'french.lightCavalry' }),
      blue('far', 150, 40),
      white('x', 60, 50),
      white('y', 52, 58),
      white('z', 60, 20),
    ]);
    expect(scene.refusals({ type: 'fire', unit: 'x', at: 'a' })).toEqual(['C14g']);
    expect(scene.refusals({ type: 'fire', unit: 'h', at: 'x' })).toEqual(['C7l']);
    expect(scene.refusals({ type: 'fire', unit: 'a', at: 'y' })).toEqual(['C7c']);
    expect(scene.refusals({ type: 'fire', unit: 'a', at: 'z' })).toContain('C7b');
    expect(scene.refusals({ type: 'fire', unit: 'a', at: 'h' })).toEqual(['C7a']);
    expect(scene.refusals({ type: 'fire', unit: 'a', at: 'x', slot: 2 })).toEqual(['C7f']);
    expect(scene.refusals({ type: 'hold', unit: 'far' })).toEqual(['C7a']);
    expect(scene.refusals({ type: 'hold', unit: 'x' })).toEqual(['C14g']);
    expect(scene.refusals({ type: 'reform', unit: 'a' })).toEqual(['C14g']);
    const two = fight([blue('a', 60, 40), blue('b', 90, 40), white('x', 60, 50), white('y', 90, 50)]);
    two.play({ type: 'fire', unit: 'a', at: 'x' });
    expect(two.refusals({ type: 'fire', unit: 'a', at: 'x' })).toEqual(['C14g']);
    expect(two.refusals({ type: 'hold', unit: 'a' })).toEqual(['C14g']);
  });
  rule('C14g', 'who is not told otherwise fires at the nearest', () => {
    const scene = fight([blue('a', 60, 40, { figures: 4 }), white('x', 57, 55), white('y', 61, 54, { figures: 4 })]);
    scene.play({ type: 'open-fire' });
    scene.play({ type: 'hold', unit: 'x' }).play({ type: 'hold', unit: 'y' }).play({ type: 'open-fire' }, [3]);
    expect(shots(scene)).toEqual([['a', 'y', 'all', 3, 8]]);
  });
  rule(['C7f', 'C7n'], 'each side of a square, and a screen, has its own target', () => {
    const square = fight(
      [
        blue('s', 60, 60, { formation: 'square' }),
        white('n', 60, 70, { facing: 180 }),
        white('e', 82, 60, { facing: 270, figures: 8 }),
      ],
      {},
    );
    expect(square.legal('fire')).toEqual([
      { type: 'fire', unit: 's', at: 'n' },
      { type: 'fire', unit: 's', at: 'e', slot: 1 },
    ]);
    const screened = fight([
      blue('a', 60, 40, { figures: 24, marks: ['screenOut'] }),
      white('x', 51, 55.5),
      white('y', 69, 55.5),
    ]);
    screened.play({ type: 'fire', unit: 'a', at: 'x' }).play({ type: 'fire', unit: 'a', at: 'y', slot: 4 });
    screened.play({ type: 'open-fire' }).play({ type: 'hold', unit: 'x' }).play({ type: 'hold', unit: 'y' });
    screened.play({ type: 'open-fire' }, [3, 3]);
    // 20 figures, and a screen of 4: at 14 cm, two a figure.
    expect(shots(screened)).toEqual([
      ['a', 'x', 'all', 3, 40],
      ['a', 'y', 'screen', 3, 8],
    ]);
    expect(screened.told('shot-fired').map(({ kind }) => kind)).toEqual(['formed', 'skirmish']);
  });
});

describe('the shots', () => {
  rule(['C7k', 'C7g', 'C7j', 'C7m', '1.1-11'], 'of the worked period: 37, 4 and 4, and the column tests', () => {
    const scene = worked();
    scene.play({ type: 'open-fire' });
    expect(scene.position.side).toBe(1);
    scene.play({ type: 'open-fire' }, [3, 4, 5]);
    expect(shots(scene)).toEqual([
      ['I', 'F', 'all', 3, 4],
      ['II', 'F', 'all', 4, 4],
      ['F', 'II', 'all', 5, 37],
    ]);
    expect(scene.told('losses').map(({ piece, men }) => [piece, men])).toEqual([
      ['F', 8],
      ['II', 37],
    ]);
    expect(scene.question).toBe('influence');
    scene.play({ type: 'influence', by: 'roux', points: 1 }, [4]);
    const [test] = scene.told('morale-tested');
    expect(test).toMatchObject({ piece: 'II', occasions: ['fireLosses'], total: 8, result: 'obey' });
    expect(test?.items.filter(({ code }) => !['B1', 'B2', 'D'].includes(code))).toEqual([
      { code: 'F13', value: 2 },
      { code: 'F17', value: 1 },
      { code: 'F26', value: -1 },
    ]);
  });
  rule('C7k', 'fall at once: who is destroyed has fired too', () => {
    const scene = fight([blue('a', 60, 40, { losses: 600 }), white('x', 60, 46, { losses: 630 })]);
    // One figure each, four men a figure: both test.
    scene.play({ type: 'open-fire' }).play({ type: 'open-fire' }, [6, 6, 3, 3]);
    expect(shots(scene)).toEqual([
      ['a', 'x', 'all', 6, 6],
      ['x', 'a', 'all', 6, 6],
    ]);
    const last = fight([blue('a', 60, 40), white('x', 60, 46, { losses: 630 })]);
    last.play({ type: 'open-fire' }).play({ type: 'open-fire' }, [3, 3]);
    expect(shots(last)).toEqual([
      ['a', 'x', 'all', 3, 10],
      ['x', 'a', 'all', 3, 4],
    ]);
    expect(last.told('destroyed')).toMatchObject([{ piece: 'x' }]);
    expect(last.told('morale-tested')).toEqual([]);
  });
  rule(['1.1-10', '1.2-F27', 'C7h', '1.2-F28'], 'are noted: first fire, canister, a battery that fired', () => {
    const scene = fight([
      blue('guns', 60, 40, { type: 'french.footArtillery' }),
      white('grenz', 60, 60, { type: 'austrian.grenzer' }),
    ]);
    // Canister of 8-pounders at 17.75 cm: 4 × 12.
    scene.play({ type: 'open-fire' }).play({ type: 'hold', unit: 'grenz' }).play({ type: 'open-fire' }, [3, 4]);
    expect(scene.told('shot-fired')).toMatchObject([{ kind: 'canister', band: 'canister', losses: 48 }]);
    expect(scene.told('morale-tested')).toMatchObject([{ piece: 'grenz', occasions: ['firstFire', 'fireLosses'] }]);
    expect(scene.told('morale-tested')[0]?.items).toContainEqual({ code: 'F27', value: -2 });
    const [g, guns, grenz] = [scene.g, scene.unit('guns'), scene.unit('grenz')];
    expect([g.s.shot.at[guns * 4], g.s.unit.fired[guns], g.s.hit.losses[grenz * 12]]).toEqual([grenz + 1, 1, 48]);
  });
  rule(['C12f', '1.1-08', '1.2-F10'], 'put those with the troops at risk, once, if men are lost', () => {
    const at = (dice: readonly number[]) => {
      const scene = fight([blue('a', 60, 40), white('x', 60, 50)], {
        generals: [{ id: 'roux', x: 60, y: 38.2, value: 40 }],
        prepare: (g, unit) => {
          g.s.leader.with[g.w.leaderIndex.get('roux')!] = unit('a') + 1;
        },
      });
      scene.play({ type: 'hold', unit: 'a' }).play({ type: 'open-fire' });
      return scene.play({ type: 'open-fire' }, dice);
    };
    const spared = at([3, 6, 5]);
    expect(spared.told('leader-risked')).toMatchObject([{ piece: 'roux', with: 'a', dice: [6, 5], effect: undefined }]);
    expect(spared.told('leader-lost')).toEqual([]);
    const hit = at([3, 6, 6, 4, 5]);
    expect(hit.told('leader-lost')).toMatchObject([{ piece: 'roux', how: 'killed' }]);
    expect(hit.told('morale-tested')).toMatchObject([{ piece: 'a', occasions: ['commandLost'] }]);
    expect(hit.told('morale-tested')[0]?.items).toContainEqual({ code: 'F10', value: -2 });
    expect(at([3, 6, 6, 3, 5]).told('leader-lost')).toMatchObject([{ how: 'wounded' }]);
  });
  rule(['C7m', 'C7g'], 'suffer from more than two quarters moved, each half counted for itself', () => {
    const lines = (halves: readonly [number, number], reacted = 0) => {
      const scene = drill({
        ...{ units: [blue('a', 60, 40), white('x', 60, 50)], phase: 'MOVE_H2' },
        prepare: (g, unit) => {
          g.s.unit.moved[unit('a')] = halves[0];
          g.s.unit.reacted[unit('a')] = reacted;
        },
      });
      scene.g.s.unit.moved[scene.unit('a')]! += halves[1];
      const shot = shotIn(scene.g, scene.unit('a'), 'all', scene.unit('x'));
      return shot?.items.map(({ rule: id }) => id).filter((id) => id === 'C7m');
    };
    expect([lines([2_000_000, 0]), lines([1_000_000, 1_000_000]), lines([900_000, 900_000])]).toEqual([[], [], []]);
    expect(lines([1_300_000, 500_000])).toEqual(['C7m']);
    expect(lines([2_000_000, 1])).toEqual(['C7m']);
    expect([lines([0, 1_000_000], 1_000_000), lines([0, 1_000_001], 1_000_000)]).toEqual([[], ['C7m']]);
  });
  rule('C7a', 'are not fired twice: who fired at a charge is silent', () => {
    const scene = fight([blue('a', 60, 40), blue('b', 20, 40), white('x', 60, 50), white('y', 20, 50)], {
      prepare: (g, unit) => {
        g.s.unit.fired[unit('a')] = 1;
      },
    });
    expect(scene.legal('fire')).toEqual([{ type: 'fire', unit: 'b', at: 'y' }]);
    expect(scene.refusals({ type: 'fire', unit: 'a', at: 'x' })).toEqual(['C7a']);
  });
  rule(['C7g', 'C7i'], 'have a sum that can be asked for before', () => {
    const scene = worked();
    const { position } = scene;
    const sums = position.sums(position.encode({ type: 'fire', unit: 'II', at: 'F' }));
    expect(sums).toMatchObject([{ on: 'percent', items: [{ value: -25 }, { value: -50 }, { value: 10 }] }]);
    expect(position.sums(position.encode({ type: 'fire', unit: 'H', at: 'F' }))).toEqual([]);
  });
});

describe('odds of one shot', () => {
  rule(['C7j', 'C14g'], 'can be asked before any falls: each face, and what it makes the target test for', () => {
    const scene = worked();
    scene.play({ type: 'open-fire' });
    const { position } = scene;
    const action = position.encode({ type: 'fire', unit: 'F', at: 'II' });
    const before = position.state.bytes.slice();
    // 20 × 2, less a quarter: 15, 22, 30, 30, 37, 45 men; from 40 on there is a figure less.
    const lost = odds(position.seenBy(1), action).outcomes.map(({ facts, chance }) => [facts[0], chance.toFixed(4)]);
    expect(lost).toEqual([
      ['II lost 30', '0.3333'],
      ['II lost 15', '0.1667'],
      ['II lost 22', '0.1667'],
      ['II lost 37', '0.1667'],
      ['II lost 45', '0.1667'],
    ]);
    const whole = odds(position.seenBy(1), action, 'combat');
    expect([whole.unresolved, whole.outcomes.some(({ facts }) => facts.includes('II uncontrolled'))]).toEqual([
      0,
      true,
    ]);
    expect(position.state.bytes).toEqual(before);
  });
});

describe('what is hidden', () => {
  const decided = () => {
    const scene = fight([blue('a', 60, 40), blue('b', 90, 40), white('x', 60, 50), white('y', 90, 50)]);
    return scene.play({ type: 'hold', unit: 'a' }).play({ type: 'hold', unit: 'b' }).play({ type: 'open-fire' });
  };
  rule('C14g', 'are the targets of the other side, until both have chosen', () => {
    const scene = decided();
    const { position } = scene;
    const rows = (side: number) => position.toJson(side).aim as readonly unknown[];
    const row = (id: string) => scene.unit(id) * AIM_ROWS;
    expect([rows(0)[row('a')], rows(0)[row('x')]]).toEqual([{ target: 'hold' }, null]);
    expect([rows(1)[row('a')], rows(1)[row('b')], rows(1)[row('x')]]).toEqual([null, null, { target: null }]);
    expect(rows(1).length).toBe(position.world.rows * AIM_ROWS);
    // White takes it that both fire at the nearest.
    const seen = position.seenBy(1);
    expect([seen.field.s.aim.target[row('a')], seen.field.s.aim.target[row('b')]]).toEqual([
      scene.unit('x') + 1,
      scene.unit('y') + 1,
    ]);
    const guesses = position.spec.assumed?.(seen.field, 1) ?? [];
    expect(guesses.map(({ about, value, others }) => [about, value, others])).toEqual([
      ['a', 'x', 1],
      ['b', 'y', 1],
    ]);
    expect(guesses[0]?.says.en).toBe('a fires at x, the nearest target.');
    scene.play({ type: 'open-fire' }, [1, 1]);
    expect(position.toJson(1).aim).toEqual(position.toJson().aim);
  });
  rule('C14g', 'is what was ordered, not that something was', () => {
    const { position } = decided();
    const viewed = (command: { type: string }) => position.spec.viewCommand?.(position.world, command, 1);
    expect(['fire', 'hold', 'open-fire', 'done'].map((type) => viewed({ type }))).toEqual([
      ...[undefined, undefined, undefined],
      { type: 'done' },
    ]);
  });
});
