import type { Language } from '@tambour/kernel';
import type { Box, HexSheet } from '@tambour/press';
import { scaleBar } from '@tambour/stage';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** 400 m a hex; a toise of Paris is 1.949 m, so 500 toises are 2.436 hexes. */
const TOISES_500 = (500 * 1.949) / 400;

const TITLE = ['italic', 'capitals', 'title', 'italic', 'roman', 'italic', 'roman'] as const;
const LINES = [0, 1, 2, 3, 4, 5, 6] as const;
const SIGNS = [
  'paved',
  'earth',
  'stone',
  'pontoon',
  'stream',
  'forest',
  'elevation',
  'village',
  'work',
  'breached',
  'gap',
  'redoubt',
] as const;

/** What is written round the map, in the language of the reader. */
export const sheetWords = (
  w: DenainWorld,
  language: Language,
): Pick<HexSheet, 'cartouche' | 'legendTitle' | 'legend' | 'scale' | 'boxes' | 'edges' | 'imprint'> => ({
  cartouche: LINES.map((i) => ({ text: say(`sheet.title.${i}`)[language], letter: TITLE[i] })),
  scale: [
    { hexes: TOISES_500, ...scaleBar(500, 5, say('sheet.toises')[language]) },
    { hexes: 2.5, ...scaleBar(1000, 4, say('sheet.metres')[language]) },
  ],
  legendTitle: say('sheet.legend')[language],
  legend: SIGNS.map((sign) => ({ sign, text: say(`sheet.legend.${sign}`)[language] })),
  boxes: boxes(w, language),
  imprint: say('sheet.imprint')[language],
  edges: [
    { edge: 'west', text: say('sheet.french')[language], colour: 'blue' },
    { edge: 'north', text: say('sheet.french')[language], colour: 'blue' },
    { edge: 'east', text: say('sheet.allies')[language], colour: 'orange' },
    { edge: 'south', text: say('sheet.allies')[language], colour: 'orange' },
  ],
});

/** A tray for every formation that comes later; those of the printed map have titles of their own. */
const boxes = (w: DenainWorld, language: Language): Box[] =>
  w.data.formations.flatMap(({ id, name, setup, turn, entry }, f) => {
    if (setup !== 'reinforcement') return [];
    const title = id === 'valenciennes' || id === 'fagel' ? say(`sheet.box.${id}`)[language] : name;
    const gates = entry.map((hex) => w.hexNames[hex]).join(', ');
    const note = say('sheet.boxNote', { turn, gates })[language];
    return [{ id, title, note, slots: w.formationUnits[f]!.length + 1 }];
  });
