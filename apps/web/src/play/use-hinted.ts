import type { Mark, Place } from '@tambour/stage';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoardHandle } from '../board/board.tsx';

/** Where a lesson or a guide points. What comes after the first of it is brought into sight; the first look is at it anyway. */
export function useHinted(
  hints: readonly Mark[],
  hasGround: boolean,
  board: RefObject<BoardHandle | null>,
): readonly Place[] {
  const places = hints.flatMap((mark) => (mark.kind === 'area' ? mark.places : []));
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!hasGround) return;
    if (hasLooked.current) board.current?.showAll(places);
    hasLooked.current = true;
  }, [hasGround, places.join(), board]);
  return places;
}
