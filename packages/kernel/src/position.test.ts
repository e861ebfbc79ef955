import { describe, expect, it } from 'vitest';
import { NO_PIECE } from './action.ts';
import type { GameSpec, Question, Step, Work } from './game.ts';
import { BadInput } from './parse.ts';
import { Position } from './position.ts';
import { RulesBug } from './rules-bug.ts';
import { advance, fire, give, skirmish } from './testing/skirmish.ts';
import { toy } from './testing/toy.ts';
import { type ToyField, type ToyWorld, toyScenario } from './testing/toy-world.ts';

type Toy = GameSpec<ToyWorld, ToyField>;
/** The toy with one of its steps changed. */
const toyWith = (name: string, change: Partial<Question<ToyField>> | Partial<Work<ToyField>>): Toy => ({
  ...toy,
  steps: toy.steps.map((s) => (s.name === name ? ({ ...s, ...change } as Step<ToyField>) : s)),
});
const TWO = 'r1@3 3/4; b1@5 3/4';
function at(spec: Toy, units = TWO) {
  const p = new Position(spec, spec.world({ scenarioData: toyScenario(units) })).begin(1);
  const play = (command: unknown, dice: number[] = [], between?: 'stop') => {
    p.useDice({ roll: () => dice.shift()! });
    p.play(p.encode(command), between);
    expect(dice).toEqual([]);
  };
  const plan = () => {
    for (const order of ['stand', 'stand']) play({ type: 'plan', order });
  };
  return { p, play, plan };
}

describe('a position', () => {
  it('begins at the first question, the same for the same seed', () => {
    const p = new Position(toy, toy.world({})).begin(7);
    expect(p).toMatchObject({ question: 'plan', questionRule: '5a', over: false, isInside: false });
    expect(p.rolled).toHaveLength(1);
    expect(p.prompt).toEqual({ en: 'Stand or storm?', fr: 'Tenir ou donner l’assaut ?' });
    const { hash } = p;
    p.playAt(1);
    expect(p.hash).not.toBe(hash);
    expect(p.begin(7).hash).toBe(hash);
    expect(p.begin(7).rolled).toHaveLength(1);
  });

  it('asks one side one question and stacks an interrupt inside an interrupt', () => {
    const { p, play, plan } = at(toy, 'r1@3 3/4; r2@3 3/4; b1@5 3/4');
    plan();
    expect([p.question, p.side, p.isInside]).toEqual(['choose', 0, false]);
    play(fire('r1', 'b1'), [1, 1]);
    expect([p.question, p.side, p.isInside]).toEqual(['reply', 1, true]);
    play({ type: 'reply' }, [1]);
    expect([p.question, p.side, p.isInside]).toEqual(['take', 0, true]);
    play({ type: 'take', unit: 'r2' }, [6]);
    expect(p.events.map((e) => e.type)).toEqual(['disordered']);
    expect([p.question, p.side]).toEqual(['choose', 0]);
  });

  it('gives the only answer itself, and asks when there are two', () => {
    const { p, play, plan } = at(toy);
    plan();
    // b1 stands alone: nobody is asked who takes the hit.
    play(fire('r1', 'b1'), [1, 6]);
    expect(p.events.map((e) => e.type)).toEqual(['fired', 'disordered']);
    expect(p.rolled).toEqual([1, 6]);
    // r1 has acted: only the end is left, so the turn has passed.
    expect([p.question, p.side]).toEqual(['choose', 1]);
  });

  it('asks for the only answer where the question says so', () => {
    const { p, play, plan } = at(toyWith('take', { always: true }));
    plan();
    play(fire('r1', 'b1'), [1]);
    expect(p.question).toBe('take');
    expect(p.actions.count).toBe(1);
  });

  it('stops between two procedures when told to, never inside one', () => {
    const { p, play, plan } = at(toy);
    plan();
    play(fire('r1', 'b1'), [1, 6], 'stop');
    expect([p.question, p.side, p.actions.count]).toEqual(['choose', 0, 1]);
    expect(p.events.map((e) => e.type)).toEqual(['fired', 'disordered']);
  });

  it('calls a question that cannot be answered a dead end', () => {
    const { p, play, plan } = at(toyWith('take', { list: () => {} }));
    plan();
    expect(() => play(fire('r1', 'b1'), [1])).toThrow(RulesBug);
    expect(() => at(toyWith('plan', { list: () => {} }))).toThrow('a dead end: nothing may be answered to "plan"');
    expect(p.depth).toBeGreaterThan(0);
  });

  it('does not run for ever', () => {
    const CHECK = toy.steps.findIndex((s) => s.name === 'check');
    const round = toyWith('check', { run: (f: ToyField) => f.pen.push(CHECK) });
    const tall = toyWith('check', {
      run: (f: ToyField) => {
        f.pen.push(CHECK);
        f.pen.push(CHECK);
      },
    });
    for (const [spec, what] of [
      [round, 'never come to a question'],
      [tall, 'stack of steps is full at check'],
    ] as const) {
      const { play, plan } = at(spec);
      plan();
      expect(() => play(fire('r1', 'b1'), [1])).toThrow(what);
    }
  });

  it('permits what is listed and what is admitted, and refuses the rest with every rule', () => {
    const { p } = at(toy, 'r1@0 3/4; b1@5 3/4');
    for (const order of ['storm', 'stand']) p.play(p.encode({ type: 'plan', order }));
    const can = (by: number) => p.permits(p.encode(advance('r1', by)));
    expect([1, 2, 3, 4].map(can)).toEqual([true, true, true, false]);
    expect(p.actions.find(p.encode(advance('r1', 2)))).toBe(-1);
    expect(p.refusals(p.encode(advance('r1', 5))).map((r) => r.rule)).toEqual(['2b']);
    expect(p.refusals(p.encode({ type: 'reply' })).map((r) => r.rule)).toEqual(['1a']);
  });

  it('knows nothing more to ask when it is over', () => {
    const p = new Position(toy, toy.world({})).begin(3);
    for (let n = 0; !p.over; n++) p.playAt(n % p.actions.count);
    expect(p).toMatchObject({ question: undefined, questionRule: undefined, prompt: undefined, side: -1 });
    expect([p.actions.count, p.actionsOf(0).count, p.isInside]).toEqual([0, 0, false]);
    expect(p.permits({ verb: 3, a: 0, b: 0, c: 0, d: 0 })).toBe(false);
    expect(p.verdict).toMatchObject({ rule: '1c' });
  });

  it('lists the orders of one piece', () => {
    const { position: p } = skirmish('r1@3 3/4; r2@1 3/4; b1@5 3/4');
    const of = (piece: number) => {
      const list = p.actionsOf(piece);
      return Array.from({ length: list.count }, (_, i) => p.decode(list.at(i)));
    };
    expect(of(0)).toEqual([advance('r1'), fire('r1', 'b1')]);
    expect(of(1)).toEqual([advance('r2')]);
    expect(of(2)).toEqual([]);
  });

  it('lists the orders that speak of no piece, and finds one order without making the whole list', () => {
    const { position: p } = skirmish('r1@3 3/4; r2@1 3/4; b1@5 3/4');
    const rest = p.actionsOf(NO_PIECE);
    expect([rest.count, p.decode(rest.at(0))]).toEqual([1, { type: 'end' }]);
    const listed: number[] = [];
    const spied = toyWith('choose', {
      list(f, out, piece, ...frame) {
        listed.push(piece);
        (toy.steps.find((s) => s.name === 'choose') as Question<ToyField>).list(f, out, piece, ...frame);
      },
    });
    const q = new Position(spied, p.world);
    q.copyFrom(p);
    expect(q.permits(q.encode(advance('r2')))).toBe(true);
    expect(q.permits(q.encode(fire('r2', 'b1')))).toBe(false);
    expect(q.permits(q.encode({ type: 'end' }))).toBe(true);
    expect(listed).toEqual([1, 1, NO_PIECE]);
  });

  it('comes to the same when it makes its lists only when asked', () => {
    const [lazy, eager] = [new Position(toy, toy.world({})), new Position(toy, toy.world({}))];
    lazy.isLazy = true;
    for (let seed = 0; seed < 10; seed++) {
      lazy.begin(seed);
      eager.begin(seed);
      for (let n = 0; !eager.over; n++) {
        const action = eager.actions.at((n * 5 + seed) % eager.actions.count);
        eager.play(action);
        lazy.play(action);
        expect(lazy.hash).toBe(eager.hash);
        expect(lazy.rolled).toEqual(eager.rolled);
      }
      expect(lazy.over).toBe(true);
    }
  });

  it('forgets what the last order did when it begins again or is loaded', () => {
    const { p, plan } = at(toy);
    plan();
    expect([p.revealed, p.events.length]).toEqual([true, 2]);
    const json = p.toJson();
    p.begin(1);
    expect([p.revealed, p.events.length, p.rolled.length]).toEqual([false, 0, 0]);
    p.playAt(0);
    p.fromJson(json);
    expect([p.revealed, p.events.length, p.rolled.length]).toEqual([false, 0, 0]);
  });
});

describe('a position as JSON', () => {
  const mid = () => {
    const match = skirmish('r1@3 3/4; r2@3 3/4; b1@5 3/4');
    give(match, { type: 'standing', side: 'blue', on: 'reply', answer: 'chance', percent: 40 });
    give(match, { type: 'standing', side: 'blue', on: 'reply', answer: 'ask' });
    give(match, { type: 'standing', side: 'red', on: 'share', answer: 'ask' });
    give(match, fire('r1', 'b1'), [1, 1]);
    give(match, { type: 'standing', side: 'red', on: 'reply', answer: 'chance', percent: 40 });
    return match.position;
  };
  type Json = Record<string, Record<string, unknown>> & { steps: { step: string; with: number[] }[] };

  it('is readable, and is taken up again in the middle of an interrupt', () => {
    const p = mid();
    const json = JSON.parse(JSON.stringify(p.toJson())) as Json;
    expect(json).toMatchObject({
      game: 'toy',
      rules: 1,
      scenario: 'two-lines',
      options: { weather: 'dry' },
      unit: { r1: { at: 3, strength: 3, disordered: 0, done: 1 } },
      plan: { red: { order: 'stand' }, blue: { order: 'stand' } },
      battle: { active: 'red' },
      steps: [
        { step: 'turn', with: [0, 0, 0, 0] },
        { step: 'choose', with: [0, 0, 0, 0] },
        { step: 'reply', with: [2, 0, 0, 0] },
      ],
      standing: { red: { reply: [3, 40] }, blue: {} },
    });
    const q = p.twin().begin(99);
    q.fromJson(json);
    expect(q.toJson()).toEqual(p.toJson());
    expect(q.hash).toBe(p.hash);
    expect(q.question).toBe('reply');
  });

  it('keeps its own dice: they are not in the JSON', () => {
    const p = mid();
    expect(JSON.stringify(p.toJson())).not.toMatch(/dice|word/);
    const q = p.twin().begin(99);
    const dice = [...q.state.dice.word];
    q.fromJson(p.toJson());
    expect([...q.state.dice.word]).toEqual(dice);
  });

  it('waits at the question it waited at, even with one answer left', () => {
    const { p, play, plan } = at(toy);
    plan();
    play(fire('r1', 'b1'), [1, 6], 'stop');
    const q = p.twin().begin(1);
    q.fromJson(p.toJson());
    expect([q.question, q.side, q.actions.count]).toEqual(['choose', 0, 1]);
  });

  it('hides the other side’s plan until it is shown, and its standing orders always', () => {
    const { p } = at(toy);
    p.playAt(1);
    const seen = (side: number) => p.toJson(side) as unknown as Json;
    expect(seen(0).plan).toEqual({ red: { order: 'storm' }, blue: null });
    expect(seen(1).plan).toEqual({ red: null, blue: { order: 'none' } });
    expect(toy.viewEvents!(p.field, p.events, 1)).toEqual([]);
    expect(toy.viewEvents!(p.field, p.events, 0)).toEqual(p.events);
    p.playAt(0);
    expect(seen(0).plan).toEqual({ red: { order: 'storm' }, blue: { order: 'stand' } });
    p.setStanding(1, 0, 1, 0);
    expect(seen(0).standing).toEqual({ red: {} });
    expect(seen(1).standing).toEqual({ blue: { reply: [1, 0] } });
  });

  it.each<[string, (json: Json) => void]>([
    ['game', (j) => Object.assign(j, { game: 'denain' })],
    ['scenario', (j) => Object.assign(j, { scenario: 'three-lines' })],
    ['options.weather', (j) => Object.assign(j, { options: { weather: 'wet' } })],
    ['weather', (j) => Object.assign(j, { weather: 1 })],
    ['unit.r1', (j) => delete j.unit!.r1],
    ['unit.r1.at', (j) => Object.assign(j.unit!.r1 as object, { at: 12 })],
    ['unit.r1.at', (j) => Object.assign(j.unit!.r1 as object, { at: 5 })],
    ['unit.b1.strength', (j) => Object.assign(j.unit!.b1 as object, { strength: 4 })],
    ['plan.blue.order', (j) => Object.assign(j.plan!, { blue: { order: null } })],
    ['steps', (j) => Object.assign(j, { steps: 'none' })],
    ['steps.0.step', (j) => Object.assign(j.steps[0]!, { step: 'nowhere' })],
    ['steps.2.with.0', (j) => Object.assign(j.steps[2]!, { with: ['r1'] })],
    ['steps.2.with.0', (j) => Object.assign(j.steps[2]!, { with: [2 ** 31] })],
    ['steps.2.with', (j) => Object.assign(j.steps[2]!, { with: [0, 0, 0, 0, 0] })],
    ['steps.2.with', (j) => Object.assign(j.steps[2]!, { with: [7, 0, 0, 0] })],
    ['steps', (j) => Object.assign(j, { steps: Array.from({ length: 65 }, () => ({ step: 'turn', with: [] })) })],
    ['standing.green', (j) => Object.assign(j, { standing: { green: {} } })],
    ['standing.red.march', (j) => Object.assign(j, { standing: { red: { march: [1, 0] } } })],
    ['standing.red.reply', (j) => Object.assign(j, { standing: { red: { reply: [5, 0] } } })],
    ['standing.red.reply.1', (j) => Object.assign(j, { standing: { red: { reply: [3, 101] } } })],
  ])('a fault is named and nothing changes: %s', (field, spoil) => {
    const p = mid();
    const json = structuredClone(p.toJson()) as unknown as Json;
    spoil(json);
    const q = p.twin().begin(5);
    const bytes = q.state.bytes.slice();
    let found: unknown;
    try {
      q.fromJson(json);
    } catch (error) {
      found = error;
    }
    expect(found).toBeInstanceOf(BadInput);
    expect((found as BadInput).field).toBe(field);
    expect(q.state.bytes).toEqual(bytes);
    expect(q.question).toBe('plan');
  });

  it('takes no standing order that its question does not know', () => {
    const p = mid();
    const json = { ...p.toJson(), standing: { red: { share: [1, 0] } } };
    expect(() => p.twin().begin(5).fromJson(json)).toThrow(BadInput);
  });

  it.each<[string, string, (json: Json) => void]>([
    ['steps', 'is empty', (j) => Object.assign(j, { steps: [] })],
    ['steps', 'the battle is over', (j) => Object.assign(j.battle!, { isOver: 1 })],
    ['steps.2.step', 'must be a question', (j) => Object.assign(j.steps[2]!, { step: 'check', with: [0] })],
    ['steps.3.step', 'never lies on', (j) => j.steps.push({ step: 'choose', with: [] })],
    ['steps', 'no room', (j) => Object.assign(j, { steps: Array.from({ length: 60 }, () => j.steps.at(-1)) })],
    ['rules', 'a whole number', (j) => Object.assign(j, { rules: 'x' })],
    ['rules', 'from 1 to 1', (j) => Object.assign(j, { rules: 2 })],
    ['standing.red.reply.1', '0 for any other', (j) => Object.assign(j, { standing: { red: { reply: [1, 50] } } })],
    ['standing.red.reply.1', '1 to 100', (j) => Object.assign(j, { standing: { red: { reply: [3, 0] } } })],
  ])('a position that play never comes to is refused: %s %s', (field, reason, spoil) => {
    const json = structuredClone(mid().toJson()) as unknown as Json;
    spoil(json);
    expect(() => mid().twin().begin(5).fromJson(json)).toThrow(new RegExp(`^${field}: .*${reason}`));
  });

  it('is refused where its question has no answer', () => {
    const silent = toyWith('choose', { list: () => {} });
    const p = new Position(silent, silent.world({ scenarioData: toyScenario(TWO) })).begin(1);
    const asked = new Position(toy, toy.world({ scenarioData: toyScenario(TWO) })).begin(1);
    while (asked.question !== 'choose') asked.playAt(0);
    expect(() => p.fromJson(asked.toJson())).toThrow('nothing can be answered here');
  });

  it('made up for a test, does the work on top, and says so when that leads nowhere', () => {
    const broken = toyWith('check', {
      run: () => {
        throw new TypeError('nobody there');
      },
    });
    const p = new Position(broken, broken.world({ scenarioData: toyScenario(TWO) })).begin(1);
    const json = {
      ...p.toJson(),
      steps: [
        { step: 'turn', with: [] },
        { step: 'check', with: [0] },
      ],
    };
    expect(() => p.arrange(json)).toThrow('steps: cannot be resumed from here (nobody there)');
    expect(p.question).toBe('plan');
  });
});
