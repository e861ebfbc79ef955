import type { Language } from '@tambour/kernel';
import type { Base } from '@tambour/press/table';
import type { ScenePiece } from './scene.ts';
import type { TableBase } from './table-base.ts';

/** A piece that stands on a measured table. */
export type BasedPiece = ScenePiece & { readonly base: TableBase };
const isBased = (piece: ScenePiece): piece is BasedPiece => piece.base !== undefined;
export const basedIn = (pieces: readonly ScenePiece[]): readonly BasedPiece[] => pieces.filter(isBased);

/** The base of a piece as the press draws it, in the language of the reader. */
export const drawnBase = ({ id, side, title, base }: BasedPiece, language: Language, isSelected = false): Base => {
  const { name = title, short = name, ...rest } = base;
  return { ...rest, id, side, name: name[language], short: short[language], ...(isSelected && { isSelected }) };
};
