import { distance } from '@tambour/boards';
import {
  type Action,
  allHold,
  type Condition,
  EVERY,
  type GameEvent,
  NO_PIECE,
  type Question,
  type Refusal,
  stepsByNumber,
  type Work,
  whyNot,
} from '@tambour/kernel';
import {
  active,
  alive,
  beside,
  DEEP,
  type Field,
  FORD_HEXES,
  GRID,
  GUARDS,
  HEXES,
  isAlive,
  isFarEdge,
  NOWHERE,
  RAIDERS,
  STEP,
  STEP_NAMES,
  TURNS,
  UNITS,
  unitAt,
  VERB,
} from './model.ts';
import { say } from './texts/say.ts';

export type FordEvent = GameEvent &
  (
    | { readonly type: 'staked' }
    | { readonly type: 'turn'; readonly turn: number; readonly side: number }
    | { readonly type: 'moved'; readonly unit: string; readonly from: string; readonly to: string }
    | { readonly type: 'fired'; readonly unit: string; readonly at: string; readonly die: number }
    | { readonly type: 'lost' | 'gone'; readonly unit: string }
    | { readonly type: 'shown'; readonly ford: number }
  );
const emit = (g: Field, event: FordEvent): void => g.pen.emit(event);

/** A unit and the hex it goes to, or the enemy it fires at. */
interface Case {
  readonly g: Field;
  readonly u: number;
  readonly to: number;
}
const BOTH: readonly Condition<Case>[] = [
  { rule: '1a', why: say('why.notYours'), holds: ({ g, u }) => UNITS[u]!.side === active(g) && isAlive(g, u) },
  { rule: '1b', why: say('why.done'), holds: ({ g, u }) => g.s.unit.done[u] === 0 },
];
/** 2a 2b What a move asks for. */
const MOVE: readonly Condition<Case>[] = [
  ...BOTH,
  { rule: '2a', why: say('why.tooFar'), holds: ({ g, u, to }) => reach(g, u).has(to) },
  { rule: '2b', why: say('why.held'), holds: ({ g, to }) => unitAt(g, to) < 0 },
];
/** 3a What a shot asks for. */
const FIRE: readonly Condition<Case>[] = [
  ...BOTH,
  { rule: '3a', why: say('why.noTarget'), holds: ({ g, u, to }) => inRange(g, u, to) },
];

/** 2a The hexes that a unit can get to: free ground all the way, or the next unit's hex, which 2b then refuses. */
function reach(g: Field, u: number): ReadonlySet<number> {
  const found = new Set<number>();
  let front = isAlive(g, u) ? [g.s.unit.hex[u]!] : [];
  for (let step = 0; step < UNITS[u]!.move; step++) {
    front = front.flatMap(beside).filter((hex) => hex !== DEEP && !found.has(hex));
    for (const hex of front) found.add(hex);
    front = front.filter((hex) => unitAt(g, hex) < 0);
  }
  return found;
}
export const inRange = (g: Field, u: number, at: number): boolean =>
  isAlive(g, u) &&
  isAlive(g, at) &&
  UNITS[u]!.side !== UNITS[at]!.side &&
  distance(GRID, g.s.unit.hex[u]!, g.s.unit.hex[at]!) <= UNITS[u]!.range;

/** One step less; none left is the end of it. */
function loseStep(g: Field, u: number, rule: string): void {
  g.s.unit.strength[u]!--;
  if (!isAlive(g, u)) g.s.unit.hex[u] = NOWHERE;
  emit(g, { type: isAlive(g, u) ? 'lost' : 'gone', rule, unit: UNITS[u]!.id });
}
/** 3a A die up to the strength hits. */
function shoot(g: Field, u: number, at: number): void {
  const die = g.pen.roll(6);
  emit(g, { type: 'fired', rule: '3a', unit: UNITS[u]!.id, at: UNITS[at]!.id, die });
  if (die <= g.s.unit.strength[u]!) loseStep(g, at, '3a');
}
/** 2a 4b A unit goes; the first raider in the staked ford finds the stakes. */
function go(g: Field, u: number, to: number): void {
  const { unit, battle } = g.s;
  emit(g, { type: 'moved', rule: '2a', unit: UNITS[u]!.id, from: HEXES[unit.hex[u]!]!, to: HEXES[to]! });
  unit.hex[u] = to;
  if (UNITS[u]!.side !== RAIDERS || battle.isShown[0] || FORD_HEXES[battle.staked[0]! - 1] !== to) return;
  battle.isShown[0] = 1;
  g.pen.reveal();
  emit(g, { type: 'shown', rule: '4b', ford: battle.staked[0]! });
  loseStep(g, u, '4b');
}
export const hasCrossed = (g: Field): boolean => alive(g, RAIDERS).some((u) => isFarEdge(g.s.unit.hex[u]!));
const wrongMoment = (rule: string): Refusal[] => [{ rule, why: say('why.moment') }];

/** 4a */
const stake: Question<Field> = {
  name: 'stake',
  rule: '4a',
  side: () => GUARDS,
  list(_, out, piece) {
    if (piece < 0) for (const ford of [0, 1]) out.add(VERB.stake, ford);
  },
  act(g, o) {
    g.s.battle.staked[0] = o.a + 1;
    emit(g, { type: 'staked', rule: '4a' });
  },
  refuse: () => wrongMoment('4a'),
  prompt: () => say('prompt.stake'),
};
/** 1a 1c The next side's turn, unless it is over. */
const turn: Work<Field> = {
  name: 'turn',
  run(g) {
    const { battle, unit } = g.s;
    battle.isOver[0] = Number(
      hasCrossed(g) || battle.half[0] === 2 * TURNS || [RAIDERS, GUARDS].some((side) => alive(g, side).length === 0),
    );
    if (battle.isOver[0]) return;
    battle.half[0]!++;
    unit.done.fill(0);
    emit(g, { type: 'turn', rule: '1a', turn: turnOf(g), side: active(g) });
    g.pen.push(STEP.turn);
    g.pen.push(STEP.act);
  },
};
export const turnOf = (g: Field): number => (g.s.battle.half[0]! + 1) >> 1;
const act: Question<Field> = {
  name: 'act',
  rule: '1b',
  side: active,
  list(g, out, piece) {
    for (const u of alive(g, active(g))) {
      if (piece !== EVERY && piece !== u) continue;
      for (let to = 0; to < HEXES.length; to++) if (allHold(MOVE, { g, u, to })) out.add(VERB.move, u, to);
      for (let at = 0; at < UNITS.length; at++) if (allHold(FIRE, { g, u, to: at })) out.add(VERB.fire, u, at);
    }
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.done);
  },
  act(g, o) {
    if (o.verb === VERB.done) return;
    g.s.unit.done[o.a] = 1;
    if (o.verb === VERB.move) go(g, o.a, o.b);
    if (!hasCrossed(g)) g.pen.push(STEP.act);
    if (o.verb !== VERB.fire) return;
    shoot(g, o.a, o.b);
    if (inRange(g, o.b, o.a)) g.pen.push(STEP.reply, o.b, o.a);
  },
  refuse(g, o: Action) {
    if (o.verb !== VERB.move && o.verb !== VERB.fire) return wrongMoment('1b');
    return whyNot(o.verb === VERB.move ? MOVE : FIRE, { g, u: o.a, to: o.b });
  },
  prompt: () => say('prompt.act'),
};
/** 3b */
const reply: Question<Field> = {
  name: 'reply',
  rule: '3b',
  inside: true,
  standing: 'reply',
  side: (_, u) => UNITS[u]!.side,
  list(_, out, piece) {
    if (piece >= 0) return;
    out.add(VERB.reply);
    out.add(VERB.hold);
  },
  act(g, o, u, at) {
    if (o.verb === VERB.reply) shoot(g, u, at);
  },
  refuse: () => wrongMoment('3b'),
  prompt: () => say('prompt.reply'),
};
export const STEPS = stepsByNumber(STEP_NAMES, [turn, stake, act, reply]);
