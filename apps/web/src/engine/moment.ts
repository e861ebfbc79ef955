import type { GamePackage } from '@tambour/games';
import { type Action, type ActionList, itemAt, NO_PIECE, type Position, present, type World } from '@tambour/kernel';
import type { Handle } from '@tambour/stage';
import type { Decision, Moment } from '../match/protocol.ts';
import type { Viewer } from './match-history.ts';

/** Orders taken off a list that its position will fill again. */
const taken = (actions: ActionList): Action[] => Array.from({ length: actions.count }, (_, i) => actions.at(i));

/** The orders of one piece, or of none (NO_PIECE), to take hold of. */
export const handlesOf = <W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  position: Position<W, Field>,
  piece: number,
): Handle[] => taken(position.actionsOf(piece)).map((action) => stage.handle(position.field, action));

export const momentOf = <W extends World, Field>(
  game: GamePackage<W, Field>,
  position: Position<W, Field>,
  at: number,
  viewer: Viewer,
): Moment => ({
  at,
  scene: game.stage.scene(position.field),
  decision: decisionOf(game, position, viewer),
  verdict: position.over ? position.verdict : undefined,
});

/** A question with so few answers is answered by buttons, whichever piece the answers belong to. */
const FEW = 6;
const answersOf = <W extends World, Field>(game: GamePackage<W, Field>, position: Position<W, Field>): Handle[] => {
  const { actions } = position;
  if (actions.count > FEW) return handlesOf(game, position, NO_PIECE);
  return strongestFirst(taken(actions).map((action) => game.stage.handle(position.field, action)));
};
/** Attacks by those who make them together before attacks by some of them: whoever looks for the others finds them below. */
const strongestFirst = (handles: readonly Handle[]): Handle[] => {
  const many = ({ kind, along = [] }: Handle): number => (kind === 'attack' ? along.length : 0);
  const attacks = handles.filter((h) => h.kind === 'attack').sort((a, b) => many(b) - many(a));
  return handles.map((h) => (h.kind === 'attack' ? present(attacks.shift()) : h));
};

function decisionOf<W extends World, Field>(
  game: GamePackage<W, Field>,
  position: Position<W, Field>,
  viewer: Viewer,
): Decision | undefined {
  const { prompt, questionRule } = position;
  if (prompt === undefined || questionRule === undefined) return undefined;
  const { side } = position;
  // What the other side may order can hang on what it keeps to itself.
  const isOpen = viewer === 'all' || viewer === side;
  // All pieces of Denain together take less than a millisecond. A probe would not do: it may answer with any piece.
  const alive = isOpen ? [...position.world.pieces.keys()].filter((piece) => position.actionsOf(piece).count > 0) : [];
  const headings = alive.flatMap((piece) => {
    const { heading } = game.stage.handle(position.field, position.actionsOf(piece).at(0));
    return heading ? [[itemAt(position.world.pieces, piece), heading] as const] : [];
  });
  return {
    side,
    prompt,
    rule: questionRule,
    alive: alive.map((piece) => itemAt(position.world.pieces, piece)),
    headings: Object.fromEntries(headings),
    free: isOpen ? answersOf(game, position) : [],
    isInside: position.isInside,
  };
}
