import { hashText } from './buffer.ts';
import type { Choice, Command } from './game.ts';
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
}

export const SEEN_FORMAT = 'tambour-seen-record-1';

/** What stands in a side's view of a record for a command it may not see. */
export const HIDDEN: Command = { type: 'hidden' };

/**
 * A match as one side may see it while it lasts: whatever would let it be played again, and so tell the dice to come and
 * the other side's secrets, is left out.
 */
export interface SeenRecord extends Omit<MatchRecord, 'format' | 'seed' | 'opening' | 'entries'> {
  readonly format: typeof SEEN_FORMAT;
  readonly seenBy: string;
  readonly entries: readonly Pick<Entry, 'side' | 'command'>[];
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
    entries: list(object({ side: string(20), command, dice, hash: hex }), MOST_ENTRIES),
  },
  { charts: figures, scenarioData: figures, own: list(oneOf(...OWN_FIGURES), 2), chosen: hex },
);

/** A record from a file or a stranger. Throws `BadInput` that names the field. */
export const readRecord = (json: unknown): MatchRecord => record(bounded()(json, ''), '');
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

type Chosen = Pick<MatchRecord, 'game' | 'scenario' | 'data' | 'options'>;
/** One hash of everything that was chosen. */
export const chosenHash = ({ game, scenario, data, options }: Chosen): string =>
  hashText(JSON.stringify([game, scenario, data, Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))]));

/** What was chosen before a recorded battle. */
export const choiceOf = (record: MatchRecord): Choice => ({
  scenario: record.scenario,
  options: record.options,
  charts: record.charts,
  scenarioData: record.scenarioData,
});
