import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { BoardHandle } from '../board/board.tsx';
import type { BattleStore } from './battle-store.ts';

/**
 * Where none of those who can act is in sight, as on a small screen after the choice of a brigade, one of them comes. The first look is the map's
 * own, and stays until an order is given.
 */
export function useActors(battle: BattleStore, board: RefObject<BoardHandle | null>): void {
  const looked = useRef<number>(undefined);
  useSignalEffect(() => {
    const alive = battle.alive.value;
    if (alive.size === 0) return;
    const { at, scene } = battle.moment.peek();
    looked.current ??= at;
    if (looked.current === at) return;
    looked.current = at;
    const actors = scene.pieces.flatMap(({ id, place }) => (place && alive.has(id) ? [place] : []));
    board.current?.showAll(actors, 'lost');
  });
}
