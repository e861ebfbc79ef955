import { hashText, type Layout, type State, shape } from '../buffer.ts';
import { named, whole } from '../codec.ts';
import type { Choice, Command, GameEvent, GameSpec, Pen, Question, Refusal, Work, World } from '../game.ts';
import { KERNEL } from '../kernel-state.ts';
import type { Order } from '../order.ts';
import * as read from '../parse.ts';
import { TOY_RULES } from './toy-book.ts';

/**
 * Two lines of battalions on one road: just enough rules for an interrupt inside an interrupt (a shot, the reply to it,
 * and who takes the hit of the reply), a secret that is shown later, standing orders, and orders that are legal without
 * being listed.
 */
const PACES = 12;
const SIDES = ['red', 'blue'] as const;
const PLANS = ['none', 'stand', 'storm'] as const;
const STORM = 2;

export interface ToyWorld extends World {
  readonly units: readonly { id: string; side: number; at: number; strength: number; morale: number }[];
  readonly turns: number;
  readonly opens: 'red' | 'blue' | 'die';
  readonly reach: number;
  readonly isWet: boolean;
}

const layout = (w: ToyWorld) =>
  ({
    ...KERNEL,
    unit: { rows: w.units.length, columns: { at: 'i8', strength: 'u8', disordered: 'u8', done: 'u8' } },
    plan: { rows: 2, columns: { order: 'u8' } },
    battle: { rows: 1, columns: { turn: 'u8', active: 'u8', isOpen: 'u8', isOver: 'u8' } },
    /** Derived: how many battalions of each side stand at each pace. */
    road: { rows: PACES, columns: { red: 'u8', blue: 'u8' } },
  }) as const satisfies Layout;
type ToyState = State<ReturnType<typeof layout>>;
export interface ToyField {
  readonly w: ToyWorld;
  readonly s: ToyState;
  readonly pen: Pen;
}

const VERBS = ['plan', 'advance', 'fire', 'end', 'reply', 'hold', 'take'] as const;
const VERB = Object.fromEntries(VERBS.map((v, i) => [v, i])) as Readonly<Record<(typeof VERBS)[number], number>>;
const STEP_NAMES = ['plan', 'reveal', 'turn', 'choose', 'take', 'check', 'may-reply', 'reply'] as const;
const STEP = Object.fromEntries(STEP_NAMES.map((v, i) => [v, i])) as Readonly<
  Record<(typeof STEP_NAMES)[number], number>
>;

type ToyEvent = GameEvent & Readonly<Record<string, unknown>>;
const tell = (f: ToyField, event: ToyEvent) => f.pen.tell(event);
const refuse = (rule: string, en: string, fr: string): Refusal => ({ rule, why: { en, fr } });
const wrongMoment = (rule: string) => [refuse(rule, 'That is not what is asked.', 'Ce n’est pas la question.')];

const sideOf = (f: ToyField, u: number) => f.w.units[u]!.side;
const isAlive = (f: ToyField, u: number) => f.s.unit.strength[u]! > 0;
const each = (f: ToyField, fits: (u: number) => boolean): number[] =>
  f.w.units.flatMap((_, u) => (isAlive(f, u) && fits(u) ? [u] : []));
const enemies = (f: ToyField, u: number) => each(f, (v) => sideOf(f, v) !== sideOf(f, u));
const far = (f: ToyField, u: number, v: number) => Math.abs(f.s.unit.at[u]! - f.s.unit.at[v]!);
const count = (f: ToyField, u: number, by: number) => {
  f.s.road[SIDES[sideOf(f, u)]!][f.s.unit.at[u]!]! += by;
};

/** 2a 2b How far a battalion may go: its plan's paces, and never into the enemy line. */
function room(f: ToyField, u: number): number {
  const most = f.s.plan.order[sideOf(f, u)] === STORM ? 3 : 1;
  return Math.min(most, ...enemies(f, u).map((v) => far(f, u, v) - 1));
}

const plan: Question<ToyField> = {
  name: 'plan',
  rule: '5a',
  side: (_f, side) => side,
  list(_f, out, piece) {
    if (piece >= 0) return;
    out.add(VERB.plan, 1);
    out.add(VERB.plan, STORM);
  },
  act(f, o, side) {
    f.s.plan.order[side] = o.a;
    tell(f, { type: 'planned', rule: '5a', side: SIDES[side]!, order: PLANS[o.a]! });
  },
  refuse: () => wrongMoment('5a'),
  prompt: () => ({ en: 'Stand or storm?', fr: 'Tenir ou donner l’assaut ?' }),
};
/** 5b Both plans are shown together. */
const reveal: Work<ToyField> = {
  name: 'reveal',
  run(f) {
    f.s.battle.isOpen[0] = 1;
    f.pen.reveal();
    tell(f, { type: 'revealed', rule: '5b', plans: [...f.s.plan.order].map((p) => PLANS[p]!) });
  },
};
/** 1a 1c Sides alternate until the turns are over or a line is gone. */
const turn: Work<ToyField> = {
  name: 'turn',
  run(f) {
    const { battle, unit } = f.s;
    const isStanding = SIDES.map((_, side) => each(f, (u) => sideOf(f, u) === side).length > 0);
    if (battle.turn[0]! >= f.w.turns || !isStanding[0] || !isStanding[1]) {
      battle.isOver[0] = 1;
      return;
    }
    battle.turn[0]! += 1;
    battle.active[0] = 1 - battle.active[0]!;
    unit.done.fill(0);
    f.pen.push(STEP.turn);
    f.pen.push(STEP.choose);
  },
};
const choose: Question<ToyField> = {
  name: 'choose',
  rule: '1a',
  side: (f) => f.s.battle.active[0]!,
  list(f, out, piece) {
    for (const u of each(f, (x) => sideOf(f, x) === f.s.battle.active[0] && !f.s.unit.done[x])) {
      if (piece >= 0 && piece !== u) continue;
      const most = room(f, u);
      if (most > 0) out.add(VERB.advance, u, 1);
      if (most > 1) out.add(VERB.advance, u, most);
      for (const v of enemies(f, u)) if (far(f, u, v) <= f.w.reach) out.add(VERB.fire, u, v);
    }
    if (piece < 0) out.add(VERB.end);
  },
  admits: (f, o) =>
    o.verb === VERB.advance &&
    isAlive(f, o.a) &&
    sideOf(f, o.a) === f.s.battle.active[0] &&
    !f.s.unit.done[o.a] &&
    o.b > 0 &&
    o.b <= room(f, o.a),
  act(f, o) {
    if (o.verb === VERB.end) return;
    f.pen.push(STEP.choose);
    f.s.unit.done[o.a] = 1;
    if (o.verb === VERB.fire) {
      f.pen.push(STEP['may-reply'], o.b, o.a);
      shoot(f, o.a, o.b);
      return;
    }
    count(f, o.a, -1);
    f.s.unit.at[o.a]! += sideOf(f, o.a) === 0 ? o.b : -o.b;
    count(f, o.a, 1);
    tell(f, { type: 'advanced', rule: '2a', unit: f.w.pieces[o.a]!, by: o.b });
  },
  refuse(f, o) {
    if (o.verb !== VERB.advance && o.verb !== VERB.fire) return wrongMoment('1a');
    if (sideOf(f, o.a) !== f.s.battle.active[0] || !isAlive(f, o.a))
      return [refuse('1a', 'Not a battalion of yours.', 'Ce bataillon n’est pas à vous.')];
    const out: Refusal[] = [];
    if (f.s.unit.done[o.a]) out.push(refuse('1b', 'It has acted.', 'Il a déjà agi.'));
    if (o.verb === VERB.advance) {
      const isBarred = enemies(f, o.a).some((v) => far(f, o.a, v) <= o.b);
      if (isBarred) out.push(refuse('2b', 'The enemy bars the way.', 'L’ennemi barre la route.'));
      else if (o.b > room(f, o.a)) out.push(refuse('2a', 'Too far.', 'Trop loin.'));
    } else if (sideOf(f, o.b) === sideOf(f, o.a) || !isAlive(f, o.b) || far(f, o.a, o.b) > f.w.reach)
      out.push(refuse('3a', 'No enemy within reach.', 'Aucun ennemi à portée.'));
    return out;
  },
  prompt: () => ({ en: 'Advance, fire, or end.', fr: 'Avancez, tirez ou terminez.' }),
};

/** 3a A hit on strength or less; in the wet, one less. */
function shoot(f: ToyField, u: number, target: number): void {
  const die = f.pen.roll(6);
  const hit = die <= f.s.unit.strength[u]! - (f.w.isWet ? 1 : 0);
  tell(f, { type: 'fired', rule: '3a', unit: f.w.pieces[u]!, at: f.w.pieces[target]!, die, hit });
  if (hit) f.pen.push(STEP.take, target);
}
/** 4c Battalions side by side share: their owner says which of them takes the hit. */
const take: Question<ToyField> = {
  name: 'take',
  rule: '4c',
  inside: true,
  standing: 'share',
  side: (f, target) => sideOf(f, target),
  list(f, out, piece, target) {
    for (const u of each(f, (x) => sideOf(f, x) === sideOf(f, target) && far(f, x, target) === 0))
      if (piece < 0 || piece === u) out.add(VERB.take, u);
  },
  act: (f, o) => f.pen.push(STEP.check, o.a),
  refuse: () => [refuse('4c', 'It does not stand there.', 'Il n’est pas à cet endroit.')],
  prompt: () => ({ en: 'Who takes the hit?', fr: 'Qui est touché ?' }),
};
/** 4a 4b The die above morale disorders; a disordered battalion breaks. */
const check: Work<ToyField> = {
  name: 'check',
  run(f, u) {
    const unit = f.w.pieces[u]!;
    if (f.pen.roll(6) <= f.w.units[u]!.morale) return tell(f, { type: 'steady', rule: '4a', unit });
    if (f.s.unit.disordered[u]) {
      count(f, u, -1);
      f.s.unit.strength[u] = 0;
      return tell(f, { type: 'broken', rule: '4b', unit });
    }
    f.s.unit.disordered[u] = 1;
    tell(f, { type: 'disordered', rule: '4a', unit });
  },
};
/** 3b A target still in order after its check may reply. */
const mayReply: Work<ToyField> = {
  name: 'may-reply',
  run(f, target, shooter) {
    if (isAlive(f, target) && !f.s.unit.disordered[target]) f.pen.push(STEP.reply, target, shooter);
  },
};
const reply: Question<ToyField> = {
  name: 'reply',
  rule: '3b',
  inside: true,
  standing: 'reply',
  side: (f, target) => sideOf(f, target),
  list(_f, out, piece) {
    if (piece >= 0) return;
    out.add(VERB.reply);
    out.add(VERB.hold);
  },
  act(f, o, target, shooter) {
    if (o.verb === VERB.reply) shoot(f, target, shooter);
  },
  refuse: () => wrongMoment('3b'),
  prompt: () => ({ en: 'Reply or hold?', fr: 'Riposter ou retenir le feu ?' }),
};

const unitData = read.object({
  id: read.string(8),
  side: read.oneOf(...SIDES),
  at: read.integer(0, PACES - 1),
  strength: read.integer(1, 6),
  morale: read.integer(0, 6),
});
const scenarioData = read.object({
  turns: read.integer(1, 40),
  opens: read.oneOf('red', 'blue', 'die'),
  units: read.list(unitData, 40),
});
const chartsData = read.object({ reach: read.integer(1, 6) });

/** Battalions in a short notation, `r1@3 3/4`: name (r or b for its side), pace, strength and morale. */
export function toyScenario(text: string, opens: ToyWorld['opens'] = 'red', turns = 8): unknown {
  const units = text.split(';').map((line) => {
    const m = /^\s*(([rb])\w+)@(\d+) (\d)\/(\d)\s*$/.exec(line);
    if (!m) throw new Error(`not a battalion: ${line}`);
    return { id: m[1], side: m[2] === 'r' ? 'red' : 'blue', at: +m[3]!, strength: +m[4]!, morale: +m[5]! };
  });
  return { turns, opens, units };
}
const TWO_LINES = toyScenario('r1@3 3/4; r2@3 2/4; r3@1 4/3; b1@6 3/4; b2@6 3/3; b3@8 4/4', 'die', 12);

function world(choice: Choice): ToyWorld {
  const options = read.object({}, { weather: read.oneOf('dry', 'wet') })(choice.options ?? {}, 'options');
  read.oneOf('two-lines')(choice.scenario ?? 'two-lines', 'scenario');
  const json = choice.scenarioData ?? TWO_LINES;
  const data = scenarioData(json, 'scenario');
  const charts = chartsData(choice.charts ?? { reach: 2 }, 'charts');
  const units = data.units.map((u) => ({ ...u, side: SIDES.indexOf(u.side) }));
  for (const [i, u] of units.entries())
    if (units.some((v, j) => j < i && v.id === u.id))
      throw new read.BadInput(`scenario.units.${i}.id`, 'is used twice');
  for (const red of units.filter((u) => u.side === 0))
    for (const blue of units.filter((u) => u.side === 1))
      if (red.at >= blue.at) throw new read.BadInput('scenario.units', `${red.id} stands behind ${blue.id}`);
  return {
    scenario: 'two-lines',
    options: { weather: options.weather ?? 'dry' },
    dataHash: hashText(JSON.stringify([json, charts])),
    pieces: units.map((u) => u.id),
    units,
    turns: data.turns,
    opens: data.opens,
    reach: charts.reach,
    isWet: options.weather === 'wet',
  };
}

function encode(f: ToyField, command: unknown): Order {
  const { type } = read.object({ type: read.oneOf(...VERBS) }, {}, 'loose')(command, '');
  const tag = read.oneOf(type);
  const unit: read.Reader<number> = (v, path) => f.w.pieces.indexOf(read.oneOf(...f.w.pieces)(v, path));
  const order = (a = 0, b = 0): Order => ({ verb: VERB[type], a, b, c: 0, d: 0 });
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
function decode(f: ToyField, o: Order): Command {
  const type = VERBS[o.verb]!;
  const unit = f.w.pieces[o.a]!;
  if (type === 'plan') return { type, order: PLANS[o.a]! };
  if (type === 'advance') return { type, unit, by: o.b };
  if (type === 'fire') return { type, unit, at: f.w.pieces[o.b]! };
  return type === 'take' ? { type, unit } : { type };
}

const settle = (f: ToyField) => {
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
  for (let i = 0; i < f.s.kernel.depth[0]!; i++) {
    const { step, a, b } = f.s.stack;
    const isBad = (v: number) => v < 0 || v >= f.w.units.length || !isAlive(f, v);
    const name = STEP_NAMES[step[i]!]!;
    const who = name === 'take' || name === 'check' ? [a[i]!] : /reply/.test(name) ? [a[i]!, b[i]!] : [];
    if ((name === 'plan' && a[i] !== 0 && a[i] !== 1) || who.some(isBad))
      out.push({ field: `steps.${i}.with`, reason: `cannot stand in ${name}` });
  }
  return out;
}

const hurt = (e: GameEvent) => e.type === 'disordered' || e.type === 'broken';
const shapes = new WeakMap<ToyWorld, ReturnType<typeof shape<ReturnType<typeof layout>>>>();

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
  rules: TOY_RULES,
  steps: [plan, reveal, turn, choose, take, check, mayReply, reply],
  world,
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
  settle,
  audit,
  encode,
  decode,
  concerns: (_f, o, piece) =>
    (o.verb === VERB.advance || o.verb === VERB.fire || o.verb === VERB.take) && o.a === piece,
  status: (f) => ({ turn: f.s.battle.turn[0]!, phase: f.s.battle.isOpen[0] ? 'fight' : 'plans' }),
  verdict(f) {
    if (!f.s.battle.isOver[0]) return undefined;
    const points = SIDES.map((_, side) =>
      each(f, (u) => sideOf(f, u) === side).reduce((n, u) => n + f.s.unit.strength[u]!, 0),
    );
    const winner = points[0]! > points[1]! ? 0 : points[1]! > points[0]! ? 1 : undefined;
    return { winner, rule: '1c', why: { en: 'The stronger line.', fr: 'La ligne la plus forte.' }, points };
  },
  modifiers: (f, o) =>
    o.verb === VERB.fire ? [{ rule: '3a', value: f.s.unit.strength[o.a]!, what: { en: 'strength', fr: 'force' } }] : [],
  outcome: (_f, events) =>
    events
      .filter((e) => hurt(e) || e.type === 'fired')
      .map((e) => {
        const { type, unit, hit } = e as ToyEvent;
        return type === 'fired' ? `${unit} ${hit ? 'hits' : 'misses'}` : `${unit} ${type}`;
      }),
  harms: (f, events, side) =>
    events.some((e) => hurt(e) && sideOf(f, f.w.pieces.indexOf((e as ToyEvent).unit as string)) !== side),
  apart: (_f, o, other) =>
    (o.verb === other.verb ? 0 : 100) + (o.a === other.a ? 0 : 10) + Math.min(9, Math.abs(o.b - other.b)),
  habit(f, question, _side, orders) {
    if (question !== 'take') return question === 'choose' ? orders.count - 1 : 0;
    let best = 0;
    for (let i = 1; i < orders.count; i++)
      if (f.s.unit.strength[orders.at(i).a]! > f.s.unit.strength[orders.at(best).a]!) best = i;
    return best;
  },
  declines: (_f, o) => o.verb === VERB.hold || o.verb === VERB.end,
  view(f, json, side) {
    if (f.s.battle.isOpen[0]) return json;
    const plans = json.plan as Record<string, unknown>;
    return { ...json, plan: { ...plans, [SIDES[1 - side]!]: null } };
  },
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
