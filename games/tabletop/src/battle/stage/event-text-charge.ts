import { detail, news } from '@tambour/stage';
import { length } from '../../texts/measure.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { marched, placesOf, said, type Texts, turnedAt, whoOf } from './event-text-parts.ts';

/** Charges: declared, received, carried home or not. */
export const CHARGE_TEXTS = {
  'charge-declared': (w, e, where) =>
    news(
      e,
      sayEvent('event.chargeDeclared', { ...whoOf(w, e), target: said(w, e.target), cm: length(e.cm) }),
      placesOf(where, e.piece, e.target),
    ),
  'charge-dropped': (w, e, where) =>
    detail(e, sayEvent('event.chargeDropped', { ...whoOf(w, e), target: said(w, e.target) }), placesOf(where, e.piece)),
  reacted: (w, e, where) =>
    detail(
      e,
      sayEvent(`event.reacted.${e.reaction}`, whoOf(w, e)),
      placesOf(where, e.piece),
      e.turn ? turnedAt(where, e.piece, e.turn) : {},
    ),
  evaded: (w, e, where) =>
    detail(
      e,
      sayEvent('event.evaded', { ...whoOf(w, e), cm: length(e.cm) }),
      ...marched(where, e.piece, e.at, { headings: e, turnsFirst: true }),
    ),
  'counter-charged': (w, e, where) =>
    news(
      e,
      sayEvent('event.counterCharged', { ...whoOf(w, e), target: said(w, e.target) }),
      ...marched(where, e.piece, e.at, { headings: e }),
    ),
  'charge-halted': (w, e, where) =>
    detail(
      e,
      sayEvent('event.chargeHalted', { ...whoOf(w, e), target: said(w, e.target) }),
      ...marched(where, e.piece, e.at, { headings: e }),
    ),
  contact: (w, e, where) =>
    news(
      e,
      sayEvent(`event.contact.${e.side}`, { ...whoOf(w, e), target: said(w, e.target) }),
      ...marched(where, e.piece, e.at, { headings: e }),
    ),
  'ran-down': (w, e, where) =>
    news(
      e,
      sayEvent('event.ranDown', { ...whoOf(w, e), target: said(w, e.target) }),
      ...marched(where, e.piece, e.at, { headings: e }),
    ),
  'charge-stayed': (w, e, where) =>
    detail(e, sayEvent('event.chargeStayed', { ...whoOf(w, e), target: said(w, e.target) }), placesOf(where, e.piece)),
  'charge-ended': (w, e, where) =>
    detail(
      e,
      sayEvent('event.chargeEnded', { ...whoOf(w, e), cm: length(e.cm) }),
      ...marched(where, e.piece, e.at, { headings: e }),
    ),
} satisfies Texts;
