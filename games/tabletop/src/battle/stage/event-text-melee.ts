import { detail, type Motion, news, type PlaceOfPiece } from '@tambour/stage';
import { length } from '../../texts/measure.ts';
import { sayEvent } from '../../texts/say-events.ts';
import { saidGround, subject } from '../model/names.ts';
import { lossAt, marched, placesOf, said, type Texts, whoOf } from './event-text-parts.ts';

/** Two pieces that fight. */
function clash(where: PlaceOfPiece, a: string, b: string): { readonly motion?: Motion } {
  const [from, to] = [where(a), where(b)];
  return from === undefined || to === undefined ? {} : { motion: { kind: 'clash', from: [from], to: [to] } };
}

/** Close combat, prisoners and their convoys, guns. */
export const MELEE_TEXTS = {
  'melee-fought'(w, e, where) {
    const values = { ...whoOf(w, e), enemy: said(w, e.enemy) };
    const dice = e.dice.filter((die) => die > 0);
    return news(
      e,
      sayEvent(`event.meleeFought.${e.outcome}`, { ...values, lost: e.losses[0], inflicted: e.losses[1] }),
      placesOf(where, e.piece, e.enemy),
      {
        ...(dice.length > 0 ? { dice, roll: sayEvent('roll.melee', { ...values, round: e.round }) } : {}),
        ...clash(where, e.piece, e.enemy),
      },
    );
  },
  recoiled: (w, e, where) =>
    detail(
      e,
      sayEvent('event.recoiled', { ...whoOf(w, e), enemy: said(w, e.from), cm: length(e.cm) }),
      ...marched(where, e.piece, e.to, { headings: e }),
    ),
  followed: (w, e, where) =>
    detail(
      e,
      sayEvent('event.followed', { ...whoOf(w, e), enemy: said(w, e.enemy), cm: length(e.cm) }),
      ...marched(where, e.piece, e.to, { headings: e }),
    ),
  'pursuit-declared': (w, e, where) =>
    news(
      e,
      sayEvent(e.forced ? 'event.pursuitDeclared.forced' : 'event.pursuitDeclared', {
        ...whoOf(w, e),
        enemy: said(w, e.prey),
      }),
      placesOf(where, e.piece),
    ),
  'contact-ended': (w, e, where) =>
    detail(e, sayEvent('event.contactEnded', { ...whoOf(w, e), enemy: said(w, e.enemy) }), placesOf(where, e.piece)),
  'sector-occupied': (w, e, where) =>
    news(
      e,
      sayEvent('event.sectorOccupied', { ...whoOf(w, e), place: saidGround(w, e.sector) }),
      placesOf(where, e.piece),
    ),
  surrendered: (w, e, where) =>
    news(
      e,
      sayEvent('event.surrendered', {
        ...whoOf(w, e),
        isTo: e.to !== undefined,
        enemy: e.to === undefined ? '' : said(w, e.to),
      }),
      placesOf(where, e.piece),
    ),
  'fought-on': (w, e, where) => news(e, sayEvent('event.foughtOn', whoOf(w, e)), placesOf(where, e.piece)),
  'escort-given': (w, e, where) =>
    detail(
      e,
      sayEvent('event.escortGiven', { ...whoOf(w, e), enemy: said(w, e.prisoners), figures: e.figures }),
      placesOf(where, e.piece),
    ),
  'prisoners-led-off': (w, e, where) =>
    news(e, sayEvent('event.prisonersLedOff', whoOf(w, e)), placesOf(where, e.piece), lossAt(where(e.piece), e.piece)),
  'convoy-moved': (w, e, where) =>
    detail(
      e,
      sayEvent('event.convoyMoved', { ...whoOf(w, e), cm: length(e.cm) }),
      ...marched(where, e.piece, e.to, { headings: e, turnsFirst: true }),
    ),
  'prisoners-freed': (w, e, where) =>
    news(e, sayEvent('event.prisonersFreed', { ...whoOf(w, e), ...byWhom(w, e.by) }), placesOf(where, e.piece)),
  'guns-taken': (w, e, where) =>
    news(e, sayEvent('event.gunsTaken', { ...whoOf(w, e), ...byWhom(w, e.by) }), placesOf(where, e.piece)),
  'guns-manning': (w, e, where) => detail(e, sayEvent('event.gunsManning', whoOf(w, e)), placesOf(where, e.piece)),
  'guns-manned': (w, e, where) => detail(e, sayEvent('event.gunsManned', whoOf(w, e)), placesOf(where, e.piece)),
} satisfies Texts;
function byWhom(w: Parameters<typeof subject>[0], id: string) {
  const { who, isMany } = subject(w, id);
  return { by: who, isManyBy: isMany };
}
