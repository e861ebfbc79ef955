import { totalOf } from '@tambour/kernel';
import { detail, type EventText, marked, news, type PlaceOfPiece, shownAtPiece } from '@tambour/stage';
import { saidPiece, saidReplacement } from '../model/names.ts';
import type { CitedRule } from '../model/special.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { lossIn, type Of, rolled, scored, sideOfPiece, type Texts } from './event-text-parts.ts';
import { inZone } from './place-words.ts';
import { subject, wordsOf } from './words-of.ts';

/** An event that names no zone is where its piece stands, if it still does. */
const atPiece = (where: PlaceOfPiece, piece: string, told: EventText): EventText =>
  shownAtPiece('mark', piece, told, where);
/** What befalls a piece, shown where it stands. */
const befell =
  (as: typeof detail, key: 'event.disorganised' | 'event.reorganised') =>
  (w: ReitersWorld, e: Of<'disorganised' | 'reorganised'>, where: PlaceOfPiece): EventText =>
    atPiece(where, e.piece, as(e, say(key, wordsOf(w, e))));
/** A piece is lost in a zone, and what its enemy scores for it. */
function lostIn<E extends Of<'eliminated' | 'baggage-taken' | 'leader-lost'>>(
  keyOf: (e: E) => 'event.eliminated' | 'event.baggageTaken' | 'event.leaderLost' | 'event.leaderOvertaken' | OtherEnd,
) {
  return (w: ReitersWorld, e: E, where: PlaceOfPiece): EventText => {
    const piece = 'piece' in e ? e.piece : e.leader;
    const text = say(keyOf(e), { ...wordsOf(w, e), scored: scored(e.points, 1 - sideOfPiece(w, piece)) });
    return e.zone === null ? atPiece(where, piece, news(e, text)) : news(e, text, [e.zone], lossIn(e.zone, piece));
  };
}
/** How a unit ends: driven off the map, cut off from its parent, gone with it, or destroyed. */
type OtherEnd = 'event.ranOff' | 'event.cutOff' | 'event.lostWithParent';
const ENDS: Partial<Record<CitedRule, OtherEnd>> = {
  '7.5.3i': 'event.ranOff',
  '11.4.3b': 'event.cutOff',
  '11.4.4h': 'event.lostWithParent',
};

/** What the fight costs: order, steps, baggage, leaders; and what is won back. */
export const LOSS_TEXTS = {
  // 1.3.3a The die must not exceed the quality of the unit, or of a leader with it.
  tested: (w, e, where) => {
    const who = subject(w, e.piece);
    const why = say(`test.${e.cause}.why`);
    const text = say('event.tested', {
      ...who,
      why,
      roll: rolled(e.die, e.die + totalOf(e.modifiers)),
      quality: e.against,
      end: say(`test.${e.cause}.${e.passed ? 'passed' : 'failed'}`, who),
    });
    const sum = e.modifiers.length > 0 ? { sum: e.modifiers } : {};
    const roll = say('roll.tested', { ...who, why, quality: e.against });
    return atPiece(where, e.piece, detail(e, text, [], { dice: [e.die], roll, ...sum }));
  },
  disorganised: befell(news, 'event.disorganised'),
  reorganised: befell(detail, 'event.reorganised'),
  'lost-steps': (w, e, where) => {
    const { lost, left } = e;
    const text = say('event.lostSteps', { ...subject(w, e.piece), lost, left, isSpent: left === 0 });
    return shownAtPiece('loss', e.piece, news(e, text), where);
  },
  eliminated: lostIn<Of<'eliminated'>>(({ rule }) => ENDS[rule] ?? 'event.eliminated'),
  'baggage-taken': lostIn<Of<'baggage-taken'>>(() => 'event.baggageTaken'),
  'leader-tested': (w, e, where) => {
    const of = { who: saidPiece(w, e.leader), fatal: w.charts.leaderEliminatedAtOrBelow };
    const text = say(e.falls ? 'event.leaderFalls' : 'event.leaderSurvives', { ...of, roll: rolled(e.die, e.total) });
    const rest = { dice: [e.die], roll: say('roll.leader', of), sum: e.modifiers };
    return atPiece(where, e.leader, detail(e, text, [], rest));
  },
  'leader-lost': lostIn<Of<'leader-lost'>>(({ rule }) =>
    rule === '4.3c' ? 'event.leaderOvertaken' : 'event.leaderLost',
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
