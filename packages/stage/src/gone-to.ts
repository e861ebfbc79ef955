import type { Motion } from './event-text.ts';
import { type Place, pointPlace } from './place.ts';

/** Which piece a motion leaves where; undefined for one that moves nobody. */
export const goneTo = (motion: Motion | undefined): readonly [piece: string, to: Place] | undefined => {
  if (motion?.kind === 'go') return [motion.piece, motion.to];
  const end = motion?.kind === 'march' ? motion.way.at(-1) : undefined;
  return motion?.kind === 'march' && end !== undefined ? [motion.piece, pointPlace([end.x, end.y])] : undefined;
};
