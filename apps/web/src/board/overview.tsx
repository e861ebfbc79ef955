import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Ground, Rect } from '../match/protocol.ts';
import { isOverviewOpen, OVERVIEW_WIDTH as WIDTH } from './overview-size.ts';
import type { BoardHandle, Look } from './scene.ts';

/** Drawn when the ground changes or somebody moves; in a gesture only the frame moves. Squares and discs tell the sides apart. */
const print = (canvas: HTMLCanvasElement, paper: Rect, picture: HTMLCanvasElement, troops: Look['troops']): void => {
  canvas.width = WIDTH * 2;
  canvas.height = Math.round((canvas.width * paper.height) / paper.width);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const scale = canvas.width / paper.width;
  pen.strokeStyle = '#fffaf0';
  pen.lineWidth = 1;
  for (const { at, owner, ink } of troops) {
    const [x, y] = [(at[0] - paper.x) * scale, (at[1] - paper.y) * scale];
    pen.fillStyle = ink;
    pen.beginPath();
    if (owner % 2 === 0) pen.rect(x - 3, y - 3, 6, 6);
    else pen.arc(x, y, 3.4, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
  }
};

const frameRound = (frame: HTMLElement, paper: Rect, seen: Rect): void => {
  const scale = WIDTH / paper.width;
  const left = Math.max(0, (seen.x - paper.x) * scale);
  const top = Math.max(0, (seen.y - paper.y) * scale);
  const right = Math.min(WIDTH, (seen.x + seen.width - paper.x) * scale);
  const bottom = Math.min(paper.height * scale, (seen.y + seen.height - paper.y) * scale);
  frame.style.transform = `translate(${left}px, ${top}px)`;
  frame.style.width = `${Math.max(6, right - left)}px`;
  frame.style.height = `${Math.max(6, bottom - top)}px`;
};

/** Whether nothing of the paper but a sliver lies out of sight: there is nothing then to find one's way to. */
const isWhole = (paper: Rect, seen: Rect): boolean =>
  seen.x <= paper.x + 0.03 * paper.width &&
  seen.y <= paper.y + 0.03 * paper.height &&
  seen.x + seen.width >= paper.x + 0.97 * paper.width &&
  seen.y + seen.height >= paper.y + 0.97 * paper.height;

export interface OverviewProps {
  readonly board: RefObject<BoardHandle | null>;
  readonly ground: Ground;
  readonly label: string;
}

/** The whole map in small, with a frame round what is seen. A press or a drag goes there; keys move the board itself. */
export const Overview = ({ board, ground, label }: OverviewProps) => {
  const [isOpen, setOpen] = useState(isOverviewOpen);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const { paper } = ground;

  useEffect(() => {
    if (!isOpen) return undefined;
    let printed: Look | undefined;
    return board.current?.watch((look: Look) => {
      if (canvas.current === null || frame.current === null) return;
      const { seen, picture, troops } = look;
      if (picture !== undefined && (picture !== printed?.picture || troops !== printed.troops))
        print(canvas.current, paper, picture, troops);
      printed = look;
      frameRound(frame.current, paper, seen);
      if (root.current !== null) root.current.style.display = isWhole(paper, seen) ? 'none' : '';
    });
  }, [board, paper, isOpen]);

  const go = (event: PointerEvent): void => {
    if (canvas.current === null || event.buttons === 0) return;
    const box = canvas.current.getBoundingClientRect();
    board.current?.centreOn([
      paper.x + ((event.clientX - box.left) / box.width) * paper.width,
      paper.y + ((event.clientY - box.top) / box.height) * paper.height,
    ]);
  };

  return (
    <div ref={root} class="board-overview" data-open={isOpen}>
      {isOpen && (
        <div
          class="board-overview-map"
          aria-hidden="true"
          style={{ height: `${(WIDTH * paper.height) / paper.width}px` }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            go(event);
          }}
          onPointerMove={go}
        >
          <canvas ref={canvas} />
          <div ref={frame} class="board-overview-frame" />
        </div>
      )}
      <button
        type="button"
        class="board-overview-toggle"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="-12 -12 24 24" aria-hidden="true">
          <path d={isOpen ? 'M-5 0h10' : 'M-9-6l6-2l6 2l6-2v14l-6 2l-6-2l-6 2zM-3-8v14M3-6v14'} />
        </svg>
      </button>
    </div>
  );
};
