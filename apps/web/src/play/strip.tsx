import { itemAt, present } from '@tambour/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say, words } from '../words/settings.ts';
import { type BattleStore, PERSON } from './battle-store.ts';
import { RuleLink } from './rule-link.tsx';
import { shortSides } from './short-sides.ts';
import '../style/strip.css';

interface StripProps {
  readonly battle: BattleStore;
  onGoals(): void;
  /** Goes back to the set-up; absent where that is past. */
  readonly onSetUp: (() => void) | undefined;
}
/** Always in sight over the field: turn and time, score, whose move, what is being done, and how to win one click away. */
export function Strip({ battle, onGoals, onSetUp }: StripProps) {
  const w = words.value;
  const { game, choice } = battle.opened.value;
  const moment = battle.moment.value;
  const { status } = moment.scene;
  const short = shortSides(battle);
  const title = game.scenarios.find(({ id }) => id === choice.scenario)?.title ?? game.title;
  return (
    <div class="headline strip" data-testid="headline">
      <h1>{say(title)}</h1>
      <p class="strip-time" data-testid="strip-time">
        {say(status.time)}
      </p>
      {status.scores.length > 0 && (
        <p class="strip-score" data-testid="strip-score">
          <span class="visually-hidden">{w.win.score}</span>
          {status.scores.map((points, side) => (
            <span key={side} class={`strip-side side-${side}`}>
              <span class={`pennon side-${side}`} aria-hidden="true" />
              <span class="strip-letter" aria-hidden="true">
                {short[side]}
              </span>
              <span class="strip-name">{w.side(say(itemAt(battle.sides, side).name))}</span> <strong>{points}</strong>
            </span>
          ))}
        </p>
      )}
      <div class="strip-now">
        <span class="strip-move" data-testid="strip-move">
          {moveOf(battle)}
        </span>
        {/* That it is over is said once. */}
        {moment.verdict === undefined && <span class="strip-phase">{say(status.phase)}</span>}
        {(onSetUp || status.chips.length > 0) && (
          <Row label={w.win.strip}>
            {onSetUp && (
              <button type="button" class="chip" data-testid="strip-setup" onClick={onSetUp}>
                {w.win.setUp}
              </button>
            )}
            {status.chips.map(({ text, side, note, rule }) => (
              <span key={text.en} class="tag" title={note && say(note)}>
                {side !== undefined && <span class={`pennon side-${side}`} aria-hidden="true" />}
                {say(text)}
                {rule !== undefined && <RuleLink driver={battle.driver} game={game.game} rule={rule} />}
              </span>
            ))}
          </Row>
        )}
      </div>
      <button type="button" class="strip-goals" data-testid="goals-open" aria-label={w.win.title} onClick={onGoals}>
        <span aria-hidden="true" class="strip-flag">
          ⚑
        </span>{' '}
        <span class="strip-name">{w.win.title}</span>
      </button>
    </div>
  );
}

/** What does not fit is scrolled to; an arrow at the edge shows that there is more. */
function Row({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const row = useRef<HTMLElement>(null);
  const [hasMore, setMore] = useState(false);
  const look = (): void => {
    const { scrollWidth, scrollLeft, clientWidth } = present(row.current);
    setMore(scrollWidth - scrollLeft - clientWidth > 8);
  };
  useEffect(look);
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return (
    <section
      ref={row}
      class="strip-row"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: by keys too
      tabIndex={0}
      aria-label={label}
      data-more={hasMore || undefined}
      onScroll={look}
    >
      {children}
    </section>
  );
}

/** Whose move it is, from where the reader sits. */
function moveOf(battle: BattleStore): string {
  const w = words.value;
  const { decision, verdict } = battle.moment.value;
  if (verdict || !decision) return w.win.over;
  const name = w.side(say(itemAt(battle.sides, decision.side).name));
  if (!battle.isLive.value) return w.win.theirMove(name);
  if (battle.seats[decision.side] !== PERSON)
    return battle.isThinking.value ? w.win.thinking(name) : w.win.theirMove(name);
  return battle.seats.filter((seat) => seat === PERSON).length > 1 ? w.win.theirMove(name) : w.win.yourMove;
}
