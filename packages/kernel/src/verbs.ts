import type { Action } from './action.ts';
import type { FieldForm, FieldKind } from './field-kind.ts';
import type { Command, Sum } from './game.ts';
import { oneOf, onlyKnown, plain } from './parse.ts';

/**
 * The commands of a game, one record a verb. A record says what the fields of the command are; how it is read, written and
 * looked up follows from that. Fields fill a, b, c, d of the `Action` in their order, unless the verb packs them itself.
 */
type Forms<Field> = Readonly<Record<string, FieldForm<Field, unknown, unknown>>>;
type ValueOf<Form> = Form extends { read(...given: never): infer Value } ? Value : never;
type JsonOf<Form> = Form extends { write(...given: never): infer Json } ? Json : never;
type Values<Needed, Optional> = { readonly [K in keyof Needed]: ValueOf<Needed[K]> } & {
  readonly [K in keyof Optional]?: ValueOf<Optional[K]> | undefined;
};

/** What the kit asks of every verb; all of it may be left out by a verb whose fields say it. */
interface Common<Field> {
  /** The piece the action speaks of, as an index of the game's pieces, or negative: the first field that means one, unless told. */
  piece?(f: Field, o: Action): number;
  /** Whether it speaks of a piece: where several act, of each of them. */
  concerns?(f: Field, o: Action, piece: number): boolean;
  /** Where it goes or what it strikes: the first field that means one, unless told. */
  place?(f: Field, o: Action): number | undefined;
  /** The sum behind the die it rolls. */
  sums?(f: Field, o: Action): readonly Sum[];
}
/** A verb whose fields stand in the action as they are. */
export interface PlainVerb<Field, Needed> extends Common<Field> {
  readonly fields: Needed;
}
/** A verb that packs its fields itself. */
export interface PackedVerb<Field, Needed, Optional> extends Common<Field> {
  readonly fields: Needed;
  readonly optional?: Optional;
  /** Fields that, where they are all that is given, fill a, b, c, d in order after all. */
  readonly plain?: readonly (string & (keyof Needed | keyof Optional))[];
  pack(f: Field, given: Values<Needed, Optional>, verb: number): Action;
  /** The other way; undefined where the `plain` fields are all there is. */
  unpack(f: Field, o: Action): Values<Needed, Optional> | undefined;
}
/** A verb that is another way to pack the command of `writtenAs`, which reads it. */
export interface VariantVerb<Field, Needed> extends Common<Field> {
  readonly writtenAs: string;
  readonly fields: Needed;
  unpack(f: Field, o: Action): Values<Needed, Record<never, never>>;
}

/** Records that check each verb by its own fields. */
export const verbsOf = <Field>() => ({
  plain: <const Needed extends Readonly<Record<string, FieldKind<Field, unknown>>>>(
    fields: Needed,
    rest: Common<Field> = {},
  ): PlainVerb<Field, Needed> => ({ fields, ...rest }),
  packed: <const Needed extends Forms<Field>, const Optional extends Forms<Field> = Record<never, never>>(
    verb: PackedVerb<Field, Needed, Optional>,
  ): PackedVerb<Field, Needed, Optional> => verb,
  variant: <const Needed extends Forms<Field>>(verb: VariantVerb<Field, Needed>): VariantVerb<Field, Needed> => verb,
});

/** A command as it stands in a record, by its record. */
type CommandBy<Name, Verb> = Verb extends { readonly writtenAs: string }
  ? never
  : Verb extends { readonly fields: infer Needed }
    ? { readonly type: Name } & { readonly [K in keyof Needed]: JsonOf<Needed[K]> } & (Verb extends {
          readonly optional?: infer Optional;
        }
          ? { readonly [K in keyof Optional]?: JsonOf<Optional[K]> }
          : unknown)
    : never;
/** Every command of a game. */
export type CommandOf<Records> = { [Name in keyof Records]: CommandBy<Name, Records[Name]> }[keyof Records];

/** What the kit reads of a record once the types of its fields have done their work. */
interface AnyVerb<Field> extends Common<Field> {
  readonly fields: Forms<Field>;
  readonly optional?: Forms<Field>;
  readonly plain?: readonly string[];
  readonly writtenAs?: string;
  pack?(f: Field, given: never, verb: number): Action;
  unpack?(f: Field, o: Action): object | undefined;
}

/** Commands to integers and back, and whom an action speaks of: what a `GameSpec` needs of them. */
export interface Protocol<Field> {
  /** Throws `BadInput` naming the field. */
  encode(f: Field, command: unknown): Action;
  /** The same for commands written in the common way, undefined for any other. */
  encodeAtSight(f: Field, command: unknown): Action | undefined;
  encodeWithCare(f: Field, command: unknown): Action;
  decode(f: Field, o: Action): Command;
  pieceOf(f: Field, o: Action): number;
  concerns(f: Field, o: Action, piece: number): boolean;
  placeOf(f: Field, o: Action): number | undefined;
  sums(f: Field, o: Action): readonly Sum[];
}

export function protocol<Field, const Name extends string>(
  names: readonly Name[],
  records: Readonly<Record<Name, AnyVerb<Field>>>,
): Protocol<Field> {
  const verbs = names.map((name, number) => made(name, number, records[name]));
  const byType = new Map<unknown, Made<Field>>(verbs.filter((v) => !v.isVariant).map((v) => [v.type, v]));
  const type = oneOf(...verbs.filter((v) => !v.isVariant).map((v) => v.type));

  const encodeAtSight = (f: Field, command: unknown): Action | undefined => {
    if (typeof command !== 'object' || command === null) return undefined;
    // Nothing but its own fields can be read from such an object, as from all that JSON makes.
    if (Object.getPrototypeOf(command) !== Object.prototype) return undefined;
    return byType.get((command as Given).type)?.atSight(f, command as Given);
  };
  const encodeWithCare = (f: Field, command: unknown): Action => {
    const given = plain(command, '');
    return byType.get(type(Object.hasOwn(given, 'type') ? given.type : undefined, 'type'))!.withCare(f, given);
  };
  return {
    encodeAtSight,
    encodeWithCare,
    encode: (f, command) => encodeAtSight(f, command) ?? encodeWithCare(f, command),
    decode: (f, o) => verbs[o.verb]!.decode(f, o),
    pieceOf: (f, o) => verbs[o.verb]!.piece(f, o),
    concerns: (f, o, piece) => verbs[o.verb]!.concerns(f, o, piece),
    placeOf: (f, o) => verbs[o.verb]!.place(f, o),
    sums: (f, o) => verbs[o.verb]!.sums(f, o),
  };
}

interface Writable {
  type: string;
  [field: string]: unknown;
}
interface Given {
  readonly type?: unknown;
  readonly [field: string]: unknown;
}

/** A record made ready: whatever every command asks for is looked up once. */
interface Made<Field> extends Required<Common<Field>> {
  readonly type: string;
  readonly isVariant: boolean;
  atSight(f: Field, given: Given): Action | undefined;
  withCare(f: Field, given: Given): Action;
  decode(f: Field, o: Action): Command;
}

const NO_SUMS: readonly Sum[] = [];
const slot = (o: Action, i: number): number => (i === 0 ? o.a : i === 1 ? o.b : i === 2 ? o.c : o.d);
/** With every expected field found and no more than those, nothing unknown is among them. */
function countFields(given: Given): number {
  let n = 0;
  for (const _field in given) n++;
  return n;
}

function made<Field>(name: string, verb: number, record: AnyVerb<Field>): Made<Field> {
  const type = record.writtenAs ?? name;
  const needed = Object.entries(record.fields);
  const optional = Object.entries(record.optional ?? {});
  const all = [...needed, ...optional];
  const known = new Set(['type', ...all.map(([field]) => field)]);
  const isPlain = record.unpack === undefined || record.plain !== undefined;
  const fields = record.plain ?? (isPlain ? needed.map(([field]) => field) : []);
  const kinds = fields.map((field) => kindOf(name, field, { ...record.optional, ...record.fields }[field]));
  const [first, second, third, fourth] = fields;
  const [a, b, c, d] = kinds;
  const count = fields.length;

  const atSight = (f: Field, given: Given): Action | undefined => {
    if (!isPlain || countFields(given) !== count + 1) return undefined;
    const action = { verb, a: 0, b: 0, c: 0, d: 0 };
    if (a === undefined) return action;
    const one = a.find(f, given[first!]);
    if (one === undefined) return undefined;
    action.a = one;
    if (b === undefined) return action;
    const two = b.find(f, given[second!]);
    if (two === undefined) return undefined;
    action.b = two;
    if (c === undefined) return action;
    const three = c.find(f, given[third!]);
    if (three === undefined) return undefined;
    action.c = three;
    if (d === undefined) return action;
    const four = d.find(f, given[fourth!]);
    if (four === undefined) return undefined;
    action.d = four;
    return action;
  };
  const values = (f: Field, given: Given): Record<string, unknown> => {
    const out: Record<string, unknown> = {};
    for (const [field, form] of needed)
      out[field] = form.read(f, Object.hasOwn(given, field) ? given[field] : undefined, field);
    for (const [field, form] of optional)
      if (Object.hasOwn(given, field) && given[field] !== undefined) out[field] = form.read(f, given[field], field);
    onlyKnown(given, known, '');
    return out;
  };
  const withCare = (f: Field, given: Given): Action => {
    const read = values(f, given);
    if (record.pack) return record.pack(f, read as never, verb);
    const [w = 0, x = 0, y = 0, z = 0] = fields.map((field) => read[field] as number);
    return { verb, a: w, b: x, c: y, d: z };
  };
  const unpack = record.unpack?.bind(record) as
    | ((f: Field, o: Action) => Readonly<Record<string, unknown>> | undefined)
    | undefined;
  const decode = (f: Field, o: Action): Command => {
    const command: Writable = { type };
    const unpacked = unpack === undefined ? undefined : unpack(f, o);
    if (unpacked === undefined) {
      if (a === undefined) return command;
      command[first!] = a.write(f, o.a);
      if (b === undefined) return command;
      command[second!] = b.write(f, o.b);
      if (c !== undefined) command[third!] = c.write(f, o.c);
      if (d !== undefined) command[fourth!] = d.write(f, o.d);
      return command;
    }
    for (const [field, form] of all) if (unpacked[field] !== undefined) command[field] = form.write(f, unpacked[field]);
    return command;
  };

  const acts = kinds.findIndex((kind) => kind.piece);
  const pieceBy = kinds[acts]?.piece;
  const piece =
    record.piece ??
    (pieceBy === undefined
      ? () => -1
      : acts === 0
        ? (f: Field, o: Action) => pieceBy(f, o.a)
        : (f: Field, o: Action) => pieceBy(f, slot(o, acts)));
  const lies = kinds.findIndex((kind) => kind.place);
  return {
    type,
    isVariant: record.writtenAs !== undefined,
    atSight,
    withCare,
    decode,
    piece,
    concerns: record.concerns ?? ((f, o, other) => piece(f, o) === other),
    place: record.place ?? (lies < 0 ? () => undefined : (f, o) => kinds[lies]!.place!(f, slot(o, lies))),
    sums: record.sums ?? (() => NO_SUMS),
  };
}

function kindOf<Field>(
  verb: string,
  field: string,
  form: FieldForm<Field, unknown, unknown> | undefined,
): FieldKind<Field, unknown> {
  if (form === undefined || !('find' in form)) throw new Error(`the field ${field} of ${verb} is not one integer`);
  return form as FieldKind<Field, unknown>;
}
