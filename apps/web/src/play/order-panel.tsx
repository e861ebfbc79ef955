import type { Handle } from '@tambour/stage';
import { useEffect, useRef } from 'preact/hooks';
import { later } from '../later.tsx';
import type { Ground } from '../match/protocol.ts';
import { say, words } from '../words/settings.ts';
import { AnswerButton } from './answer-button.tsx';
import type { BattleStore } from './battle-store.ts';
import { bringUp, isNarrow } from './narrow.ts';
import { keyOf } from './pick.ts';
import type { Picking } from './picking.ts';
import { RuleLink } from './rule-link.tsx';

interface OrderPanelProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  readonly ground: Ground | undefined;
}

const FacingDial = later(async () => (await import('./facing-dial.tsx')).FacingDial);
const ForecastPanel = later(async () => (await import('./forecast-panel.tsx')).ForecastPanel);

/** The order being put together: which of several, which facing, by which way, and its odds in detail. */
export function OrderPanel({ battle, picking, ground }: OrderPanelProps) {
  const w = words.value;
  const weighed = picking.weighed.value;
  const way = picking.way.value;
  const game = battle.opened.value.game.game;
  const list = useRef<HTMLDivElement>(null);
  const offered = picking.offered.value;
  // In the hand what is to be chosen from would lie out of sight.
  useEffect(() => {
    if (isNarrow()) bringUp(list.current);
  }, [offered]);
  if (!battle.isAsked.value) return null;
  const isTurned = (handle: Handle) => handle.facing !== undefined && handle.kind === weighed?.kind;
  const dial =
    weighed?.facing === undefined ? [] : picking.choices.value.filter((h) => isTurned(h) && sameButFacing(h, weighed));
  const choices = offered.filter((h) => !dial.includes(h));
  const heading = choices[0]?.heading;
  // The unit in hand stands named above them.
  const isOfHeld = choices.every(({ piece, kind }) => kind === 'choose' && piece === picking.piece.value);
  return (
    <section class="order" data-testid="order">
      {choices.length > 0 && (choices.length > 1 || choices[0] !== weighed) && (
        <div ref={list} class="choices">
          <h3>{heading ? say(heading) : w.choosing.several}</h3>
          {choices.map((handle) => (
            <AnswerButton
              key={keyOf(handle)}
              battle={battle}
              picking={picking}
              handle={handle}
              number={offered.indexOf(handle) + 1}
              isShort={heading !== undefined || isOfHeld}
            />
          ))}
        </div>
      )}
      {weighed && (
        <>
          {dial.length > 1 && ground && (
            <FacingDial
              ground={ground}
              choices={dial}
              chosen={weighed}
              isThere={weighed.place === picking.standsAt}
              onChoose={(h) => void picking.weigh(h)}
            />
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
