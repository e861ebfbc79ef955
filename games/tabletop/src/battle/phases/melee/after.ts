import { type Action, EVERY, type Question, RulesBug, type Work } from '@tambour/kernel';
import type { RuleId } from '../../../../data/rule-ids.ts';
import { centreOf } from '../../../rules/table/goals.ts';
import { inCm } from '../../../rules/table/measure.ts';
import { isInPlay } from '../../../rules/table/placed.ts';
import { say } from '../../../texts/say-battle.ts';
import { afterMove } from '../../after-move.ts';
import { endMelee, headingOf, setFormation, setSector, standAt } from '../../doors.ts';
import { isGoing } from '../../going-off.ts';
import { meetOthers } from '../../meeting.ts';
import { contactAt, contactsNow, idOf } from '../../model/columns.ts';
import { emit } from '../../model/event.ts';
import { askedUnit, saidGround, saidUnit } from '../../model/names.ts';
import { refusal, type Why, wrongMoment } from '../../model/refusal.ts';
import { type Field, mark, push, unmark } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { sideOf, unitOf, unitsOf } from '../../model/views.ts';
import { takeTests } from '../../tests/queue.ts';
import {
  type Aftermath,
  aftermathOf,
  isParting,
  leaveToFollow,
  leaveToPursue,
  mayOccupy,
  rowOf,
  stepAfter,
} from './aftermath.ts';

/** C10a C10b C10d What a winner may do about the enemy it has beaten: pursue one that goes, follow one that gave ground, take the place of a garrison that is gone. */
export const afterMelee: Work<Field> = {
  name: 'after-melee',
  run(g, a, b, c, d) {
    const after = aftermathOf(a, b, c, d);
    const loser = unitOf(g, after.loser);
    if (!isInPlay(loser) || loser.state === 'prisoner') {
      if (mayOccupy(g, after)) push(g, STEP.occupy, a, b, c, d);
    } else if (isGoing(loser.state)) {
      if (leaveToPursue(g, after).may) push(g, STEP.pursue, a, b, c, d);
    } else if (leaveToFollow(g, after).may) push(g, STEP.follow, a, b, c, d);
  },
};

/** What the three questions of a winner have in common. */
interface Asked {
  readonly name: 'follow' | 'pursue' | 'occupy';
  readonly rule: RuleId;
  /** The second integer of the order that says yes. */
  about(after: Aftermath): number;
  isForced(g: Field, after: Aftermath): boolean;
  does(g: Field, after: Aftermath): void;
  /** Said to one who orders another unit, and to one who would not do what he must. */
  readonly other: Why;
  readonly forced: Why;
}
const questionOf = (q: Asked): Question<Field> => {
  const yes = VERB[q.name];
  const isYes = (o: Action, after: Aftermath): boolean =>
    o.verb === yes && o.a === after.winner && o.b === q.about(after);
  return {
    name: q.name,
    rule: q.rule,
    inside: true,
    side: (g, a) => sideOf(g, aftermathOf(a, 0, 0, 0).winner),
    list(g, out, piece, a, b, c, d) {
      const after = aftermathOf(a, b, c, d);
      if (piece !== EVERY && piece !== after.winner) return;
      out.add(yes, after.winner, q.about(after));
      if (!q.isForced(g, after)) out.add(VERB.break, after.winner);
    },
    act(g, o, a, b, c, d) {
      const after = aftermathOf(a, b, c, d);
      if (isYes(o, after)) q.does(g, after);
    },
    refuse(g, o, a, b, c, d) {
      const after = aftermathOf(a, b, c, d);
      if (o.verb !== yes && o.verb !== VERB.break) return [wrongMoment(q.rule, o.verb)];
      if (o.verb === yes) return isYes(o, after) ? [] : [refusal(q.rule, q.other)];
      if (o.a !== after.winner) return [refusal(q.rule, q.other)];
      return q.isForced(g, after) ? [refusal('1.1-04c', q.forced)] : [];
    },
    prompt(g, a, b, c, d) {
      const { winner, loser, sector } = aftermathOf(a, b, c, d);
      if (q.name === 'occupy')
        return say('prompt.occupy', { ...askedUnit(g.w, winner), sector: sectorName(g, sector) });
      const { unit: enemy, isMany } = askedUnit(g.w, loser);
      return say(`prompt.${q.name}`, { unit: saidUnit(g.w, winner), enemy, isMany });
    },
  };
};
const sectorName = (g: Field, sector: number) => {
  const id = g.w.ground.sectors[sector]?.id;
  if (id === undefined) throw new RulesBug(`there is no sector ${sector}`);
  return saidGround(g.w, id);
};

/** C9a C10a 1.1-04 1.1-04a 1.1-04c The enemy gave ground and stands: follow into contact, with whoever of the enemy stands beside him too, or let it go. */
export const follow = questionOf({
  name: 'follow',
  rule: 'C10a',
  about: ({ loser }) => loser,
  isForced: (g, after) => leaveToFollow(g, after).must,
  other: 'notThisFollow',
  forced: 'mustFollow',
  does(g, after) {
    const { winner, loser } = after;
    const row = rowOf(g, winner, loser);
    const step = stepAfter(g, after);
    if (row < 0 || !step) throw new RulesBug('nobody is there to be followed');
    g.s.melee.follows[row] = contactAt(g, row).a === winner ? 1 : 2;
    const { x, y } = step.base;
    standAt(g, winner, x, y);
    emit(g, {
      type: 'followed',
      rule: 'C10a',
      piece: idOf(g, winner),
      enemy: idOf(g, loser),
      cm: inCm(step.moved),
      to: [inCm(x), inCm(y)],
      was: headingOf(g, winner),
      facing: headingOf(g, winner),
    });
    meetOthers(g, winner);
    afterMove(g, [winner]);
    takeTests(g);
  },
});
/** C10b C10f 2.4-U1 2.4-U5 2.5-O5 2.6-U1 The enemy goes: pursue it in the next period, or let it go. */
export const pursue = questionOf({
  name: 'pursue',
  rule: 'C10b',
  about: ({ loser }) => loser,
  isForced: (g, after) => leaveToPursue(g, after).must,
  other: 'notThisPursuit',
  forced: 'mustPursue',
  does(g, after) {
    const { winner, loser } = after;
    const isForced = leaveToPursue(g, after).must;
    mark(g, winner, isForced ? 'runsAfter' : 'pursues');
    g.s.unit.prey[winner] = loser + 1;
    emit(g, {
      type: 'pursuit-declared',
      rule: isForced ? 'C10f' : 'C10b',
      piece: idOf(g, winner),
      prey: idOf(g, loser),
      forced: isForced,
    });
  },
});
/** C10a C5b The garrison is destroyed, taken or gone: go in at once, or stay outside. */
export const occupy = questionOf({
  name: 'occupy',
  rule: 'C10a',
  about: ({ sector }) => sector,
  isForced: () => false,
  other: 'notThisSector',
  forced: 'mustFollow',
  does(g, { winner, sector }) {
    const place = g.w.ground.sectors[sector];
    if (!place) throw new RulesBug(`there is no sector ${sector}`);
    const { x, y } = centreOf(place.shape);
    setFormation(g, winner, 'garrison');
    standAt(g, winner, x, y);
    setSector(g, winner, sector);
    emit(g, { type: 'sector-occupied', rule: 'C10a', piece: idOf(g, winner), sector: place.id });
    meetOthers(g, winner);
    afterMove(g, [winner]);
    takeTests(g);
  },
});

/** C9m C10d Contacts whose loser gave ground and is not followed are over, and those of units that go; the others are fought on in the next period. */
export const meleeOver: Work<Field> = {
  name: 'melee-over',
  run(g) {
    const { melee } = g.s;
    for (const { row, a, b } of [...contactsNow(g)].reverse()) {
      if (isParting(g, row)) {
        emit(g, { type: 'contact-ended', rule: 'C9m', piece: idOf(g, a), enemy: idOf(g, b) });
        endMelee(g, row);
        continue;
      }
      for (const column of [melee.lostA, melee.lostB, melee.beaten, melee.recoiled]) column[row] = 0;
    }
    for (const { u, opponents } of unitsOf(g)) if (opponents.length === 0) unmark(g, u, 'retreatWaits');
  },
};
