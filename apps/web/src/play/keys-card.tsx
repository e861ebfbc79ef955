import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/settings.ts';
import { Legend } from './legend.tsx';

/** The keys, on a card. */
export function KeysCard({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  const w = words.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog ref={dialog} class="card-dialog" onClose={onClose} aria-label={w.board.help}>
      <h2>{w.board.help}</h2>
      <dl class="keys">
        {w.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Legend />
      <button type="button" onClick={onClose}>
        {w.close}
      </button>
    </dialog>
  );
}
