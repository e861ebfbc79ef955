import { type MatchRecord, readRecord } from '@tambour/kernel';
import { expect, it } from 'vitest';
import type { KeptBattle } from './kept-battle.ts';
import { readEntryRows } from './stored-battle.ts';

const HASH = '0'.repeat(16);
const head: Omit<MatchRecord, 'entries'> = {
  format: 'tambour-record-1',
  game: 'denain',
  rules: 1,
  scenario: 'mine',
  data: HASH,
  options: {},
  seed: 1,
  opening: { dice: [], hash: HASH },
};

it('figures of the players’ own are not read again with every command', () => {
  let reads = 0;
  const scenarioData = {
    get turns() {
      reads++;
      return 8;
    },
  };
  const entry = { side: 'F', command: { type: 'done' }, dice: [], hash: HASH };
  const rows = Array.from({ length: 20 }, (_, i) => ({ key: ['x', i + 1], value: { entry } }));
  const battle: KeptBattle = {
    id: 'x',
    head: { ...head, own: ['scenario'], scenarioData },
    seats: ['person', 'person'],
    begun: 1,
    updated: 1,
    count: rows.length,
    headline: { en: '', fr: '' },
    over: undefined,
  };
  readRecord({ ...battle.head, entries: [] });
  const once = reads;
  expect(once).toBeGreaterThan(0);
  const { entries, damage } = readEntryRows(battle, rows);
  expect([entries.length, damage]).toEqual([20, undefined]);
  expect(reads).toBe(once);
});
