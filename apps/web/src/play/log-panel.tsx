import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { type Combat, isFought, isRoll } from './combats.ts';
import { Locate } from './locate.tsx';
import { pointAt } from './point-at.ts';
import { ResultLine } from './result-card.tsx';
import { Told } from './roll.tsx';
import { whoIs } from './who.tsx';

interface LogPanelProps {
  readonly battle: BattleStore;
  onLocate(place: string): void;
}
const MOST_ROWS = 200;
/** So many are drawn in one go: the newest are in sight at once, and older ones are added frame by frame. */
const ROWS_AT_ONCE = 30;

/** The battle in plain sentences, newest last; each line finds its place on the map and its moment in time. */
export function LogPanel({ battle, onLocate }: LogPanelProps) {
  const w = words.value;
  const combats = battle.combats.value;
  const count = battle.log.value.length;
  const [isAll, showAll] = useState(false);
  const [rows, showRows] = useState(ROWS_AT_ONCE);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (rows >= Math.min(MOST_ROWS, combats.length)) return undefined;
    const frame = requestAnimationFrame(() => showRows(rows + ROWS_AT_ONCE));
    return () => cancelAnimationFrame(frame);
  }, [rows, combats.length]);
  useEffect(() => {
    // The box that scrolls is the tab's, not ours.
    const box = list.current?.parentElement;
    if (box) box.scrollTop = box.scrollHeight;
  }, [count, rows]);
  useEffect(
    () => () => {
      battle.pointed.value = [];
    },
    [battle],
  );
  return (
    <section ref={list} class="log" aria-label={w.log.title} data-testid="log">
      <label class="check">
        <input type="checkbox" checked={isAll} onChange={(e) => showAll(e.currentTarget.checked)} /> {w.log.all}
      </label>
      <ol>
        {combats.slice(-Math.min(rows, MOST_ROWS)).map((combat) => (
          <Fought key={combat.from} combat={combat} battle={battle} isAll={isAll} onLocate={onLocate} />
        ))}
      </ol>
    </section>
  );
}

interface FoughtProps extends LogPanelProps {
  readonly combat: Combat;
  readonly isAll: boolean;
}
/** An order with its answers; where dice fell, what it came to in one line. */
function Fought({ combat, battle, isAll, onLocate }: FoughtProps) {
  const isOne = combat.entries.length === 1;
  return (
    <li class={`entry${isFought(combat) ? ' fought' : ''}`} data-n={combat.from}>
      {combat.entries.map((entry, i) => (
        <div key={entry.n} class={i > 0 ? 'answer' : ''} data-entry={entry.n}>
          <Entry entry={entry} battle={battle} isAll={isAll} onLocate={onLocate} />
          {isOne && isFought(combat) && <ResultLine battle={battle} combat={combat} />}
        </div>
      ))}
      {!isOne && isFought(combat) && <ResultLine battle={battle} combat={combat} />}
    </li>
  );
}

interface EntryProps extends LogPanelProps {
  readonly entry: LogEntry;
  readonly isAll: boolean;
}
function Entry({ entry, battle, isAll, onLocate }: EntryProps) {
  const w = words.value;
  const told = entry.events.filter((t) => isAll || t.weight !== 'minor' || isRoll(t));
  return (
    <>
      {entry.label && (
        <p
          class="ordered"
          {...pointAt(
            battle,
            entry.events.flatMap(({ places }) => places),
          )}
        >
          {entry.side !== undefined && (
            <>
              <span class={`pennon side-${entry.side}`} aria-hidden="true" />
              <span class="visually-hidden">{whoIs(battle, entry.side)}:</span>
            </>
          )}
          <button type="button" class="link" title={w.log.at(entry.n)} onClick={() => void battle.look(entry.n)}>
            {entry.n}
          </button>{' '}
          {say(entry.label)}
        </p>
      )}
      {told.map((telling, i) => (
        <div key={i} class={`told ${telling.weight}`} {...pointAt(battle, telling.places)}>
          <Told battle={battle} told={telling} />
          <Locate place={telling.places[0]} onLocate={onLocate} />
        </div>
      ))}
    </>
  );
}
