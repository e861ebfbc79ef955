import { itemAt } from '@tambour/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';

/** A blank sheet over the field until the other person sits at the screen: what was on it was not for them. */
export function HandOver({ battle }: { readonly battle: BattleStore }) {
  const w = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  const side = battle.handOver.value;
  useEffect(() => {
    if (side !== undefined && !dialog.current?.open) dialog.current?.showModal();
  }, [side]);
  if (side === undefined) return null;
  const name = say(itemAt(battle.sides, side).name);
  return (
    <dialog
      ref={dialog}
      class="card-dialog hand-over"
      data-testid="hand-over"
      aria-label={w.handOver.title(name)}
      onCancel={(e) => e.preventDefault()}
    >
      <h2>{w.handOver.title(name)}</h2>
      <p>{w.handOver.text(name)}</p>
      <button type="button" class="commit" onClick={() => void battle.takeScreen()}>
        {w.handOver.take}
      </button>
    </dialog>
  );
}
