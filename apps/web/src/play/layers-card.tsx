import { choose, hasNumbers, say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Icon } from './icon.tsx';
import type { Picking } from './picking.ts';

/** What can be laid over the map, at the map itself. */
export function LayersCard({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const chosen = picking.overlays.value;
  return (
    <details class="layers" data-testid="layers">
      <summary title={w.keep.overlays} aria-label={w.keep.overlays}>
        <Icon name="layers" />
      </summary>
      <div class="layers-list">
        {battle.opened.value.game.overlays.map((overlay) => (
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
            {overlay.isOfPiece && <span class="hint"> ({w.keep.ofPiece})</span>}
          </label>
        ))}
        <label class="check">
          <input type="checkbox" checked={hasNumbers.value} onChange={(e) => choose.numbers(e.currentTarget.checked)} />{' '}
          {w.keep.numbers}
        </label>
      </div>
    </details>
  );
}
