import type { Text } from '@tambour/kernel';
import { commas, list, type PlaceOfPiece } from '@tambour/stage';
import { placeName, saidPiece } from '../model/names.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** Who is assaulted, where that is known: "Douglas in 1414", else "hex 1414". */
export function targetWords(w: DenainWorld, hex: string, where: PlaceOfPiece): Text {
  const place = placeName(w, hex);
  const there = w.unitIds.filter((id) => where(id) === hex);
  return there.length === 0
    ? say('prompt.targetPlace', { place })
    : say('prompt.target', { unit: list(there.map((id) => saidPiece(w, id))), place });
}

/** Hexsides such as 1513|1614: "1513 and 1614, 1514 and 1614". */
export const sidesWords = (sides: readonly string[]): Text =>
  commas(
    sides.map((side) => {
      const [from = '', to = ''] = side.split('|');
      return say('result.hexside', { from, to });
    }),
  );
