import { distance } from '@tambour/boards';
import { detail, type EventText, gone, marked, news, turned } from '@tambour/stage';
import { facingTo, placeName, saidPiece } from '../model/names.ts';
import { ARTILLERY, isFoot } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { type Of, type Texts, whoOf } from './event-text-parts.ts';

type Step = Of<'stepped' | 'withdrew' | 'spread' | 'rode' | 'attacker-entered' | 'retreated' | 'leader-moved'>;
type StepKey = `event.${
  | 'marched'
  | 'rolled'
  | 'cantered'
  | 'chargedOn'
  | 'rode'
  | 'withdrew'
  | 'spread'
  | 'attackerEntered'
  | 'retreated'
  | 'wentBack'
  | 'leaderMoved'
  | 'leaderEscaped'}`;

const hexesBetween = (w: RisorgimentoWorld, from: string, to: string): number => {
  const [a, b] = [w.hexIndex.get(from), w.hexIndex.get(to)];
  return a === undefined || b === undefined ? 0 : distance(w.grid, a, b);
};

/** A piece that went from one hex to another. */
const step = (as: typeof detail, key: StepKey) => (w: RisorgimentoWorld, e: Step) => {
  const text = say(key, { who: saidPiece(w, e.piece), from: placeName(w, e.from), to: placeName(w, e.to) });
  return as(e, text, [e.from, e.to], gone(e.piece, e.from, e.to));
};
/** Foot marches, horse rides, guns roll; 7.5d a charge. */
function marchOf(w: RisorgimentoWorld, e: Of<'stepped'>): StepKey {
  if (e.rule === '7.5d') return 'event.chargedOn';
  const type = w.unitType[w.unitIndex.get(e.piece) ?? -1] ?? ARTILLERY;
  if (type === ARTILLERY) return 'event.rolled';
  return isFoot(type) ? 'event.marched' : 'event.cantered';
}

const inPlace =
  (key: 'event.squareFormed' | 'event.squareLeft' | 'event.stackOrdered') =>
  (w: RisorgimentoWorld, e: Of<'square-formed' | 'square-left' | 'stack-ordered'>) =>
    detail(e, say(key, whoOf(w, e)), [e.hex], marked(e.hex));

/** Everything that goes from hex to hex, turns or forms up, by will or by force. */
export const MOVEMENT_TEXTS = {
  stepped: (w, e) => step(detail, marchOf(w, e))(w, e),
  withdrew: step(news, 'event.withdrew'),
  spread: step(detail, 'event.spread'),
  rode: step(detail, 'event.rode'),
  'attacker-entered': step(detail, 'event.attackerEntered'),
  // 7.43 Winners for whom there is no room.
  retreated: (w, e) => step(news, e.rule === '7.43' ? 'event.wentBack' : 'event.retreated')(w, e),
  // R98 Whoever has lost his troops rides to the nearest others, farther than troops retreat.
  'leader-moved': (w, e) =>
    step(detail, hexesBetween(w, e.from, e.to) > 1 ? 'event.leaderEscaped' : 'event.leaderMoved')(w, e),
  turned: (w, e) =>
    detail(e, say('event.turned', { ...whoOf(w, e), facing: facingTo(e.facing) }), [], turned(e.piece, e.facing)),
  'square-formed': inPlace('event.squareFormed'),
  'square-left': inPlace('event.squareLeft'),
  'stack-ordered': inPlace('event.stackOrdered'),
  'exertion-rolled'(w, e) {
    const values = { ...whoOf(w, e), cohesion: e.cohesion };
    return detail(e, say('event.exertionRolled', { ...values, die: e.die, holds: e.holds }), [], {
      dice: [e.die],
      roll: say('roll.exertion', values),
    });
  },
  'leader-fled'(w, e) {
    if (e.to === undefined) return lostText(w, e, e.from);
    const text = say('event.leaderEscaped', { ...whoOf(w, e), from: placeName(w, e.from), to: placeName(w, e.to) });
    return news(e, text, [e.from, e.to], gone(e.piece, e.from, e.to));
  },
  'leader-lost': (w, e) => lostText(w, e, e.hex),
} satisfies Texts;

function lostText(w: RisorgimentoWorld, e: Of<'leader-fled' | 'leader-lost'>, place: string): EventText {
  const text = say('event.leaderLost', { ...whoOf(w, e), at: placeName(w, place) });
  return news(e, text, [place], { ...marked(place), motion: { kind: 'loss', place, piece: e.piece } });
}
