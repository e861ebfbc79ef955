import { detail, gone, marked, news } from '@tambour/stage';
import type { ByWhom } from '../model/event.ts';
import { saidPiece } from '../model/names.ts';
import { CAVALRY } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { subject, subjectOf } from './agreement.ts';
import { scored, sideOfPiece, type Texts } from './event-text-parts.ts';
import { cost } from './ground-words.ts';
import { fromZone, inZone, theZone, toZone } from './place-words.ts';

/** Foot marches, horse and leaders ride. Argoulets on foot are not told apart: an event does not say how they go. */
const isRidden = (w: ReitersWorld, id: string): boolean => {
  const piece = w.pieceIndex.get(id) ?? w.units;
  return piece >= w.units || w.unit[piece]!.front.arm === CAVALRY;
};
interface Going extends ByWhom {
  readonly from: string;
  readonly to: string;
}
/** A piece on its way from zone to zone, as what a sentence is about. */
const goer = (w: ReitersWorld, id: string, e: Going) => ({
  ...subjectOf(w, id, e),
  from: fromZone(w, e.from),
  to: toZone(w, e.to),
});

/** Everything that goes from zone to zone, by will or by force, and what is done on the march. */
export const MOVEMENT_TEXTS = {
  moved: (w, e) =>
    detail(
      e,
      say('event.moved', { ...goer(w, e.piece, e), isRidden: isRidden(w, e.piece), cost: cost(e.cost) }),
      [e.from, e.to],
      gone(e.piece, e.from, e.to),
    ),
  entered: (w, e) =>
    detail(
      e,
      say('event.entered', { ...subjectOf(w, e.piece, e), at: inZone(w, e.zone), cost: cost(e.cost) }),
      [e.zone],
      marked(e.zone),
    ),
  'left-map': (w, e) =>
    news(
      e,
      say('event.leftMap', {
        ...subjectOf(w, e.piece, e),
        zone: theZone(w, e.zone),
        scored: scored(e.points, sideOfPiece(w, e.piece)),
      }),
      [e.zone],
      marked(e.zone),
    ),
  mounted: (w, e) => detail(e, say('event.mounted', subject(w, e.piece))),
  dismounted: (w, e) => detail(e, say('event.dismounted', subject(w, e.piece))),
  detached: (w, e) =>
    detail(e, say('event.detached', { ...subject(w, e.parent), at: inZone(w, e.zone) }), [e.zone], marked(e.zone)),
  absorbed: (w, e) => detail(e, say('event.absorbed', { who: saidPiece(w, e.parent) })),
  'step-lent': (w, e) => detail(e, say('event.stepLent', subject(w, e.piece))),
  'step-returned': (w, e) => detail(e, say('event.stepReturned', subject(w, e.piece))),
  'leash-broken': (w, e) => detail(e, say('event.leashBroken', subject(w, e.piece))),
  'caracole-declared': (w, e) => detail(e, say('event.caracoleDeclared', subject(w, e.piece))),
  'caracole-cancelled': (w, e) =>
    detail(
      e,
      say(e.rule === '11.1.2a' ? 'event.caracoleIdle' : 'event.caracoleBroken', { who: saidPiece(w, e.piece) }),
    ),
  // 6.4b 6.4.3a 11.4.4a A unit falls back before the fight, enfants perdus slip away, a leader rides off.
  'gave-way': (w, e) => {
    const isLeader = (w.pieceIndex.get(e.piece) ?? 0) >= w.units;
    const key = isLeader ? 'event.rodeOff' : e.rule === '11.4.4a' ? 'event.slippedAway' : 'event.gaveWay';
    return detail(e, say(key, goer(w, e.piece, e)), [e.from, e.to], gone(e.piece, e.from, e.to));
  },
  retreated: (w, e) =>
    news(e, say('event.retreated', goer(w, e.piece, e)), [e.from, e.to], gone(e.piece, e.from, e.to)),
  followed: (w, e) =>
    detail(e, say('event.followed', goer(w, e.leader, e)), [e.from, e.to], gone(e.leader, e.from, e.to)),
  advanced: (w, e) =>
    detail(e, say('event.advanced', goer(w, e.piece, e)), [e.from, e.to], gone(e.piece, e.from, e.to)),
} satisfies Texts;
