import { VERTICES } from '@tambour/boards';
import { detail, type EventText, gone, marked, news, turned } from '@tambour/stage';
import { facingTo, placeName, saidPiece } from '../model/names.ts';
import { ART, BAGGAGE, INF } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { facingModifiers } from '../rules/7-march.ts';
import { say } from '../texts/say.ts';
import { added, type Of, type Texts, unitOf } from './event-text-parts.ts';

type Step = Of<'stepped' | 'withdrew' | 'ran' | 'retreated' | 'displaced' | 'advanced'>;
type StepKey = `event.${Exclude<Step['type'], 'stepped'> | 'marched' | 'rolled' | 'rode'}`;

/** A piece that went from one hex to the next. */
const step = (as: typeof detail, key: StepKey) => (w: DenainWorld, e: Step) => {
  const text = say(key, { who: saidPiece(w, e.piece), from: placeName(w, e.from), to: placeName(w, e.to) });
  return as(e, text, [e.from, e.to], gone(e.piece, e.from, e.to));
};
/** Foot marches, horse rides, guns and wagons roll. */
function marchOf(w: DenainWorld, id: string): StepKey {
  const u = w.unitIndex.get(id);
  const cls = u === undefined ? INF : w.unitClass[u];
  if (cls === INF) return 'event.marched';
  return cls === ART || cls === BAGGAGE ? 'event.rolled' : 'event.rode';
}
/** 7.2c The least that a unit needs that turned under the eyes of an enemy. */
const needOf = (w: DenainWorld): number => w.charts.facingCheck + 1;
const turn = (key: 'event.turned' | 'event.faced') => (w: DenainWorld, e: Of<'turned' | 'faced'>) =>
  detail(
    e,
    say(key, { who: saidPiece(w, e.piece), facing: facingTo(e.facing) }),
    [],
    turned(e.piece, (VERTICES as readonly string[]).indexOf(e.facing)),
  );

/** Everything that goes from hex to hex or turns, by will or by force. */
export const MOVEMENT_TEXTS = {
  stepped: (w, e) => step(detail, marchOf(w, e.piece))(w, e),
  withdrew: step(detail, 'event.withdrew'),
  ran: step(detail, 'event.ran'),
  retreated: step(news, 'event.retreated'),
  displaced: step(detail, 'event.displaced'),
  advanced: step(detail, 'event.advanced'),
  turned: turn('event.turned'),
  faced: turn('event.faced'),
  entered(w, e) {
    const facing = e.facing === undefined ? '' : facingTo(e.facing);
    const text = say('event.entered', { who: saidPiece(w, e.piece), at: placeName(w, e.hex), facing });
    return detail(e, text, [e.hex], marked(e.hex));
  },
  'facing-checked': (w, e) =>
    detail(e, say('event.facingChecked', { ...e, ...added(e), who: saidPiece(w, e.piece), need: needOf(w) }), [], {
      dice: [e.die],
      roll: say('roll.facing', { who: saidPiece(w, e.piece), need: needOf(w) }),
      sum: facingModifiers(w, unitOf(w, e)),
    }),
  'bridge-crossed': (w, e) =>
    detail(e, say('event.bridgeCrossed', { who: saidPiece(w, e.piece), at: placeName(w, e.hex) }), [e.hex]),
  'bridge-destroyed': (w, e) =>
    news(e, say('event.bridgeDestroyed', { at: placeName(w, e.hex) }), [e.hex], marked(e.hex)),
  'leader-moved': rideText,
  'ran-through': (w, e) =>
    detail(e, say('event.ranThrough', { who: saidPiece(w, e.piece), passed: saidPiece(w, e.passed) })),
} satisfies Texts;

function rideText(w: DenainWorld, e: Of<'leader-moved'>): EventText {
  const [who, to] = [saidPiece(w, e.leader), placeName(w, e.to)];
  if (e.from === null) return detail(e, say('event.leaderCame', { who, to }), [e.to], marked(e.to));
  // 8.4a Surprised by the enemy, he makes off to his nearest troops.
  const key = e.rule === '8.4a' ? 'event.leaderEscaped' : 'event.leaderRode';
  const text = say(key, { who, from: placeName(w, e.from), to });
  return detail(e, text, [e.from, e.to], gone(e.leader, e.from, e.to));
}
