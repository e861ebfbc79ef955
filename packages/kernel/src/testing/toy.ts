import type { Action } from '../action.ts';
import { shape } from '../buffer.ts';
import { named, whole } from '../codec.ts';
import type { Command, Fact, GameEvent, GameSpec } from '../game.ts';
import * as read from '../parse.ts';
import { auditStack, FLOOR, type FrameRule, type FrameRules, framesOf } from '../stack-check.ts';
import { asTarget } from '../sum.ts';
import {
  count,
  each,
  enemies,
  isAlive,
  STEP,
  STEP_NAMES,
  STEPS,
  sideOf,
  type ToyEvent,
  VERB,
  VERBS,
} from './toy-steps.ts';
import {
  layout,
  PACES,
  PLANS,
  SIDES,
  STAND,
  STORM,
  type ToyField,
  type ToyState,
  type ToyWorld,
  toyWorld,
} from './toy-world.ts';

function encode(f: ToyField, command: unknown): Action {
  const { type } = read.object({ type: read.oneOf(...VERBS) }, {}, 'loose')(command, '');
  const tag = read.oneOf(type);
  const unit: read.Reader<number> = (v, path) => f.w.pieces.indexOf(read.oneOf(...f.w.pieces)(v, path));
  const order = (a = 0, b = 0): Action => ({ verb: VERB[type], a, b, c: 0, d: 0 });
  switch (type) {
    case 'plan': {
      const c = read.object({ type: tag, order: read.oneOf('stand', 'storm') })(command, '');
      return order(PLANS.indexOf(c.order));
    }
    case 'advance': {
      const c = read.object({ type: tag, unit }, { by: read.integer(1, PACES) })(command, '');
      return order(c.unit, c.by ?? 1);
    }
    case 'fire': {
      const c = read.object({ type: tag, unit, at: unit })(command, '');
      return order(c.unit, c.at);
    }
    case 'take':
      return order(read.object({ type: tag, unit })(command, '').unit);
    case 'end':
    case 'reply':
    case 'hold':
      read.object({ type: tag })(command, '');
      return order();
  }
}
function decode(f: ToyField, o: Action): Command {
  const type = VERBS[o.verb]!;
  const unit = f.w.pieces[o.a]!;
  if (type === 'plan') return { type, order: PLANS[o.a]! };
  if (type === 'advance') return { type, unit, by: o.b };
  if (type === 'fire') return { type, unit, at: f.w.pieces[o.b]! };
  return type === 'take' ? { type, unit } : { type };
}

const pieceOf = (_f: ToyField, o: Action): number =>
  o.verb === VERB.advance || o.verb === VERB.fire || o.verb === VERB.take ? o.a : -1;

const derive = (f: ToyField) => {
  f.s.road.red.fill(0);
  f.s.road.blue.fill(0);
  for (const u of each(f, () => true)) count(f, u, 1);
};
function audit(f: ToyField): { field: string; reason: string }[] {
  const out: { field: string; reason: string }[] = [];
  for (const u of each(f, (x) => sideOf(f, x) === 0))
    if (enemies(f, u).some((v) => f.s.unit.at[v]! <= f.s.unit.at[u]!))
      out.push({ field: `unit.${f.w.pieces[u]}.at`, reason: 'is beyond the enemy line' });
  for (let u = 0; u < f.w.units.length; u++)
    if (f.s.unit.strength[u]! > f.w.units[u]!.strength)
      out.push({ field: `unit.${f.w.pieces[u]}.strength`, reason: 'is more than it began with' });
  for (let p = 0; p < PACES; p++)
    for (const [side, name] of SIDES.entries())
      if (f.s.road[name][p] !== each(f, (u) => sideOf(f, u) === side && f.s.unit.at[u] === p).length)
        out.push({ field: `road.${p}`, reason: 'is not what stands there' });
  const { battle, plan } = f.s;
  const frames = framesOf(f.s, STEP_NAMES);
  for (const [side, name] of SIDES.entries())
    if (plan.order[side] === 0 && !frames.some((x) => x.step === 'plan' && x.with[0] === side))
      out.push({ field: `plan.${name}.order`, reason: 'is missing, and nobody will be asked for it' });
  if (battle.isOpen[0] === 0 && battle.turn[0]! > 0)
    out.push({ field: 'battle.isOpen', reason: 'must be 1 from turn 1' });
  auditStack(f, frames, FRAMES, (field, reason) => out.push({ field, reason }));
  return out;
}

type Name = (typeof STEP_NAMES)[number];
const isUnit = (f: ToyField, u: number) => u >= 0 && u < f.w.units.length && isAlive(f, u);
const ofUnits: FrameRule<ToyField, Name>['fault'] = (f, { step, with: [a, b] }) =>
  isUnit(f, a) && (/reply/.test(step) ? isUnit(f, b) && sideOf(f, a) !== sideOf(f, b) : true)
    ? undefined
    : 'names a battalion that is not there';
const beforeTurnOne: FrameRule<ToyField, Name>['fault'] = (f) =>
  f.s.battle.isOpen[0] === 0 ? undefined : 'plans are made before they are shown';
/** What a shot leaves to be done may lie on the move, on another shot's reply, or on the hit before it. */
const FRAMES: FrameRules<ToyField, Name> = {
  turn: {
    on: [FLOOR],
    fault: (f) => (f.s.battle.turn[0]! <= f.w.turns ? undefined : 'the last turn is over'),
  },
  reveal: { on: ['turn'], fault: beforeTurnOne },
  plan: {
    on: ['reveal', 'plan'],
    fault(f, { with: [side] }, below) {
      const other = below?.step === 'plan' ? below.with[0] : undefined;
      if (side !== 0 && side !== 1) return 'names no side';
      return side === other
        ? 'one side plans twice'
        : beforeTurnOne!(f, { index: 0, step: 'plan', with: [0, 0, 0, 0] }, below);
    },
  },
  choose: {
    on: ['turn'],
    fault: (f) => (f.s.battle.isOpen[0] === 1 && f.s.battle.turn[0]! > 0 ? undefined : 'no turn has begun'),
  },
  'may-reply': { on: ['choose'], fault: ofUnits },
  take: { on: ['may-reply', 'choose'], fault: ofUnits },
  check: { on: ['may-reply', 'choose'], fault: ofUnits },
  reply: { on: ['choose'], fault: ofUnits },
};

const hurt = (e: GameEvent) => e.type === 'disordered' || e.type === 'broken';
const shapes = new WeakMap<ToyWorld, ReturnType<typeof shape<ReturnType<typeof layout>>>>();

/** What a unit does or suffers; of nobody in particular, in games made of this one. */
interface ToyFact extends Fact {
  readonly unit?: string;
}

export const toy: GameSpec<ToyWorld, ToyField> = {
  id: 'toy',
  version: 1,
  title: { en: 'Two lines', fr: 'Deux lignes' },
  sides: [
    { id: 'red', name: { en: 'Reds', fr: 'rouge' } },
    { id: 'blue', name: { en: 'Blues', fr: 'bleu' } },
  ],
  options: [
    {
      id: 'weather',
      title: { en: 'Weather', fr: 'Temps' },
      values: [
        { id: 'dry', title: { en: 'Dry', fr: 'Sec' } },
        { id: 'wet', title: { en: 'Wet', fr: 'Pluie' } },
      ],
      otherwise: 'dry',
    },
  ],
  scenarios: [
    {
      id: 'two-lines',
      title: { en: 'Two lines', fr: 'Deux lignes' },
      date: '1712-07-24',
      turns: 12,
      about: { en: 'Two lines meet.', fr: 'Deux lignes se rencontrent.' },
    },
  ],
  standing: [
    { id: 'reply', title: { en: 'Reply', fr: 'Riposte' }, answers: ['ask', 'always', 'never', 'chance'] },
    { id: 'share', title: { en: 'Hits', fr: 'Pertes' }, answers: ['ask', 'auto'] },
  ],
  steps: STEPS,
  world: toyWorld,
  shape(w) {
    const found = shapes.get(w) ?? shape(layout(w));
    shapes.set(w, found);
    return found;
  },
  field: (w, state, pen) => ({ w, s: state as ToyState, pen }),
  begin(f) {
    f.w.units.forEach((u, i) => {
      f.s.unit.at[i] = u.at;
      f.s.unit.strength[i] = u.strength;
      count(f, i, 1);
    });
    const first = f.w.opens === 'die' ? (f.pen.roll(6) <= 3 ? 0 : 1) : SIDES.indexOf(f.w.opens);
    f.s.battle.active[0] = 1 - first;
    f.pen.push(STEP.turn);
    f.pen.push(STEP.reveal);
    f.pen.push(STEP.plan, 1 - first);
    f.pen.push(STEP.plan, first);
  },
  codecs: (w) => ({
    unit: { names: w.pieces, columns: { at: whole(0, PACES - 1), disordered: whole(0, 1), done: whole(0, 1) } },
    plan: { names: SIDES, columns: { order: named(PLANS) } },
    battle: { columns: { turn: whole(0, w.turns), active: named(SIDES), isOpen: whole(0, 1), isOver: whole(0, 1) } },
  }),
  derive,
  audit,
  encode,
  decode,
  pieceOf,
  concerns: (f, o, piece) => pieceOf(f, o) === piece,
  status: (f) => ({ turn: f.s.battle.turn[0]!, phase: f.s.battle.isOpen[0] ? 'fight' : 'plans' }),
  verdict(f) {
    if (!f.s.battle.isOver[0]) return undefined;
    const points = SIDES.map((_, side) =>
      each(f, (u) => sideOf(f, u) === side).reduce((n, u) => n + f.s.unit.strength[u]!, 0),
    );
    const winner = points[0]! > points[1]! ? 0 : points[1]! > points[0]! ? 1 : undefined;
    return { winner, rule: '1c', why: { en: 'The stronger line.', fr: 'La ligne la plus forte.' }, points };
  },
  sums: (f, o) =>
    o.verb === VERB.fire
      ? asTarget([{ rule: '3a', value: f.s.unit.strength[o.a]!, what: { en: 'strength', fr: 'force' } }])
      : [],
  outcome: (_f, events) =>
    events
      .filter((e) => hurt(e) || e.type === 'fired')
      .map((e): ToyFact => {
        const { type, unit, hit } = e as ToyEvent;
        return { type: type === 'fired' ? (hit ? 'hits' : 'misses') : type, unit: unit as string };
      }),
  written: ({ type, unit }: ToyFact) => (unit === undefined ? type : `${unit} ${type}`),
  harms: (f, events, side) =>
    events.some((e) => hurt(e) && sideOf(f, f.w.pieces.indexOf((e as ToyEvent).unit as string)) !== side),
  distance: (_f, o, other) =>
    (o.verb === other.verb ? 0 : 100) + (o.a === other.a ? 0 : 10) + Math.min(9, Math.abs(o.b - other.b)),
  habit(f, question, _side, actions) {
    if (question !== 'take') return question === 'choose' ? actions.count - 1 : 0;
    let best = 0;
    for (let i = 1; i < actions.count; i++)
      if (f.s.unit.strength[actions.at(i).a]! > f.s.unit.strength[actions.at(best).a]!) best = i;
    return best;
  },
  habits: {
    take: { en: 'the strongest takes the hit', fr: 'le plus fort est touché' },
    reply: { en: 'fire is answered', fr: 'on riposte au feu' },
  },
  declines: (_f, o) => o.verb === VERB.hold || o.verb === VERB.end,
  view(f, json, side) {
    if (f.s.battle.isOpen[0]) return json;
    const plans = json.plan as Record<string, unknown>;
    return { ...json, plan: { ...plans, [SIDES[1 - side]!]: null } };
  },
  viewCommand: (_w, command) => (command.type === 'plan' ? undefined : command),
  imagine(f, side) {
    // Until the plans are shown, the other side is taken to stand.
    if (!f.s.battle.isOpen[0]) f.s.plan.order[1 - side] = STAND;
  },
  assumed: (f, side) =>
    f.s.battle.isOpen[0]
      ? []
      : [
          {
            side: 1 - side,
            about: SIDES[1 - side]!,
            value: 'stand',
            says: { en: `The plan of ${SIDES[1 - side]} is to stand.`, fr: `Le plan de ${SIDES[1 - side]} : tenir.` },
            others: 1,
            put: (g) => {
              g.s.plan.order[1 - side] = STORM;
            },
          },
        ],
  viewEvents: (_f, events, side) => events.filter((e) => e.type !== 'planned' || (e as ToyEvent).side === SIDES[side]),
  judge(f, side) {
    const sum = (s: number) => each(f, (u) => sideOf(f, u) === s).reduce((n, u) => n + f.s.unit.strength[u]!, 0);
    return sum(side) - sum(1 - side);
  },
  tally: (f) => ({
    red: each(f, (u) => sideOf(f, u) === 0).length,
    blue: each(f, (u) => sideOf(f, u) === 1).length,
  }),
};
