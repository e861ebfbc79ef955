import type { Text } from '@tambour/kernel';
import { detail, news } from '@tambour/stage';
import type { Formation } from '../../model/vocabulary.ts';
import { length } from '../../texts/measure.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { sayStage } from '../../texts/say-stage.ts';
import { saidGround, subject } from '../model/names.ts';
import { marched, type Of, placesOf, said, type Texts, turnedAt, whoOf } from './event-text-parts.ts';

const small = ({ en, fr }: Text): Text => ({ en: en.toLowerCase(), fr: fr.charAt(0).toLowerCase() + fr.slice(1) });
const formationWords = (formation: Formation): Text => small(sayStage(`formation.${formation}`));

/** What a quarter of a compulsory move was: who runs for the edge runs, who goes for an enemy names him. */
function keyOf({ leg, cm, towards }: Of<'compulsory-moved'>) {
  if (leg === 'aboutFace') return 'event.compulsory.aboutFace';
  if (cm === 0) return 'event.compulsory.stands';
  if (leg === 'toEdge') return 'event.compulsory.run';
  if (towards !== undefined && leg === 'pursuit') return 'event.compulsory.pursuit';
  return towards !== undefined && leg === 'advance' ? 'event.compulsory.advance' : 'event.compulsory.retreat';
}

/** Compulsory moves and rallying. */
export const COMPULSORY_TEXTS = {
  'compulsory-moved'(w, e, where) {
    const enemy = e.towards === undefined ? '' : said(w, e.towards);
    const text = sayEvent(keyOf(e), { ...whoOf(w, e), enemy, cm: length(e.cm) });
    return detail(e, text, ...marched(where, e.piece, e.to, { headings: e, from: e.from, turnsFirst: true }));
  },
  'turned-about': (w, e, where) =>
    detail(e, sayEvent('event.turnedAbout', whoOf(w, e)), placesOf(where, e.piece), turnedAt(where, e.piece, e)),
  'came-out': (w, e, where) =>
    detail(
      e,
      sayEvent('event.left', { ...whoOf(w, e), place: saidGround(w, e.sector) }),
      ...marched(where, e.piece, e.to, { headings: { was: e.facing, facing: e.facing } }),
    ),
  waited: (w, e, where) => detail(e, sayEvent('event.waited', whoOf(w, e)), placesOf(where, e.piece)),
  'formation-begun': (w, e, where) =>
    detail(
      e,
      sayEvent('event.formationBegun', { ...whoOf(w, e), formation: formationWords(e.formation), n: e.quarters }),
      placesOf(where, e.piece),
    ),
  'formation-taken': (w, e, where) =>
    detail(
      e,
      sayEvent('event.formed', { ...whoOf(w, e), formation: formationWords(e.formation) }),
      placesOf(where, e.piece),
    ),
  'went-along': (w, e, where) =>
    detail(e, sayEvent('event.wentAlong', { ...whoOf(w, e), unit: said(w, e.unit) }), placesOf(where, e.piece)),
  'stayed-behind'(w, e, where) {
    const { who: unit, isMany: isManyUnit } = subject(w, e.unit);
    return detail(e, sayEvent('event.stayedBehind', { ...whoOf(w, e), unit, isManyUnit }), placesOf(where, e.piece));
  },
  rallied: (w, e, where) =>
    news(
      e,
      e.until
        ? sayEvent('event.rallied.until', { ...whoOf(w, e), ...e.until })
        : sayEvent('event.rallied', whoOf(w, e)),
      placesOf(where, e.piece),
    ),
  'rally-kept': (w, e, where) => detail(e, sayEvent('event.rallyKept', whoOf(w, e)), placesOf(where, e.piece)),
  'formed-up': (w, e, where) =>
    detail(
      e,
      sayEvent('event.formedUp', { ...whoOf(w, e), formation: formationWords(e.formation) }),
      placesOf(where, e.piece),
      turnedAt(where, e.piece, e),
    ),
} satisfies Texts;
