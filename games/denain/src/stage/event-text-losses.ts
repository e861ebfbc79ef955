import type { Text } from '@tambour/kernel';
import { detail, type EventText, news, type PlaceOfPiece, shownAtPiece } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import type { DenainWorld } from '../model/world.ts';
import { routModifiers } from '../rules/12-order.ts';
import { say } from '../texts/say.ts';
import { type Of, rolled, type Texts, told } from './event-text-parts.ts';
import { wordsOf } from './words-of.ts';

type OfPiece = Extract<DenainEvent, { readonly piece: string } | { readonly leader: string }>;
/** Told of a piece, and shown where it stood. */
const at =
  <E extends OfPiece>(kind: 'loss' | 'mark', tell: (w: DenainWorld, e: E) => EventText) =>
  (w: DenainWorld, e: E, where: PlaceOfPiece): EventText =>
    shownAtPiece(kind, 'piece' in e ? e.piece : e.leader, tell(w, e), where);
const loss = <E extends OfPiece>(text: (v: ReturnType<typeof wordsOf>, e: E) => Text) =>
  at<E>('loss', told(news, text));
const mark = <E extends OfPiece>(tell: (w: DenainWorld, e: E) => EventText) => at('mark', tell);

/** What the fight costs: points, order, guns, leaders; and what is won back. */
export const LOSS_TEXTS = {
  'lost-point': loss((v, { left }) =>
    left === 0 ? say('event.lostLastPoint', v) : say('event.lostPoint', { ...v, left }),
  ),
  eliminated: mark(endText),
  // 11.7h Its own cavalry needed the hex, and guns do not retreat. R63
  destroyed: loss((v, e) => say(e.rule === '11.7h' ? 'event.gunsRiddenOver' : 'event.gunsLost', v)),
  'order-checked': mark(rolled(detail, (v) => [say('event.orderChecked', v), say('roll.order', v)])),
  disorganised: mark(told(news, (v) => say('event.disorganised', v))),
  'rout-tested': mark((w, e) =>
    rolled<typeof e>(
      e.holds ? detail : news,
      (v) => {
        const values = { ...v, byStrength: e.rule === '12.3c' };
        return [say('event.routTested', values), say('roll.rout', values)];
      },
      routModifiers,
    )(w, e),
  ),
  routed: mark(told(news, (v, e) => say(e.rule === '7.8b' ? 'event.routedByBaggage' : 'event.routed', v))),
  'leader-killed': loss((v) => say('event.leaderKilled', v)),
  'order-restored': mark(told(detail, (v) => say('event.orderRestored', v))),
  'rally-rolled': mark(rolled(news, (v) => [say('event.rallyRolled', v), say('roll.rally', v)])),
  'rally-denied': mark(told(news, (v) => say('event.rallyDenied', v))),
} satisfies Texts;

/** How a unit ends: destroyed in the fight, without a way back, off the map, or given up. */
const ENDS: Readonly<Record<string, 'event.scattered' | 'event.noWayBack' | 'event.givenUp'>> = {
  '12.4k': 'event.scattered',
  '11.7c': 'event.noWayBack',
  '11.7d': 'event.noWayBack',
  '11.7j': 'event.noWayBack',
  '11.7k': 'event.givenUp',
};
function endText(w: DenainWorld, e: Of<'eliminated'>): EventText {
  const text = say(ENDS[e.rule] ?? 'event.nothingLeft', wordsOf(w, e));
  return news(e, text, [e.hex], e.hex === '' ? {} : { motion: { kind: 'loss', place: e.hex, piece: e.piece } });
}
