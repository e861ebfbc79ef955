import type { NamesIn, Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import { formationId, type LeaderId, type UnitId } from '../model/ids.ts';
import { type Field, has, leaderOf, MARK } from '../model/state.ts';
import { ART, BAGGAGE, DISORGANISED, LOST, ROUTED, WAITING } from '../model/vocabulary.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';
import { isNaming } from './question.ts';

/** What is said of a piece without figures. */
type State = Exclude<NamesIn<typeof en, 'state'>, 'pointsLost'>;
const given = (is: boolean, state: State): readonly Text[] => (is ? [say(`state.${state}`)] : []);

/** Out of command counts while its formation acts: before that, and while others may still be named, nobody has looked. */
const isOutOfCommand = (g: Field, u: UnitId): boolean =>
  g.s.formation.isActing[g.w.unitFormation[u]!] === 1 &&
  !has(g, u, MARK.commanded) &&
  g.s.unit.place[u] !== LOST &&
  !isNaming(g);
/** The one mark of guns that have shot this turn, in the barrage or in their activation. */
const hasShot = (g: Field, u: UnitId): boolean => g.w.unitClass[u] === ART && has(g, u, MARK.barraged | MARK.attacked);

export function unitMarkers(g: Field, u: UnitId): PieceMarker[] {
  if (g.s.unit.place[u] === LOST) return [];
  const out: PieceMarker[] = [];
  if (g.s.unit.state[u] === DISORGANISED) out.push('disorganised');
  if (g.s.unit.state[u] === ROUTED) out.push('routed');
  if (isOutOfCommand(g, u)) out.push('outOfCommand');
  if (hasShot(g, u)) out.push('fired');
  return out;
}

function lossWords(g: Field, u: UnitId): Text {
  if (g.w.unitClass[u] === BAGGAGE)
    return g.s.battle.baggageOwner[0] === 0 ? say('state.burnt') : say('state.captured');
  return g.w.unitClass[u] === ART ? say('state.destroyed') : say('state.eliminated');
}

/** What is to be said of a unit now beyond its face. */
export function unitStates(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  if (s.unit.place[u] === LOST) return [lossWords(g, u)];
  const lost = w.unitCf[u]! - s.unit.cf[u]!;
  const isDisorganised = s.unit.state[u] === DISORGANISED;
  return [
    ...given(s.unit.place[u] === WAITING, 'waiting'),
    ...given(isDisorganised, has(g, u, MARK.permanent) ? 'forGood' : 'disorganised'),
    ...given(s.unit.state[u] === ROUTED, 'routed'),
    ...given(isOutOfCommand(g, u), 'outOfCommand'),
    ...(lost > 0 ? [say('state.pointsLost', { lost, of: w.unitCf[u]! })] : []),
    ...given(has(g, u, MARK.charging), 'charging'),
    ...given(has(g, u, MARK.moved), 'moved'),
    ...given(hasShot(g, u), 'fired'),
    ...given(!hasShot(g, u) && has(g, u, MARK.attacked), 'attacked'),
    ...given(has(g, u, MARK.breachTried), 'breachTried'),
  ];
}

const isActivated = (g: Field, l: LeaderId): boolean => {
  const f = formationId(g.w.leads[l]! - 1);
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
