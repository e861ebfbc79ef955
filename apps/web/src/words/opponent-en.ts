import { OPPONENTS, opponentOf } from '@tambour/ai/level';

const level = {
  random: 'random',
  greedy: 'plain',
  novice: 'novice',
  sergeant: 'sergeant',
  captain: 'captain',
  marshal: 'marshal',
};
const temperament = { steady: 'steady', bold: 'bold', cautious: 'cautious' };

/** What is said of the computer players. */
export const opponent = {
  title: 'Computer opponent',
  temperamentTitle: 'Temperament',
  level,
  temperament,
  /** What follows its name. */
  line: (says: string) => `: ${says}`,
  /** What to expect of each, in a line. */
  says: {
    novice: 'makes mistakes. For a first battle.',
    sergeant: 'looks one order ahead. Makes you work.',
    captain: 'plans whole activations. A fair fight.',
    marshal: 'plans further and checks more. Takes its time.',
  },
  temperamentSays: {
    steady: 'weighs gain and loss alike.',
    bold: 'attacks early and accepts losses.',
    cautious: 'spares its troops and waits for better odds.',
  },
  /** Who sits at a side, by the name it is kept under. */
  seat: (seat: string) => {
    const id = OPPONENTS.find((known) => known === seat);
    if (!id) return `Computer, ${seat}`;
    const who = opponentOf(id);
    const how = who.temperament === 'steady' ? '' : ` (${temperament[who.temperament]})`;
    return `Computer, ${level[who.level]}${how}`;
  },
};
export type OpponentWords = typeof opponent;
