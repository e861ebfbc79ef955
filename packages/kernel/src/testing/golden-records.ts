import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { GameSpec, World } from '../game.ts';
import { Match } from '../match.ts';
import { parseRecord } from '../record.ts';

/**
 * The golden records of a folder play as they were played, hash by hash and die by die; those under `older/`, of earlier
 * versions of the rules if there are any, up to the first command that goes otherwise now. `groups` are beginnings of names of which there
 * must be at least `least` records each.
 */
export function goldenRecords<W extends World, Field>(
  spec: GameSpec<W, Field>,
  folder: string,
  groups: readonly string[],
  least: number,
): void {
  const recordsIn = (at: string) => readdirSync(at).filter((name) => name.endsWith('.json') && name !== 'counts.json');
  const read = (at: string, name: string) => parseRecord(readFileSync(join(at, name), 'utf8'));
  const files = recordsIn(folder);
  const whatNow =
    `If the rules are meant to play differently now, raise \`version\` in games/${spec.id}/src/front.ts, say so in ` +
    `CHANGELOG.md, and run \`npx tsx tools/golden.ts ${spec.id}\`. If not, this is a bug.`;

  describe('golden records', () => {
    it('are there for every battle', () => {
      for (const group of groups)
        expect(files.filter((name) => name.startsWith(group)).length, group).toBeGreaterThanOrEqual(least);
    });
    it.each(files)('%s plays as it was played', (name) => {
      const record = read(folder, name);
      expect(record.rules, `the record is of another version: run npx tsx tools/golden.ts ${spec.id}`).toBe(
        spec.version,
      );
      const again = Match.replay(spec, record);
      if (!again.same) expect.fail(`${name} differs at command ${again.at}: ${again.why}. ${whatNow}`);
      expect(again.match.position.verdict).toBeDefined();
      expect(Match.audit(spec, record), 'the dice are those of the seed').toBe(true);
    });
  });

  const older = join(folder, 'older');
  if (!existsSync(older)) return;
  describe('records of an older version of the rules', () => {
    it.each(recordsIn(older))('%s opens, and plays up to the first command that goes otherwise now', (name) => {
      const record = read(older, name);
      expect(record.rules).toBeLessThan(spec.version);
      const again = Match.replay(spec, record);
      expect(again.at, again.why).toBeGreaterThan(1);
      const upTo = again.same ? again.at : again.at - 1;
      const shown = Match.replay(spec, record, upTo);
      expect([shown.same, shown.match.entries.length]).toEqual([true, upTo]);
      expect(shown.match.position.hash).toBe(record.entries[upTo - 1]!.hash);
      // Where it parts play can go on by the rules of today.
      if (!shown.match.position.over) expect(shown.match.legal().length).toBeGreaterThan(0);
    });
  });
}
