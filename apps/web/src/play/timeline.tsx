import { words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { Icon } from './icon.tsx';

interface TimelineProps {
  readonly battle: BattleStore;
  /** Absent where no new line can be played. */
  readonly onBranch?: (at: number) => void;
}

/** The whole battle on one line: scrub back through it, and play on from any point as a new line. */
export function Timeline({ battle, onBranch }: TimelineProps) {
  const w = words.value;
  const { count } = battle.live.value;
  const at = battle.past.value?.at ?? count;
  const go = (n: number): void => void battle.look(Math.max(0, Math.min(count, n)));
  return (
    <section class="timeline" aria-label={w.timeline.title} data-testid="timeline">
      <button
        type="button"
        aria-label={w.timeline.first}
        title={w.timeline.first}
        disabled={at === 0}
        onClick={() => go(0)}
      >
        <Icon name="first" />
      </button>
      <button
        type="button"
        aria-label={w.timeline.prev}
        title={w.timeline.prev}
        disabled={at === 0}
        onClick={() => go(at - 1)}
      >
        <Icon name="prev" />
      </button>
      <input
        type="range"
        min={0}
        max={count}
        value={at}
        aria-label={w.timeline.title}
        aria-valuetext={w.timeline.value(at, count)}
        onInput={(e) => go(Number(e.currentTarget.value))}
      />
      <button
        type="button"
        aria-label={w.timeline.next}
        title={w.timeline.next}
        disabled={at === count}
        onClick={() => go(at + 1)}
      >
        <Icon name="next" />
      </button>
      <button
        type="button"
        aria-label={w.timeline.last}
        title={w.timeline.last}
        disabled={at === count}
        onClick={() => go(count)}
      >
        <Icon name="last" />
      </button>
      <output class="count">
        {at}/{count}
      </output>
      {at < count && (
        <div class="past" data-testid="past">
          <span>{w.play.past(at, count)}</span>
          {onBranch && (
            <button type="button" onClick={() => onBranch(at)}>
              {w.play.branch}
            </button>
          )}
          <button type="button" class="quiet" onClick={() => go(count)}>
            {w.play.toNow}
          </button>
        </div>
      )}
    </section>
  );
}
