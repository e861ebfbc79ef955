import { itemAt } from '@tambour/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { bringUp, isNarrow } from './narrow.ts';

interface TabsProps<T extends string> {
  readonly name: string;
  readonly tabs: readonly { readonly id: T; readonly title: string }[];
  readonly chosen: T;
  onChoose(id: T): void;
  readonly children: ComponentChildren;
}

/** What has yet to be fetched makes the panel long enough only when it comes: so long the row is brought up again, or until someone else scrolls. */
const PATIENCE_MS = 3000;
function keepUp(row: HTMLElement | null): (() => void) | undefined {
  const panel = row?.nextElementSibling;
  if (!panel) return undefined;
  const seen = new ResizeObserver(() => bringUp(row));
  const stop = (): void => {
    seen.disconnect();
    clearTimeout(timer);
    for (const type of OWN_SCROLLING) removeEventListener(type, stop);
  };
  const timer = setTimeout(stop, PATIENCE_MS);
  for (const type of OWN_SCROLLING) addEventListener(type, stop);
  bringUp(row);
  seen.observe(panel);
  return stop;
}
const OWN_SCROLLING = ['pointerdown', 'wheel', 'keydown'] as const;

/** A row of tabs by the book: arrows move between them, one of them is in the order of Tab. In the hand what is chosen comes into sight. */
export function Tabs<T extends string>({ name, tabs, chosen, onChoose, children }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    const isMeant = isPressed.current && isNarrow();
    isPressed.current = false;
    return isMeant ? keepUp(row.current) : undefined;
  }, [chosen]);
  const press = (id: T): void => {
    isPressed.current = id !== chosen;
    onChoose(id);
  };
  const step = (by: number): void => {
    const at = tabs.findIndex((t) => t.id === chosen);
    const next = itemAt(tabs, (at + by + tabs.length) % tabs.length);
    press(next.id);
    row.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs">
      <div
        ref={row}
        role="tablist"
        aria-label={name}
        onKeyDown={(e) => {
          if (e.key === 'ArrowRight') step(1);
          else if (e.key === 'ArrowLeft') step(-1);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls="tab-panel"
            tabIndex={tab.id === chosen ? 0 : -1}
            data-tab={tab.id}
            onClick={() => press(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
