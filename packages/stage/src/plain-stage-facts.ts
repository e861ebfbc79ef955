import type { GameSpec, Language, Messages, PlainField, Say, Text, World } from '@tambour/kernel';
import type { Arm, Sheet } from '@tambour/press';
import type { EventWeight } from './event-text.ts';
import type { Fighting } from './fighting.ts';
import type { Front } from './front.ts';
import type { Place } from './place.ts';
import type { PlainVerbs } from './plain-verbs.ts';
import type { Goal } from './victory.ts';

/** A piece as it is printed. */
export interface PlainPiece {
  readonly side: number;
  readonly arm: Arm;
  readonly title: Text;
  readonly strength: number;
  readonly move: number;
}

/** What a small game says of itself to a page. */
export interface PlainStage<Field extends PlainField> {
  readonly front: Front;
  readonly spec: GameSpec<World, Field>;
  readonly verbs: Pick<PlainVerbs<Field>, 'records' | 'names' | 'protocol' | 'kindOf' | 'dice'>;
  /**
   * Words by key: `label.<verb>` and `event.<type>`, with the fields of the command or event by their names; of each event with a
   * die `roll.<type>`, what it is thrown for; and, of each that hurts, `bearing.<type>.you` and `.they`, with `n` for how often, and
   * `.short`.
   */
  readonly text: Say<Messages>;
  /** How values of fields that are neither pieces nor places are said. */
  readonly words: Readonly<Record<string, Text>>;
  /** The events that are more than details of the log. */
  readonly weights: Readonly<Record<string, EventWeight>>;
  /** What is told first of what befalls a unit, by the type of the event that hurts it: the graver. One unless told. */
  readonly gravity?: Readonly<Record<string, number>>;
  readonly pieces: readonly PlainPiece[];
  readonly places: readonly Place[];
  /** What is left of a piece, and where it stands: nowhere once it is lost. */
  now(g: Field, piece: number): { readonly strength: number; readonly place: Place | undefined };
  /** Which of its events are attacks. */
  readonly attack: Fighting<Field>['attack'];
  /** How each side wins. */
  readonly goals: readonly Goal[];
  /** What a place is like, in a sentence. */
  ground(place: Place): Text;
  sheet(language: Language): Sheet;
}
