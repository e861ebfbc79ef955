import { Position, TERM_KINDS } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { PHASES } from '../../model/vocabulary.ts';
import { crowd } from '../../testing/crowd.ts';
import { type DrillSpec, type DrillUnit, drill } from '../../testing/drill.ts';
import { DEBTS } from '../model/marks.ts';
import { AIM_ROWS } from '../model/state.ts';
import { tabletopPlay } from '../play.ts';
import { appraisal } from './appraisal.ts';
import { TERMS, type TermName } from './appraisal-terms.ts';

const out = new Float64Array(TERMS.length);
/** What a side has of one term. */
function has(spec: DrillSpec, term: TermName, side = 0): number {
  appraisal.measure(drill(spec).g, side, out);
  return out[TERMS.indexOf(term)]!;
}
const farm = {
  id: 'farm',
  kind: 'builtUp',
  capacity: 20,
  polygon: [
    [85, 55],
    [95, 55],
    [95, 65],
    [85, 65],
  ],
};
const withFarm = (units: readonly DrillUnit[], owner: string | null = null): DrillSpec => ({
  terrain: [farm],
  objectives: [{ id: 'farm', terrain: 'farm', points: 3 }],
  control: { farm: owner },
  units,
});
const own = (more: Partial<DrillUnit> = {}): DrillUnit => ({ id: 'a', x: 90, y: 40, ...more });
const enemy = (more: Partial<DrillUnit> = {}): DrillUnit => ({ id: 'b', side: 1, x: 90, y: 110, facing: 180, ...more });
const garrison = { formation: 'garrison', garrison: 'farm', x: 90, y: 60 } as const;
const hussars = { type: 'french.lightCavalry', formation: 'line', figures: 8, order: 'EXPLOIT' } as const;
const guns = { type: 'french.footArtillery' } as const;

/** A term, a position that has more of it and one that has less. */
const PAIRS: readonly (readonly [TermName, DrillSpec, DrillSpec])[] = [
  ['points', withFarm([own(), enemy()], 'blue'), withFarm([own(), enemy()], 'white')],
  ['points', { units: [own(), enemy({ state: 'rout' })] }, { units: [own(), enemy()] }],
  ['hold', withFarm([own(garrison), enemy()]), withFarm([own(), enemy()])],
  ['reach', withFarm([own({ y: 45 }), enemy()]), withFarm([own({ y: 20 }), enemy()])],
  ['mass', withFarm([own({ y: 45 }), enemy()], 'blue'), withFarm([own({ y: 20 }), enemy()], 'blue')],
  ['strength', { units: [own(), enemy()] }, { units: [own({ losses: 200 }), enemy()] }],
  ['worn', { units: [own({ losses: 60 }), enemy()] }, { units: [own({ losses: 300 }), enemy()] }],
  ['army', { units: [own(), enemy()] }, { units: [own({ state: 'rout' }), enemy()] }],
  ['order', { units: [own(), enemy()] }, { units: [own({ degradation: 'disorganised' }), enemy()] }],
  ['morale', { units: [own({ state: 'halted' }), enemy()] }, { units: [own({ state: 'retreat' }), enemy()] }],
  ['charge', { units: [own(hussars), enemy({ y: 60 })] }, { units: [own(hussars), enemy({ y: 90 })] }],
  [
    'charge',
    { units: [own(hussars), enemy({ y: 60 })] },
    { units: [own(hussars), enemy({ y: 60, formation: 'square' })] },
  ],
  [
    'charge',
    { units: [own(hussars), enemy({ y: 60 })] },
    { units: [own({ ...hussars, order: 'HOLD', at: [90, 40] }), enemy({ y: 60 })] },
  ],
  ['fire', { units: [own(), enemy({ y: 52 })] }, { units: [own(), enemy({ y: 60 })] }],
  ['fire', { units: [own(), enemy({ y: 52 })] }, { units: [own({ facing: 180 }), enemy({ y: 52 })] }],
  ['guns', { units: [own(guns), enemy({ y: 60 })] }, { units: [own(guns), enemy({ y: 110 })] }],
  [
    'guns',
    { units: [own(guns), enemy({ y: 60 })] },
    { units: [own({ ...guns, formation: 'limbered' }), enemy({ y: 60 })] },
  ],
  [
    'support',
    { units: [own(), own({ id: 'c', x: 70 }), enemy()] },
    { units: [own(), own({ id: 'c', x: 20 }), enemy()] },
  ],
  ['flank', { units: [own(), enemy({ y: 50 })] }, { units: [own({ facing: 180 }), enemy({ y: 50 })] }],
  [
    'command',
    { units: [own(), enemy()], generals: [{ id: 'g', x: 90, y: 32 }] },
    { units: [own(), enemy()], generals: [{ id: 'g', x: 20, y: 32 }] },
  ],
  [
    'chief',
    { units: [own(), enemy({ y: 60 })], generals: [{ id: 'g', x: 90, y: 36 }] },
    { units: [own(), enemy({ y: 60 })], generals: [{ id: 'g', x: 90, y: 54 }] },
  ],
];

describe('each term of the appraisal', () => {
  it.each(PAIRS)('%s is more where there is more of it (%#)', (term, more, less) => {
    expect(has(more, term)).toBeGreaterThan(has(less, term));
  });
  it('a charge declared on somebody stronger is worse than none', () => {
    const spec: DrillSpec = { units: [own(hussars), enemy({ y: 60, formation: 'square' })], phase: 'CHARGE' };
    const d = drill(spec);
    const { g } = d;
    appraisal.measure(g, 0, out);
    expect(out[TERMS.indexOf('charge')]).toBe(0);
    g.s.battle.charges[0] = 1;
    g.s.charge.charger[0] = d.unit('a') + 1;
    g.s.charge.target[0] = d.unit('b') + 1;
    appraisal.measure(g, 0, out);
    expect(out[TERMS.indexOf('charge')]).toBeLessThan(0);
  });
});

describe('objectives on the table', () => {
  /** What a side has by all of its goals, in points, by the weights of the game. */
  const goals = (spec: DrillSpec): number => {
    appraisal.measure(drill(spec).g, 0, out);
    return (['points', 'hold', 'reach'] as const).reduce(
      (sum, term) => sum + appraisal.weights.early[TERMS.indexOf(term)]! * out[TERMS.indexOf(term)]!,
      0,
    );
  };
  it('to go in is more than to stand before it, and to control it more than to be in it', () => {
    const before = goals(withFarm([own({ y: 53.6 }), enemy()]));
    const inside = goals(withFarm([own(garrison), enemy()]));
    const controlled = goals(withFarm([own(garrison), enemy()], 'blue'));
    expect(inside).toBeGreaterThan(before + 1);
    expect(controlled).toBeGreaterThan(inside);
  });
  it('one that is controlled needs the nearer a guard the nearer the enemy is', () => {
    const left = (y: number): number =>
      goals(withFarm([own(garrison), enemy({ y })], 'blue')) - goals(withFarm([own({ y: 5 }), enemy({ y })], 'blue'));
    expect(left(70)).toBeGreaterThan(left(115));
  });
  it('a change of formation that is not made yet costs a little', () => {
    const d = drill({ units: [own(), enemy()] });
    appraisal.measure(d.g, 0, out);
    const still = out[TERMS.indexOf('order')]!;
    d.g.s.unit.debt[d.unit('a')] = DEBTS.indexOf('form');
    appraisal.measure(d.g, 0, out);
    expect(out[TERMS.indexOf('order')]).toBeLessThan(still);
  });
});

describe('the appraisal of a battle', () => {
  it('has a name in both languages and a kind for each term', () => {
    expect(appraisal.terms.map(({ id }) => id)).toEqual(TERMS);
    for (const { name, kind } of appraisal.terms) {
      expect(name.en).not.toBe(name.fr);
      expect(TERM_KINDS).toContain(kind);
    }
  });
  it('is the same for both sides when they change places', () => {
    const units = [own({ losses: 120 }), own({ id: 'c', x: 60, formation: 'attackColumn' }), enemy({ y: 56 })];
    const turned = units.map((u) => ({
      ...u,
      side: u.side === 1 ? (0 as const) : (1 as const),
      x: 180 - u.x,
      y: 120 - u.y,
      facing: ((u.facing ?? 0) + 180) % 360,
    }));
    const [mine, theirs] = [new Float64Array(TERMS.length), new Float64Array(TERMS.length)];
    appraisal.measure(drill({ units }).g, 0, mine);
    appraisal.measure(drill({ units: turned }).g, 1, theirs);
    mine.forEach((n, i) => {
      expect(theirs[i], TERMS[i]).toBeCloseTo(n, 9);
    });
  });
  it('is measured in numbers from beginning to end, as time runs out', () => {
    const p = new Position(tabletopPlay, tabletopPlay.world(crowd(2))).begin(3);
    let left = appraisal.timeLeft(p.field);
    expect(left).toBeGreaterThan(0.9);
    const seen = new Map<number, string>();
    for (let i = 0; !p.over && i < 3000; i++) {
      p.play(p.actions.at((i * 7919) % p.actions.count), 'stop');
      for (const side of [0, 1]) {
        appraisal.measure(p.field, side, out);
        expect(out.every((n) => Number.isFinite(n))).toBe(true);
      }
      const now = appraisal.timeLeft(p.field);
      expect(now).toBeLessThanOrEqual(left);
      left = now;
      if (p.over) break;
      const { period, phase } = p.field.s.battle;
      const name = `${period[0]} ${PHASES[phase[0]!]}`;
      const moment = appraisal.moment(p.field);
      expect(seen.get(moment) ?? name).toBe(name);
      seen.set(moment, name);
    }
    expect([p.over, left]).toEqual([true, 0]);
    expect(new Set(seen.values()).size).toBeGreaterThan(5);
  });
  it.each([
    ['MOVE_H1', 'done'],
    ['COMMAND', 'done'],
    ['FIRE', 'open-fire'],
  ] as const)('tells the part of one side in %s from that of the other', (phase, type) => {
    const g = drill({ units: [own(), enemy({ y: 55 })], phase });
    const [side, first] = [g.position.side, appraisal.moment(g.g)];
    g.play({ type });
    expect(g.position.side).toBe(1 - side);
    expect(appraisal.moment(g.g)).toBe(first + 1);
  });
  it('sees a target that its own side has chosen, and nothing that is hidden', () => {
    const units = [own(), enemy({ y: 55 }), enemy({ id: 'c', x: 98, y: 58 })];
    const aimedAt = (who: string, at: string | undefined, viewer: number): number[] => {
      const d = drill({ units, phase: 'FIRE' });
      if (at) d.g.s.aim.target[d.unit(who) * AIM_ROWS] = d.unit(at) + 1;
      const seen = d.position.seenBy(viewer);
      return [0, 1].flatMap((side) => {
        appraisal.measure(seen.field, side, out);
        return [...out];
      });
    };
    expect(aimedAt('a', 'b', 0)).not.toEqual(aimedAt('a', 'c', 0));
    expect(aimedAt('a', 'b', 1)).toEqual(aimedAt('a', 'c', 1));
  });
});
