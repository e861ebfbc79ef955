import { NONE, type Search } from './search.hot.ts';

/** The nodes of the cheapest way to `node`, seed first; empty if it was not reached. */
export const pathTo = (search: Pick<Search, 'cost' | 'from'>, node: number): number[] => {
  if (search.cost(node) === NONE) return [];
  const path: number[] = [];
  for (let at = node; at !== NONE; at = search.from(at)) path.push(at);
  return path.reverse();
};
