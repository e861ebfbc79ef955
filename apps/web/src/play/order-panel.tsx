import type { Handle } from '@tambour/stage';
import { useEffect, useRef } from 'preact/hooks';
import type { Ground } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { FacingDial } from './facing-dial.tsx';
import { ForecastPanel } from './forecast-panel.tsx';
import type { Picking } from './picking.ts';
import { RuleLink } from './rule-link.tsx';

interface OrderPanelProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  readonly ground: Ground | undefined;
}

const keyOf = (handle: Handle): string => JSON.stringify(handle.command);

/** The order being put together: which of several, which facing, by which way, at what odds; then the button that gives it. */
export function OrderPanel({ battle, picking, ground }: OrderPanelProps) {
  const w = words.value;
  const weighed = picking.weighed.value;
  const choices = picking.choices.value;
  const way = picking.way.value;
  const game = battle.opened.value.game.game;
  const row = useRef<HTMLDivElement>(null);
  const forecast = picking.forecast.value;
  useEffect(() => {
    // On a small screen, or under a lesson, the button that gives the order would lie out of sight. At the foot of the panel it
    // leaves room for what is to be read before it.
    if (weighed && (!weighed.isRolled || forecast)) row.current?.scrollIntoView({ block: 'end' });
  }, [weighed, forecast]);
  if (!battle.isAsked.value) return null;
  const others = [...(choices.length > 0 ? choices : []), ...(choices.length > 0 ? [] : picking.placeless.value)];
  const isTurned = (handle: Handle) => handle.facing !== undefined && handle.kind === weighed?.kind;
  const dial = weighed?.facing === undefined ? [] : choices.filter((h) => isTurned(h) && sameButFacing(h, weighed));
  const list = others.filter((h) => !dial.includes(h));
  return (
    <section class="order" data-testid="order">
      {list.length > 0 && (list.length > 1 || list[0] !== weighed) && (
        <div class="choices">
          <h3>{w.play.several}</h3>
          {list.map((handle, i) => (
            <button
              key={keyOf(handle)}
              type="button"
              aria-pressed={handle === weighed}
              data-command={keyOf(handle)}
              onClick={() => void (handle.place === undefined ? picking.choose(handle) : picking.weigh(handle))}
            >
              {i < 9 && <kbd>{i + 1}</kbd>} {say(handle.label)}
            </button>
          ))}
        </div>
      )}
      {weighed && (
        <>
          <p class="weighed" data-testid="weighed">
            {say(weighed.label)}
          </p>
          {dial.length > 1 && ground && (
            <FacingDial ground={ground} choices={dial} chosen={weighed} onChoose={(h) => void picking.weigh(h)} />
          )}
          {way && way.notes.length > 0 && (
            <ul class="notes">
              {way.notes.map((note) => (
                <li key={note.rule + note.what.en}>
                  {say(note.what)} <RuleLink driver={battle.driver} game={game} rule={note.rule} />
                </li>
              ))}
            </ul>
          )}
          <ForecastPanel battle={battle} picking={picking} />
          {weighed.place !== undefined && <p class="hint">{w.play.again}</p>}
          <div ref={row} class="commit-row">
            <button type="button" class="commit" data-testid="commit" onClick={() => void picking.commit()}>
              {say(weighed.verb)}
            </button>
            <button type="button" class="quiet" onClick={() => picking.clear()}>
              {w.cancel}
            </button>
          </div>
        </>
      )}
    </section>
  );
}

/** Orders that differ in nothing a list should ask about but the facing. */
function sameButFacing(a: Handle, b: Handle): boolean {
  const bare = ({ facing: _, via: __, ...rest }: Readonly<Record<string, unknown>>) => JSON.stringify(rest);
  return bare(a.command) === bare(b.command);
}
