import type { Deeds } from '@tambour/ai';

/** By game: which of its events are attacks, moves and leaders lost by themselves. */
export const DEEDS: Readonly<Record<string, Deeds>> = {
  denain: {
    attacks: ['shock-declared', 'fired'],
    moves: ['stepped', 'leader-moved'],
    isChiefLost: ({ type }) => type === 'leader-killed',
  },
  reiters: {
    attacks: ['attack-declared', 'bombarded'],
    moves: ['moved'],
    // 4.3c Ridden down where he stands alone; 7.6a is a leader who falls among his troops.
    isChiefLost: ({ type, rule }) => type === 'leader-lost' && rule === '4.3c',
  },
  risorgimento: {
    attacks: ['attack-declared', 'fired', 'small-arms-fired'],
    moves: ['stepped', 'rode'],
    isChiefLost: ({ type }) => type === 'leader-lost',
  },
  tabletop: {
    attacks: ['charge-declared', 'shot-fired'],
    moves: ['moved', 'rode'],
    isChiefLost: ({ type }) => type === 'leader-lost',
  },
};
