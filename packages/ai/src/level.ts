/** Players by how well they play, weakest first. `random` and `greedy` are measures for the others, and for tests. */
export const LEVELS = ['random', 'greedy', 'sergeant', 'captain'] as const;
export type Level = (typeof LEVELS)[number];
