import { OWN_DICE, ownFigures } from '@tambour/kernel';
import { useState } from 'preact/hooks';
import { words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { PaceChoices } from './pace-card.tsx';

interface MenuProps {
  readonly battle: BattleStore;
  /** Undefined for what is not meant to be kept: a lesson. */
  readonly isKept: boolean | undefined;
  onSave(): void;
  /** Puts a link into the clipboard; false when the battle is too long for one. */
  onLink(): Promise<boolean>;
}

/** What lies over the map, and how the battle is kept. */
export function MenuPanel({ battle, isKept, onSave, onLink }: MenuProps) {
  const w = words.value;
  const [said, speak] = useState('');
  const own = ownFigures(battle.opened.value.choice).map((what) => w.own[what].toLowerCase());
  return (
    <section class="menu" data-testid="menu">
      <PaceChoices />
      {battle.opened.value.choice.dice === OWN_DICE && <p class="warning">{w.dice.played}</p>}
      {own.length > 0 && <p class="warning">{w.own.played(own.join(', '))}</p>}
      {isKept !== undefined && (
        <>
          <p class={isKept ? 'hint' : 'warning'}>{isKept ? w.keep.here : w.keep.memory}</p>
          <button type="button" onClick={onSave} data-testid="save">
            {w.keep.file}
          </button>
          <button
            type="button"
            data-testid="link"
            onClick={() =>
              void onLink()
                .then((isDone) => speak(isDone ? w.keep.copied : w.keep.tooLong))
                // The browser may forbid the clipboard.
                .catch((error) => battle.complain(error))
            }
          >
            {w.keep.link}
          </button>
          <p role="status">{said}</p>
        </>
      )}
    </section>
  );
}
