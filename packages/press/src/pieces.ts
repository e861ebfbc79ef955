import { hexLabel, parseHex } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { slotCenter } from './boxes.ts';
import { drawFacing, fan } from './counter.ts';
import { moved } from './curve.ts';
import { drawCounter } from './draw-counter.ts';
import { at, group } from './ink.ts';
import type { Page } from './layout.ts';
import type { Theme } from './palette.ts';
import { boxRects } from './panel.ts';
import type { PanelContents } from './panel-plan.ts';
import { byPlace, type Piece } from './piece.ts';
import type { Survey } from './survey.ts';

/** Counters on the map, stack by stack, and in their boxes. North before south, so that a fan never hides its neighbour. */
export const drawPieces = (survey: Survey, pieces: readonly Piece[], theme: Theme): string => {
  const { sheet, layout } = survey;
  const stacks = [...byPlace(pieces)].flatMap(([place, stack]) => {
    const hex = parseHex(sheet.grid, place);
    return hex === undefined ? [] : [{ hex, stack }];
  });
  stacks.sort((a, b) => layout.center(a.hex)[1] - layout.center(b.hex)[1] || a.hex - b.hex);

  const drawn = stacks.map(({ hex, stack }) => {
    const center = layout.center(hex);
    const lies = fan(stack.length);
    const cards = stack.map((piece, i) => {
      const { shift, scale } = itemAt(lies, i);
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
  return group({ class: 'pieces' }, ...drawn, ...drawBoxed(survey, pieces, theme));
};

/** Those that wait beside the map, slot by slot in the order given. */
export const drawBoxed = (
  survey: { readonly prefix: string; readonly sheet: PanelContents; readonly layout: Page },
  pieces: readonly Piece[],
  theme: Theme,
): readonly string[] => drawInTrays(boxRects(survey), survey.prefix, pieces, theme);

/** The same, by where the trays lie. */
export const drawInTrays = (
  trays: ReturnType<typeof boxRects>,
  prefix: string,
  pieces: readonly Piece[],
  theme: Theme,
): readonly string[] =>
  [...trays].flatMap(([box, rect]) =>
    pieces
      .filter(({ place }) => place === box)
      .map((piece, slot) =>
        group(
          { class: 'piece', 'data-piece': piece.id, transform: at(slotCenter(rect, slot)) },
          drawCounter(piece, prefix, theme),
        ),
      ),
  );
