import { type Text, totalOf } from '@tambour/kernel';
import { detail, type EventText, marked, news, type PlaceOfPiece, shownAtPiece } from '@tambour/stage';
import { saidPiece, saidReplacement } from '../model/names.ts';
import type { CitedRule } from '../model/special.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { subject } from './agreement.ts';
import { lossIn, rolled, scored, sideOfPiece, type Texts } from './event-text-parts.ts';
import { inZone } from './place-words.ts';

/** What the enemy of a piece scores for it. */
const scoredFor = (w: ReitersWorld, id: string, points: number): Text | string =>
  scored(points, 1 - sideOfPiece(w, id));

/** An event that names no zone is where its piece stands, if it still does. */
const atPiece = (where: PlaceOfPiece, piece: string, told: EventText): EventText =>
  shownAtPiece('mark', piece, told, where);

/** How a unit ends: driven off the map, cut off from its parent, gone with it, or destroyed. */
const ENDS: Partial<Record<CitedRule, 'event.ranOff' | 'event.cutOff' | 'event.lostWithParent'>> = {
  '7.5.3i': 'event.ranOff',
  '11.4.3b': 'event.cutOff',
  '11.4.4h': 'event.lostWithParent',
};

/** What the fight costs: order, steps, baggage, leaders; and what is won back. */
export const LOSS_TEXTS = {
  // 1.3.3a The die must not exceed the quality of the unit, or of a leader with it.
  tested: (w, e, where) => {
    const who = subject(w, e.piece);
    const total = e.die + totalOf(e.modifiers);
    const why = say(`test.${e.cause}.why`);
    const text = say('event.tested', {
      ...who,
      why,
      roll: rolled(e.die, total),
      quality: e.against,
      end: say(`test.${e.cause}.${e.passed ? 'passed' : 'failed'}`, who),
    });
    const sum = e.modifiers.length > 0 ? { sum: e.modifiers } : {};
    const roll = say('roll.tested', { ...who, why, quality: e.against });
    return atPiece(where, e.piece, detail(e, text, [], { dice: [e.die], roll, ...sum }));
  },
  disorganised: (w, e, where) => atPiece(where, e.piece, news(e, say('event.disorganised', subject(w, e.piece)))),
  reorganised: (w, e, where) => atPiece(where, e.piece, detail(e, say('event.reorganised', subject(w, e.piece)))),
  'lost-steps': (w, e, where) => {
    const { lost, left } = e;
    const text = say('event.lostSteps', { ...subject(w, e.piece), lost, left, isSpent: left === 0 });
    return shownAtPiece('loss', e.piece, news(e, text), where);
  },
  eliminated: (w, e, where) => {
    const text = say(ENDS[e.rule] ?? 'event.eliminated', {
      ...subject(w, e.piece),
      at: e.zone === null ? '' : inZone(w, e.zone),
      scored: scoredFor(w, e.piece, e.points),
    });
    return e.zone === null ? atPiece(where, e.piece, news(e, text)) : news(e, text, [e.zone], lossIn(e.zone, e.piece));
  },
  'baggage-taken': (w, e) =>
    news(
      e,
      say('event.baggageTaken', {
        who: saidPiece(w, e.piece),
        at: inZone(w, e.zone),
        scored: scoredFor(w, e.piece, e.points),
      }),
      [e.zone],
      lossIn(e.zone, e.piece),
    ),
  'leader-tested': (w, e, where) => {
    const text = say(e.falls ? 'event.leaderFalls' : 'event.leaderSurvives', {
      who: saidPiece(w, e.leader),
      roll: rolled(e.die, e.total),
      fatal: w.charts.leaderEliminatedAtOrBelow,
    });
    const roll = say('roll.leader', { who: saidPiece(w, e.leader), fatal: w.charts.leaderEliminatedAtOrBelow });
    return atPiece(where, e.leader, detail(e, text, [], { dice: [e.die], roll, sum: e.modifiers }));
  },
  'leader-lost': (w, e) =>
    news(
      e,
      say(e.rule === '4.3c' ? 'event.leaderOvertaken' : 'event.leaderLost', {
        who: saidPiece(w, e.leader),
        at: inZone(w, e.zone),
        scored: scoredFor(w, e.leader, e.points),
      }),
      [e.zone],
      lossIn(e.zone, e.leader),
    ),
  'leader-displaced': (w, e, where) => {
    const text = say('event.leaderDisplaced', { who: saidReplacement(w, e.leader) });
    return e.zone === null ? atPiece(where, e.leader, detail(e, text)) : detail(e, text, [e.zone]);
  },
  // 7.6.1b 7.6.2b Who takes over.
  'leader-replaced': (w, e, where) => {
    const who = saidPiece(w, e.leader);
    if (e.zone === null) return atPiece(where, e.leader, news(e, say('event.leaderNotReplaced', { who })));
    const values = { who, next: saidReplacement(w, e.leader), at: inZone(w, e.zone) };
    return detail(e, say('event.leaderReplaced', values), [e.zone], marked(e.zone));
  },
} satisfies Texts;
