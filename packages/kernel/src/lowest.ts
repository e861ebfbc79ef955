/** Those of which a figure is lowest, in their order. */
export function lowest<T>(all: readonly T[], figure: (one: T) => number): T[] {
  const figures = all.map(figure);
  const least = Math.min(...figures);
  return all.filter((_, i) => figures[i] === least);
}
