import { hexLabel } from '@tambour/boards';
import { slotCenter } from './boxes.ts';
import { drawCounter, drawFacing, fan } from './counter.ts';
import { moved } from './curve.ts';
import { at, group } from './ink.ts';
import type { Theme } from './palette.ts';
import { boxRects } from './panel.ts';
import type { Piece } from './piece.ts';
import type { Survey } from './survey.ts';

/** Counters on the map, stack by stack, and in their boxes. North before south, so that a fan never hides its neighbour. */
export const drawPieces = (survey: Survey, pieces: readonly Piece[], theme: Theme): string => {
  const { sheet, layout } = survey;
  const stacks = new Map<number, Piece[]>();
  const trays = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if ('hex' in piece) stacks.set(piece.hex, [...(stacks.get(piece.hex) ?? []), piece]);
    else trays.set(piece.box, [...(trays.get(piece.box) ?? []), piece]);
  }
  const byHeight = [...stacks.values()].map((stack) => [...stack].sort((a, b) => (a.order ?? 0) - (b.order ?? 0)));
  const hexOf = (stack: readonly Piece[]) => {
    const first = stack[0]!;
    if (!('hex' in first)) throw new Error(`piece ${first.id} has no hex`);
    return first.hex;
  };
  byHeight.sort((a, b) => layout.center(hexOf(a))[1] - layout.center(hexOf(b))[1] || hexOf(a) - hexOf(b));

  const drawn = byHeight.map((stack) => {
    const hex = hexOf(stack);
    const center = layout.center(hex);
    const lies = fan(stack.length);
    const cards = stack.map((piece, i) => {
      const { shift, scale } = lies[i]!;
      return group(
        { class: 'piece', 'data-piece': piece.id, transform: at(moved(center, shift), undefined, scale) },
        drawCounter(piece, survey.prefix, theme),
      );
    });
    const pointers = stack.map((piece) => drawFacing(piece)).join('');
    return group(
      { class: 'stack', 'data-hex': hexLabel(sheet.grid, hex) },
      ...cards,
      pointers === '' ? '' : group({ transform: at(center) }, pointers),
    );
  });

  const rects = boxRects(survey);
  const boxed = [...trays].flatMap(([box, inside]) => {
    const rect = rects.get(box);
    if (rect === undefined) return [];
    return inside.map((piece, slot) =>
      group(
        { class: 'piece', 'data-piece': piece.id, transform: at(slotCenter(rect, slot)) },
        drawCounter(piece, survey.prefix, theme),
      ),
    );
  });
  return group({ class: 'pieces' }, ...drawn, ...boxed);
};
