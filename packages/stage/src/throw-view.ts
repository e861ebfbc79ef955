import type { DieKind, GameEvent, Modifier, Sum, Text, WantedDice, World } from '@tambour/kernel';
import type { PlaceOfPiece } from './event-text.ts';
import { capitalised, semicolons } from './join.ts';
import type { Stage } from './stage.ts';

/** Faces of the die, from one to another, and what they bring; no text where that is nothing. */
export interface ThrowBand {
  readonly from: number;
  readonly to: number;
  readonly text: Text | undefined;
}
/** Dice that are to be thrown by hand, in words. */
export interface ThrowView {
  readonly dice: readonly DieKind[];
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
  { dice, events, faces }: WantedDice,
  where?: PlaceOfPiece,
): ThrowView {
  const told = events.map((event: GameEvent) => stage.eventText(world, event, where)).find(({ roll }) => roll);
  return {
    dice,
    what: told?.roll && capitalised(told.roll),
    rule: told?.rule,
    sum: told?.sum ?? [],
    on: told?.on ?? 'die',
    bands: bandsOf(faces.map(({ face, facts }) => ({ face, texts: facts.map((fact) => stage.fact(world, fact)) }))),
  };
}

function bandsOf(faces: readonly { readonly face: number; readonly texts: readonly Text[] }[]): readonly ThrowBand[] {
  const bands: ThrowBand[] = [];
  for (const { face, texts } of faces) {
    const text = texts.length > 0 ? semicolons(texts) : undefined;
    const last = bands.at(-1);
    if (last && last.text?.en === text?.en) bands[bands.length - 1] = { ...last, to: face };
    else bands.push({ from: face, to: face, text });
  }
  return bands.length > 1 ? bands : [];
}
