import { describe, expect, it } from 'vitest';
import type { GameSpec, Question, Step, Work } from '../game.ts';
import { Position } from '../position.ts';
import { playOut, SeededRandom } from './random-play.ts';
import { checkCommands, checkImagined, checkVaried } from './secrets.ts';
import { toy } from './toy.ts';
import { TOY_SECRETS } from './toy-secrets.ts';
import type { ToyEvent } from './toy-steps.ts';
import { PLANS, STAND, STORM, type ToyField, type ToyWorld, toyScenario } from './toy-world.ts';

type Toy = GameSpec<ToyWorld, ToyField>;
const withStep = (name: string, change: Partial<Question<ToyField>> | Partial<Work<ToyField>>): Toy => ({
  ...toy,
  steps: toy.steps.map((s) => (s.name === name ? ({ ...s, ...change } as Step<ToyField>) : s)),
});

/** Looks at every decision of a few battles as the contract does. */
function look(spec: Toy): void {
  const world = spec.world({ scenarioData: toyScenario('r1@3 3/4; r2@3 3/4; b1@5 3/4; b2@6 3/4') });
  for (let seed = 0; seed < 6; seed++)
    playOut(new Position(spec, world).begin(seed), seed, (p, _n, random) => {
      for (const side of spec.sides.keys()) {
        checkImagined(p, side);
        const other = TOY_SECRETS.vary(p, side, random);
        if (other) checkVaried(p, other, side, random);
        if (side !== p.side) checkCommands(p, side, random);
      }
    });
}
const hidden = (f: ToyField, side: number) => (f.s.battle.isOpen[0] ? 0 : f.s.plan.order[1 - side]!);
const PLAN = toy.steps[0] as Question<ToyField>;

describe('a game that keeps its secrets', () => {
  it('is let pass', () => expect(() => look(toy)).not.toThrow());
});

describe('a game that lets a secret out', () => {
  const cases: readonly [string, Toy, RegExp][] = [
    ['in its view', { ...toy, view: (_f, json) => json }, /the view tells/],
    [
      'in a field beside it',
      { ...toy, view: (f, json, side) => ({ ...toy.view!(f, json, side), rules: hidden(f, side) }) },
      /the view tells/,
    ],
    ['in its status', { ...toy, status: (f) => ({ turn: 0, phase: PLANS[f.s.plan.order[0]!]! }) }, /the status tells/],
    [
      'in its prompt',
      withStep('plan', { prompt: (f, side) => ({ en: `${hidden(f, side)}`, fr: 'x' }) }),
      /the prompt tells/,
    ],
    [
      'in what is legal',
      withStep('plan', {
        list(f, out, piece, a, b, c, d) {
          PLAN.list(f, out, piece, a, b, c, d);
          if (hidden(f, a) === STORM) out.add(0, 0);
        },
      }),
      /the orders tells/,
    ],
    ['in an event', { ...toy, viewEvents: (_f, events) => events }, /the events tell .*alike to (red|blue)/],
    [
      'in an event told with too much in it',
      {
        ...toy,
        viewEvents: (_f, events) =>
          events.map((e) => ({ type: e.type, rule: e.rule, order: (e as ToyEvent).order }) as ToyEvent),
      },
      /the events tell/,
    ],
    ['in the record', { ...toy, viewCommand: (_w, command) => command }, /the record tells/],
  ];
  for (const [how, spec, says] of cases) it(`${how} is found out`, () => expect(() => look(spec)).toThrow(says));

  it('in the dice it throws is found out', () => {
    const spec = withStep('plan', {
      act(f, o, a, b, c, d) {
        PLAN.act(f, o, a, b, c, d);
        if (hidden(f, a) === STORM) f.pen.roll(6);
      },
    });
    // The second plan shows both, so the dice of a third question are looked at.
    const p = new Position({ ...spec, begin: third(spec) }, spec.world({})).begin(1);
    p.playAt(1);
    const other = TOY_SECRETS.vary(p, p.side, new SeededRandom(1))!;
    expect(() => checkVaried(p, other, p.side, new SeededRandom(1))).toThrow(/the dice tells/);
  });
  it('in a die by which the side can tell what it was judged by is found out, and let pass when the die is hidden', () => {
    // Who has planned to storm finds it easier to think again, and then shows what he thinks.
    const thinksAgain = withStep('plan', {
      act(f, o, a, b, c, d) {
        const old = f.s.plan.order[a]!;
        if (old === 0) return PLAN.act(f, o, a, b, c, d);
        const die = f.pen.roll(6);
        f.pen.emit({ type: 'planned', rule: '5a', die } as ToyEvent);
        if (die + (old === STORM ? 3 : 0) > 6) f.pen.reveal();
      },
    });
    const lookAt = (spec: Toy) => {
      for (let seed = 0; seed < 30; seed++) {
        const p = new Position({ ...spec, begin: third(spec) }, spec.world({})).begin(seed);
        p.playAt(0);
        p.playAt(0);
        const viewer = 1 - p.side;
        checkVaried(p, TOY_SECRETS.vary(p, viewer, new SeededRandom(seed))!, viewer, new SeededRandom(seed));
      }
    };
    const hides = (e: ToyEvent) => (e.type === 'planned' ? ({ type: e.type, rule: e.rule } as ToyEvent) : e);
    expect(() => lookAt({ ...thinksAgain, viewEvents: (_f, events) => events })).toThrow(
      /the dice tell what is hidden/,
    );
    expect(() => lookAt({ ...thinksAgain, viewEvents: (_f, events) => events.map(hides as never) })).not.toThrow();
  });
  it('by changing nothing when it is to vary is found out', () => {
    const p = new Position(toy, toy.world({})).begin(1);
    expect(() => checkVaried(p, p, 0, new SeededRandom(1))).toThrow(/nothing was varied/);
  });
});

/** The toy's opening with one plan more to be made before they are shown. */
const third =
  (spec: Toy): Toy['begin'] =>
  (f) => {
    spec.begin(f);
    f.pen.push(0, 1);
    f.pen.push(0, 0);
  };

describe('a side that imagines', () => {
  const cases: readonly [string, Toy['imagine'], RegExp][] = [
    [
      'nothing, and so knows',
      () => {},
      /is missing, and nobody will be asked|imagines more than its view tells|imagines by what is hidden/,
    ],
    [
      'by what is hidden',
      (f, side) => {
        if (!f.s.battle.isOpen[0]) f.s.plan.order[1 - side] = f.s.plan.order[1 - side] === STORM ? STAND : STORM;
      },
      /imagines/,
    ],
    [
      'what cannot be',
      (f, side) => {
        if (!f.s.battle.isOpen[0]) f.s.unit.strength[side] = 200;
      },
      /imagines what cannot be/,
    ],
    [
      'what it can see otherwise',
      (f, side) => {
        if (!f.s.battle.isOpen[0]) f.s.plan.order.fill(STAND);
        f.s.unit.disordered[side] = 1;
      },
      /imagined: the view tells/,
    ],
  ];
  for (const [how, imagine, says] of cases)
    it(`${how} is found out`, () => expect(() => look({ ...toy, imagine: imagine! })).toThrow(says));
  it('sees its own plan as it is', () => {
    const p = new Position(toy, toy.world({})).begin(1);
    const side = p.side;
    p.playAt(1);
    expect(PLANS[p.seenBy(side).field.s.plan.order[side]!]).toBe('storm');
    expect(PLANS[p.seenBy(1 - side).field.s.plan.order[side]!]).toBe('stand');
  });
});
