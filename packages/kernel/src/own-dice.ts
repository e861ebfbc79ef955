import type { Dice } from './dice.ts';
import type { Choice, Command } from './game.ts';
import { BadInput, integer } from './parse.ts';

/** What a choice and a record say where the players throw dice of their own and enter them. */
export const OWN_DICE = 'own';
export type WhoseDice = typeof OWN_DICE;

/** A die as it is thrown: so many sides, the lowest of which shows so much. */
export interface DieKind {
  readonly sides: number;
  readonly lowest: number;
}

/** A face that was entered; null where the program is to throw this one. */
export type Face = number | null;

/** An order that waits for dice, and those that it has so far. `drawn` are the places of those that the program threw. */
export interface Waiting {
  readonly side: string;
  readonly command: Command;
  readonly dice: readonly number[];
  readonly drawn?: readonly number[];
}

/** Stops an order at a die that nobody has thrown yet. */
export class DieWanted extends Error {
  override name = 'DieWanted';
  constructor(readonly die: DieKind) {
    super(`a d${die.sides} is to be rolled`);
  }
}

/**
 * Dice thrown at the table. The match's own are thrown along with them, as with recorded ones: a die that is left to the
 * program is the one its seed has for that place, however often one asks.
 */
export class EnteredDice implements Dice {
  readonly faces: number[] = [];
  readonly drawn: number[] = [];

  /** So many of the faces are known from before: what is wrong with the others is told by their place after these. */
  constructor(
    readonly given: readonly Face[],
    readonly known: number,
    readonly own: Dice,
  ) {}

  get left(): number {
    return this.given.length - this.faces.length;
  }
  roll(sides: number, lowest: number): number {
    const at = this.faces.length;
    if (at >= this.given.length) throw new DieWanted({ sides, lowest });
    const drawn = this.own.roll(sides, lowest);
    const given = this.given[at];
    if (given === null) this.drawn.push(at);
    const face = given === null ? drawn : integer(lowest, lowest + sides - 1)(given, `dice.${at - this.known}`);
    this.faces.push(face);
    return face;
  }
}

/** The dice of a waiting order as they were entered. */
export const facesOf = ({ dice, drawn = [] }: Pick<Waiting, 'dice' | 'drawn'>): readonly Face[] =>
  dice.map((face, i) => (drawn.includes(i) ? null : face));

/** The places of drawn dice, where there are any: a record says nothing of them otherwise. */
export const drawnField = (drawn: readonly number[]): { readonly drawn?: readonly number[] } =>
  drawn.length === 0 ? {} : { drawn };

/**
 * What was chosen for a battle whose dice must be the program's, because nobody at the other end can see them thrown: online
 * and by mail. Throws `BadInput` where they are the players' own.
 */
export function withAuditedDice<C extends Choice>(choice: C): C {
  if (choice.dice === undefined) return choice;
  throw new BadInput('dice', 'must not be own: dice entered by hand cannot be audited, and here they have to be');
}
