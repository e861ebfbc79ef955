import { OPPONENTS, type OpponentId, opponentOf } from '@tambour/ai/level';

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
