import type { Handle } from '@tambour/stage';
import { useEffect, useState } from 'preact/hooks';
import type { ChanceView } from '../match/forecast-view.ts';
import type { BattleStore } from './battle-store.ts';
import { lineOf, mainOdds } from './line-of-odds.ts';
import { Chance } from './odds-line.tsx';
import { keyOf } from './pick.ts';

/** The most likely gain of an order whose button explains it; calculated while the reader reads. */
export function AnswerOdds({ battle, handle }: { readonly battle: BattleStore; readonly handle: Handle }) {
  const [best, tell] = useState<ChanceView | undefined>();
  const key = keyOf(handle);
  useEffect(() => {
    let isStale = false;
    battle.driver
      .query('forecast', { command: handle.command })
      .then((forecast) => {
        const [first] = lineOf(mainOdds(forecast).chances);
        if (!isStale && first?.isGain) tell(first);
      })
      // The question may have been answered meanwhile: then nobody wants to know any more.
      .catch(() => {});
    return () => {
      isStale = true;
    };
  }, [battle, key]);
  return best ? (
    <span class="answer-odds">
      <Chance of={best} />
    </span>
  ) : null;
}
