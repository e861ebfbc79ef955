import { BadInput, type Entry, itemAt } from '@tambour/kernel';
import { headWaiting, type KeptBattle } from './kept-battle.ts';
import type { Change, StoredRow, StoredRows } from './store.ts';
import { readBattleRow } from './stored-battle.ts';

/** What the store should hold of a battle, as it was last written. */
export interface Expected {
  readonly battle: KeptBattle;
  readonly entries: readonly Entry[];
}

/** Whether the rows found under a battle are those last written there, all of them and no others. */
export const holds = ({ battles, entries }: StoredRows, expected: Expected): boolean =>
  battles.length === 1 &&
  rowText(itemAt(battles, 0).value) === rowText(expected.battle) &&
  entries.length === expected.entries.length &&
  entries.every((row, i) => isEntry(row, i + 1, itemAt(expected.entries, i)));

const isEntry = ({ key, value }: StoredRow, n: number, entry: Entry): boolean =>
  Array.isArray(key) && key[1] === n && entryText((value as { readonly entry?: unknown }).entry) === entryText(entry);

/** Read first, so that only what means something is compared, in one order. */
function rowText(value: unknown): string | undefined {
  try {
    return JSON.stringify(readBattleRow(value));
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}
const entryText = (value: unknown): string => {
  const { side, command, dice, drawn, hash } = (value ?? {}) as Partial<Entry>;
  return JSON.stringify([side, command, dice, hash, ...(drawn ? [drawn] : [])]);
};

/**
 * What was found in place of a battle and is no part of it, under a name of its own: another page may have put it there, and
 * to write over it would lose it.
 */
export function setAside({ battles, entries }: StoredRows, expected: Expected, id: string): readonly Change[] {
  const known = new Set(expected.entries.map((entry, i) => `${i + 1} ${entryText(entry)}`));
  const isOther = ({ key, value }: StoredRow): boolean =>
    !known.has(`${(key as readonly unknown[])[1]} ${entryText((value as { readonly entry?: unknown }).entry)}`);
  const isOtherBattle = battles.some(({ value }) => headText(value) !== headText(expected.battle));
  if (!isOtherBattle && !entries.some(isOther)) return [];
  return [
    ...battles.map(({ value }): Change => ({ kind: 'row', table: 'battles', value: { ...Object(value), id } })),
    ...entries.map(({ value }): Change => ({ kind: 'row', table: 'entries', value: { ...Object(value), battle: id } })),
  ];
}
const headText = (value: unknown): string | undefined => {
  try {
    return JSON.stringify(headWaiting(readBattleRow(value).head, undefined));
  } catch {
    return undefined;
  }
};
