import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Dice } from './dice.tsx';
import { Icon } from './icon.tsx';
import { RuleLink } from './rule-link.tsx';

interface LogPanelProps {
  readonly battle: BattleStore;
  onLocate(place: string): void;
}
const MOST_ROWS = 200;

/** The battle in plain sentences, newest last; each entry finds its place on the map and its moment in time. */
export function LogPanel({ battle, onLocate }: LogPanelProps) {
  const w = words.value;
  const log = battle.log.value;
  const [isAll, showAll] = useState(false);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    // The box that scrolls is the tab's, not ours.
    const box = list.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [log.length]);
  return (
    <section ref={list} class="log" aria-label={w.log.title} data-testid="log">
      <label class="check">
        <input type="checkbox" checked={isAll} onChange={(e) => showAll(e.currentTarget.checked)} /> {w.log.all}
      </label>
      <ol>
        {log.slice(-MOST_ROWS).map((entry) => (
          <Entry key={entry.n} entry={entry} battle={battle} isAll={isAll} onLocate={onLocate} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps extends LogPanelProps {
  readonly entry: LogEntry;
  readonly isAll: boolean;
}
function Entry({ entry, battle, isAll, onLocate }: EntryProps) {
  const w = words.value;
  const game = battle.opened.value.game.game;
  const told = entry.events.filter((t) => isAll || t.weight !== 'minor' || (t.dice?.length ?? 0) > 0);
  return (
    <li class="entry" data-n={entry.n}>
      {entry.label && (
        <p class="ordered">
          <span class={`pennon side-${entry.side}`} aria-hidden="true" />
          <button type="button" class="link" title={w.log.at(entry.n)} onClick={() => void battle.look(entry.n)}>
            {entry.n}
          </button>{' '}
          {say(entry.label)}
        </p>
      )}
      {told.map((telling, i) => (
        <p key={i} class={`told ${telling.weight}`}>
          {telling.dice && telling.dice.length > 0 && <Dice faces={telling.dice} />} {say(telling.text)}{' '}
          {telling.places.length > 0 && (
            <button
              type="button"
              class="locate"
              aria-label={`${w.log.show}: ${telling.places[0]}`}
              title={w.log.show}
              onClick={() => onLocate(telling.places[0]!)}
            >
              <Icon name="locate" />
            </button>
          )}
          <RuleLink driver={battle.driver} game={game} rule={telling.rule} />
        </p>
      ))}
    </li>
  );
}
