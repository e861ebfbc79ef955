import { OPPONENTS, type OpponentId, opponentOf } from '@tambour/ai/level';
import type { Words } from '../words/en.ts';

/** The levels that the page offers; the others are measures for these. */
export const OFFERED_LEVELS = ['novice', 'sergeant', 'captain', 'marshal'] as const;
export type OfferedLevel = (typeof OFFERED_LEVELS)[number];
/** Every computer player that the page offers. */
export const OFFERED: readonly OpponentId[] = OFFERED_LEVELS.flatMap((level) =>
  OPPONENTS.filter((id) => opponentOf(id).level === level),
);

/** Who commands the other side unless told; also who is asked for advice. */
export const USUAL_OPPONENT: OpponentId = 'captain';
/** Who commands the other side in lessons and guided battles: answers at once. */
export const LESSON_OPPONENT: OpponentId = 'sergeant';

/** A computer player in words, by the name a seat is kept under. */
export function levelName(seat: string, { opponent: w }: Pick<Words, 'opponent'>): string {
  const id = OPPONENTS.find((known) => known === seat);
  // A battle may have been kept by a later version of the program.
  if (!id) return seat;
  const { level, temperament } = opponentOf(id);
  return temperament === 'steady' ? w.level[level] : w.with(w.level[level], w.temperament[temperament]);
}
/** The same, told apart from people. */
export const seatName = (seat: string, w: Pick<Words, 'opponent'>): string => w.opponent.seat(levelName(seat, w));
