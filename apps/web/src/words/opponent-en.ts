/** What is said of the computer players. */
export const opponent = {
  title: 'Computer opponent',
  temperamentTitle: 'Temperament',
  level: {
    random: 'random',
    greedy: 'plain',
    novice: 'novice',
    sergeant: 'sergeant',
    captain: 'captain',
    marshal: 'marshal',
  },
  temperament: { steady: 'steady', bold: 'bold', cautious: 'cautious' },
  /** What follows its name. */
  line: (says: string) => `: ${says}`,
  /** What to expect of each, in a line. */
  says: {
    novice: 'makes mistakes. For a first battle.',
    sergeant: 'looks one order ahead. Makes you work.',
    captain: 'plans whole activations. A fair fight.',
    marshal: 'plans with more care. Takes its time.',
  },
  temperamentSays: {
    steady: 'weighs gains and losses equally.',
    bold: 'attacks early and accepts losses.',
    cautious: 'spares its troops and waits for better odds.',
  },
  /** Who sits at a side. */
  seat: (who: string) => `Computer, ${who}`,
  with: (level: string, temperament: string) => `${level} (${temperament})`,
};
export type OpponentWords = typeof opponent;
