import { EVERY, type Question, type Work, whyNot } from '@tambour/kernel';
import { say } from '../../../texts/say-battle.ts';
import { leaderId, NO_LEADER, unitId } from '../../model/ids.ts';
import { askedUnit, saidLeader, saidUnit } from '../../model/names.ts';
import { mustFirst, wrongMoment } from '../../model/refusal.ts';
import { type Field, push } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { VERB } from '../../model/verb.ts';
import { sideOf } from '../../model/views.ts';
import { routRallies, tryRally } from '../../rally.ts';
import { takeTests } from '../../tests/queue.ts';

/** 2.5-R1 2.5-R3 R73 What a routing unit may try, one after the other: those in contact in their order, then the friend it passes. `from`: whom it was last offered, + 1. */
export const rally: Work<Field> = {
  name: 'rally',
  run(g, unit, from) {
    const u = unitId(unit);
    const next = routRallies(g, u).find(({ by }) => orderOf(g, by) >= from);
    if (!next) return;
    push(g, STEP.rally, u, orderOf(g, next.by) + 1);
    push(g, STEP['rally-offer'], u, next.by + 1);
  },
};
/** Leaders by number, a friend after them. */
const orderOf = (g: Field, by: number): number => (by >= 0 ? by : g.w.leaders);

/** C14a 2.5-R1 2.5-R3 R73 Whether a routing unit tries to rally; once begun the test binds. */
export const rallyOffer: Question<Field> = {
  name: 'rally-offer',
  rule: '2.5-R1',
  inside: true,
  standing: 'rally-offer',
  side: (g, u) => sideOf(g, unitId(u)),
  list(_, out, piece, u) {
    if (piece !== EVERY && piece !== u) return;
    out.add(VERB['run-on'], u);
    out.add(VERB.try, u);
  },
  act(g, o, u, by) {
    if (o.verb !== VERB.try) return;
    tryRally(g, unitId(u), by > 0 ? leaderId(by - 1) : NO_LEADER);
    takeTests(g);
  },
  refuse: (_, o, u) =>
    o.verb !== VERB.try && o.verb !== VERB['run-on']
      ? [wrongMoment('2.5-R1', o.verb)]
      : whyNot([mustFirst<number>('2.5-R1', 'otherUnitRallies', (asked) => asked === u)], o.a),
  prompt: (g, u, by) =>
    by > 0
      ? say('prompt.rallyBy', { unit: saidUnit(g.w, u), leader: saidLeader(g.w, by - 1) })
      : say('prompt.rallyNear', askedUnit(g.w, u)),
};
export const RALLY_STEPS = [rally, rallyOffer] as const;
