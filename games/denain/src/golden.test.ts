import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { denain } from './game.ts';

const FOLDER = join(import.meta.dirname, '..', 'records');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'counts.json');

const WHAT_NOW =
  'If the rules are meant to play differently now, raise `version` in games/denain/src/front.ts, say so in CHANGELOG.md, ' +
  'and run `npx tsx tools/golden.ts denain`. If not, this is a bug.';

describe('golden records', () => {
  it('are there for both editions', () => {
    for (const edition of ['fr', 'en']) expect(files.filter((f) => f.startsWith(edition)).length).toBeGreaterThan(2);
  });
  for (const name of files)
    it(`${name} plays as it was played`, () => {
      const record = parseRecord(readFileSync(join(FOLDER, name), 'utf8'));
      expect(record.rules, `the record is of another rules version: run npx tsx tools/golden.ts denain`).toBe(
        denain.version,
      );
      const again = Match.replay(denain, record);
      if (!again.same) expect.fail(`${name} differs at command ${again.at}: ${again.why}. ${WHAT_NOW}`);
      expect(again.match.position.verdict).toBeDefined();
      expect(Match.audit(denain, record), 'the dice are those of the seed').toBe(true);
    });
});

/** Battles saved under earlier rules: they open as far as they are played the same, and the first difference is told. */
describe('records of earlier rules', () => {
  const OLDER = join(FOLDER, 'older');
  const older = readdirSync(OLDER).filter((name) => name.endsWith('.json'));
  const read = (name: string) => parseRecord(readFileSync(join(OLDER, name), 'utf8'));
  it('are kept', () => expect(older).toContain('rules-1-en.json'));
  for (const name of older)
    it(`${name} opens, and is played again up to its end or to the first difference`, () => {
      const record = read(name);
      expect(record.rules).toBeLessThan(denain.version);
      const again = Match.replay(denain, record);
      expect(again.at).toBeGreaterThan(0);
      if (again.same) expect(again.match.position.verdict).toBeDefined();
      else expect(again.why).not.toBe('');
      const upTo = again.same ? record.entries.length : again.at - 1;
      expect(Match.replay(denain, record, upTo)).toMatchObject({ same: true });
    });
  it('rules-1-en.json meets none of the rules that changed since', () => {
    expect(Match.replay(denain, read('rules-1-en.json'))).toMatchObject({ same: true });
  });
  it('say where they differ when they do', () => {
    const record = read('rules-1-en.json');
    const entries = record.entries.map((entry, i) => (i === 99 ? { ...entry, hash: '0'.repeat(16) } : entry));
    expect(Match.replay(denain, { ...record, entries })).toMatchObject({ same: false, at: 100 });
    expect(Match.replay(denain, { ...record, entries }, 99)).toMatchObject({ same: true });
  });
});
