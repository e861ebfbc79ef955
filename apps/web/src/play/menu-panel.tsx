import { OWN_DICE, ownFigures } from '@tambour/kernel';
import { useState } from 'preact/hooks';
import { writeRoute } from '../route.ts';
import { diceWords } from '../words/dice.ts';
import { ownWords } from '../words/own.ts';
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
  const { game, choice } = battle.opened.value;
  const scenario = choice.scenario ?? game.scenarios[0]?.id;
  const own = ownFigures(choice).map((what) => ownWords.value[what].toLowerCase());
  return (
    <section class="menu" data-testid="menu">
      <PaceChoices />
      {battle.opened.value.choice.dice === OWN_DICE && <p class="warning">{diceWords.value.played}</p>}
      {scenario !== undefined && (
        <p>
          {/* A page of its own: whoever prints in the middle of a battle wants to play on. */}
          <a
            class="button"
            data-testid="print"
            target="_blank"
            rel="noreferrer"
            href={writeRoute({ at: 'print', game: game.game, scenario })}
          >
            {w.print}
          </a>
        </p>
      )}
      {own.length > 0 && <p class="warning">{ownWords.value.played(own.join(', '))}</p>}
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
