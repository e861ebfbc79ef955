import type { DrillMap } from './drill.ts';

/** The hexes of Solferino that the rulebook names, with what its examples fix of them; all else is clear, level 2. */
export const SOLFERINO: DrillMap = {
  columns: 45,
  rows: 40,
  default: { terrain: 'clear', level: 2 },
  overrides: [{ terrain: 'clear', level: 3, hexes: ['1425', '2117'] }],
  hexsides: {
    canal: ['3633|3732', '3732|3733', '3732|3833', '3832|3833', '3833|3932'],
    bridge: [{ side: '3832|3833', over: 'canal', way: ['secondary'] }],
    crest: [{ side: '2117|2218', level: 4 }],
  },
  roads: {
    secondary: [
      ['1424', '1425'],
      ['3836', '3835', '3834', '3833', '3832', '3831'],
    ],
  },
};
