import { choose, isStepping, speed, words } from '../words/settings.ts';
import { SPEEDS } from '../words/speeds.ts';
import { Icon } from './icon.tsx';

/** How fast what happens is shown, and whether the computer waits for a press before each order. */
export function PaceChoices() {
  const w = words.value.happened;
  return (
    <fieldset class="pace-choices">
      <legend>{w.pace}</legend>
      {SPEEDS.map((id) => (
        <label key={id} class="check">
          <input type="radio" name="speed" value={id} checked={speed.value === id} onChange={() => choose.speed(id)} />{' '}
          {w.speeds[id]}
        </label>
      ))}
      <label class="check">
        <input
          type="checkbox"
          checked={isStepping.value}
          data-testid="stepping"
          onChange={(e) => choose.stepping(e.currentTarget.checked)}
        />{' '}
        {w.stepping}
      </label>
    </fieldset>
  );
}

/** The same, one press away from the map. */
export const PaceCard = () => (
  <details class="pace" data-testid="pace">
    <summary aria-label={words.value.happened.pace} title={words.value.happened.pace}>
      <Icon name="pace" />
    </summary>
    <div class="pace-list">
      <PaceChoices />
    </div>
  </details>
);
