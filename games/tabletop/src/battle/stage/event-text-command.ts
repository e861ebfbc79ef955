import { detail, pointPlace } from '@tambour/stage';
import { length } from '../../texts/measure.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { marchTo, placesOf, said, type Texts, whoOf } from './event-text-parts.ts';
import { pointWords } from './place.ts';

/** Generals and aides: where they go, what befalls them, orders. */
export const COMMAND_TEXTS = {
  rode(w, e, where) {
    const { places, ...shown } = marchTo(where, e.piece, e.to, { from: e.from });
    const isWith = e.with !== undefined;
    return detail(
      e,
      sayEvent('event.rode', {
        ...whoOf(w, e),
        isFar: e.cm > 0,
        cm: length(e.cm),
        isWith,
        unit: isWith ? said(w, e.with ?? '') : '',
      }),
      places,
      shown,
    );
  },
  'order-given'(w, e, where) {
    const values = { ...whoOf(w, e), unit: said(w, e.unit), order: sayStage(`order.${e.order}`) };
    const places = placesOf(where, e.unit);
    if (e.of !== undefined) return detail(e, sayEvent('event.orderGiven.of', { ...values, of: said(w, e.of) }), places);
    if (e.at === undefined) return detail(e, sayEvent('event.orderGiven', values), places);
    return detail(e, sayEvent('event.orderGiven.at', { ...values, at: pointWords(e.at) }), places);
  },
  'support-ended': (w, e, where) =>
    detail(e, sayEvent('event.supportEnded', { ...whoOf(w, e), at: pointWords(e.at) }), placesOf(where, e.piece)),
  'leader-left': (w, e, where) =>
    detail(e, sayEvent('event.leaderLeft', { ...whoOf(w, e), unit: said(w, e.unit) }), placesOf(where, e.unit)),
  'test-wished': (w, e, where) =>
    detail(e, sayEvent('event.testWished', { ...whoOf(w, e), unit: said(w, e.unit) }), placesOf(where, e.unit)),
  'rally-tried': (w, e, where) =>
    detail(e, sayEvent('event.rallyTried', { ...whoOf(w, e), unit: said(w, e.unit) }), placesOf(where, e.unit)),
  'leader-fled': (w, e, where) => {
    const { places, ...shown } = marchTo(where, e.piece, e.at);
    return detail(e, sayEvent('event.leaderFled', { ...whoOf(w, e), unit: said(w, e.to) }), places, shown);
  },
  'leader-carried': (w, e, where) =>
    detail(e, sayEvent('event.leaderCarried', { ...whoOf(w, e), unit: said(w, e.by) }), placesOf(where, e.piece)),
  'leader-set-aside': (w, e, where) => {
    const { motion } = marchTo(where, e.piece, e.to);
    return detail(
      e,
      sayEvent('event.leaderSetAside', { ...whoOf(w, e), unit: said(w, e.by) }),
      [pointPlace(e.to)],
      motion ? { motion } : {},
    );
  },
} satisfies Texts;
