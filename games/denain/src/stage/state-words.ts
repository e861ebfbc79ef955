import type { NamesIn, Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import { leaderOf } from '../model/formation.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { ledBy } from '../model/leader.ts';
import { type Field, MARK } from '../model/state.ts';
import { classOf, formationOf, fullStrength, has, stateOf, strengthOf } from '../model/unit.ts';
import { ART, BAGGAGE, DISORGANISED, LOST, ROUTED, WAITING } from '../model/vocabulary.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';
import { isNaming } from './question.ts';

/** What is said of a piece without figures. */
type State = Exclude<NamesIn<typeof en, 'state'>, 'pointsLost'>;
const given = (is: boolean, state: State): readonly Text[] => (is ? [say(`state.${state}`)] : []);

/** Out of command counts while its formation acts: before that, and while others may still be named, nobody has looked. */
const isOutOfCommand = (g: Field, u: UnitId): boolean =>
  g.s.formation.isActing[formationOf(g, u)] === 1 &&
  !has(g, u, MARK.commanded) &&
  g.s.unit.place[u] !== LOST &&
  !isNaming(g);
/** The one mark of guns that have shot this turn, in the barrage or in their activation. */
const hasShot = (g: Field, u: UnitId): boolean => classOf(g, u) === ART && has(g, u, MARK.barraged | MARK.attacked);

export function unitMarkers(g: Field, u: UnitId): PieceMarker[] {
  if (g.s.unit.place[u] === LOST) return [];
  const out: PieceMarker[] = [];
  if (stateOf(g, u) === DISORGANISED) out.push('disorganised');
  if (stateOf(g, u) === ROUTED) out.push('routed');
  if (isOutOfCommand(g, u)) out.push('outOfCommand');
  if (hasShot(g, u)) out.push('fired');
  return out;
}

function lossWords(g: Field, u: UnitId): Text {
  if (classOf(g, u) === BAGGAGE) return g.s.battle.baggageOwner[0] === 0 ? say('state.burnt') : say('state.captured');
  return classOf(g, u) === ART ? say('state.destroyed') : say('state.eliminated');
}

/** What is to be said of a unit now beyond its face. */
export function unitStates(g: Field, u: UnitId): Text[] {
  const { s } = g;
  if (s.unit.place[u] === LOST) return [lossWords(g, u)];
  const lost = fullStrength(g, u) - strengthOf(g, u);
  const isDisorganised = stateOf(g, u) === DISORGANISED;
  return [
    ...given(s.unit.place[u] === WAITING, 'waiting'),
    ...given(isDisorganised, has(g, u, MARK.permanent) ? 'forGood' : 'disorganised'),
    ...given(stateOf(g, u) === ROUTED, 'routed'),
    ...given(isOutOfCommand(g, u), 'outOfCommand'),
    ...(lost > 0 ? [say('state.pointsLost', { lost, of: fullStrength(g, u) })] : []),
    ...given(has(g, u, MARK.charging), 'charging'),
    ...given(has(g, u, MARK.moved), 'moved'),
    ...given(hasShot(g, u), 'fired'),
    ...given(!hasShot(g, u) && has(g, u, MARK.attacked), 'attacked'),
    ...given(has(g, u, MARK.breachTried), 'breachTried'),
  ];
}

const isActivated = (g: Field, l: LeaderId): boolean => {
  const f = ledBy(g, l);
  return f >= 0 && leaderOf(g, f) === l && g.s.formation.isActivated[f] === 1;
};
export function leaderMarkers(g: Field, l: LeaderId): PieceMarker[] {
  if (g.s.leader.place[l] === LOST) return [];
  return [
    ...(g.s.leader.isOut[l] ? (['outOfCommand'] as const) : []),
    ...(isActivated(g, l) ? (['activated'] as const) : []),
  ];
}
export function leaderStates(g: Field, l: LeaderId): Text[] {
  const { leader } = g.s;
  if (leader.place[l] === LOST) return [say('state.killed')];
  return [
    ...given(leader.place[l] === WAITING, 'waiting'),
    ...given(leader.isOut[l] === 1, isActivated(g, l) ? 'outOfCommand' : 'leaderOut'),
    ...given(isActivated(g, l), 'activated'),
    ...given(leader.hasMoved[l] === 1, 'moved'),
  ];
}
