import type { Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { INF, TERRAINS } from '../model/vocabulary.ts';
import { BARRED, type DenainWorld, HALF } from '../model/world.ts';

const say = (en: string, fr: string): Text => ({ en, fr });

const NAMES: Readonly<Record<(typeof TERRAINS)[number], Text>> = {
  clear: say('open ground', 'terrain découvert'),
  forest: say('wood', 'bois'),
  elevation: say('height', 'hauteur'),
  town: say('village', 'village'),
  redoubt: say('redoubt', 'redoute'),
  river: say('river', 'rivière'),
  bridge: say('bridge', 'pont'),
};
export const terrainName = (w: DenainWorld, hex: number): Text => NAMES[TERRAINS[w.terrain[hex]!]!];

/** Points to enter a hex off the road, for a class: a figure, half the allowance, or none. */
export function costWord(w: DenainWorld, hex: number, cls: number = INF): string {
  const cost = w.cost[cls]![hex]!;
  return cost === BARRED ? '–' : cost === HALF ? '½' : `${cost}`;
}

const WHERE: Readonly<Record<(typeof TERRAINS)[number], Text>> = {
  clear: say('on open ground', 'en terrain découvert'),
  forest: say('in a wood', 'dans un bois'),
  elevation: say('on a height', 'sur une hauteur'),
  town: say('in a village', 'dans un village'),
  redoubt: say('in a redoubt', 'dans une redoute'),
  river: say('on the river', 'sur la rivière'),
  bridge: say('on a bridge', 'sur un pont'),
};
/** The ground as it is said of who stands on it. */
export const onGround = (w: DenainWorld, hex: number): Text => WHERE[TERRAINS[w.terrain[hex]!]!];

/** The six ways out of a hex, by number. */
export const COMPASS: readonly Text[] = [
  say('north', 'nord'),
  say('north-east', 'nord-est'),
  say('south-east', 'sud-est'),
  say('south', 'sud'),
  say('south-west', 'sud-ouest'),
  say('north-west', 'nord-ouest'),
];

/** Sides of a hex by six bits: "its north and south-west sides" / « ses côtés nord et sud-ouest ». */
export function ownSides(bits: number): Text | undefined {
  const found = COMPASS.filter((_, d) => bits & (1 << d));
  const { en, fr } = list(found);
  if (found.length === 0) return undefined;
  return found.length === 1 ? say(`its ${en} side`, `son côté ${fr}`) : say(`its ${en} sides`, `ses côtés ${fr}`);
}
/** The same of a hex that is named: "the south side of 1211" / « le côté sud de 1211 ». */
export function sidesOf(hex: Text, bits: number): Text {
  const found = COMPASS.filter((_, d) => bits & (1 << d));
  const { en, fr } = list(found);
  return found.length === 1
    ? say(`the ${en} side of ${hex.en}`, `le côté ${fr} de ${hex.fr}`)
    : say(`the ${en} sides of ${hex.en}`, `les côtés ${fr} de ${hex.fr}`);
}
