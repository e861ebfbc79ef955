import { detail, news } from '@tambour/stage';
import { saidPiece } from '../model/names.ts';
import { say } from '../texts/say.ts';
import { scored, sideOfPiece, type Texts, told } from './event-text-parts.ts';
import { cost } from './place-words.ts';
import { isRidden, subject } from './words-of.ts';

/** Everything that goes from zone to zone, by will or by force, and what is done on the march. */
export const MOVEMENT_TEXTS = {
  moved: told(detail, (v, e, w) => say('event.moved', { ...v, isRidden: isRidden(w, e.piece), cost: cost(e.cost) })),
  entered: told(detail, (v, e) => say('event.entered', { ...v, cost: cost(e.cost) })),
  'left-map': told(news, (v, e, w) => {
    return say('event.leftMap', { ...v, scored: scored(e.points, sideOfPiece(w, e.piece)) });
  }),
  mounted: told(detail, (v) => say('event.mounted', v)),
  dismounted: told(detail, (v) => say('event.dismounted', v)),
  detached: told(detail, (v, e, w) => say('event.detached', { ...subject(w, e.parent), at: v.at })),
  absorbed: told(detail, (_, e, w) => say('event.absorbed', { who: saidPiece(w, e.parent) })),
  'step-lent': told(detail, (v) => say('event.stepLent', v)),
  'step-returned': told(detail, (v) => say('event.stepReturned', v)),
  'leash-broken': told(detail, (v) => say('event.leashBroken', v)),
  'caracole-declared': told(detail, (v) => say('event.caracoleDeclared', v)),
  'caracole-cancelled': told(detail, (v, { rule }) => {
    return say(rule === '11.1.2a' ? 'event.caracoleIdle' : 'event.caracoleBroken', v);
  }),
  // 6.4b 6.4.3a 11.4.4a A unit falls back before the fight, enfants perdus slip away, a leader rides off.
  'gave-way': told(detail, (v, { rule }) => {
    return say(v.isMan ? 'event.rodeOff' : rule === '11.4.4a' ? 'event.slippedAway' : 'event.gaveWay', v);
  }),
  retreated: told(news, (v) => say('event.retreated', v)),
  followed: told(detail, (v) => say('event.followed', v)),
  advanced: told(detail, (v) => say('event.advanced', v)),
} satisfies Texts;
