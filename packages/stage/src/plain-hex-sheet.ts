import type { Language, Text } from '@tambour/kernel';
import type { HexSheet } from '@tambour/press';

/** A hex map of open ground and rivers under a title, and whatever else a plan has. */
export const plainHexSheet =
  (title: Text, plan: Pick<HexSheet, 'id' | 'grid' | 'rivers'> & Partial<HexSheet>) =>
  (language: Language): HexSheet => {
    const wet = new Set<number>(plan.rivers.flatMap(({ hexes }) => hexes));
    return {
      board: 'hex',
      cartouche: [{ text: title[language], letter: 'title' }],
      scale: [],
      legendTitle: '',
      legend: [],
      boxes: [],
      imprint: '',
      terrain: Array.from({ length: plan.grid.size }, (_, hex) => (wet.has(hex) ? 'river' : 'clear')),
      bridges: [],
      streams: [],
      roads: [],
      works: [],
      redoubts: [],
      encampments: [],
      settlements: [],
      exits: [],
      edges: [],
      ...plan,
    };
  };
