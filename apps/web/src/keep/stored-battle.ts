import { BadInput, type Entry, itemAt, type Reader, read, readRecord, type Text } from '@tambour/kernel';
import type { VerdictView } from '../match/protocol.ts';
import type { Damage } from './damage.ts';
import { damagedBattle } from './keep-trouble.ts';
import type { KeptBattle, RecordHead } from './kept-battle.ts';
import type { StoredRow, StoredRows } from './store.ts';

/** A battle of which not everything can be read. Its rows are held as they are, to be saved as text or deleted. */
export interface DamagedBattle {
  readonly id: string;
  readonly damage: Damage;
  readonly rows: StoredRows;
  /** What the list would show of it, when at least that can be read; it can then be opened as far as it goes. */
  readonly battle: KeptBattle | undefined;
}

const { anything, integer, list, object, string } = read;

/** The farthest moment a date can hold. */
const time = integer(0, 8_640_000_000_000_000);
const text: Reader<Text> = object({ en: string(4000), fr: string(4000) }, {}, 'loose');
const points: Reader<number> = (v, path) =>
  typeof v === 'number' && Number.isFinite(v) ? v : read.bad(path, 'a number', v);
const looseVerdict = object(
  { rule: string(40), why: text, points: list(points, 20) },
  { winner: integer(0, 20) },
  'loose',
);
const verdict: Reader<VerdictView> = (v, path) => {
  const { winner, ...rest } = looseVerdict(v, path);
  return { winner, ...rest };
};
/** It stands in addresses. */
const id: Reader<string> = (v, path) => {
  const name = string(80)(v, path);
  if (!/^[\w-]+$/.test(name)) throw new BadInput(path, 'must be letters and digits');
  return name;
};
// Fields of a newer Tambour do no harm.
const looseBattle = object(
  {
    id,
    head: anything,
    seats: list(string(40), 20),
    begun: time,
    updated: time,
    count: integer(0, 100_000),
    headline: text,
  },
  { name: string(), over: verdict, parent: object({ id, count: integer(0, 100_000), turn: integer(0, 10_000) }) },
  'loose',
);

/** A battle's row. Throws `BadInput` that names the field. */
export function readBattleRow(value: unknown): KeptBattle {
  const { head, over, ...rest } = looseBattle(value, '');
  return { ...rest, head: readHead(head), over };
}
function readHead(json: unknown): KeptBattle['head'] {
  try {
    const { entries: _, ...head } = readRecord({ ...read.table(anything)(json, ''), entries: [] });
    return head;
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(error.field ? `head.${error.field}` : 'head', error.reason) : error;
  }
}

/** A battle with its commands as far as they can be read. Throws the trouble where not even the battle can. */
export function readRows(
  value: unknown,
  rows: readonly StoredRow[],
): { readonly battle: KeptBattle; readonly entries: readonly Entry[]; readonly damage: Damage | undefined } {
  try {
    const battle = readBattleRow(value);
    return { battle, ...readEntryRows(battle, rows) };
  } catch (error) {
    throw error instanceof BadInput ? damagedBattle(error) : error;
  }
}

/** The commands of a battle as far as they can be read without a gap, and what is wrong with the next. */
export function readEntryRows(
  battle: KeptBattle,
  rows: readonly StoredRow[],
): { readonly entries: readonly Entry[]; readonly damage: Damage | undefined } {
  const entries: Entry[] = [];
  // Figures of the players' own may be as large as they like: they were read with the head, once.
  const { charts: _, scenarioData: __, waiting: ___, ...head } = battle.head;
  try {
    for (const [i, row] of rows.entries()) entries.push(readEntryRow(head, row, i + 1));
    if (entries.length < battle.count) throw new BadInput(`entries.${entries.length + 1}`, 'is missing');
    if (entries.length > battle.count)
      throw new BadInput('count', `is ${battle.count}, but there are ${entries.length} entries`);
    return { entries, damage: undefined };
  } catch (error) {
    return { entries, damage: damageOf(error) };
  }
}
function readEntryRow(head: RecordHead, { key, value }: StoredRow, n: number): Entry {
  const field = `entries.${n}`;
  if (!Array.isArray(key) || key[1] !== n) throw new BadInput(field, 'is missing');
  if (value === undefined) throw new BadInput(field, 'cannot be read by the browser');
  const { entry } = object({ entry: anything }, {}, 'loose')(value, field);
  try {
    return itemAt(readRecord({ ...head, entries: [entry] }).entries, 0);
  } catch (error) {
    throw error instanceof BadInput ? new BadInput(error.field.replace('entries.0', field), error.reason) : error;
  }
}

const damageOf = (error: unknown): Damage => {
  if (error instanceof BadInput) return { field: error.field, reason: error.reason };
  throw error;
};

/** Everything kept, sorted into what can be read and what cannot. */
export function sortRows({ battles, entries }: StoredRows): {
  readonly battles: readonly KeptBattle[];
  readonly damaged: readonly DamagedBattle[];
} {
  const filed = new Map<string, StoredRow[]>();
  for (const row of entries) {
    const name = nameOf(Array.isArray(row.key) ? row.key[0] : row.key);
    const own = filed.get(name);
    if (own) own.push(row);
    else filed.set(name, [row]);
  }
  const good: KeptBattle[] = [];
  const damaged: DamagedBattle[] = [];
  for (const row of battles) {
    const name = nameOf(row.key);
    const own = filed.get(name) ?? [];
    filed.delete(name);
    const found = readBattle(row, own);
    if (found.battle && !found.damage) good.push(found.battle);
    else if (found.damage)
      damaged.push({ id: name, battle: found.battle, damage: found.damage, rows: { battles: [row], entries: own } });
  }
  // Commands of a battle whose own row is gone.
  for (const [name, rows] of filed)
    damaged.push({
      id: name,
      battle: undefined,
      damage: { field: 'battle', reason: 'is missing' },
      rows: { battles: [], entries: rows },
    });
  return { battles: good, damaged };
}
function readBattle(
  { key, value }: StoredRow,
  entries: readonly StoredRow[],
): { readonly battle: KeptBattle | undefined; readonly damage: Damage | undefined } {
  try {
    if (value === undefined) throw new BadInput(nameOf(key), 'cannot be read by the browser');
    const battle = readBattleRow(value);
    return { battle, damage: readEntryRows(battle, entries).damage };
  } catch (error) {
    return { battle: undefined, damage: damageOf(error) };
  }
}
/** A key may be anything the database takes. */
const nameOf = (key: unknown): string => (typeof key === 'string' ? key : (JSON.stringify(key) ?? String(key)));
