import { useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import type { BoardHandle } from '../board/board.tsx';
import type { BattleStore } from './battle-store.ts';

/** Whoever can act is brought into sight where none of them is, as on a small screen after the choice of a brigade. */
export function useActors(battle: BattleStore, board: RefObject<BoardHandle | null>): void {
  useSignalEffect(() => {
    const alive = battle.alive.value;
    const { pieces } = battle.moment.peek().scene;
    board.current?.showAll(
      pieces.flatMap(({ id, place }) => (alive.has(id) && place ? [place] : [])),
      'lost',
    );
  });
}
