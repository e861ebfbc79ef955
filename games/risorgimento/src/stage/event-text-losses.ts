import { detail, type EventText, news, type PlaceOfPiece, shownAtPiece } from '@tambour/stage';
import type { RisorgimentoEvent } from '../model/event.ts';
import { placeName } from '../model/names.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { type Of, type Texts, whoOf } from './event-text-parts.ts';

type Who = ReturnType<typeof whoOf>;

type OfPiece = Extract<RisorgimentoEvent, { readonly piece: string }>;
/** Told of a piece, and shown where it stood. */
const of =
  <E extends OfPiece>(kind: 'loss' | 'mark', tell: (who: Who, e: E, w: RisorgimentoWorld) => EventText) =>
  (w: RisorgimentoWorld, e: E, where: PlaceOfPiece): EventText =>
    shownAtPiece(kind, e.piece, tell(whoOf(w, e), e, w), where);

/** What the fight costs: hits, order, units, leaders; and what is won back. */
export const LOSS_TEXTS = {
  hit: of('loss', (who, e) =>
    news(e, say('event.hit', { ...who, hits: e.hits, total: e.total, more: e.total > e.hits })),
  ),
  disordered: of('mark', (who, e) => news(e, say('event.disordered', who))),
  eliminated: of('mark', endText),
  'cohesion-checked': of('mark', (who, e) =>
    detail(e, say('event.cohesionChecked', { ...who, die: e.die, against: e.against, passed: e.passed }), [], {
      dice: [e.die],
      roll: say('roll.cohesion', { ...who, against: e.against }),
    }),
  ),
  'leader-at-risk': of('mark', (who, e, w) => {
    const values = { ...who, from: w.charts.leaderRisk.finishedFrom };
    return (e.isFinished ? news : detail)(
      e,
      say('event.leaderAtRisk', { ...values, die: e.die, isFinished: e.isFinished }),
      [],
      { dice: [e.die], roll: say('roll.risk', values) },
    );
  }),
  wavered: of('mark', (who, e, w) => {
    const values = { ...who, from: w.effects.unreliable?.leavesFrom ?? 0 };
    return detail(e, say('event.wavered', { ...values, die: e.die, left: e.left }), [], {
      dice: [e.die],
      roll: say('roll.wavering', values),
    });
  }),
  rallied: of('mark', (who, e) => detail(e, say('event.rallied', who))),
  recovered: of('mark', (who, e) => detail(e, say('event.recovered', { ...who, hits: e.hits }))),
} satisfies Texts;

/** How a unit ends: worn down, disordered twice, overrun, without a way back, or gone home. */
const ENDS: Readonly<Record<string, `event.eliminated.${'hits' | 'guns' | 'overrun' | 'trapped' | 'left'}`>> = {
  '8.12b': 'event.eliminated.hits',
  '8.24b': 'event.eliminated.guns',
  '7.46': 'event.eliminated.overrun',
  '7.33b': 'event.eliminated.overrun',
  '8.33e': 'event.eliminated.trapped',
  M8: 'event.eliminated.left',
};
function endText(who: Who, e: Of<'eliminated'>, w: RisorgimentoWorld): EventText {
  const isOffMap = e.hex === '';
  const text = say(ENDS[e.rule] ?? 'event.eliminated', { ...who, at: isOffMap ? '' : placeName(w, e.hex) });
  return news(e, text, [e.hex], isOffMap ? {} : { motion: { kind: 'loss', place: e.hex, piece: e.piece } });
}
