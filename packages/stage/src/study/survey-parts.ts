import type { Text } from '@tambour/kernel';
import { asSentence, commas, semicolons } from '../join.ts';
import { nearestPairs } from '../nearest-pairs.ts';
import { say } from './say.ts';

/** The field as a side sees it: the hour, the points, its troops, who is close, the enemy's troops, and what else there is to say. */
export const surveyBy =
  <Field>(game: {
    headline(g: Field): Text;
    points(g: Field): Text;
    /** The troops of a side, as another one may know them. */
    troops(g: Field, of: number, side: number): readonly Text[];
    contacts(g: Field, side: number): Text;
    rest(g: Field): readonly Text[];
  }) =>
  (g: Field, side: number): readonly Text[] => [
    asSentence(game.headline(g)),
    game.points(g),
    ...game.troops(g, side, side),
    game.contacts(g, side),
    ...game.troops(g, 1 - side, side),
    ...game.rest(g),
  ];

/** The points of each side. */
export const pointsText = (sides: readonly { readonly side: Text; readonly total: number }[]): Text =>
  say('points.all', { all: commas(sides.map((of) => say('points.side', of))) });

const MOST_CONTACTS = 6;
/** The enemies closest to one's own, in hexes, each with whom it is close to. */
export function contactsText<Unit extends number>(
  own: readonly Unit[],
  enemies: readonly Unit[],
  far: (own: Unit, enemy: Unit) => number,
  said: (unit: Unit) => Text,
): Text {
  const found = nearestPairs(own, enemies, far, MOST_CONTACTS);
  if (found.length === 0) return say('contacts.none');
  const each = found.map(({ own, enemy, far }) => {
    const names = { mine: said(own), theirs: said(enemy) };
    return far === 1 ? say('contacts.beside', names) : say('contacts.far', { ...names, far });
  });
  return say('contacts.all', { all: semicolons(each) });
}
