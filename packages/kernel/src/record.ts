import { hashText } from './buffer.ts';
import type { Choice, Command, GameFacts, World } from './game.ts';
import { OWN_DICE, type Waiting, type WhoseDice } from './own-dice.ts';
import {
  BadInput,
  bounded,
  figures,
  integer,
  list,
  nullable,
  object,
  oneOf,
  parseJson,
  type Reader,
  string,
  table,
} from './parse.ts';

export const RECORD_FORMAT = 'tambour-record-1';

/** Figures that may be one's own, and the fields that hold them. */
const FIELD_OF = { charts: 'charts', scenario: 'scenarioData' } as const;
export type OwnFigures = keyof typeof FIELD_OF;
const OWN_FIGURES: readonly OwnFigures[] = ['charts', 'scenario'];

/** So many commands a match may have: the longest battles by lot have a few thousand. */
export const MOST_ENTRIES = 20_000;

/** One command of a match as it was played: who, what, which dice fell, and the position's hash afterwards. */
export interface Entry {
  readonly side: string;
  readonly command: Command;
  readonly dice: readonly number[];
  /** In a battle with own dice, the places of those that the program threw: all others were entered by hand. */
  readonly drawn?: readonly number[];
  readonly hash: string;
}

/** A whole match as JSON: enough to play it again on any machine and find every hash the same. */
export interface MatchRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  /** The rules version it was played under. */
  readonly rules: number;
  readonly scenario: string;
  /** Hash of scenario and charts: figures of one's own make a different battle. */
  readonly data: string;
  readonly options: Readonly<Record<string, string>>;
  /** The seed of the dice; null while an online match keeps it secret, or when the dice were thrown elsewhere. */
  readonly seed: number | null;
  /**
   * The players threw dice of their own and entered them. Dice before the first command, if the game throws any, and those
   * that an entry calls drawn are the seed's all the same.
   */
  readonly dice?: WhoseDice;
  /** The figures used in place of the game's own, when there are any. */
  readonly charts?: unknown;
  /** The battle itself, when it is one of the players' own making. */
  readonly scenarioData?: unknown;
  /** Which of these were used. A file may come without them, but it says that they belong to it. */
  readonly own?: readonly OwnFigures[];
  /** Hash of what was chosen, options and all, since no position tells them. Records of an earlier Tambour have none. */
  readonly chosen?: string;
  /** Dice thrown before the first command, and the hash at the first decision. */
  readonly opening: { readonly dice: readonly number[]; readonly hash: string };
  readonly entries: readonly Entry[];
  /** An order given after them that waits for own dice. */
  readonly waiting?: Waiting;
}

export const SEEN_FORMAT = 'tambour-seen-record-1';

/** What stands in a side's view of a record for a command it may not see. */
export const HIDDEN: Command = { type: 'hidden' };

/**
 * A match as one side may see it while it lasts: whatever would let it be played again, and so tell the dice to come and
 * the other side's secrets, is left out.
 */
export interface SeenRecord extends Omit<MatchRecord, 'format' | 'seed' | 'opening' | 'entries' | 'waiting'> {
  readonly format: typeof SEEN_FORMAT;
  readonly seenBy: string;
  readonly entries: readonly Pick<Entry, 'side' | 'command'>[];
}

/** A record with the commands that a side may see, by what it sees of each, and without what is left out for it. */
export function seenRecord(
  { format: _, seed: _seed, opening: _opening, waiting: _waiting, entries, ...head }: MatchRecord,
  seenBy: string,
  seen: (entry: Entry) => Command | undefined,
): SeenRecord {
  return {
    ...head,
    format: SEEN_FORMAT,
    seenBy,
    entries: entries.flatMap((entry) => {
      const told = seen(entry);
      return told ? [{ side: entry.side, command: told }] : [];
    }),
  };
}

const hex = (v: unknown, path: string): string => {
  const text = string(16)(v, path);
  if (!/^[0-9a-f]{16}$/.test(text)) throw new BadInput(path, 'must be 16 hexadecimal digits');
  return text;
};
const format: Reader<typeof RECORD_FORMAT> = (v, path) => {
  if (v === SEEN_FORMAT)
    throw new BadInput(path, 'is that of what one side may see of a battle, which cannot be played again');
  return oneOf(RECORD_FORMAT)(v, path);
};
const dice = list(integer(0, 1000), 10_000);
const command: Reader<Command> = (v, path) => {
  const fields = table((x) => x, 40)(v, path);
  return { ...fields, type: string(40)(Object.hasOwn(fields, 'type') ? fields.type : undefined, `${path}.type`) };
};
/** Places in a list of dice, from the first on. */
const places = list(integer(0, 9_999), 10_000);
const record: Reader<MatchRecord> = object(
  {
    format,
    game: string(40),
    rules: integer(1, 1_000_000),
    scenario: string(80),
    data: hex,
    options: table(string(40), 40),
    seed: nullable(integer(0, 0xffffffff)),
    opening: object({ dice, hash: hex }),
    entries: list(object({ side: string(20), command, dice, hash: hex }, { drawn: places }), MOST_ENTRIES),
  },
  {
    dice: oneOf(OWN_DICE),
    charts: figures,
    scenarioData: figures,
    own: list(oneOf(...OWN_FIGURES), 2),
    chosen: hex,
    waiting: object({ side: string(20), command, dice }, { drawn: places }),
  },
);

/** What is said of own dice must be said in a battle with own dice, and of dice that are there. */
function checkOwnDice(read: MatchRecord): MatchRecord {
  const check = ({ dice: faces, drawn }: Pick<Entry, 'dice' | 'drawn'>, path: string): void => {
    if (drawn === undefined) return;
    if (read.dice === undefined) throw new BadInput(`${path}.drawn`, 'is only for a battle with own dice');
    if (drawn.some((place, i) => place >= faces.length || place <= (drawn[i - 1] ?? -1)))
      throw new BadInput(`${path}.drawn`, 'must be places among the dice, in their order');
  };
  for (const [i, entry] of read.entries.entries()) check(entry, `entries.${i}`);
  if (!read.waiting) return read;
  if (read.dice === undefined) throw new BadInput('waiting', 'is only for a battle with own dice');
  check(read.waiting, 'waiting');
  return read;
}

/** How many dice of a record were entered by hand, and how many the program threw since the first command. */
export function handDice({ dice: whose, entries }: MatchRecord): { readonly hand: number; readonly drawn: number } {
  const all = entries.reduce((n, entry) => n + entry.dice.length, 0);
  const drawn = whose === undefined ? all : entries.reduce((n, entry) => n + (entry.drawn?.length ?? 0), 0);
  return { hand: all - drawn, drawn };
}

/** A record from a file or a stranger. Throws `BadInput` that names the field. */
export const readRecord = (json: unknown): MatchRecord => checkOwnDice(record(bounded()(json, ''), ''));
export const parseRecord = (text: string): MatchRecord => readRecord(parseJson(text, 'record'));

/** Figures of one's own among what was chosen. */
export const ownFigures = (choice: Choice): readonly OwnFigures[] =>
  OWN_FIGURES.filter((name) => choice[FIELD_OF[name]] !== undefined);

/** Figures that a record was played with and does not contain. */
export const missingFigures = (record: Pick<MatchRecord, 'own' | 'charts' | 'scenarioData'>): readonly OwnFigures[] =>
  (record.own ?? []).filter((name) => record[FIELD_OF[name]] === undefined);

/** A record together with figures that it lacks. */
export const withFigures = <R extends Pick<MatchRecord, 'charts' | 'scenarioData'>>(
  record: R,
  given: Readonly<Partial<Record<OwnFigures, unknown>>>,
): R => ({
  ...record,
  ...(given.charts === undefined ? {} : { charts: given.charts }),
  ...(given.scenario === undefined ? {} : { scenarioData: given.scenario }),
});

interface Chosen extends Pick<MatchRecord, 'game' | 'scenario' | 'data' | 'options'> {
  readonly dice?: WhoseDice | undefined;
}
/** One hash of everything that was chosen; of whose dice only where they were the players' own, as it was before there was a choice. */
export const chosenHash = ({ game, scenario, data, options, dice: whose }: Chosen): string => {
  const sorted = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return hashText(JSON.stringify([game, scenario, data, sorted, ...(whose === undefined ? [] : [whose])]));
};

/** What a record says before its first command. */
export function recordHead(
  { id: game, version }: GameFacts,
  { scenario, dataHash: data, options }: World,
  choice: Choice,
  seed: number | null,
): Omit<MatchRecord, 'opening' | 'entries' | 'waiting'> {
  const own = ownFigures(choice);
  const { dice: whose, charts, scenarioData } = choice;
  return {
    format: RECORD_FORMAT,
    game,
    rules: version,
    scenario,
    data,
    options,
    chosen: chosenHash({ game, scenario, data, options, dice: whose }),
    seed,
    ...(whose === undefined ? {} : { dice: whose }),
    ...(own.length === 0 ? {} : { own }),
    ...(charts === undefined ? {} : { charts }),
    ...(scenarioData === undefined ? {} : { scenarioData }),
  };
}

/** What was chosen before a recorded battle. */
export const choiceOf = (record: MatchRecord): Choice => ({
  scenario: record.scenario,
  options: record.options,
  charts: record.charts,
  scenarioData: record.scenarioData,
  ...(record.dice === undefined ? {} : { dice: record.dice }),
});
