import { type CutPiece, cut } from '@tambour/press';
import type { Rect } from '../match/protocol.ts';

export type Piece = CutPiece;

/** In units of the paper. Smaller ones repeat more of what is long, rivers and roads; larger ones take too long to draw. */
const SIDE = 512;
/** More than a pixel of the screen at the farthest zoom. */
const MARGIN = 16;

/** As the board wants it. */
export const cutSheet = (svg: string, paper: Rect): readonly Piece[] => cut(svg, paper, SIDE, MARGIN);
