import type { Text, Value } from '@tambour/kernel';
import { detail } from '@tambour/stage';
import { length } from '../../texts/measure.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { saidGround } from '../model/names.ts';
import { marched, placesOf, said, type Texts, whoOf } from './event-text-parts.ts';

/** Quarters in words: whole ones are counted, others are written as parts of one. */
const quartersOf = (n: number): { readonly isWhole: boolean; readonly isLess: Value; readonly n: number | Text } => ({
  isWhole: Number.isInteger(n),
  // French counts in the plural from two on.
  isLess: { en: n < 1, fr: n < 2 },
  n: Number.isInteger(n) ? n : length(n),
});
const small = ({ en, fr }: Text): Text => ({ en: en.toLowerCase(), fr: fr.charAt(0).toLowerCase() + fr.slice(1) });

/** Half moves. */
export const MOVE_TEXTS = {
  moved(w, e, where) {
    const cm = length(Math.hypot(e.to[0] - e.from[0], e.to[1] - e.from[1]));
    const move = sayEvent(`event.moved.${e.how}`, { ...whoOf(w, e), cm });
    const text = e.quarters > 0 ? sayEvent('event.moved.cost', { move, ...quartersOf(e.quarters) }) : move;
    return detail(e, text, ...marched(where, e.piece, e.to, { headings: e, from: e.from }));
  },
  formed: (w, e, where) =>
    detail(
      e,
      sayEvent('event.formed', { ...whoOf(w, e), formation: small(sayStage(`formation.${e.formation}`)) }),
      placesOf(where, e.piece),
    ),
  screened: (w, e, where) =>
    detail(e, sayEvent(e.isOut ? 'event.screened.out' : 'event.screened.in', whoOf(w, e)), placesOf(where, e.piece)),
  entered: (w, e, where) =>
    detail(e, sayEvent('event.entered', { ...whoOf(w, e), place: saidGround(w, e.sector) }), placesOf(where, e.piece)),
  left: (w, e, where) =>
    detail(
      e,
      sayEvent('event.left', { ...whoOf(w, e), place: saidGround(w, e.sector) }),
      ...marched(where, e.piece, e.to, { headings: { was: e.facing, facing: e.facing } }),
    ),
  begun(w, e, where) {
    // What it crosses that is no part of the ground are guns without their crew.
    const place = e.line === undefined ? sayEvent('event.begun.guns') : saidGround(w, e.line);
    const what = sayEvent(`event.begun.${e.what}`, { ...whoOf(w, e), place });
    const text = e.quarters > 0 ? sayEvent('event.begun.left', { what, ...quartersOf(e.quarters) }) : what;
    return detail(e, text, placesOf(where, e.piece));
  },
  'given-up': (w, e, where) => detail(e, sayEvent('event.givenUp', whoOf(w, e)), placesOf(where, e.piece)),
  'passed-through': (w, e, where) =>
    detail(e, sayEvent('event.passedThrough', { ...whoOf(w, e), friend: said(w, e.friend) }), placesOf(where, e.piece)),
} satisfies Texts;
