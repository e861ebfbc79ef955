import type { Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import type { LeaderId, UnitId } from '../model/ids.ts';
import {
  CARACOLE,
  CHARGE,
  CREATED,
  CROSSED,
  DISMOUNTED,
  DISORGANISED,
  FINISHED,
  type Field,
  FOUGHT,
  has,
  hasLeader,
  ISOLATED,
  isOnMap,
  LEADER_FINISHED,
  LEADER_REACTED,
  LENT,
  REACTED,
  REPLACED,
  TRIED,
} from '../model/state.ts';
import { EXITED, LOST, WAITING } from '../model/vocabulary.ts';
import { isLieutenant } from '../rules/1-quality.ts';
import { say } from '../texts/say.ts';

/** Coins on the counter: what changes how it may be used, most pressing first. */
const MARKERS: readonly (readonly [number, PieceMarker])[] = [
  [DISORGANISED, 'disorganised'],
  [ISOLATED, 'outOfCommand'],
  [CHARGE, 'charge'],
  [CARACOLE, 'caracole'],
  [FOUGHT, 'fought'],
];
export const unitMarkers = (g: Field, u: UnitId): PieceMarker[] =>
  MARKERS.flatMap(([mark, marker]) => (isOnMap(g, u) && has(g, u, mark) ? [marker] : []));

/** Marks that are said, in this order, before and after whether it is on the march. */
const LASTING = [
  [DISORGANISED, 'state.disorganised'],
  [ISOLATED, 'state.isolated'],
  [CHARGE, 'state.charge'],
  [CARACOLE, 'state.caracole'],
  [CREATED, 'state.created'],
] as const;
const PASSING = [
  [FINISHED, 'state.moved'],
  [CROSSED, 'state.crossed'],
  [REACTED, 'state.reacted'],
  [FOUGHT, 'state.fought'],
  [TRIED, 'state.tried'],
] as const;

const AWAY: Readonly<Record<number, 'state.lost' | 'state.exited' | 'state.waiting'>> = {
  [LOST]: 'state.lost',
  [EXITED]: 'state.exited',
  [WAITING]: 'state.waiting',
};

/** What is to be said of a unit now beyond its face. */
export function unitStates(g: Field, u: UnitId): Text[] {
  const { w, s } = g;
  const away = AWAY[s.unit.place[u]!];
  if (away) return [say(away)];
  const sheet = w.unit[u]!;
  const marked = (marks: typeof LASTING | typeof PASSING): Text[] =>
    marks.flatMap(([mark, key]) => (has(g, u, mark) ? [say(key)] : []));
  const isReduced = s.unit.steps[u]! < sheet.steps;
  const maySaddle = sheet.steps === 1 && sheet.back !== undefined;
  return [
    ...(isReduced ? [say(has(g, u, LENT) ? 'state.lent' : 'state.reduced')] : []),
    ...(maySaddle ? [say(has(g, u, DISMOUNTED) ? 'state.dismounted' : 'state.mounted')] : []),
    ...marked(LASTING),
    ...(s.battle.moving[0] === u + 1 ? [say('state.moving')] : []),
    ...marked(PASSING),
  ];
}

/** What is to be said of a leader beyond his rank. */
export function leaderConditions(g: Field, l: LeaderId): Text[] {
  const { leader, battle } = g.s;
  if (leader.place[l] === LOST) return [say('state.gone')];
  const isReplaced = hasLeader(g, l, REPLACED);
  const replaced = isReplaced ? [say('state.replacement')] : [];
  if (leader.place[l] === EXITED) return [...replaced, say('state.exited')];
  if (leader.place[l] === WAITING) return isReplaced ? replaced : [say('state.waiting')];
  return [
    ...replaced,
    ...(battle.moving[0] === g.w.units + l + 1 ? [say('state.moving')] : []),
    ...(hasLeader(g, l, LEADER_FINISHED) ? [say('state.moved')] : []),
    ...(hasLeader(g, l, LEADER_REACTED) ? [say('state.reacted')] : []),
  ];
}
export const leaderStates = (g: Field, l: LeaderId): Text[] => [
  ...(g.s.leader.place[l] === LOST ? [] : [say(isLieutenant(g, l) ? 'state.lieutenant' : 'state.commander')]),
  ...leaderConditions(g, l),
];

export const baggageStates = (g: Field, b: number): Text[] =>
  g.s.baggage.place[b] === LOST ? [say('state.taken')] : [];
