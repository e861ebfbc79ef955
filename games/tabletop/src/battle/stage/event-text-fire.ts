import { detail } from '@tambour/stage';
import { length } from '../../texts/measure.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { markedAt, placesOf, said, shotAt, type Texts, whoOf } from './event-text-parts.ts';

/** Fire. */
export const FIRE_TEXTS = {
  'shot-fired'(w, e, where) {
    const values = { ...whoOf(w, e), target: said(w, e.at) };
    const key = e.isAtCharge ? 'event.shot.charge' : e.part === 'screen' ? 'event.shot.screen' : 'event.shot';
    return detail(
      e,
      sayEvent(key, { ...values, die: e.die, losses: e.losses, isNone: e.losses === 0 }),
      placesOf(where, e.piece, e.at),
      {
        dice: [e.die],
        roll: sayEvent('roll.shot', { ...values, figures: e.figures, rate: length(e.rate) }),
        sum: e.items,
        on: 'percent',
        ...shotAt(where(e.piece), where(e.at)),
      },
    );
  },
  'leader-risked'(w, e, where) {
    const values = { ...whoOf(w, e), unit: said(w, e.with) };
    return detail(
      e,
      sayEvent(e.effect === undefined ? 'event.leaderRisk.missed' : 'event.leaderRisk.hit', values),
      placesOf(where, e.piece),
      {
        dice: e.effect === undefined ? e.dice : [...e.dice, e.effect],
        roll: sayEvent(`roll.leaderRisk.${e.by}`, values),
        ...markedAt(where(e.piece)),
      },
    );
  },
} satisfies Texts;
