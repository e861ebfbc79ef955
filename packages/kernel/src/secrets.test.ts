import { describe, expect, it } from 'vitest';
import type { GameSpec, Question, Step } from './game.ts';
import { Match } from './match.ts';
import { BadInput } from './parse.ts';
import { Position } from './position.ts';
import { onDie } from './sum.ts';
import { advance, fire, give, skirmish } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import { type ToyField, type ToyWorld, toyScenario } from './testing/toy-world.ts';

const UNITS = 'r1@3 3/4; b1@5 3/4; b2@5 3/4';
const CHOICE = { scenarioData: toyScenario(UNITS) };
const STORM = { type: 'plan', order: 'storm' };
const STAND = { type: 'plan', order: 'stand' };
/** Red has planned; blue is to plan. */
function planned(order: unknown, seed = 1) {
  const match = Match.begin(toy, CHOICE, seed);
  give(match, order);
  return match;
}
const json = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('a position as a side sees it', () => {
  it('holds its own secrets and what it assumes of the other’s', () => {
    const { position } = planned(STORM);
    expect([...position.seenBy(0).field.s.plan.order]).toEqual([2, 1]);
    expect([...position.seenBy(1).field.s.plan.order]).toEqual([1, 0]);
  });
  it('is the same whatever is hidden, and has none of the dice', () => {
    const [one, other] = [planned(STORM, 1).position, planned(STAND, 2).position];
    expect(one.seenBy(1).state.bytes).toEqual(other.seenBy(1).state.bytes);
    expect(one.seenBy(0).state.bytes).not.toEqual(other.seenBy(0).state.bytes);
  });
  it('knows nothing of the other side’s standing orders', () => {
    const { position } = planned(STORM);
    position.setStanding(0, 0, 3, 40);
    position.setStanding(1, 0, 1, 0);
    expect([...position.seenBy(1).state.standing.answer].filter(Boolean)).toEqual([1]);
    expect([...position.seenBy(0).state.standing.answer].filter(Boolean)).toEqual([3]);
  });
  it('is itself where there are no secrets, and when the battle is over', () => {
    const { imagine: _, ...open } = toy;
    const p = new Position(open as GameSpec<ToyWorld, ToyField>, toy.world(CHOICE)).begin(1);
    expect(p.seenBy(0)).toBe(p);
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    expect(match.position.seenBy(0)).not.toBe(match.position);
    while (!match.position.over) give(match, match.legal().at(-1)!);
    expect(match.position.seenBy(0)).toBe(match.position);
  });
  it('is put into the room there is', () => {
    const { position } = planned(STORM);
    const room = position.twin();
    expect(position.seenBy(1, room)).toBe(room);
    room.copyAsSeenBy(position, 0);
    expect([...room.field.s.plan.order]).toEqual([2, 1]);
  });
});

describe('a side’s view put on the table', () => {
  const view = (side: number) => json(planned(STORM).position.toJson(side));
  const fresh = () => new Position(toy, toy.world(CHOICE)).begin(9);

  it('says whose it is, and becomes what that side imagines', () => {
    expect(view(1)).toMatchObject({ seenBy: 'blue', plan: { red: null, blue: { order: 'none' } } });
    const p = fresh();
    p.fromJson(view(1));
    expect([...p.field.s.plan.order]).toEqual([1, 0]);
    expect(p.hash).toBe(planned(STAND).position.seenBy(1).hash);
    expect(p.side).toBe(1);
    p.playAt(0);
    expect(p.events.map((e) => e.type)).toEqual(['planned', 'revealed']);
  });
  it('keeps the dice of the table, and finds some where there are none', () => {
    const p = fresh();
    const dice = [...p.state.dice.word];
    p.fromJson(view(1));
    expect([...p.state.dice.word]).toEqual(dice);
    const bare = new Position(toy, toy.world(CHOICE));
    bare.fromJson(view(1));
    expect([...bare.state.dice.word]).not.toEqual([0, 0, 0, 0]);
  });
  it('may hide a value, a row or a group', () => {
    for (const plan of [
      { red: { order: null }, blue: { order: 'none' } },
      { red: null, blue: { order: 'none' } },
    ]) {
      const p = fresh();
      p.fromJson({ ...view(1), plan });
      expect([...p.field.s.plan.order]).toEqual([1, 0]);
    }
    const p = fresh();
    p.fromJson({ ...view(1), plan: null });
    expect([...p.field.s.plan.order]).toEqual([1, 0]);
  });
  it.each<[string, (v: Record<string, Record<string, unknown>>) => unknown]>([
    ['seenBy', (v) => ({ ...v, seenBy: 'green' })],
    ['seenBy', (v) => ({ ...v, seenBy: 1 })],
    ['plan.red', ({ plan, ...v }) => ({ ...v, plan: { blue: plan!.blue } })],
    ['plan.red', ({ seenBy: _, ...v }) => v],
    ['unit.r1.strength', (v) => ({ ...v, unit: { ...v.unit, r1: { at: 3, disordered: 0, done: 0 } } })],
  ])('what is missing, or hidden from nobody, is a fault: %s', (field, spoil) => {
    const p = fresh();
    const bytes = p.state.bytes.slice();
    let found: unknown;
    try {
      p.fromJson(spoil(view(1)));
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BadInput);
    expect((found as BadInput).field).toBe(field);
    expect(p.state.bytes).toEqual(bytes);
  });
  it('has no place in a game without secrets', () => {
    const { imagine: _, ...open } = toy;
    const p = new Position(open as GameSpec<ToyWorld, ToyField>, toy.world(CHOICE)).begin(1);
    expect(p.toJson(0)).not.toHaveProperty('seenBy');
    expect(() => p.fromJson({ ...p.toJson(), seenBy: 'red' })).toThrow(BadInput);
  });
  it('is of no side when the battle is over', () => {
    const match = skirmish('r1@3 3/4; b1@5 3/4');
    while (!match.position.over) give(match, match.legal().at(-1)!);
    expect(match.position.toJson(0)).not.toHaveProperty('seenBy');
  });
});

/** A toy in which a plan tells on the fire before it is shown: plans stay hidden, and who storms is hit at once. */
const murky: GameSpec<ToyWorld, ToyField> = {
  ...toy,
  begin(f) {
    toy.begin(f);
    f.pen.push(toy.steps.findIndex((s) => s.name === 'choose'));
    f.s.battle.active[0] = 1;
    f.s.plan.order.set([2, 1]);
  },
  outcome: (f, events) => [
    ...toy.outcome(f, events),
    { type: `the Reds ${f.s.plan.order[0] === 2 ? 'storm' : 'stand'}` },
  ],
  sums: (f) => onDie([{ rule: '5a', value: f.s.plan.order[0]!, what: { en: 'the Reds', fr: 'rouge' } }]),
  harms: (f) => f.s.plan.order[0] === 2,
  steps: toy.steps.map((s): Step<ToyField> => {
    if (s.name !== 'choose') return s;
    const told = (f: ToyField) => [{ rule: '5a', why: { en: `${f.s.plan.order[0]}`, fr: 'x' } }];
    return { ...(s as Question<ToyField>), refuse: told };
  }),
};

describe('what a side is told of its orders', () => {
  const match = () => Match.begin(murky, CHOICE, 1);
  it('odds are those of what it assumes', () => {
    const { outcomes } = match().odds(fire('b1', 'r1'));
    expect(outcomes.every((o) => o.facts.includes('the Reds stand') === o.chance > 0)).toBe(true);
  });
  it('so are the sums and the reasons', () => {
    expect(match().explain(fire('b1', 'r1')).modifiers).toMatchObject([{ value: 1 }]);
    expect(match().explain(advance('b1', 9)).refusals).toMatchObject([{ why: { en: '1' } }]);
    expect(match().apply(advance('b1', 9))).toMatchObject({ code: 'illegal', refusals: [{ why: { en: '1' } }] });
  });
  it('and so are its standing orders: what would harm is what it thinks would', () => {
    const p = match().position;
    const steps = murky.steps.map((s) => (s.name === 'choose' ? { ...s, standing: 'reply' } : s));
    const standing = new Position({ ...murky, steps: steps as typeof murky.steps }, p.world).begin(1);
    standing.setStanding(1, 0, 3, 50);
    // Whoever knew of the storm would fire; who does not ends the turn.
    expect(standing.events).toEqual([]);
    expect(standing.question).toBe('plan');
  });
});

describe('the record as a side sees it', () => {
  const match = planned(STORM);
  give(match, { type: 'standing', side: 'red', on: 'reply', answer: 'never' });
  it('hides the other side’s secrets, standing orders, dice, hashes and seed', () => {
    expect(match.recordFor(1)).toEqual({
      format: 'tambour-seen-record-1',
      seenBy: 'blue',
      game: 'toy',
      rules: 1,
      scenario: 'two-lines',
      data: match.record().data,
      options: { weather: 'dry' },
      chosen: match.record().chosen,
      own: ['scenario'],
      scenarioData: CHOICE.scenarioData,
      entries: [{ side: 'red', command: { type: 'hidden' } }],
    });
  });
  it('shows its own', () => {
    expect(match.recordFor(0).entries).toEqual([
      { side: 'red', command: STORM },
      { side: 'red', command: { type: 'standing', side: 'red', on: 'reply', answer: 'never' } },
    ]);
  });
  it('is whole when the battle is over', () => {
    const over = skirmish(UNITS, { plans: ['storm', 'stand'] });
    expect(over.recordFor(1).entries.map((e) => e.command)).toEqual([{ type: 'hidden' }, STAND]);
    while (!over.position.over) give(over, over.legal().at(-1)!);
    expect(over.recordFor(1)).toEqual(over.record());
  });
});

describe('a secret shown', () => {
  it('cannot be taken back, nor anything before it', () => {
    const match = planned(STORM);
    expect(match.canUndo).toBe(true);
    expect(match.undo('red')).toBe(true);
    give(match, STORM);
    give(match, STAND);
    expect(match.position.revealed).toBe(true);
    expect([match.canUndo, match.undo(), match.undo('red')]).toEqual([false, false, false]);
    expect(match.entries).toHaveLength(2);
    give(match, advance('r1'));
    expect([match.undo(), match.undo()]).toEqual([true, false]);
    expect([...match.position.field.s.plan.order]).toEqual([2, 1]);
  });
  it('is told to both sides, the plan itself to its own', () => {
    const match = planned(STORM);
    give(match, STAND);
    expect(match.position.eventsFor(0).map((e) => e.type)).toEqual(['revealed']);
    expect(match.position.eventsFor(1).map((e) => e.type)).toEqual(['planned', 'revealed']);
  });
});
