import type { Action, Command, GameSpec, Protocol, Text, World } from '@tambour/kernel';
import { decidedByDice, type OnBoard } from './decided-by-dice.ts';
import type { Handle, HandleKind } from './handle.ts';
import type { Place } from './place.ts';

/** What a game says of a handle beyond what follows from its command, or says otherwise. */
export type MoreOfHandle<Field> = (
  f: Field,
  o: Action,
) => Partial<
  Pick<Handle, 'piece' | 'along' | 'place' | 'facing' | 'stand' | 'cost' | 'isLong' | 'isRolled' | 'heading' | 'note'>
>;

/** What a game says of its commands. */
export interface HandleParts<Field, Name extends string> {
  /** Names of places, by number: a list, or where any point is one, what each is called. */
  places(f: Field): readonly Place[] | ((n: number) => Place);
  label(f: Field, command: Command): Text;
  /** The verb alone. */
  verbWords(f: Field, command: Command, o: Action): Text;
  /** By verb. */
  readonly more: Readonly<Partial<Record<Name, MoreOfHandle<Field>>>>;
}
/** The verbs of a game: see `verbTable`. */
interface Verbs<Name extends string> {
  readonly names: readonly Name[];
  readonly dice: Parameters<typeof decidedByDice>[1];
  kindOf(verb: number): HandleKind;
}

const nameOf = (names: readonly Place[] | ((n: number) => Place), n: number): Place | undefined =>
  typeof names === 'function' ? names(n) : names[n];

/** A legal action as something to take hold of. */
export function handleOf<W extends World, Field extends OnBoard<W>, Name extends string>(
  game: GameSpec<W, Field>,
  protocol: Pick<Protocol<Field>, 'decode' | 'pieceOf' | 'placeOf'>,
  verbs: Verbs<Name>,
  parts: HandleParts<Field, Name>,
): (f: Field, o: Action) => Handle {
  const isDecidedByDice = decidedByDice(game, verbs.dice);
  const more = (verb: Name | undefined) => (verb === undefined ? undefined : parts.more[verb]);
  return (f, o) => {
    const command = protocol.decode(f, o);
    const at = protocol.placeOf(f, o);
    const {
      piece = f.w.pieces[protocol.pieceOf(f, o)],
      along,
      place = at === undefined ? undefined : nameOf(parts.places(f), at),
      facing,
      stand,
      cost,
      isLong,
      isRolled,
      heading,
      note,
    } = more(verbs.names[o.verb])?.(f, o) ?? {};
    return {
      command,
      kind: verbs.kindOf(o.verb),
      label: parts.label(f, command),
      verb: parts.verbWords(f, command, o),
      ...(heading === undefined ? {} : { heading }),
      ...(note === undefined ? {} : { note }),
      ...(piece === undefined ? {} : { piece }),
      ...(along === undefined || along.length === 0 ? {} : { along }),
      ...(place === undefined ? {} : { place }),
      ...(facing === undefined ? {} : { facing }),
      ...(stand === undefined ? {} : { stand }),
      ...(cost === undefined ? {} : { cost }),
      ...(isLong && { isLong }),
      isRolled: isRolled ?? isDecidedByDice(f, o),
    };
  };
}
