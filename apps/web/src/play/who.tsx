import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';

/** A side as the reader would say it: "You" or "They" where one person plays, by its name otherwise. */
export function whoIs(battle: BattleStore, side: number): string {
  const w = words.value;
  const { viewpoint } = battle;
  if (viewpoint === undefined) return w.side(say(battle.sides[side]!.name));
  return side === viewpoint ? w.happened.you : w.happened.they;
}

/** The same with its pennon. */
export const Who = ({ battle, side }: { readonly battle: BattleStore; readonly side: number }) => (
  <span class="who-did">
    <span class={`pennon side-${side}`} aria-hidden="true" /> {whoIs(battle, side)}
  </span>
);
