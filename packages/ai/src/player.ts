import type { Command, Position, Text, World } from '@tambour/kernel';
import type { Chance } from './chance.ts';

/** What a player that plans has in mind. */
export interface Thought {
  /** The orders it means to give next, this one first; what the dice bring may change them. */
  readonly plan: readonly Command[];
  /** Set where the order goes on with a plan that was made, and told, before. */
  readonly isGoingOn?: true;
  /** Victory points that the plan is expected to gain on the obvious one: 0 where it is the obvious one. */
  readonly gain: number;
  /** What it is mainly for: the term that moves most by it. */
  readonly term?: { readonly id: string; readonly name: Text };
  /** The enemy's order that would hurt most of those it has tried. */
  readonly feared?: Command;
}

/** What a player decides: an index of the legal orders, and its reason in a sentence. */
export interface Decision {
  readonly index: number;
  readonly why: Text;
  readonly thought?: Thought;
}

/** Someone who answers questions. A player looks at what its side may see, never at the dice to come. */
export interface Player<W extends World, Field> {
  choose(position: Position<W, Field>, chance: Chance): Decision;
}

/**
 * Makes a player of a way to choose: it is shown the position as the side that must decide sees it. Orders are the same
 * there, so the index holds for the true position. In a game without secrets it is shown the position itself.
 */
export function fairPlayer<W extends World, Field>(choose: Player<W, Field>['choose']): Player<W, Field> {
  let room: Position<W, Field> | undefined;
  return {
    choose(position, chance) {
      if (!position.hasSecrets) return choose(position, chance);
      if (room?.world !== position.world || room.spec !== position.spec) room = position.twin();
      return choose(position.seenBy(position.side, room), chance);
    },
  };
}
