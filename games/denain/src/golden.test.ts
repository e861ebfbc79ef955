import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, parseRecord } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { denain } from './game.ts';

const FOLDER = join(import.meta.dirname, '..', 'records');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && name !== 'counts.json');

const WHAT_NOW =
  'If the rules are meant to play differently now, raise `version` in games/denain/src/game.ts, say so in CHANGELOG.md, ' +
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
