import type { Text } from '@tambour/kernel';
import { type Place, pointTitle } from '@tambour/stage';
import { useEffect, useState } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import type { Picking } from './picking.ts';

/** A place as it is written; a free point by its centimetres from the left and from below. */
const whereOf = (place: Place): string => {
  const point = pointTitle(place);
  return point ? say(point) : place;
};

/** The piece in hand, in sentences; and its neighbours of the same stack, to change over to. */
export function UnitCard({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const w = words.value;
  const id = picking.piece.value;
  const moment = battle.moment.value;
  const [told, tell] = useState<readonly Text[]>([]);
  useEffect(() => {
    let isStale = false;
    if (id === undefined) tell([]);
    else
      battle.driver
        .query('describe', { piece: id, at: moment.at })
        .then((sentences) => {
          if (!isStale) tell(sentences);
        })
        .catch((error) => battle.complain(error));
    return () => {
      isStale = true;
    };
  }, [id, moment, battle]);
  const piece = moment.scene.pieces.find((p) => p.id === id);
  if (!piece) return null;
  const stack = moment.scene.pieces.filter(
    (p) => p.place !== undefined && p.place === piece.place && p.id !== piece.id,
  );
  return (
    <section class="unit-card" data-testid="unit" data-piece={piece.id}>
      <h3>
        <span class={`pennon side-${piece.owner}`} aria-hidden="true" />
        {say(piece.title)}
        {piece.place !== undefined && <span class="where">{whereOf(piece.place)}</span>}
      </h3>
      {piece.states.length > 0 && (
        <p class="states">
          {piece.states.map((state) => (
            <span key={state.en} class="tag">
              {say(state)}
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>{told[0] ? say(told[0]) : w.play.unit}</summary>
        {told.slice(1).map((sentence) => (
          <p key={sentence.en}>{say(sentence)}</p>
        ))}
      </details>
      {battle.isAsked.value && !battle.alive.value.has(piece.id) && !picking.why.value && (
        <button
          type="button"
          class="link"
          data-testid="why-not"
          onClick={() =>
            void picking.askWhy({ piece: piece.id, ...(piece.place === undefined ? {} : { place: piece.place }) })
          }
        >
          {w.why.ask}
        </button>
      )}
      {stack.length > 0 && (
        <p class="stack-list">
          {w.play.stack}{' '}
          {stack.map((p) => (
            <button
              key={p.id}
              type="button"
              class="chip"
              data-pick={p.id}
              onClick={() => void picking.pick({ piece: p.id })}
            >
              {say(p.title)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}
