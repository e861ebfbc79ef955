import { VERTICES } from '@tambour/boards';
import { detail, type EventText, news, turned } from '@tambour/stage';
import { saidPiece } from '../model/names.ts';
import { ART, BAGGAGE, INF } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { facingModifiers } from '../rules/7-march.ts';
import { say } from '../texts/say.ts';
import { type Of, rolled, type Texts, told, unitOf } from './event-text-parts.ts';
import { wordsOf } from './words-of.ts';

/** Foot marches, horse rides, guns and wagons roll. */
function marchOf(w: DenainWorld, id: string): 'event.marched' | 'event.rolled' | 'event.rode' {
  const u = w.unitIndex.get(id);
  const cls = u === undefined ? INF : w.unitClass[u];
  if (cls === INF) return 'event.marched';
  return cls === ART || cls === BAGGAGE ? 'event.rolled' : 'event.rode';
}
/** 7.2c The least that a unit needs that turned under the eyes of an enemy. */
const needOf = (w: DenainWorld): number => w.charts.facingCheck + 1;
const turn =
  (key: 'event.turned' | 'event.faced') =>
  (w: DenainWorld, e: Of<'turned' | 'faced'>): EventText =>
    detail(e, say(key, wordsOf(w, e)), [], turned(e.piece, (VERTICES as readonly string[]).indexOf(e.facing)));

/** Everything that goes from hex to hex or turns, by will or by force. */
export const MOVEMENT_TEXTS = {
  stepped: told(detail, (v, e, w) => say(marchOf(w, e.piece), v)),
  withdrew: told(detail, (v) => say('event.withdrew', v)),
  ran: told(detail, (v) => say('event.ran', v)),
  retreated: told(news, (v) => say('event.retreated', v)),
  displaced: told(detail, (v) => say('event.displaced', v)),
  advanced: told(detail, (v) => say('event.advanced', v)),
  turned: turn('event.turned'),
  faced: turn('event.faced'),
  entered: told(detail, (v) => say('event.entered', v)),
  'facing-checked': rolled(
    detail,
    (v, _, w) => [say('event.facingChecked', { ...v, need: needOf(w) }), say('roll.facing', { ...v, need: needOf(w) })],
    (w, e) => facingModifiers(w, unitOf(w, e)),
  ),
  'bridge-crossed': (w, e) => detail(e, say('event.bridgeCrossed', wordsOf(w, e)), [e.hex]),
  'bridge-destroyed': told(news, (v) => say('event.bridgeDestroyed', v)),
  // 8.4a Surprised by the enemy, he makes off to his nearest troops.
  'leader-moved': told(detail, (v, e) => {
    if (e.from === null) return say('event.leaderCame', v);
    return say(e.rule === '8.4a' ? 'event.leaderEscaped' : 'event.leaderRode', v);
  }),
  'ran-through': told(detail, (v, e, w) => say('event.ranThrough', { ...v, passed: saidPiece(w, e.passed) })),
} satisfies Texts;
