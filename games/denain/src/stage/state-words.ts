import type { Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import {
  ATTACKED,
  BARRAGED,
  BREACH_TRIED,
  CHARGING,
  COMMANDED,
  type Field,
  has,
  leaderOf,
  MOVED,
  PERMANENT,
} from '../model/state.ts';
import { ART, BAGGAGE, DISORGANISED, LOST, ROUTED, WAITING } from '../model/vocabulary.ts';
import { isNaming } from './question.ts';

const say = (en: string, fr: string): Text => ({ en, fr });

/** In French only words that agree with a regiment and a battery alike. */
const WORDS = {
  disorganised: say('disorganised', 'en désordre'),
  forGood: say('disorganised for good', 'en désordre pour de bon'),
  routed: say('routed', 'en déroute'),
  outOfCommand: say('out of command', 'hors commandement'),
  charging: say('has its run-up for a charge', 'a pris son élan pour charger'),
  moved: say('has moved', 'a bougé'),
  attacked: say('has attacked', 'a attaqué'),
  fired: say('has fired', 'a tiré'),
  breachTried: say('has tried a breach', 'a tenté une brèche'),
  waiting: say('not yet on the map', 'pas encore sur la carte'),
  eliminated: say('eliminated', 'hors de combat'),
  destroyed: say('destroyed', 'hors de combat'),
  captured: say('captured by the French', 'pris par les Français'),
  burnt: say('destroyed', 'détruits'),
  killed: say('killed', 'tué'),
  activated: say('his formation has been activated', 'sa formation a été activée'),
  leaderOut: say('out of command: must check to act', 'hors commandement : doit tester pour agir'),
} as const satisfies Record<string, Text>;

/** Out of command counts while its formation acts: before that, and while others may still be named, nobody has looked. */
const isOutOfCommand = (g: Field, u: number): boolean =>
  g.s.formation.isActing[g.w.unitFormation[u]!] === 1 &&
  !has(g, u, COMMANDED) &&
  g.s.unit.place[u] !== LOST &&
  !isNaming(g);
/** The one mark of guns that have shot this turn, in the barrage or in their activation. */
const hasShot = (g: Field, u: number): boolean => g.w.unitClass[u] === ART && has(g, u, BARRAGED | ATTACKED);

export function unitMarkers(g: Field, u: number): PieceMarker[] {
  if (g.s.unit.place[u] === LOST) return [];
  const out: PieceMarker[] = [];
  if (g.s.unit.state[u] === DISORGANISED) out.push('disorganised');
  if (g.s.unit.state[u] === ROUTED) out.push('routed');
  if (isOutOfCommand(g, u)) out.push('outOfCommand');
  if (hasShot(g, u)) out.push('fired');
  return out;
}

function lossWords(g: Field, u: number): Text {
  if (g.w.unitClass[u] === BAGGAGE) return g.s.battle.baggageOwner[0] === 0 ? WORDS.burnt : WORDS.captured;
  return g.w.unitClass[u] === ART ? WORDS.destroyed : WORDS.eliminated;
}

/** What is to be said of a unit now beyond its face. */
export function unitStates(g: Field, u: number): Text[] {
  const { w, s } = g;
  if (s.unit.place[u] === LOST) return [lossWords(g, u)];
  const out: Text[] = [];
  if (s.unit.place[u] === WAITING) out.push(WORDS.waiting);
  if (s.unit.state[u] === DISORGANISED) out.push(has(g, u, PERMANENT) ? WORDS.forGood : WORDS.disorganised);
  if (s.unit.state[u] === ROUTED) out.push(WORDS.routed);
  if (isOutOfCommand(g, u)) out.push(WORDS.outOfCommand);
  const lost = w.unitCf[u]! - s.unit.cf[u]!;
  if (lost > 0) {
    const [of, plural] = [w.unitCf[u]!, lost > 1 ? 's' : ''];
    out.push(say(`${lost} of ${of} points lost`, `${lost} point${plural} perdu${plural} sur ${of}`));
  }
  if (has(g, u, CHARGING)) out.push(WORDS.charging);
  if (has(g, u, MOVED)) out.push(WORDS.moved);
  if (hasShot(g, u)) out.push(WORDS.fired);
  else if (has(g, u, ATTACKED)) out.push(WORDS.attacked);
  if (has(g, u, BREACH_TRIED)) out.push(WORDS.breachTried);
  return out;
}

const isActivated = (g: Field, l: number): boolean => {
  const f = g.w.leads[l]! - 1;
  return f >= 0 && leaderOf(g, f) === l && g.s.formation.isActivated[f] === 1;
};
export function leaderMarkers(g: Field, l: number): PieceMarker[] {
  if (g.s.leader.place[l] === LOST) return [];
  return [
    ...(g.s.leader.isOut[l] ? (['outOfCommand'] as const) : []),
    ...(isActivated(g, l) ? (['activated'] as const) : []),
  ];
}
export function leaderStates(g: Field, l: number): Text[] {
  const { leader } = g.s;
  if (leader.place[l] === LOST) return [WORDS.killed];
  return [
    ...(leader.place[l] === WAITING ? [WORDS.waiting] : []),
    ...(leader.isOut[l] ? [isActivated(g, l) ? WORDS.outOfCommand : WORDS.leaderOut] : []),
    ...(isActivated(g, l) ? [WORDS.activated] : []),
    ...(leader.hasMoved[l] ? [WORDS.moved] : []),
  ];
}
