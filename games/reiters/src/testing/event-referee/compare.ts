import type { Saved } from '../slow-referee/saved.ts';
import type { FollowedBattle } from './followed-battle.ts';

/** What the events have come to against the position itself. */
export function compare(followed: FollowedBattle, now: Saved): void {
  const MARKS = [
    'disorganised',
    'isolated',
    'charge',
    'dismounted',
    'reacted',
    'fought',
    'lent',
    'created',
    'crossed',
    'marched',
  ];
  const unit = (s: Saved) =>
    Object.fromEntries(
      Object.entries(s.unit).map(([id, r]) => [
        id,
        [
          r.zone,
          r.place,
          r.place === 'exited' ? 0 : r.steps,
          r.place === 'map' ? MARKS.filter((m) => r.marks.includes(m)) : [],
        ],
      ]),
    );
  const leader = (s: Saved) =>
    Object.fromEntries(
      Object.entries(s.leader).map(([id, r]) => [id, [r.zone, r.place, r.marks.includes('replaced')]]),
    );
  for (const part of [unit, leader]) {
    const [a, b] = [part(followed.at), part(now)] as Record<string, unknown>[];
    for (const id of Object.keys(b!)) followed.same(`position ${id}`, b![id], a![id]);
  }
  followed.same('baggage', now.baggage, followed.at.baggage);
  followed.same(
    'points',
    [now.battle.pointsC, now.battle.pointsP],
    [followed.at.battle.pointsC, followed.at.battle.pointsP],
  );
  for (const [id, c] of Object.entries(now.column))
    followed.same(`order ${id}`, [c.order, c.known], [followed.at.column[id]!.order, followed.at.column[id]!.known]);
}
