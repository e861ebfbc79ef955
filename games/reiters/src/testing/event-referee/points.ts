import { type Book, other } from '../slow-referee/book.ts';
import type { EventOf, FollowedBattle } from './followed-battle.ts';

export function eliminated(followed: FollowedBattle, e: EventOf<'eliminated'>): void {
  const { book } = followed;
  const u = book.unit(e.piece);
  const worth = u.parent ? 0 : (book.plan.file.victory.elimination[other(u.side)]![u.type] ?? 0);
  followed.same(`points for ${e.piece}`, e.points, worth);
  followed.score(other(u.side), worth);
  Object.assign(book.row(e.piece), { place: 'lost', zone: null, steps: 0, marks: [] });
}

export function baggageTaken(followed: FollowedBattle, e: EventOf<'baggage-taken'>): void {
  const { at, book } = followed;
  const { side } = book.plan.file.baggage.find((b) => b.id === e.piece)!;
  followed.same('points for baggage', e.points, book.plan.file.victory.elimination[other(side)]!.baggage ?? 0);
  followed.score(other(side), e.points);
  at.baggage[e.piece] = { zone: null, place: 'lost' };
}

export function leaderLost(followed: FollowedBattle, e: EventOf<'leader-lost'>): void {
  const { at, book } = followed;
  const { side, rank } = book.plan.leader.get(e.leader)!;
  const own = book.special('leader-points').find((s) => s.leader === e.leader)?.points as number | undefined;
  const worth = own ?? book.plan.file.victory.elimination[other(side)]![rank === 'LG' ? 'leaderLG' : 'leaderCC']!;
  followed.same(`points for ${e.leader}`, e.points, worth);
  followed.score(other(side), worth);
  if (book.isReplaced(e.leader)) followed.fault(`${e.leader} falls twice`);
  Object.assign(at.leader[e.leader]!, { zone: null, place: 'waiting' });
  at.leader[e.leader]!.marks.push('replaced');
}

export function battleEnded(followed: FollowedBattle, e: EventOf<'battle-ended'>): void {
  const { book } = followed;
  const { pointsC, pointsP } = followed.at.battle;
  const points = [pointsC + objectives(book, 'C'), pointsP + objectives(book, 'P')];
  const gap = Math.abs(points[0]! - points[1]!);
  const level = book.plan.file.victory.levels.find((l) => gap >= l.min && (l.max === null || gap <= l.max))!.level;
  followed.same('points', e.points, points);
  followed.same('level', [e.level, e.winner], [level, level === 'draw' ? null : points[0]! > points[1]! ? 'C' : 'P']);
}

/** 9.0b */
function objectives(book: Book, side: string): number {
  return book.plan.file.victory.objectives
    .filter((o) => o.side === side && book.inZone(side, o.zone).some((id) => !book.marked(id, 'isolated')))
    .reduce((n, o) => n + o.vp, 0);
}
