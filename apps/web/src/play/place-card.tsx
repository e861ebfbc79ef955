import type { Text } from '@tambour/kernel';
import { itemAt } from '@tambour/kernel';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import type { Picking } from './picking.ts';

/** The place one looks at, in sentences. */
export function PlaceCard({ battle, picking }: { readonly battle: BattleStore; readonly picking: Picking }) {
  const place = picking.looked.value;
  const moment = battle.moment.value;
  const [told, tell] = useState<readonly Text[]>([]);
  useEffect(() => {
    let isStale = false;
    tell([]);
    if (place !== undefined)
      battle.driver
        .query('place', { place, at: moment.at })
        .then((sentences) => {
          if (!isStale) tell(sentences);
        })
        .catch((error) => battle.complain(error));
    return () => {
      isStale = true;
    };
  }, [place, moment, battle]);
  if (place === undefined || told.length === 0) return null;
  return (
    <section class="unit-card" data-testid="place" data-place-card={place}>
      <h3>{say(itemAt(told, 0))}</h3>
      {told.slice(1).map((sentence) => (
        <p key={sentence.en}>{say(sentence)}</p>
      ))}
    </section>
  );
}
