import type { Action, GameEvent, GameSpec } from '@tambour/kernel';
import { FRONT } from './front.ts';
import { SIDE_INFOS } from './model/about.ts';
import { actionZone, engagedRounds, isChargeSpent } from './model/action-view.ts';
import type { ReitersEvent } from './model/event.ts';
import { codecs, type Field, field, reitersShape } from './model/state.ts';
import { strengthLost } from './model/strength.ts';
import { LEVEL_WORDS } from './model/texts.ts';
import { VERB, VERB_TABLE } from './model/verb.ts';
import { CATHOLIC, PROTESTANT, SEQUENCES } from './model/vocabulary.ts';
import { type ReitersWorld, reitersWorld } from './model/world.ts';
import { recount } from './model/zone.ts';
import { HABITS, habit } from './protocol/habit.ts';
import { assumed, imagine, isHidden } from './protocol/hidden-order.ts';
import { JUDGEMENT } from './protocol/judgement.ts';
import { OUTCOME } from './protocol/outcome.ts';
import { PROTOCOL } from './protocol/verbs.ts';
import { setUp } from './rules/2-set-up.ts';
import { DRAW, levelOf, pointsOf } from './rules/9-victory.ts';
import { STEPS } from './rules/steps.ts';
import { say } from './texts/say.ts';

/** How far apart two orders are: another thing done, by another piece, elsewhere. */
function actionDistance(g: Field, o: Action, other: Action): number {
  let far = o.verb === other.verb ? 0 : 1000;
  if (PROTOCOL.pieceOf(g, o) !== PROTOCOL.pieceOf(g, other)) far += 100;
  const size = g.w.zones;
  const [to, otherTo] = [actionZone(o), actionZone(other)];
  if (to < size && otherTo < size) far += 4 * Math.min(20, g.w.steps[to * size + otherTo]!);
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
        ? say('verdict.won', { level, who, points: points[winner]!, other: points[1 - winner]! })
        : say('verdict.draw', { level, points: points[0]!, other: points[1]! }),
      points,
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
      unitsC: [...g.w.sideUnits[CATHOLIC]!].filter((u) => g.s.unit.place[u] === 1).length,
      unitsP: [...g.w.sideUnits[PROTESTANT]!].filter((u) => g.s.unit.place[u] === 1).length,
    };
  },
};
