import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { reiters } from './game.ts';

const FOLDER = join(import.meta.dirname, '..', 'records');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'counts.json');

const WHAT_NOW =
  'If the rules are meant to play differently now, raise `version` in games/reiters/src/front.ts, say so in CHANGELOG.md, ' +
  'and run `npx tsx tools/golden.ts reiters`. If not, this is a bug.';

describe('golden records', () => {
  it('are there for every battle, with the base rules and with all of them', () => {
    for (const { id } of reiters.scenarios)
      expect(files.filter((f) => f.startsWith(`${id}-`)).length).toBeGreaterThanOrEqual(4);
  });
  for (const name of files)
    it(`${name} plays as it was played`, () => {
      const record = parseRecord(readFileSync(join(FOLDER, name), 'utf8'));
      expect(record.rules, `the record is of another rules version: run npx tsx tools/golden.ts reiters`).toBe(
        reiters.version,
      );
      const again = Match.replay(reiters, record);
      if (!again.same) expect.fail(`${name} differs at command ${again.at}: ${again.why}. ${WHAT_NOW}`);
      expect(again.match.position.verdict).toBeDefined();
      expect(Match.audit(reiters, record), 'the dice are those of the seed').toBe(true);
    });
});

const OLDER = join(FOLDER, 'older');
describe('records of an older version of the rules', () => {
  for (const name of readdirSync(OLDER).filter((file) => file.endsWith('.json')))
    it(`${name} opens, and plays as it was played up to the first command that goes otherwise now`, () => {
      const record = parseRecord(readFileSync(join(OLDER, name), 'utf8'));
      expect(record.rules).toBeLessThan(reiters.version);
      const again = Match.replay(reiters, record);
      expect(again.at, again.why).toBeGreaterThan(1);
      const upTo = again.same ? again.at : again.at - 1;
      const shown = Match.replay(reiters, record, upTo);
      expect([shown.same, shown.match.entries.length]).toEqual([true, upTo]);
      expect(shown.match.position.hash).toBe(record.entries[upTo - 1]!.hash);
      // Where it parts play can go on by the rules of today.
      if (!again.same) expect(shown.match.legal().length).toBeGreaterThan(0);
    });
});
