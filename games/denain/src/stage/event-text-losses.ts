import type { Text } from '@tambour/kernel';
import { detail, type EventText, news, type PlaceOfPiece, shownAtPiece } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import { placeName, saidPiece } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import { routModifiers } from '../rules/12-order.ts';
import { say } from '../texts/say.ts';
import { added, type Of, type Texts } from './event-text-parts.ts';

type OfPiece = Extract<DenainEvent, { readonly piece: string } | { readonly leader: string }>;
/** Told of a piece, and shown where it stood. */
const of =
  <E extends OfPiece>(kind: 'loss' | 'mark', tell: (who: Text, e: E, w: DenainWorld) => EventText) =>
  (w: DenainWorld, e: E, where: PlaceOfPiece): EventText => {
    const piece = 'piece' in e ? e.piece : e.leader;
    return shownAtPiece(kind, piece, tell(saidPiece(w, piece), e, w), where);
  };

/** What the fight costs: points, order, guns, leaders; and what is won back. */
export const LOSS_TEXTS = {
  'lost-point': of('loss', (who, e) =>
    news(e, e.left === 0 ? say('event.lostLastPoint', { who }) : say('event.lostPoint', { who, left: e.left })),
  ),
  eliminated: of('mark', endText),
  // 11.7h Its own cavalry needed the hex, and guns do not retreat. R63
  destroyed: of('loss', (who, e) =>
    news(e, say(e.rule === '11.7h' ? 'event.gunsRiddenOver' : 'event.gunsLost', { who })),
  ),
  'order-checked': of('mark', (who, e) =>
    detail(e, say('event.orderChecked', { ...e, who }), [], {
      dice: [e.die],
      roll: say('roll.order', { who, morale: e.morale }),
    }),
  ),
  disorganised: of('mark', (who, e) => news(e, say('event.disorganised', { who }))),
  'rout-tested': of('mark', (who, e, w) =>
    (e.holds ? detail : news)(
      e,
      say('event.routTested', { ...e, ...added(e), who, byStrength: e.rule === '12.3c' }),
      [],
      {
        dice: [e.die],
        roll: say('roll.rout', { who, against: e.against, byStrength: e.rule === '12.3c' }),
        sum: routModifiers(w),
      },
    ),
  ),
  routed: of('mark', (who, e) => news(e, say(e.rule === '7.8b' ? 'event.routedByBaggage' : 'event.routed', { who }))),
  'leader-killed': of('loss', (who, e) => news(e, say('event.leaderKilled', { who }))),
  'order-restored': of('mark', (who, e) => detail(e, say('event.orderRestored', { who }))),
  'rally-rolled': of('mark', (who, e) =>
    news(e, say('event.rallyRolled', { ...e, ...added(e), who }), [], {
      dice: [e.die],
      roll: say('roll.rally', { who, morale: e.morale }),
      sum: e.modifiers,
    }),
  ),
  'rally-denied': of('mark', (who, e) => news(e, say('event.rallyDenied', { who }))),
} satisfies Texts;

/** How a unit ends: destroyed in the fight, without a way back, off the map, or given up. */
const ENDS: Readonly<Record<string, 'event.scattered' | 'event.noWayBack' | 'event.givenUp'>> = {
  '12.4k': 'event.scattered',
  '11.7c': 'event.noWayBack',
  '11.7d': 'event.noWayBack',
  '11.7j': 'event.noWayBack',
  '11.7k': 'event.givenUp',
};
function endText(who: Text, e: Of<'eliminated'>, w: DenainWorld): EventText {
  const isOffMap = e.hex === '';
  const text = say(ENDS[e.rule] ?? 'event.nothingLeft', { who, at: isOffMap ? '' : placeName(w, e.hex) });
  return news(e, text, [e.hex], isOffMap ? {} : { motion: { kind: 'loss', place: e.hex, piece: e.piece } });
}
