import { expectedAfter, faultsOf, odds, Position } from '@tambour/kernel';
import { amount, choose, SeededRandom } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { risorgimento } from './game.ts';
import { STEP_NAMES } from './model/step-id.ts';
import { VERB_TABLE } from './model/verb.ts';
import type { DrillSpec } from './testing/drill.ts';
import { type Answers, answer, type DrillPosition, drillPosition } from './testing/in-position.ts';
import { melee } from './testing/melee.ts';

const stepsOf = (p: DrillPosition): string[] =>
  Array.from({ length: p.depth }, (_, i) => STEP_NAMES[p.state.stack.step[i]!]!);
const sound = (p: DrillPosition): void => expect(faultsOf(p.spec, p.field)).toEqual([]);

/** Infantry comes before hussars; a reserve of its side lies three hexes from where they would fight, and one of theirs beyond. */
const NESTED: DrillSpec = {
  units: [
    { id: 'line', hex: '1010' },
    { id: 'hussars', side: 'austrian', type: 'light-cavalry', hex: '1008', facing: 3 },
    ...['r1', 'r2', 'r3', 'r4'].map((id) => ({ id, hex: '1012', brigade: 'guard', inReserve: true })),
    ...['s1', 's2', 's3', 's4'].map((id) => ({
      id,
      side: 'austrian' as const,
      hex: '1016',
      brigade: 'grenadiers',
      inReserve: true,
    })),
  ],
  leaders: [{ id: 'general', brigade: 'allied-brigade', hex: '1010' }],
};
const INTO_REACH: Answers = {
  choose: (c) => c.type === 'activate',
  formation: (c) => c.formation === 'allied-brigade',
  act: (c) => c.type === 'move' && c.unit === 'line' && c.to === '1009',
  'before-entry': (c) => c.type === 'counter',
  spread: (c) => c.to === '1013',
};
/** Plays until a reserve spreads because another did, because cavalry fell on infantry on the march. */
function nested(seed: number): DrillPosition | undefined {
  const p = drillPosition(NESTED).begin(seed);
  for (let n = 0; n < 60 && !p.over; n++) {
    const steps = stepsOf(p);
    if (steps.filter((step) => step === 'spread').length === 2 && steps.includes('counter')) return p;
    answer(p, p.side === 1 && p.question === 'choose' ? {} : INTO_REACH);
  }
  return undefined;
}

describe('reactions inside reactions', () => {
  it('three deep they are saved in the middle, loaded, and end with the same hash', () => {
    let found = 0;
    for (let seed = 1; seed <= 4; seed++) {
      const p = nested(seed);
      if (!p) continue;
      found++;
      expect(stepsOf(p).slice(-7)).toEqual(['act', 'march', 'after-entry', 'counter', 'resolve', 'spread', 'spread']);
      sound(p);
      const loaded = p.twin().begin(seed + 100);
      loaded.fromJson(JSON.parse(JSON.stringify(p.toJson())));
      loaded.state.dice.word.set(p.state.dice.word);
      expect(loaded.hash).toBe(p.hash);
      const lot = new SeededRandom(seed);
      for (let n = 0; !p.over; n++) {
        expect(n).toBeLessThan(5000);
        const index = choose(p, lot, 'by-verb');
        p.playAt(index);
        loaded.playAt(index);
        sound(p);
      }
      expect(loaded.over).toBe(true);
      expect(loaded.hash).toBe(p.hash);
    }
    expect(found).toBeGreaterThan(0);
  });
});

describe('a march whose mover is destroyed', () => {
  /** A worn battalion passes before a battery on its way to somewhere else. */
  const before = (others: DrillSpec['units'] = []): DrillSpec => ({
    units: [
      { id: 'line', hex: '1010', cohesion: 3 },
      { id: 'guns', side: 'austrian', type: 'artillery', hex: '1008', facing: 3 },
      ...others,
    ],
    leaders: [{ id: 'general', brigade: 'allied-brigade', hex: '1010' }],
  });
  const PAST: Answers = {
    choose: (c) => c.type === 'activate',
    formation: (c) => c.formation === 'allied-brigade',
    act: (c) => c.type === 'move' && c.unit === 'line' && c.to === '0907',
    'after-entry': (c) => c.type === 'react',
  };
  /** Plays until the battalion falls on its way; undefined if it gets through with this seed. */
  function fallen(spec: DrillSpec, seed: number): DrillPosition | undefined {
    const p = drillPosition(spec).begin(seed);
    const worn = JSON.parse(JSON.stringify(p.toJson()));
    Object.assign(worn.unit.line, { hits: 3, marks: ['disordered', 'everHit'] });
    p.fromJson(worn);
    for (let n = 0; n < 40 && !p.over; n++) {
      answer(p, p.side === 1 && p.question === 'choose' ? {} : PAST);
      if (p.events.some((e) => e.type === 'eliminated')) return p;
    }
    return undefined;
  }
  function endsCleanly(spec: DrillSpec, then: (p: DrillPosition) => void): void {
    let found = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const p = fallen(spec, seed);
      if (!p) continue;
      found++;
      then(p);
      sound(p);
      const lot = new SeededRandom(seed);
      for (let n = 0; !p.over; n++) {
        expect(n).toBeLessThan(5000);
        p.playAt(choose(p, lot, 'by-verb'));
        sound(p);
      }
    }
    expect(found).toBeGreaterThan(0);
  }
  it('ends there, and its formation goes on', () => {
    endsCleanly(before([{ id: 'other', hex: '1011' }]), (p) => {
      expect(p.field.s.battle.marches[0]).toBe(0);
      expect(p.question).toBe('act');
      expect(p.side).toBe(0);
    });
  });
  it('ends the activation where it was the last of its side, and the other side plays on alone', () => {
    endsCleanly(before(), (p) => {
      expect(p.field.s.battle.marches[0]).toBe(0);
      expect(p.over || p.side === 1 || p.question === 'act').toBe(true);
    });
  });
});

/** Of 64 frames; what is not used is room for rules to come. */
const MOST_FRAMES = 40;
describe('the stack of steps', () => {
  it(`holds no more than ${MOST_FRAMES} frames, in the middle of things too`, () => {
    let deepest = 0;
    for (let seed = 1; seed <= amount(4, 40); seed++) {
      const p = new Position(risorgimento, risorgimento.world(melee(seed % 4 ? 'san-martino' : 'magenta', seed)));
      const { pen } = p.field;
      const push = pen.push.bind(pen);
      pen.push = (...frame) => {
        push(...frame);
        deepest = Math.max(deepest, p.depth);
      };
      p.begin(seed);
      const lot = new SeededRandom(seed);
      while (!p.over) p.playAt(fierce(p, lot));
    }
    // Less would mean that nobody fought.
    expect(deepest).toBeGreaterThan(20);
    expect(deepest).toBeLessThanOrEqual(MOST_FRAMES);
  });
});
/** A player who fires and attacks wherever he can. */
function fierce(p: DrillPosition, lot: SeededRandom): number {
  const all = Array.from({ length: p.actions.count }, (_, i) => i);
  const attacks = all.filter((i) => VERB_TABLE.kindOf(p.actions.verb(i)) === 'attack');
  if (attacks.length > 0 && lot.below(8) > 0) return lot.of(attacks);
  const isStep = p.question === 'choose' || p.question === 'formation';
  const goes = all.filter((i) => !VERB_TABLE.declines(p.actions.verb(i)));
  if (isStep && goes.length > 0) return lot.of(goes);
  return p.question === 'act' && lot.below(6) === 0 ? all[0]! : choose(p, lot, 'by-verb');
}

describe('a tie for the initiative that is never broken', () => {
  it('leaves odds and expectations of the end of a turn without that path', () => {
    // 4.3b
    const p = drillPosition({
      units: [
        { id: 'a', hex: '0505' },
        { id: 'b', side: 'austrian', hex: '1515' },
      ],
      leaders: [{ id: 'chief', rank: 'corps', corps: 'allied', hex: '0505' }],
    }).begin(1);
    for (let n = 0; p.question !== 'commanders' && n < 50; n++) answer(p, {});
    const before = p.hash;
    const index = p.spec.habit(p.field, p.question!, p.side, p.actions);
    const { unresolved, outcomes } = odds(p, p.actions.at(index), 'combat', 200);
    expect(outcomes.reduce((sum, o) => sum + o.chance, unresolved)).toBeCloseTo(1);
    const { isExact, figures } = expectedAfter(p, p.actions.at(index), (g) => [g.s.battle.turn[0]!], {
      most: 50,
      throws: 10,
    });
    expect(isExact).toBe(false);
    expect(figures[0]).toBeGreaterThan(0);
    expect(p.hash).toBe(before);
  });
});
