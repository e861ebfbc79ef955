import type { HexId } from '@tambour/boards';
import { itemAt, type Text } from '@tambour/kernel';
import { commas, list, type PlaceOfPiece } from '@tambour/stage';
import { BARRED, HALF } from '../model/ground.ts';
import { facingTo, placeName, saidFormation, saidPiece, saidSide } from '../model/names.ts';
import { INF, PHASES, TERRAINS } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';

/** What an event or a command may name. */
export interface Named {
  readonly type?: string;
  readonly piece?: string;
  readonly leader?: string;
  readonly by?: string;
  readonly target?: string;
  readonly formation?: string;
  readonly side?: string;
  readonly hex?: string;
  readonly at?: string;
  readonly from?: string | null;
  readonly to?: string;
  readonly toward?: string;
  readonly facing?: string;
}
/** The same in words; '' for what it does not name. */
export const wordsOf = (w: DenainWorld, e: Named) => {
  const piece = (id: string | undefined) => (id === undefined ? '' : saidPiece(w, id));
  // A record may give hexes as numbers.
  const place = (hex: string | null | undefined) => (hex ? placeName(w, String(hex).padStart(4, '0')) : '');
  return {
    who: piece(e.piece ?? e.leader),
    by: piece(e.by ?? e.leader),
    target: piece(e.target),
    of: e.formation === undefined ? '' : saidFormation(w, e.formation),
    side: e.side === undefined ? '' : saidSide(e.side),
    at: place(e.hex ?? e.at),
    from: place(e.from),
    to: place(e.to),
    toward: place(e.toward),
    facing: e.facing === undefined ? '' : facingTo(e.facing),
  };
};

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

const terrainIn = (w: DenainWorld, hex: HexId) => itemAt(TERRAINS, itemAt(w.terrain, hex));
export const terrainName = (w: DenainWorld, hex: HexId): Text => say(`terrain.${terrainIn(w, hex)}`);
/** The ground as it is said of who stands on it. */
export const onGround = (w: DenainWorld, hex: HexId): Text => say(`terrain.${terrainIn(w, hex)}.on`);

/** Points to enter a hex off the road, for a class: a figure, half the allowance, or none. */
export function costWord(w: DenainWorld, hex: HexId, cls: number = INF): string {
  const cost = itemAt(itemAt(w.cost, cls), hex);
  return cost === BARRED ? '–' : cost === HALF ? '½' : `${cost}`;
}

/** In full, for a heading; undefined for what is no phase. */
export function phaseTitle(phase: string): Text | undefined {
  const known = PHASES.find((p) => p === phase);
  return known && say(`phase.${known}.title`);
}
