import { type Block, blockOf, sealBlock } from './labels.ts';
import type { Sheet } from './plate.ts';
import { surveyOf } from './survey.ts';
import { surveyOfZones } from './zones/zone-survey.ts';

/** What the names of places cover on the paper, numbers of zones and roads that leave the map with them; waters are lettered in the water. */
export const nameBlocks = (sheet: Sheet): readonly Block[] => {
  if (sheet.board === 'table') return sheet.plate(sheet.id).lettered?.() ?? [];
  if (sheet.board === 'hex') return surveyOf(sheet).labels.map(blockOf);
  const { blocks, exits } = surveyOfZones(sheet).lettering;
  return [...blocks, ...exits.flatMap((label) => label.blocks)];
};

/** What the seals of places worth points cover on a field, where a sheet knows the places. */
export const sealBlocks = (sheet: Sheet): readonly Block[] => {
  if (sheet.board === 'table') {
    const spots = sheet.plate(sheet.id).spots();
    return sheet.prizes.flatMap(({ terrain }) => (spots[terrain] === undefined ? [] : [sealBlock(spots[terrain].at)]));
  }
  if (sheet.board !== 'hex' || sheet.prizes === undefined) return [];
  const { layout } = surveyOf(sheet);
  return sheet.prizes.map(({ hex }) => sealBlock(layout.center(hex)));
};
