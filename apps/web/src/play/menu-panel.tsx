import { useState } from 'preact/hooks';
import { choose, hasHexNumbers, hasMotion, say, words } from '../words/settings.ts';
import type { Battle } from './battle.ts';
import type { Picking } from './picking.ts';

interface MenuProps {
  readonly battle: Battle;
  readonly picking: Picking;
  /** Undefined for what is not meant to be kept: a lesson. */
  readonly isKept: boolean | undefined;
  onSave(): void;
  /** Puts a link into the clipboard; false when the battle is too long for one. */
  onLink(): Promise<boolean>;
}

/** What lies over the map, and how the battle is kept. */
export function MenuPanel({ battle, picking, isKept, onSave, onLink }: MenuProps) {
  const w = words.value;
  const [said, speak] = useState('');
  const { overlays } = battle.opened.value.game;
  const chosen = picking.overlays.value;
  return (
    <section class="menu" data-testid="menu">
      <fieldset>
        <legend>{w.keep.overlays}</legend>
        {overlays.map((overlay) => (
          <label key={overlay.id} class="check">
            <input
              type="checkbox"
              checked={chosen.includes(overlay.id)}
              data-overlay={overlay.id}
              onChange={(e) => {
                picking.overlays.value = e.currentTarget.checked
                  ? [...chosen, overlay.id]
                  : chosen.filter((id) => id !== overlay.id);
              }}
            />{' '}
            {say(overlay.title)}
          </label>
        ))}
        <label class="check">
          <input
            type="checkbox"
            checked={hasHexNumbers.value}
            onChange={(e) => choose.hexNumbers(e.currentTarget.checked)}
          />{' '}
          {w.keep.numbers}
        </label>
        <label class="check">
          <input type="checkbox" checked={hasMotion.value} onChange={(e) => choose.motion(e.currentTarget.checked)} />{' '}
          {w.keep.motion}
        </label>
      </fieldset>
      {battle.opened.value.choice.charts !== undefined && <p class="warning">{w.keep.ownCharts}</p>}
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
