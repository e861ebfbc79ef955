import type { Handle } from '@tambour/stage';

/** What is likeliest meant by a press where these can be done: an attack with all who can join it, else arriving as the piece faces now. */
export const likeliest = (here: readonly Handle[], facing: number | undefined): Handle | undefined =>
  fullest(here.filter((h) => h.kind === 'attack')) ?? here.find((h) => h.facing === facing) ?? here[0];

/** The first of those that the most pieces join. */
const fullest = (attacks: readonly Handle[]): Handle | undefined =>
  attacks.reduce<Handle | undefined>((best, h) => (best && joined(best) >= joined(h) ? best : h), undefined);
const joined = ({ along = [] }: Handle): number => along.length;
