import { EVERY, NO_PIECE } from '../action.ts';
import type { GameEvent, Question, Refusal, Work } from '../game.ts';
import { PLANS, SIDES, STAND, STORM, type ToyField } from './toy-world.ts';

export const VERBS = ['plan', 'advance', 'fire', 'end', 'reply', 'hold', 'take'] as const;
export const VERB = Object.fromEntries(VERBS.map((v, i) => [v, i])) as Readonly<Record<(typeof VERBS)[number], number>>;
export const STEP_NAMES = ['plan', 'reveal', 'turn', 'choose', 'take', 'check', 'may-reply', 'reply'] as const;
export const STEP = Object.fromEntries(STEP_NAMES.map((v, i) => [v, i])) as Readonly<
  Record<(typeof STEP_NAMES)[number], number>
>;

export type ToyEvent = GameEvent & Readonly<Record<string, unknown>>;
const tell = (f: ToyField, event: ToyEvent) => f.pen.emit(event);
const refuse = (rule: string, en: string, fr: string): Refusal => ({ rule, why: { en, fr } });
const wrongMoment = (rule: string) => [refuse(rule, 'That is not what is asked.', 'Ce n’est pas la question.')];

export const sideOf = (f: ToyField, u: number) => f.w.units[u]!.side;
export const isAlive = (f: ToyField, u: number) => f.s.unit.strength[u]! > 0;
export const each = (f: ToyField, fits: (u: number) => boolean): number[] =>
  f.w.units.flatMap((_, u) => (isAlive(f, u) && fits(u) ? [u] : []));
export const enemies = (f: ToyField, u: number) => each(f, (v) => sideOf(f, v) !== sideOf(f, u));
export const far = (f: ToyField, u: number, v: number) => Math.abs(f.s.unit.at[u]! - f.s.unit.at[v]!);
export const count = (f: ToyField, u: number, by: number) => {
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
    out.add(VERB.plan, STAND);
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
      if (piece !== EVERY && piece !== u) continue;
      if (out.isFull) return;
      const most = room(f, u);
      if (most > 0) out.add(VERB.advance, u, 1);
      if (most > 1) out.add(VERB.advance, u, most);
      for (const v of enemies(f, u)) if (far(f, u, v) <= f.w.reach) out.add(VERB.fire, u, v);
    }
    if (piece === EVERY || piece === NO_PIECE) out.add(VERB.end);
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
      if (piece === EVERY || piece === u) out.add(VERB.take, u);
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

export const STEPS = [plan, reveal, turn, choose, take, check, mayReply, reply];
