import { useEffect, useRef } from 'preact/hooks';
import type { GameCard } from '../match/protocol.ts';
import { helpWords } from '../words/help.ts';
import { words } from '../words/settings.ts';
import { Legend } from './legend.tsx';

/** Of no use where nothing faces anywhere. */
const TURNING = 'F, R';

interface KeysCardProps {
  readonly isOpen: boolean;
  readonly game: GameCard;
  readonly hasFacings: boolean;
  onClose(): void;
}
/** The keys, on a card. In the hand what fingers do comes first, and keys last: most have none there. */
export function KeysCard({ isOpen, game, hasFacings, onClose }: KeysCardProps) {
  const w = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const card = dialog.current;
    if (!isOpen) return card?.close();
    card?.showModal();
    // The focus goes to the button at the foot, and takes the reader there.
    card?.scrollTo(0, 0);
  }, [isOpen]);
  const help = helpWords.value;
  const keys = help.keys.filter(([key]) => hasFacings || key !== TURNING);
  const isInHand = matchMedia('(pointer: coarse)').matches;
  return (
    <dialog ref={dialog} class="card-dialog" onClose={onClose} aria-label={w.board.help}>
      <h2>{w.board.help}</h2>
      <Doings of={isInHand ? help.touch : keys} />
      <Legend counters={game.counters} />
      {isInHand && (
        <>
          <h2>{help.keyboard}</h2>
          <Doings of={keys} />
        </>
      )}
      <button type="button" onClick={onClose}>
        {w.close}
      </button>
    </dialog>
  );
}

const Doings = ({ of }: { readonly of: readonly (readonly [string, string])[] }) => (
  <dl class="keys">
    {of.map(([key, does]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
);
