import { type CutCell, cutCells } from '@tambour/press';
import type { Rect } from '../match/protocol.ts';

/** In units of the paper. Smaller ones repeat more of what is long, rivers and roads; larger ones take too long to draw. */
const SIDE = 512;
/** More than a pixel of the screen at the farthest zoom. */
const MARGIN = 16;

/** How the board wants a paper cut: known without its drawing. */
export const cellsOf = (paper: Rect): readonly CutCell[] => cutCells(paper, SIDE, MARGIN);
