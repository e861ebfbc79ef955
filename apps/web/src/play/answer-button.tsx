import type { Handle } from '@tambour/stage';
import { later } from '../later.tsx';
import { say } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { keyOf } from './pick.ts';
import type { Picking } from './picking.ts';

const AnswerOdds = later(async () => (await import('./answer-odds.tsx')).AnswerOdds);

interface AnswerProps {
  readonly battle: BattleStore;
  readonly picking: Picking;
  readonly handle: Handle;
  /** Its number key. */
  readonly number: number | undefined;
  /** Under a heading that names the piece its verb will do. */
  readonly isShort?: boolean;
  /** Given at once where nothing is at stake; else shown on the board first. */
  readonly isGiven?: boolean;
}

/** An answer as a button: what it does and how likely it is to succeed; what it is about is shown on the board meanwhile. */
export function AnswerButton({ battle, picking, handle, number, isShort = false, isGiven = false }: AnswerProps) {
  const point = (isOn: boolean) => () => {
    picking.pointed.value = isOn ? handle : undefined;
  };
  const label = isShort ? handle.verb : handle.label;
  return (
    <button
      type="button"
      class={`answer ${handle.kind === 'decline' ? 'quiet' : ''}`}
      aria-pressed={picking.weighed.value !== undefined && keyOf(picking.weighed.value) === keyOf(handle)}
      data-command={keyOf(handle)}
      onMouseEnter={point(true)}
      onMouseLeave={point(false)}
      onFocus={point(true)}
      onBlur={point(false)}
      onClick={() => void (isGiven || handle.place === undefined ? picking.choose(handle) : picking.weigh(handle))}
    >
      {number !== undefined && number <= 9 && <kbd>{number}</kbd>}
      <span>
        {say(label)} {handle.note && handle.isRolled && <AnswerOdds battle={battle} handle={handle} />}
        {handle.note && <span class="note">{say(handle.note)}</span>}
      </span>
    </button>
  );
}
