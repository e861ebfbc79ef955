import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord } from '@tambour/kernel';
import { goldenRecords } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { denain } from './game.ts';

const FOLDER = join(import.meta.dirname, '..', 'records');
goldenRecords(denain, FOLDER, ['fr', 'en'], 3);

describe('a record that differs', () => {
  const record = parseRecord(readFileSync(join(FOLDER, 'older', 'rules-1-en.json'), 'utf8'));
  it('does not where it meets none of the rules that changed since', () => {
    expect(Match.replay(denain, record)).toMatchObject({ same: true });
  });
  it('says where, and plays up to there', () => {
    const entries = record.entries.map((entry, i) => (i === 99 ? { ...entry, hash: '0'.repeat(16) } : entry));
    expect(Match.replay(denain, { ...record, entries })).toMatchObject({ same: false, at: 100 });
    expect(Match.replay(denain, { ...record, entries }, 99)).toMatchObject({ same: true });
  });
});
