import type { Action, Command, Protocol, Text } from '@tambour/kernel';
import type { Place } from './place.ts';

export const HANDLE_KINDS = ['move', 'attack', 'place', 'choose', 'decline'] as const;
export type HandleKind = (typeof HANDLE_KINDS)[number];

/** A legal command as something to take hold of: who acts, where to click, what it is called. */
export interface Handle {
  readonly command: Command;
  readonly kind: HandleKind;
  /** The whole order in words: "Navarre to 1411, facing east". */
  readonly label: Text;
  /** Without the piece and the place, for a short list beside them: "shock", "withdraw", "fire". */
  readonly verb: Text;
  /** What it is about, where several orders of one piece are: "The vanguard, now: Reserve". */
  readonly heading?: Text;
  /** What it does, in a line, where its name does not say. */
  readonly note?: Text;
  /** The piece that acts, and those that act along with it. */
  readonly piece?: string;
  readonly along?: readonly string[];
  /** Where it goes, or what it strikes. */
  readonly place?: Place;
  /** Which way it will look, 0 to 5 clockwise from north-east for a vertex of a hex (as `facing` of a counter). */
  readonly facing?: number;
  /** Points it takes, where there are any. */
  readonly cost?: number;
  /** Whether dice decide it, at once or when the other side has answered: the page then shows the odds before it is given. */
  readonly isRolled: boolean;
}

/** The way a piece would take, place by place, with what is left after each. */
export interface Way {
  readonly legs: readonly { readonly place: Place; readonly left: number; readonly facing?: number }[];
  /** What befalls it on the way: a check, a stop, a bridge worn. Each with its rule. */
  readonly notes: readonly { readonly rule: string; readonly what: Text }[];
}

/** What a handle is made of: how a game writes its commands, and what it says of them. */
export interface HandleParts<Field> {
  readonly protocol: Pick<Protocol<Field>, 'decode' | 'pieceOf' | 'placeOf'>;
  kindOf(verb: number): HandleKind;
  /** Names of pieces and of places, by number. */
  pieces(f: Field): readonly string[];
  places(f: Field): readonly Place[];
  label(f: Field, command: Command): Text;
  /** The verb alone. */
  verbWords(f: Field, command: Command, o: Action): Text;
  isRolled(f: Field, o: Action): boolean;
  /** What else it says of an action, or says otherwise. */
  more(
    f: Field,
    o: Action,
  ): Partial<Pick<Handle, 'piece' | 'along' | 'place' | 'facing' | 'cost' | 'isRolled' | 'heading' | 'note'>>;
}

/** A legal action as something to take hold of. */
export const handleOf =
  <Field>(parts: HandleParts<Field>) =>
  (f: Field, o: Action): Handle => {
    const { protocol } = parts;
    const command = protocol.decode(f, o);
    const at = protocol.placeOf(f, o);
    const {
      piece = parts.pieces(f)[protocol.pieceOf(f, o)],
      along,
      place = at === undefined ? undefined : parts.places(f)[at],
      facing,
      cost,
      isRolled,
      heading,
      note,
    } = parts.more(f, o);
    return {
      command,
      kind: parts.kindOf(o.verb),
      label: parts.label(f, command),
      verb: parts.verbWords(f, command, o),
      ...(heading === undefined ? {} : { heading }),
      ...(note === undefined ? {} : { note }),
      ...(piece === undefined ? {} : { piece }),
      ...(along === undefined || along.length === 0 ? {} : { along }),
      ...(place === undefined ? {} : { place }),
      ...(facing === undefined ? {} : { facing }),
      ...(cost === undefined ? {} : { cost }),
      isRolled: isRolled ?? parts.isRolled(f, o),
    };
  };
