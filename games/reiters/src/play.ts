import { type Action, type GameEvent, type GameSpec, itemAt } from '@tambour/kernel';
import { FRONT } from './front.ts';
import { SIDE_INFOS } from './model/about.ts';
import { actionZone, engagedRounds, isChargeSpent } from './model/action-view.ts';
import type { ReitersEvent } from './model/event.ts';
import { sequenceOf, stepsBetween } from './model/lookup.ts';
import { codecs, type Field, field, isOver, reitersShape, turnOf } from './model/state.ts';
import { strengthLost } from './model/strength.ts';
import { LEVEL_WORDS } from './model/texts.ts';
import { isOnMap, unitsOf } from './model/unit.ts';
import { VERB, VERB_TABLE } from './model/verb.ts';
import { CATHOLIC, PROTESTANT } from './model/vocabulary.ts';
import { type ReitersWorld, reitersWorld } from './model/world.ts';
import { recount } from './model/zone.ts';
import { HABITS, habit } from './protocol/habit.ts';
import { assumed, imagine, isHidden } from './protocol/hidden-order.ts';
import { JUDGEMENT } from './protocol/later-parts.ts';
import { OUTCOME } from './protocol/outcome.ts';
import { PROTOCOL } from './protocol/verbs.ts';
import { setUp } from './rules/2-set-up.ts';
import { DRAW, pointsOf, standing } from './rules/9-victory.ts';
import { STEPS } from './rules/steps.ts';
import { say } from './texts/say.ts';

/** How far apart two orders are: another thing done, by another piece, elsewhere. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = o.verb === other.verb ? 0 : 1000;
  if (PROTOCOL.pieceOf(g, o) !== PROTOCOL.pieceOf(g, other)) far += 100;
  const [to, otherTo] = [actionZone(o), actionZone(other)];
  if (to < g.w.zones && otherTo < g.w.zones) far += 4 * Math.min(20, stepsBetween(g, to, otherTo));
  if (o.verb === VERB.engage)
    far += Number(isChargeSpent(o) !== isChargeSpent(other)) + Math.abs(engagedRounds(o) - engagedRounds(other));
  return far;
}

/** Par le fer, le feu et la foi / Fate of the Reiters: five battles, three levels of rules. For play; what reads positions from outside is fetched apart (`game.ts`). */
export const reitersPlay: GameSpec<ReitersWorld, Field> = {
  ...FRONT,
  steps: STEPS,
  world: reitersWorld,
  shape: reitersShape,
  field,
  begin: setUp,
  codecs,
  derive: recount,
  ...PROTOCOL,
  status: (g) => ({ turn: turnOf(g), phase: sequenceOf(g) }),
  verdict(g) {
    if (!isOver(g)) return undefined;
    const { points, level: by, winner } = standing(g);
    const level = LEVEL_WORDS[by];
    const [catholic, protestant] = points;
    const shared = { rule: '9.0c', points };
    if (winner === DRAW)
      return { ...shared, winner: undefined, why: say('verdict.draw', { level, points: catholic, other: protestant }) };
    const [own, other] = winner === CATHOLIC ? points : [protestant, catholic];
    return {
      ...shared,
      winner,
      why: say('verdict.won', { level, who: itemAt(SIDE_INFOS, winner).name, points: own, other }),
    };
  },
  ...OUTCOME,
  distance: actionDistance,
  habit: (g, question, _side, orders) => habit(g, question, orders),
  habits: HABITS,
  declines: (_g, o) => VERB_TABLE.declines(o.verb),
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
      const { type, rule, leader, column, passed, replaced } = e;
      return { type, rule, leader, column, passed, ...(replaced && { replaced }) } as GameEvent;
    }),
  viewCommand(w, command, side) {
    if (command.type !== 'order') return command;
    const l = w.leaderIds.indexOf(String(command.leader));
    return w.leaderSide[l] === side ? command : { type: 'order', leader: command.leader };
  },
  imagine,
  assumed,
  judge: (g, side) => JUDGEMENT.now.judge(g, side),
  appraisal: () => JUDGEMENT.now.appraisal,
  tally(g) {
    return {
      lostC: strengthLost(g, CATHOLIC),
      lostP: strengthLost(g, PROTESTANT),
      pointsC: pointsOf(g, CATHOLIC).total,
      pointsP: pointsOf(g, PROTESTANT).total,
      unitsC: [...unitsOf(g, CATHOLIC)].filter((u) => isOnMap(g, u)).length,
      unitsP: [...unitsOf(g, PROTESTANT)].filter((u) => isOnMap(g, u)).length,
    };
  },
};
