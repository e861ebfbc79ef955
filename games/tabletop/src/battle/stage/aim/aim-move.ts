import {
  angleBetween,
  type Base,
  FINE,
  headingOf,
  holdsPoint,
  isInContact,
  turnBetween,
  wheeled,
} from '@tambour/boards';
import type { Refusal, Text } from '@tambour/kernel';
import { type AimAsk, capitalised, type Snapped } from '@tambour/stage';
import {
  attempt,
  type Command,
  type Element,
  farthestAlong,
  farthestRun,
  fieldOf,
  isAdmitted,
  type Field as MoveField,
  nearestMarch,
  reasonsAgainst,
} from '../../../rules/moving/index.ts';
import { sayAim } from '../../../texts/say-aim.ts';
import { TICKS } from '../../clock.ts';
import type { UnitId } from '../../model/ids.ts';
import type { Field } from '../../model/state.ts';
import { VERBS } from '../../model/verb.ts';
import { moveCase } from '../../phases/move/case.ts';
import { orderOf } from '../../phases/move/commands.ts';
import { PROTOCOL } from '../../protocol/verbs.ts';
import { verbWords } from '../label.ts';
import { lengths } from '../place.ts';
import { entering, leaving } from './aim-sector.ts';
import { type Found, hindrances, met, stopped } from './found.ts';
import { apart, seenFrom, shifted } from './frame.ts';
import type { Plan, Try, Wish } from './plan.ts';
import { snapAhead, snapsOf } from './snap.ts';
import { whereStopped } from './stops.ts';

const TURN = 36_000;
const HALF_TURN = TURN / 2;
/** So near to where it stands, a wish is one to look another way. */
const HERE = 30;
/** So near to half a turn, it faces about. */
const ABOUT = 1_000;
/** Behind it and no farther aside than this, it steps back. */
const ASTERN = 100;
const wrapped = (heading: number): number => ((heading % TURN) + TURN) % TURN;
const march = (x: number, y: number, heading: number): Command & { kind: 'march' } => ({
  kind: 'march',
  x,
  y,
  heading,
});

/** The heading with which a wheel and straight on lead to a point; undefined if none does. */
function headingOn(base: Readonly<Base>, { x, y }: Wish): number | undefined {
  let turn = 0;
  const there = { ...base };
  for (let i = 0; i < 24; i++) {
    if (turn === 0) Object.assign(there, base);
    else wheeled(base, turn, there);
    const [dx, dy] = [x - there.x, y - there.y];
    if (dx === 0 && dy === 0) return undefined;
    const next = turnBetween(base.heading, headingOf(dx * FINE, dy * FINE));
    if (next === turn) return wrapped(base.heading + turn);
    turn = next;
  }
  return wrapped(base.heading + turn);
}
/** A wheel as far as to look at a point, and straight on to it. */
function towards(base: Readonly<Base>, { x, y }: Wish): readonly Element[] {
  const [dx, dy] = [x - base.x, y - base.y];
  const length = Math.round(Math.sqrt(dx * dx + dy * dy));
  if (length === 0) return [];
  const turn = turnBetween(base.heading, headingOf(dx * FINE, dy * FINE));
  const advance = { kind: 'advance', length } as const;
  return turn === 0 ? [advance] : [{ kind: 'wheel', turn }, advance];
}
/** What snaps to most comes first, unless it is much farther from the point than what snaps to less. */
function bySnaps(base: Readonly<Base>, wish: Wish, tries: readonly Try[]): readonly Try[] {
  const off = ({ command, snapped = [] }: Try): number => {
    const end = command.kind === 'march' ? command : shifted(base, 0, command.kind === 'advance' ? command.length : 0);
    return Math.sqrt(apart(end, wish)) - (snapped.length * wish.snap) / 2;
  };
  return [...tries].sort((a, b) => off(a) - off(b));
}
function marchPlan(g: Field, field: MoveField, wish: Wish): Plan {
  const { base, formation } = field.c.unit;
  const { x, y, heading, snap } = wish;
  const isFree = heading === undefined;
  const kept = march(x, y, heading ?? base.heading);
  const on = formation === 'skirmish' ? undefined : headingOn(base, wish);
  const turned = on === undefined || on === kept.heading ? [] : [march(x, y, on)];
  const { right, ahead } = seenFrom(base, wish);
  const isStraight = heading === undefined || heading === base.heading;
  const straight: Try[] = [];
  if (isStraight && ahead > 0 && Math.abs(right) <= snap && snap > 0) {
    const there = shifted(base, 0, ahead);
    const found = snapAhead(g, field, there, snap);
    const what = { what: sayAim('snap.straight') };
    const run = (long: number, snapped: readonly Snapped[]): Try => ({
      command: { kind: 'advance', length: Math.max(0, Math.round(long)) },
      snapped: [what, ...snapped],
    });
    if (found.snapped.length > 0) straight.push(run(ahead + found.ahead, found.snapped));
    straight.push(run(ahead, []));
  }
  const at = { ...base, x, y, heading: kept.heading };
  const snaps = snapsOf(g, field, at, snap, isFree).map(
    ({ stand, snapped }): Try => ({ command: march(stand.x, stand.y, stand.heading), snapped }),
  );
  const nearest: (() => Command | null)[] = [kept, ...turned].map((to) => () => nearestMarch(field, to));
  if (isStraight) {
    const run = { kind: ahead > 0 ? 'advance' : 'back', length: Math.round(Math.abs(ahead)) } as const;
    nearest.push(() => farthestRun(field, run));
  }
  if (formation !== 'skirmish') nearest.push(() => farthestAlong(field, towards(base, wish)));
  return {
    tries: [
      ...bySnaps(base, wish, [...straight, ...snaps]),
      ...(isFree ? [kept, ...turned] : [kept]).map((command) => ({ command })),
    ],
    wished: kept,
    nearest,
  };
}
const only = (command: Command, nearest: readonly (() => Command | null)[] = []): Plan => ({
  tries: [{ command }],
  wished: command,
  nearest,
});
function runPlan(field: MoveField, run: Extract<Command, { kind: 'advance' | 'back' | 'wheel' }>): Plan {
  return only(run, [() => farthestRun(field, run)]);
}
/** The wheel that makes it look a way, or towards a point. */
function wheelPlan(field: MoveField, wish: Wish): Plan {
  const { base, formation } = field.c.unit;
  const heading = wish.heading ?? headingOf((wish.x - base.x) * FINE || 1, (wish.y - base.y) * FINE);
  if (formation === 'skirmish') return only({ kind: 'turn', heading });
  return runPlan(field, { kind: 'wheel', turn: turnBetween(base.heading, heading) });
}
/** The formation that is likeliest meant where none is named: from line to column, and from any other into line. */
function formPlan({ c }: MoveField): Plan {
  const { arm, formation } = c.unit;
  if (arm === 'artillery')
    return only({ kind: 'form', formation: formation === 'limbered' ? 'unlimbered' : 'limbered' });
  return only({ kind: 'form', formation: formation === 'line' ? 'attackColumn' : 'line' });
}

const AIMED = ['march', 'advance', 'wheel', 'back', 'face', 'form', 'limber', 'enter', 'leave'] as const;
type Aimed = (typeof AIMED)[number];
const isAimed = (verb: string | undefined): verb is Aimed => AIMED.some((known) => known === verb);

function planFor(g: Field, field: MoveField, verb: Aimed, wish: Wish): Plan | undefined {
  const { base } = field.c.unit;
  const { ahead } = seenFrom(base, wish);
  switch (verb) {
    case 'march':
      return marchPlan(g, field, wish);
    case 'advance':
    case 'back':
      return runPlan(field, { kind: verb, length: Math.max(0, Math.round(verb === 'back' ? -ahead : ahead)) });
    case 'wheel':
      return wheelPlan(field, wish);
    case 'face':
      return only({ kind: 'face' });
    case 'form':
    case 'limber':
      return formPlan(field);
    case 'enter':
      return entering(g, field, wish);
    case 'leave':
      return leaving(field, wish);
  }
}
/** What somebody most likely means who points there. */
function likeliest(field: MoveField, wish: Wish): Aimed {
  const { base, sector, formation } = field.c.unit;
  const { x, y, heading } = wish;
  if (sector) return 'leave';
  const { ground } = field.c.around;
  if (ground.sectors.some(({ shape }) => holdsPoint(shape, x * FINE, y * FINE))) return 'enter';
  if (formation === 'skirmish') return 'march';
  const isHere = apart(base, wish) <= HERE * HERE;
  const turn = heading === undefined ? 0 : angleBetween(base.heading, heading);
  if (isHere && turn >= HALF_TURN - ABOUT) return 'face';
  if (isHere && turn > 0) return 'wheel';
  const { right, ahead } = seenFrom(base, wish);
  return turn === 0 && ahead < 0 && Math.abs(right) <= Math.max(wish.snap, ASTERN) ? 'back' : 'march';
}

/** Other kinds of order that may be meant. */
function othersFor(g: Field, u: UnitId, field: MoveField, wish: Wish, chosen: string) {
  const { unit, around } = field.c;
  const { ahead } = seenFrom(unit.base, wish);
  const isMass = unit.formation !== 'skirmish';
  const maybe: readonly (readonly [Aimed, boolean])[] = [
    ['march', unit.sector === null],
    ['advance', ahead > HERE],
    ['wheel', isMass && ahead > 0],
    ['back', isMass && ahead < -HERE],
    ['face', isMass && ahead < 0],
    ['enter', around.ground.sectors.some(({ shape }) => isInContact(unit.shape, shape))],
  ];
  return maybe.flatMap(([verb, isMeant]): { verb: string; title: Text }[] => {
    if (!isMeant || verb === chosen || unit.sector !== null) return [];
    const command = planFor(g, field, verb, wish)?.wished;
    if (!command || !isAdmitted(attempt(field, command))) return [];
    const order = PROTOCOL.decode(g, orderOf(g, u, command));
    return [{ verb, title: capitalised(verbWords(order, g)) }];
  });
}

/** A degree off the way that it is to look counts as so much off the place; off the way it looks now, where no other is wished, as half of that. */
const A_DEGREE = 10;
const UNASKED_DEGREE = A_DEGREE / 2;
/** How far a stand is from what is wished, squared. */
function offWish(from: Readonly<Base>, wish: Wish, { x, y, heading }: Readonly<Base>, verb: Aimed): number {
  const unasked = verb === 'march' ? (angleBetween(heading, from.heading) * UNASKED_DEGREE) / 100 : 0;
  const turn = wish.heading === undefined ? unasked : (angleBetween(heading, wish.heading) * A_DEGREE) / 100;
  return turn * turn + (verb === 'wheel' ? 0 : apart({ x, y }, wish));
}
/** C3b Of some commands the one that comes nearest to a wish, nearer than where it stands. */
function nearestOf(field: MoveField, wish: Wish, verb: Aimed, options: Plan['nearest']): Command | undefined {
  let best: Command | undefined;
  const { base } = field.c.unit;
  let least = offWish(base, wish, base, verb);
  for (const option of options) {
    const command = option();
    const far = command ? offWish(base, wish, attempt(field, command).end.base, verb) : least;
    if (!command || far >= least) continue;
    best = command;
    least = far;
  }
  return best;
}
/** So little time is none: it is less than any way takes. */
const NO_TIME = TICKS / 100;
/** Of all that stands against a wish, what stops the unit first: time if it has none left where it ends, else what is there. */
function bindingOf(reasons: readonly Refusal[], left: number): readonly Refusal[] {
  const isTime = ({ rule }: Refusal): boolean => rule === 'C3l';
  const first = reasons.find((reason) => isTime(reason) === left < NO_TIME) ?? reasons[0];
  return first ? [first] : [];
}
/** C3b C3d C3l What a drag comes to in the half move of a side: the order nearest to it that the rules allow, and what stands against the rest. */
export function aimMove(g: Field, u: UnitId, ask: AimAsk): Found {
  const field = fieldOf(moveCase(g, u));
  const { width, height } = g.w.table;
  const within = (centimetres: number, most: number): number => Math.min(most, Math.max(0, lengths(centimetres)));
  const wish: Wish = {
    x: within(ask.to[0], width),
    y: within(ask.to[1], height),
    heading: ask.facing === undefined ? undefined : wrapped(Math.round(ask.facing * 100)),
    snap: lengths(ask.snap),
  };
  const verb = isAimed(ask.verb) ? ask.verb : likeliest(field, wish);
  const plan = planFor(g, field, verb, wish) ?? marchPlan(g, field, wish);
  const given = plan.tries.find(({ command }) => isAdmitted(attempt(field, command)));
  const others = (chosen: Command | undefined): Found['others'] =>
    othersFor(g, u, field, wish, chosen ? (VERBS[orderOf(g, u, chosen).verb] ?? verb) : verb);
  if (given) return met(orderOf(g, u, given.command), { snapped: given.snapped ?? [], others: others(given.command) });
  const trial = attempt(field, plan.wished);
  const near = nearestOf(field, wish, verb, plan.nearest);
  const end = near ? attempt(field, near).end : field.start;
  const stops = hindrances(bindingOf(reasonsAgainst(trial), end.left), whereStopped(field, trial, end.base));
  if (!near) return { ...stopped(stops), others: others(undefined) };
  return { o: orderOf(g, u, near), isMet: false, stops, snapped: [], others: others(near) };
}
