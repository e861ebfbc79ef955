import { type Command, everyAction, type PlainField, type Text } from '@tambour/kernel';
import { unitsBySide } from './fighting.ts';
import { asSentence } from './join.ts';
import type { Place } from './place.ts';
import type { PlainStage } from './plain-stage-facts.ts';
import type { Scene } from './scene.ts';
import type { Study } from './stage.ts';

/** What is asked for now and then, answered from the scene and the verbs. */
export function plainStudy<Field extends PlainField>(
  { front, verbs, text, pieces, places, ground, now, attack }: PlainStage<Field>,
  scene: (g: Field) => Scene,
): Study<Field> {
  const { protocol } = verbs;
  /** Whatever the piece could be told to do there, attacks first. */
  function intended(g: Field, piece: string | undefined, place: Place | undefined): readonly Command[] {
    if (piece === undefined || place === undefined) return [];
    const [u, at] = [g.w.pieces.indexOf(piece), places.indexOf(place)];
    if (u < 0 || at < 0 || scene(g).pieces[u]?.place === place) return [];
    const found = Object.values(verbs.records).flatMap((verb, i) =>
      [...everyAction(g, i, verb)].filter((o) => protocol.pieceOf(g, o) === u && protocol.placeOf(g, o) === at),
    );
    const isAttack = (verb: number): number => Number(verbs.kindOf(verb) === 'attack');
    return found.sort((a, b) => isAttack(b.verb) - isAttack(a.verb)).map((o) => protocol.decode(g, o));
  }
  const standing = (g: Field, side: number) =>
    scene(g).pieces.filter(({ owner, place }) => owner === side && place !== undefined);
  return {
    intended,
    way: () => undefined,
    overlay: () => [],
    describe(g, id): readonly Text[] {
      const piece = scene(g).pieces.find((known) => known.id === id);
      return piece ? [piece.title, ...piece.states].map(asSentence) : [];
    },
    ground: (_, place) => (places.includes(place) ? [ground(place)] : []),
    places: () => places.map((place) => ({ place, title: text('place.hex', { hex: place }) })),
    survey: (g) =>
      front.sides.map(({ name }, side) => asSentence(text('survey.side', { side: name, n: standing(g, side).length }))),
    fighting: {
      units: () =>
        unitsBySide(
          front.sides.map((_, side) => [...pieces.keys()].filter((u) => pieces[u]?.side === side)),
          (u) => pieces[u]?.strength ?? 0,
        ),
      left: (g, u) => now(g, u).strength,
      place: (g, u) => now(g, u).place,
      attack,
      objectives: () => [],
    },
    lessons: [],
  };
}
