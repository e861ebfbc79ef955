import type { Text } from '@tambour/kernel';
import type { PieceMarker } from '@tambour/press';
import { saidIf } from '@tambour/stage';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { hasLeader, isReplaced, leaderPlace } from '../model/leader.ts';
import { leaderPiece } from '../model/piece.ts';
import { type Field, LEADER_MARK, MARK } from '../model/state.ts';
import { has, isOnMap, sheetOf, stepsOf, unitPlace } from '../model/unit.ts';
import { EXITED, LOST, WAITING } from '../model/vocabulary.ts';
import { isLieutenant } from '../rules/1-quality.ts';
import { isMoving } from '../rules/4-moving-piece.ts';
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
  const away = AWAY[unitPlace(g, u)];
  if (away) return [say(away)];
  const sheet = sheetOf(g, u);
  const marked = (marks: typeof LASTING | typeof PASSING): Text[] =>
    marks.flatMap(([mark, key]) => (has(g, u, mark) ? [say(key)] : []));
  const isReduced = stepsOf(g, u) < sheet.steps;
  const maySaddle = sheet.steps === 1 && sheet.back !== undefined;
  return [
    ...(isReduced ? [say(has(g, u, MARK.lent) ? 'state.lent' : 'state.reduced')] : []),
    ...(maySaddle ? [say(has(g, u, MARK.dismounted) ? 'state.dismounted' : 'state.mounted')] : []),
    ...marked(LASTING),
    ...saidIf(isMoving(g, u), () => say('state.moving')),
    ...marked(PASSING),
  ];
}

/** What is to be said of a leader beyond his rank. */
export function leaderConditions(g: Field, l: LeaderId): Text[] {
  const place = leaderPlace(g, l);
  if (place === LOST) return [say('state.gone')];
  const replaced = saidIf(isReplaced(g, l), () => say('state.replacement'));
  if (place === EXITED) return [...replaced, say('state.exited')];
  if (place === WAITING) return isReplaced(g, l) ? replaced : [say('state.waiting')];
  return [
    ...replaced,
    ...saidIf(isMoving(g, leaderPiece(g, l)), () => say('state.moving')),
    ...saidIf(hasLeader(g, l, LEADER_MARK.finished), () => say('state.moved')),
    ...saidIf(hasLeader(g, l, LEADER_MARK.reacted), () => say('state.reacted')),
  ];
}
export const leaderStates = (g: Field, l: LeaderId): Text[] => [
  ...(g.s.leader.place[l] === LOST ? [] : [say(isLieutenant(g, l) ? 'state.lieutenant' : 'state.commander')]),
  ...leaderConditions(g, l),
];

export const baggageStates = (g: Field, b: number): Text[] =>
  g.s.baggage.place[b] === LOST ? [say('state.taken')] : [];
