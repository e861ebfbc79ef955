import type { Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { hasLeader } from '../model/leader.ts';
import { type Field, LEADER_MARK, MARK } from '../model/state.ts';
import { has, isOnMap } from '../model/unit.ts';
import { EXITED, LOST, WAITING } from '../model/vocabulary.ts';
import { isLieutenant } from '../rules/1-quality.ts';
import { say } from '../texts/say.ts';

/** Coins on the counter: what changes how it may be used, most pressing first. */
const MARKERS: readonly (readonly [number, PieceMarker])[] = [
  [MARK.disorganised, 'disorganised'],
  [MARK.isolated, 'outOfCommand'],
  [MARK.charge, 'charge'],
  [MARK.caracole, 'caracole'],
  [MARK.fought, 'fought'],
];
export const unitMarkers = (g: Field, u: UnitId): PieceMarker[] =>
  MARKERS.flatMap(([mark, marker]) => (isOnMap(g, u) && has(g, u, mark) ? [marker] : []));

/** Marks that are said, in this order, before and after whether it is on the march. */
const LASTING = [
  [MARK.disorganised, 'state.disorganised'],
  [MARK.isolated, 'state.isolated'],
  [MARK.charge, 'state.charge'],
  [MARK.caracole, 'state.caracole'],
  [MARK.created, 'state.created'],
] as const;
const PASSING = [
  [MARK.finished, 'state.moved'],
  [MARK.crossed, 'state.crossed'],
  [MARK.reacted, 'state.reacted'],
  [MARK.fought, 'state.fought'],
  [MARK.tried, 'state.tried'],
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
    ...(isReduced ? [say(has(g, u, MARK.lent) ? 'state.lent' : 'state.reduced')] : []),
    ...(maySaddle ? [say(has(g, u, MARK.dismounted) ? 'state.dismounted' : 'state.mounted')] : []),
    ...marked(LASTING),
    ...(s.battle.moving[0] === u + 1 ? [say('state.moving')] : []),
    ...marked(PASSING),
  ];
}

/** What is to be said of a leader beyond his rank. */
export function leaderConditions(g: Field, l: LeaderId): Text[] {
  const { leader, battle } = g.s;
  if (leader.place[l] === LOST) return [say('state.gone')];
  const isReplaced = hasLeader(g, l, LEADER_MARK.replaced);
  const replaced = isReplaced ? [say('state.replacement')] : [];
  if (leader.place[l] === EXITED) return [...replaced, say('state.exited')];
  if (leader.place[l] === WAITING) return isReplaced ? replaced : [say('state.waiting')];
  return [
    ...replaced,
    ...(battle.moving[0] === g.w.units + l + 1 ? [say('state.moving')] : []),
    ...(hasLeader(g, l, LEADER_MARK.finished) ? [say('state.moved')] : []),
    ...(hasLeader(g, l, LEADER_MARK.reacted) ? [say('state.reacted')] : []),
  ];
}
export const leaderStates = (g: Field, l: LeaderId): Text[] => [
  ...(g.s.leader.place[l] === LOST ? [] : [say(isLieutenant(g, l) ? 'state.lieutenant' : 'state.commander')]),
  ...leaderConditions(g, l),
];

export const baggageStates = (g: Field, b: number): Text[] =>
  g.s.baggage.place[b] === LOST ? [say('state.taken')] : [];
