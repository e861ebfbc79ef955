import type { BattleStore } from './battle-store.ts';

/** What lets a line of the page point at places of the map: under the pointer, or with the focus in it. */
export function pointAt(battle: BattleStore, places: readonly string[]) {
  if (places.length === 0) return {};
  const point = (): void => {
    battle.pointed.value = places;
  };
  const rest = (): void => {
    if (battle.pointed.value.join() === places.join()) battle.pointed.value = [];
  };
  return { onPointerEnter: point, onPointerLeave: rest, onFocusCapture: point, onBlurCapture: rest };
}
