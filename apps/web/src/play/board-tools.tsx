import { words } from '../words/settings.ts';
import { Icon } from './icon.tsx';
import type { Hands } from './keys.ts';

/** Closer, farther, the whole map, the keys: at the map itself. */
export function BoardTools({ hands }: { readonly hands: Hands }) {
  const w = words.value;
  return (
    <div class="board-tools">
      <button type="button" title={w.board.zoomIn} aria-label={w.board.zoomIn} onClick={() => hands.zoom(1.3)}>
        +
      </button>
      <button type="button" title={w.board.zoomOut} aria-label={w.board.zoomOut} onClick={() => hands.zoom(1 / 1.3)}>
        −
      </button>
      <button type="button" title={w.board.fit} aria-label={w.board.fit} onClick={() => hands.fit()}>
        <Icon name="fit" />
      </button>
      <button type="button" title={w.board.help} aria-label={w.board.help} onClick={() => hands.help()}>
        ?
      </button>
    </div>
  );
}
