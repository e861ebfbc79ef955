import type { Rect } from '../layout.ts';

/**
 * An SVG document cut into smaller ones that together show the same. To lay out and draw a whole map takes a browser half a
 * second and more in one go; a piece of it, holding only what lies there, a small part of that.
 */
export interface CutCell {
  /** The part of the paper it shows without overlap, and the part it can show: a margin more all round. */
  readonly core: Rect;
  readonly whole: Rect;
}

/** Cells of `side` units, row by row, each with `margin` more on every side so that neighbours leave no seam. */
export const cutCells = (paper: Rect, side: number, margin: number): readonly CutCell[] => {
  const cells: CutCell[] = [];
  for (let y = Math.floor(paper.y); y < paper.y + paper.height; y += side)
    for (let x = Math.floor(paper.x); x < paper.x + paper.width; x += side)
      cells.push({
        core: { x, y, width: side, height: side },
        whole: { x: x - margin, y: y - margin, width: side + 2 * margin, height: side + 2 * margin },
      });
  return cells;
};
