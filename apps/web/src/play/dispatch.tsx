import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardHandle } from '../board/board.tsx';
import { words } from '../words/settings.ts';
import type { BattleStore } from './battle-store.ts';
import { type Combat, isFought, isRoll, storyOf } from './combats.ts';
import { Dice } from './dice.tsx';
import { Icon } from './icon.tsx';
import { ResultLine, ResultTitle } from './result-card.tsx';

/** How long it stays unless someone reads it, in milliseconds; the panel and the log have it for longer. */
const STAYS = 7000;
/** Where it may lie, best first. */
const SEATS = ['low', 'high'] as const;

/** What is lit on the board: places that an order leads to, and counters that can act. */
const LIT = [
  '.board-lights .target, .board-pieces .card.alive .face',
  '.base-edge.alive, .base-edge.selected, .base-edge.attacked, .aim-dot, .ghost-rim, .measured-line',
].join();

interface DispatchProps {
  readonly battle: BattleStore;
  readonly board: RefObject<BoardHandle | null>;
}

/** The latest combat over the map, for a moment. It goes by itself, and gives way to whatever is lit. */
export function Dispatch({ battle, board }: DispatchProps) {
  const at = battle.past.value?.at;
  const combat = battle.combats.value.findLast((c) => at === undefined || c.from <= at);
  const [gone, go] = useState<string>();
  // A combat that goes on is told anew with each answer.
  const name = combat && `${combat.from} ${combat.last.n}`;
  if (!combat || !name || gone === name || !isFought(combat)) return null;
  return <Note key={name} battle={battle} board={board} combat={combat} onGone={() => go(name)} />;
}

interface NoteProps extends DispatchProps {
  readonly combat: Combat;
  onGone(): void;
}
function Note({ battle, board, combat, onGone }: NoteProps) {
  const w = words.value;
  const note = useRef<HTMLElement>(null);
  const faces = storyOf(combat)
    .filter(isRoll)
    .flatMap(({ dice = [] }) => dice);
  const [isRead, read] = useState(false);
  const [seat, sit] = useState<(typeof SEATS)[number] | 'none'>('low');
  useEffect(() => {
    if (isRead) return;
    const timer = setTimeout(onGone, STAYS);
    return () => clearTimeout(timer);
  }, [isRead]);
  const place = (): void => {
    if (note.current) sit(freeSeat(note.current));
  };
  // Whatever is lit may have changed with any drawing of the page.
  useLayoutEffect(place);
  useEffect(() => board.current?.watch(place), [board]);
  return (
    <section
      ref={note}
      class={`dispatch ${seat}`}
      aria-live="polite"
      aria-label={w.happened.latest}
      data-testid="dispatch"
      onPointerEnter={() => read(true)}
      onPointerLeave={() => read(false)}
      onFocusCapture={() => read(true)}
      onBlurCapture={() => read(false)}
    >
      <button type="button" class="lay-aside" aria-label={w.close} onClick={onGone}>
        <Icon name="close" />
      </button>
      <p class="ordered">
        <ResultTitle battle={battle} combat={combat} /> <Dice faces={faces} />
      </p>
      <ResultLine battle={battle} combat={combat} />
    </section>
  );
}

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first seat where it covers nothing that is lit. */
function freeSeat(note: HTMLElement): (typeof SEATS)[number] | 'none' {
  const lit = [...(note.parentElement?.querySelectorAll(LIT) ?? [])].map((x) => x.getBoundingClientRect());
  const was = note.className;
  const free = SEATS.find((seat) => {
    note.className = `dispatch ${seat}`;
    const box = note.getBoundingClientRect();
    return !lit.some((light) => overlaps(light, box));
  });
  note.className = was;
  return free ?? 'none';
}
