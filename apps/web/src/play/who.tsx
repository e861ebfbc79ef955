import { itemAt } from '@tambour/kernel';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';

/** A side as the reader would say it: "You" or "They" where one person plays, by its name otherwise. */
export function whoIs(battle: BattleStore, side: number): string {
  const w = words.value;
  const { viewpoint } = battle;
  if (viewpoint === undefined) return w.side(say(itemAt(battle.sides, side).name));
  return side === viewpoint ? w.happened.you : w.happened.they;
}

interface WhoProps {
  readonly battle: BattleStore;
  readonly side: number;
  /** What it did follows. */
  readonly isSpeaking?: boolean;
}
/** The same with its pennon. */
export function Who({ battle, side, isSpeaking = false }: WhoProps) {
  const who = whoIs(battle, side);
  return (
    <span class="who-did">
      <span class={`pennon side-${side}`} aria-hidden="true" /> {isSpeaking ? words.value.happened.by(who) : who}
    </span>
  );
}
