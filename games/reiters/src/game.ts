import type { Action, GameEvent, GameSpec, Modifier } from '@tambour/kernel';
import { de } from '@tambour/stage';
import { FRONT } from './front.ts';
import { SIDE_INFOS } from './model/about.ts';
import { codecs } from './model/codecs.ts';
import type { ReitersEvent } from './model/event.ts';
import { saidPiece } from './model/names.ts';
import {
  CLOSE,
  type Field,
  field,
  REACTION_CHARGE,
  REACTION_FIRE,
  recount,
  reitersShape,
  unitsAt,
} from './model/state.ts';
import { LEVEL_WORDS } from './model/texts.ts';
import { VERB } from './model/verb.ts';
import { CATHOLIC, PROTESTANT, SEQUENCES } from './model/vocabulary.ts';
import { type ReitersWorld, reitersWorld } from './model/world.ts';
import { audit } from './protocol/audit/audit.ts';
import { decode, encode, pieceOf } from './protocol/command.ts';
import { DECLINES, HABITS, habit } from './protocol/habit.ts';
import { assumed, imagine, isHidden } from './protocol/hidden-order.ts';
import { judge } from './protocol/judge.ts';
import { harms, outcome } from './protocol/outcome.ts';
import { setUp } from './rules/2-set-up.ts';
import { attackItems, defenceItems, shotItems } from './rules/7-sum.ts';
import { DRAW, levelOf, pointsOf } from './rules/9-victory.ts';
import { changeModifiers } from './rules/10-orders.ts';
import { STEPS } from './rules/steps.ts';

const against = (items: readonly Modifier[]): Modifier[] => items.map((m) => ({ ...m, value: -m.value }));
/** Two combat factors in one sum: each is called by its unit. */
const named = (g: Field, unit: number, items: readonly Modifier[]): Modifier[] => {
  const { en, fr } = saidPiece(g.w, g.w.unitIds[unit]!);
  return items.map((m) =>
    m.rule === '7.2d' ? { ...m, what: { en: `${m.what.en} of ${en}`, fr: `${m.what.fr} ${de(fr)}` } } : m,
  );
};

/** The sum behind an order that rolls a die, item by item: what the attacker has, less what the defender has. */
function modifiers(g: Field, o: Action): readonly Modifier[] {
  const bout = (kind: number, attacker: number, defender: number, withCharge = false) => {
    const b = { kind, attacker, defender, withCharge, isSecond: g.s.fight.round[0]! > 1 };
    return [...named(g, attacker, attackItems(g, b)), ...named(g, defender, against(defenceItems(g, b)))];
  };
  switch (o.verb) {
    case VERB.attack: {
      // Whom the enemy will name is not known yet: the strongest is what it may come to.
      const sums = unitsAt(g, o.b, 1 - g.w.unitSide[o.a]!).map((v) => bout(CLOSE, o.a, v));
      const total = (list: readonly Modifier[]) => list.reduce((n, m) => n + m.value, 0);
      return sums.sort((a, b) => total(a) - total(b))[0] ?? [];
    }
    case VERB.defend:
      return bout(CLOSE, g.s.fight.attacker[0]!, o.a);
    case VERB.engage:
      return bout(CLOSE, o.a, g.s.fight.defender[0]!, o.b === 1);
    case VERB.fire:
      return bout(REACTION_FIRE, o.b, o.a);
    case VERB.charge:
      return bout(REACTION_CHARGE, o.b, o.a);
    case VERB.bombard:
      return shotItems(g, o.a, o.b);
    case VERB.order:
      return changeModifiers(g, g.w.leaderColumn[o.a]!, o.b);
    default:
      return [];
  }
}

/** How far apart two orders are: another thing done, by another piece, elsewhere. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = o.verb === other.verb ? 0 : 1000;
  if (pieceOf(g, o) !== pieceOf(g, other)) far += 100;
  const size = g.w.zones;
  if (o.b < size && other.b < size) far += 4 * Math.min(20, g.w.steps[o.b * size + other.b]!);
  if (o.verb === VERB.engage) far += Math.abs(o.b - other.b) + Math.abs(o.c - other.c);
  return far;
}

const { id, version, title, sides, options, scenarios, standing } = FRONT;
const facts = { id, version, title, sides, options, scenarios, standing };

/** Par le fer, le feu et la foi / Fate of the Reiters: five battles, three levels of rules. */
export const reiters: GameSpec<ReitersWorld, Field> = {
  ...facts,
  steps: STEPS,
  world: reitersWorld,
  shape: reitersShape,
  field,
  begin: setUp,
  codecs,
  derive: recount,
  audit,
  encode,
  decode,
  pieceOf,
  concerns: (g, o, piece) => pieceOf(g, o) === piece,
  status: (g) => ({ turn: g.s.battle.turn[0]!, phase: SEQUENCES[g.s.battle.sequence[0]!]! }),
  verdict(g) {
    if (!g.s.battle.isOver[0]) return undefined;
    const winner = g.s.battle.winner[0]!;
    const points = [pointsOf(g, CATHOLIC).total, pointsOf(g, PROTESTANT).total];
    const level = LEVEL_WORDS[levelOf(g, Math.abs(points[0]! - points[1]!))];
    const who = winner === DRAW ? undefined : SIDE_INFOS[winner]!.name;
    return {
      winner: winner === DRAW ? undefined : winner,
      rule: '9.0c',
      why: who
        ? {
            en: `${level.en} of the ${who.en}: ${points[winner]} points to ${points[1 - winner]}.`,
            fr: `${level.fr} du camp ${who.fr} : ${points[winner]} points à ${points[1 - winner]}.`,
          }
        : {
            en: `${level.en}: ${points[0]} points to ${points[1]}.`,
            fr: `${level.fr} : ${points[0]} points à ${points[1]}.`,
          },
      points,
    };
  },
  modifiers,
  outcome: (_g, events) => outcome(events),
  harms,
  distance: actionDistance,
  habit: (g, question, _side, orders) => habit(g, question, orders),
  habits: HABITS,
  declines: (_g, o) => DECLINES.includes(o.verb),
  view(g, json, side) {
    const columns = json.column as Record<string, Record<string, unknown>>;
    return {
      ...json,
      column: Object.fromEntries(
        Object.entries(columns).map(([id, c]) => [
          id,
          isHidden(g, g.w.columnIds.indexOf(id), side) ? { ...c, order: null } : c,
        ]),
      ),
    };
  },
  /** 10.1f 10.2b Of a change that fails the enemy learns that it did: the die against the leader's quality would tell the old order. */
  viewEvents: (g, events, side) =>
    (events as readonly ReitersEvent[]).map((e): GameEvent => {
      if (e.type !== 'order-tried' || e.passed || g.w.columnSide[g.w.columnIds.indexOf(e.column)] === side) return e;
      const { type, rule, leader, column, passed } = e;
      return { type, rule, leader, column, passed } as GameEvent;
    }),
  viewCommand(w, command, side) {
    if (command.type !== 'order') return command;
    const l = w.leaderIds.indexOf(String(command.leader));
    return w.leaderSide[l] === side ? command : { type: 'order', leader: command.leader };
  },
  imagine,
  assumed,
  judge,
  tally(g) {
    return {
      pointsC: pointsOf(g, CATHOLIC).total,
      pointsP: pointsOf(g, PROTESTANT).total,
      unitsC: [...g.w.sideUnits[CATHOLIC]!].filter((u) => g.s.unit.place[u] === 1).length,
      unitsP: [...g.w.sideUnits[PROTESTANT]!].filter((u) => g.s.unit.place[u] === 1).length,
    };
  },
};
