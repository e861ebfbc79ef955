import { distance, type HexId, hexId, within } from '@tambour/boards';
import { type Case, type Condition, itemAt, type PlainStep, questionsBy } from '@tambour/kernel';
import { active, alive, halfOf, hexOf, isAlive, stakedFord, strengthOf, turnOf } from './field.ts';
import { DEEP, FORD_HEXES, FORDS, GRID, GUARDS, labelOf, RAIDERS, UNITS, unitOf } from './map.ts';
import { type Field, NOWHERE, STEP, TURNS, VERBS } from './model.ts';
import { say } from './texts/say.ts';

/** 2a The hexes that a unit can get to, over free ground all the way. */
function reach(g: Field, u: number): readonly HexId[] {
  const held = new Set([DEEP, ...UNITS.map((_, other) => hexOf(g, other))]);
  let found = [hexOf(g, u)];
  for (let step = 0; step < unitOf(u).move; step++)
    found = [...found, ...found.flatMap((from) => within(GRID, from, 1)).filter((to) => !held.has(to))];
  return found.slice(1);
}
/** 3a Whether a unit has an enemy in its range. */
export const inRange = (g: Field, u: number, at: number): boolean =>
  isAlive(g, u) &&
  isAlive(g, at) &&
  unitOf(u).side !== unitOf(at).side &&
  distance(GRID, hexOf(g, u), hexOf(g, at)) <= unitOf(u).range;
/** 1c */
export const hasCrossed = (g: Field): boolean =>
  alive(g, RAIDERS).some((u) => GRID.column[hexOf(g, u)] === GRID.columns);

type Conditions = readonly Condition<Case<Field>>[];
/** 1a 1b What a unit asks for that does anything. */
const READY: Conditions = [
  { rule: '1a', why: say('why.notYours'), isLast: true, holds: ({ g, o }) => alive(g, active(g)).includes(o.a) },
  { rule: '1b', why: say('why.done'), holds: ({ g, o }) => g.s.unit.done[o.a] === 0 },
];
const IN_REACH: Conditions = [
  { rule: '2a', why: say('why.tooFar'), holds: ({ g, o }) => reach(g, o.a).includes(hexId(o.b)) },
];
const IN_RANGE: Conditions = [{ rule: '3a', why: say('why.noTarget'), holds: ({ g, o }) => inRange(g, o.a, o.b) }];

/** One step less; none left is the end of it. */
function loseStep(g: Field, u: number, rule: string): void {
  g.s.unit.strength[u] = strengthOf(g, u) - 1;
  if (!isAlive(g, u)) g.s.unit.hex[u] = NOWHERE;
  g.pen.emit({ type: isAlive(g, u) ? 'lost' : 'gone', rule, unit: unitOf(u).id });
}
/** 3a A die up to the strength hits. */
function shoot(g: Field, u: number, at: number): void {
  const die = g.pen.roll(6);
  g.pen.emit({ type: 'fired', rule: '3a', unit: unitOf(u).id, at: unitOf(at).id, die });
  if (die <= strengthOf(g, u)) loseStep(g, at, '3a');
}
/** 2a 4b A unit goes; the first raider in the staked ford finds the stakes. */
function go(g: Field, u: number, to: number): void {
  const { unit, battle } = g.s;
  const ford = stakedFord(g);
  g.pen.emit({ type: 'moved', rule: '2a', unit: unitOf(u).id, from: labelOf(hexOf(g, u)), to: labelOf(to) });
  unit.hex[u] = to;
  if (unitOf(u).side !== RAIDERS || battle.isShown[0] || FORD_HEXES[ford] !== to) return;
  battle.isShown[0] = 1;
  g.pen.reveal();
  g.pen.emit({ type: 'shown', rule: '4b', ford: itemAt(FORDS, ford), in: labelOf(to) });
  loseStep(g, u, '4b');
}

const question = questionsBy(VERBS);
/** The steps in the order of their numbers. */
export const STEPS: readonly PlainStep<Field>[] = [
  {
    // 1a 1c The next side's turn, unless it is over.
    name: 'turn',
    on: ['floor'],
    run(g) {
      const isGone = [RAIDERS, GUARDS].some((side) => alive(g, side).length === 0);
      if (isGone || hasCrossed(g) || halfOf(g) === 2 * TURNS) return;
      g.s.battle.half[0] = halfOf(g) + 1;
      g.s.unit.done.fill(0);
      g.pen.emit({ type: 'turn', rule: '1a', turn: turnOf(g), side: active(g) });
      g.pen.push(STEP.turn);
      g.pen.push(STEP.act);
    },
  },
  question({
    name: 'stake',
    rule: '4a',
    on: ['turn'],
    side: () => GUARDS,
    prompt: say('prompt.stake'),
    offers: { stake: [] },
    act(g, o) {
      g.s.battle.staked[0] = o.a + 1;
      g.pen.emit({ type: 'staked', rule: '4a' });
    },
  }),
  question({
    name: 'act',
    rule: '1b',
    on: ['turn'],
    fault: (g) => (turnOf(g) > 0 ? undefined : 'no turn has begun'),
    side: active,
    prompt: say('prompt.act'),
    offers: { move: [...READY, ...IN_REACH], fire: [...READY, ...IN_RANGE], done: [] },
    act(g, o) {
      if (o.verb === VERBS.number.done) return;
      g.s.unit.done[o.a] = 1;
      if (o.verb === VERBS.number.move) go(g, o.a, o.b);
      if (!hasCrossed(g)) g.pen.push(STEP.act);
      if (o.verb !== VERBS.number.fire) return;
      shoot(g, o.a, o.b);
      if (inRange(g, o.b, o.a)) g.pen.push(STEP.reply, o.b, o.a);
    },
  }),
  question({
    name: 'reply',
    rule: '3b',
    inside: true,
    standing: 'reply',
    on: ['act'],
    uses: 2,
    fault: (g, { with: [u, at] }) => (inRange(g, u, at) ? undefined : 'names units that are not in a fight'),
    side: (_, u) => unitOf(u).side,
    prompt: say('prompt.reply'),
    offers: { reply: [], hold: [] },
    act(g, o, u, at) {
      if (o.verb === VERBS.number.reply) shoot(g, u, at);
    },
  }),
];
