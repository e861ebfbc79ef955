import type { DieKind, FaceResult, Fact, Modifier, Sum, Text, WantedDice, World } from '@tambour/kernel';
import type { EventText, PlaceOfPiece } from './event-text.ts';
import { capitalised, commas } from './join.ts';
import type { Stage } from './stage.ts';

/** Faces of the die, from one to another, and what they bring: nothing where there is no text, or another die to throw. */
export interface ThrowBand {
  readonly from: number;
  readonly to: number;
  readonly text: Text | undefined;
  readonly isFollowed: boolean;
}
/** Dice that are to be thrown by hand, in words. */
export interface ThrowView {
  readonly dice: readonly DieKind[];
  /** What the dice thrown for the same order before them have brought. */
  readonly happened: readonly EventText[];
  /** What for, with what is needed; undefined where whoever throws may not know. */
  readonly what: Text | undefined;
  readonly rule: string | undefined;
  /** What goes on the die, on the column of the table or into what is needed, item by item. */
  readonly sum: readonly Modifier[];
  readonly on: Sum['on'];
  /** What the faces bring before the next die or decision: none where all come to the same. */
  readonly bands: readonly ThrowBand[];
}

/** What is to be thrown and what for. The event that will tell of the dice says it, so that a game has no more to say. */
export function throwView<W extends World, Field>(
  stage: Pick<Stage<W, Field>, 'eventText' | 'fact'>,
  world: W,
  { dice, happened, events, faces }: WantedDice,
  where?: PlaceOfPiece,
): ThrowView {
  const told = events.map((event) => stage.eventText(world, event, where)).find(({ roll }) => roll);
  return {
    dice,
    happened: happened.map((event) => stage.eventText(world, event, where)),
    what: told?.roll && capitalised(told.roll),
    rule: told?.rule,
    sum: told?.sum ?? [],
    on: told?.on ?? 'die',
    bands: bandsOf(faces, (fact) => stage.fact(world, fact)),
  };
}

function bandsOf(faces: readonly FaceResult[], say: (fact: Fact) => Text): readonly ThrowBand[] {
  const bands: ThrowBand[] = [];
  // Dice that come whatever is thrown, those of the next phase say, are no consequence of it.
  const isAlways = faces.every((face) => face.isFollowed);
  for (const { face, facts, isFollowed: isNext } of faces) {
    const text = facts.length > 0 ? commas(facts.map(say)) : undefined;
    const isFollowed = isNext && !isAlways;
    const last = bands.at(-1);
    if (last && last.text?.en === text?.en && last.isFollowed === isFollowed)
      bands[bands.length - 1] = { ...last, to: face };
    else bands.push({ from: face, to: face, text, isFollowed });
  }
  return bands.length > 1 ? bands : [];
}
