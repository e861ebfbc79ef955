import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import type { Picking } from './picking.ts';

interface AliveProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  onLocate(place: string): void;
}
/** The pieces that can act, as a list: for the keyboard, the screen reader and the small screen. */
export function AliveList({ battle, picking, onLocate }: AliveProps) {
  const w = words.value;
  const alive = [...battle.alive.value];
  const { pieces } = battle.moment.value.scene;
  if (alive.length === 0) return null;
  const { headings = {} } = battle.decision.value ?? {};
  const hasHeadings = alive.some((id) => headings[id] !== undefined);
  return (
    <section class="alive">
      <h3>{hasHeadings ? w.choosing.orders : w.choosing.canAct}</h3>
      <p class="chips" data-testid="alive">
        {alive.map((id) => {
          const piece = pieces.find((p) => p.id === id);
          return (
            <button
              key={id}
              type="button"
              class="chip"
              aria-pressed={picking.piece.value === id}
              data-pick={id}
              onClick={() => {
                void picking.take(id);
                if (piece?.place !== undefined) onLocate(piece.place);
              }}
            >
              {piece ? say(piece.title) : id}
              {headings[id] && <span class="note">{say(headings[id])}</span>}
            </button>
          );
        })}
      </p>
    </section>
  );
}
