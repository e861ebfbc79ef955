import { type CutCell, cut } from '@tambour/press';

/** The part of a drawing that lies in each cell, where no worker cuts it. */
export const cutSheet = (svg: string, cells: readonly CutCell[]): readonly string[] => cut(svg, cells);
