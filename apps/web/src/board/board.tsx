import type { Ref } from 'preact';
import { useImperativeHandle, useLayoutEffect, useRef } from 'preact/hooks';
import '../style/board.css';
import '../style/effects.css';
import '../style/overview.css';
import '../style/plan.css';
import { BoardCore } from './core.ts';
import type { BoardHandle, BoardListeners, BoardScene } from './scene.ts';

export type { BoardHandle, BoardPick, BoardTarget } from './scene.ts';

export interface BoardProps extends BoardScene, BoardListeners {
  readonly label: string;
  readonly ref?: Ref<BoardHandle | null>;
}

/** The board as a component: it hands on what to show and what was picked, and nothing else. Keys are the page's. */
export const Board = (props: BoardProps) => {
  const host = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const core = useRef<BoardCore>(undefined);
  latest.current = props;

  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const made = new BoardCore(host.current, {
      onPick: (pick) => latest.current.onPick(pick),
      onHover: (pick) => latest.current.onHover(pick),
    });
    core.current = made;
    return () => made.end();
  }, []);
  useImperativeHandle(props.ref ?? null, () => core.current ?? null, []);
  useLayoutEffect(() => core.current?.show(props));

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the page moves a cursor over the board with the keys
    <div ref={host} class="board" role="application" aria-label={props.label} tabIndex={0} />
  );
};
