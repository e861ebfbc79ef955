import { useState } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Dice } from './dice.tsx';
import { Icon } from './icon.tsx';

const MOST = 5;

/** The latest news from the field, over the map: what was ordered, the dice, and what came of it. */
export function Dispatch({ battle }: { readonly battle: BattleStore }) {
  const { past, log } = battle;
  const at = past.value?.at;
  const entry = at === undefined ? log.value.at(-1) : log.value.find((e) => e.n === at);
  const told = entry?.events.filter((t) => t.weight === 'major' || (t.dice?.length ?? 0) > 0).slice(-MOST) ?? [];
  const [read, lay] = useState<unknown>();
  if (!entry || told.length === 0 || read === entry) return null;
  return (
    <section
      class="dispatch"
      aria-live="polite"
      aria-label={words.value.log.title}
      data-testid="dispatch"
      key={entry.n}
    >
      <button type="button" class="lay-aside" aria-label={words.value.close} onClick={() => lay(entry)}>
        <Icon name="close" />
      </button>
      {entry.label && <p class="ordered">{say(entry.label)}</p>}
      {told.map((telling, i) => (
        <p key={i}>
          {telling.dice && telling.dice.length > 0 && <Dice faces={telling.dice} />} {say(telling.text)}
        </p>
      ))}
    </section>
  );
}
