import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, withGame } from '@tambour/games';
import type { MatchRecord } from '@tambour/kernel';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from './replay.ts';
import { run } from './run.ts';
import { changed } from './testing/changed.ts';
import { talk } from './testing/talk.ts';
import { testTerminal } from './testing/terminal.ts';

const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
let folder: string;
let record: MatchRecord;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
  const t = await talk();
  const { match } = t.get({ op: 'new', game: GAME_IDS[0], seed: 12 });
  for (let i = 0; i < 150; i++)
    t.get({ op: 'apply', match, command: t.get({ op: 'suggest', match, level: 'random' }).command });
  record = t.get({ op: 'record', match }).record as MatchRecord;
});
afterAll(() => rmSync(folder, { recursive: true }));

async function replay(text: unknown, ...flags: string[]) {
  const file = join(folder, 'record.json');
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
  const terminal = testTerminal();
  return { code: await run(['replay', file, ...flags], terminal), ...terminal, text: terminal.said.join('\n') };
}
/** The record with one entry changed. */
const tamper = (at: number, change: Partial<MatchRecord['entries'][number]>): MatchRecord => ({
  ...record,
  entries: record.entries.map((entry, i) => (i === at ? { ...entry, ...change } : entry)),
});
const withDice = () => record.entries.findIndex((entry) => entry.dice.length > 0);

describe('tambour replay', () => {
  it('verifies a true record, its hashes and its dice', async () => {
    const { code, text } = await replay(record, '--verify');
    expect(code).toBe(0);
    expect(text).toContain('every hash matches');
    expect(text).toContain('the dice are those of seed 12');
    expect(text).toContain(`rules version ${record.rules}`);
  });
  it('tells every command unless it only verifies', async () => {
    const { said } = await replay(record);
    expect(said.length).toBeGreaterThan(record.entries.length);
  });
  it('finds a command that was changed', async () => {
    const at = record.entries.findIndex((e) => typeof e.command.to === 'string');
    const command = { ...record.entries[at]!.command, to: '0101' };
    const { code, text } = await replay(tamper(at, { command }), '--verify');
    expect(code).toBe(1);
    expect(text).toContain(`DIFFERS at command ${at + 1}`);
    expect(text).toContain('refused by rule');
    // In French in the words of the game.
    const { text: french } = await replay(tamper(at, { command }), '--verify', '--language', 'fr');
    const [, inEnglish = ''] = /refused by rule \S+: (.+)/.exec(text) ?? [];
    expect(french).toMatch(/refusé par la règle \S+\s: \p{L}/u);
    expect(french).not.toContain(inEnglish);
  });
  it('finds a die that was changed', async () => {
    const at = withDice();
    const [first = 0, ...rest] = record.entries[at]!.dice;
    for (const face of [first === 1 ? 2 : 1, 99]) {
      const { code, text } = await replay(tamper(at, { dice: [face, ...rest] }), '--verify');
      expect(code).toBe(1);
      expect(text).toMatch(/DIFFERS at command \d+|NOT those of seed/);
    }
  });
  it('finds a die that was added or taken away', async () => {
    const at = withDice();
    const { dice } = record.entries[at]!;
    expect((await replay(tamper(at, { dice: [...dice, 1] }), '--verify')).text).toContain(
      `DIFFERS at command ${at + 1}`,
    );
    expect((await replay(tamper(at, { dice: dice.slice(1) }), '--verify')).code).toBe(1);
  });
  it('finds a hash that was changed, in the opening too', async () => {
    const hash = '0123456789abcdef';
    const { code, text } = await replay(tamper(20, { hash }), '--verify');
    expect(code).toBe(1);
    expect(text).toContain('DIFFERS at command 21');
    expect((await replay({ ...record, opening: { ...record.opening, hash } }, '--verify')).text).toContain(
      'DIFFERS at the opening',
    );
  });
  it('finds a side, scenario data or options that were changed', async () => {
    const side = record.entries[3]!.side === 'F' ? 'C' : 'F';
    expect((await replay(tamper(3, { side }), '--verify')).text).toContain('DIFFERS at command 4');
    expect((await replay({ ...record, data: '0'.repeat(16) }, '--verify')).code).toBe(1);
    expect((await replay({ ...record, options: { edition: 'xx' } }, '--verify')).text).toContain(
      'DIFFERS at the opening',
    );
  });
  it('says which rules it was played under, and vouches for none later than its own', async () => {
    const { code, text } = await replay({ ...record, rules: 999 }, '--verify');
    expect(code).toBe(1);
    expect(text).toContain('rules version 999, newer than the current version');
    expect(text).toContain('only a newer Tambour can check it');
  });
  describe('of older rules', () => {
    /** The record judged by a later version of its game, whose rules may have changed. */
    const judged = async (from: MatchRecord, how: { json?: boolean } = {}) => {
      const terminal = testTerminal();
      const code = await withGame(GAME_IDS[0], ({ spec }) => {
        const later = { ...spec, version: spec.version + 1 };
        return judge({ spec: later }, from, { verify: true, json: how.json ?? false, language: 'en' }, terminal);
      });
      return { code, text: terminal.said.join('\n') };
    };
    it('says so, and passes where the rules of today decide alike', async () => {
      const { code, text } = await judged(record);
      expect(code).toBe(0);
      expect(text).toMatch(/rules version (\d+), older than the current version (\d+): replayed with version \2/);
      expect(text).toContain('every hash matches');
    });
    it('stops at the first command that they decide otherwise, and tells it and why', async () => {
      const at = record.entries.findIndex((e) => typeof e.command.to === 'string');
      const command = { ...record.entries[at]!.command, to: '0101' };
      const { code, text } = await judged(tamper(at, { command }));
      expect(code).toBe(1);
      expect(text).toContain(`DIFFERS at command ${at + 1} (${record.entries[at]!.side} ${JSON.stringify(command)}): `);
      expect(text).toMatch(/refused by rule \S+: \w+/);
      expect(text).toContain('it matches up to that point');
      expect(JSON.parse((await judged(tamper(at, { command }), { json: true })).text)).toMatchObject({
        age: 'older',
        same: false,
        at: at + 1,
        command,
      });
    });
    it('opens as far as it goes when not even its options are known any more', async () => {
      const { code, text } = await judged({ ...record, options: { ...record.options, weather: 'wet' } });
      expect(code).toBe(1);
      expect(text).toMatch(/older than the current version.*DIFFERS at the opening: options\.weather/s);
    });
  });
  it('of newer rules is no proof, even where every hash matches', async () => {
    const { code, text } = await replay({ ...record, rules: 1_000_000 }, '--verify');
    expect(code).toBe(1);
    expect(text).toContain('so this proves nothing');
  });
  it('finds opening dice that nothing throws', async () => {
    const opening = { ...record.opening, dice: [...record.opening.dice, 1, 2, 999] };
    for (const seed of [null, 12]) {
      const { code, text } = await replay({ ...record, seed, opening }, '--verify');
      expect(code).toBe(1);
      expect(text).toContain('DIFFERS at the opening: 3 opening dice of the record were not rolled');
    }
  });
  it('prints nothing raw that a record holds', async () => {
    const evil = 'x\u001b[2J\u009b31m\u007f\r\n\u202e\u2028every hash matches';
    const command = { type: evil.slice(0, 30), [evil]: evil };
    for (const changed of [
      { ...record, scenario: evil },
      { ...record, game: evil },
      { ...record, options: { [evil]: evil } },
      { ...record, [evil]: evil },
      { ...record, charts: { [evil]: evil } },
      { ...record, format: evil },
      tamper(2, { side: evil.slice(0, 20) }),
      tamper(2, { command }),
      evil,
    ])
      for (const flags of [[], ['--verify'], ['--json']]) {
        const { code, said, noted } = await replay(changed, ...flags);
        expect(code).toBe(1);
        for (const text of [...said.map((s) => (flags[0] === '--json' ? s.replaceAll('\n', '') : s)), ...noted])
          expect(text).not.toMatch(/[\p{Cc}\u202e\u2028]/u);
      }
  });
  it('answers any record with one value changed, without a fault of its own', { timeout: 120_000 }, async () => {
    const short = { ...record, entries: record.entries.slice(0, 40) };
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
        fc.oneof(
          fc.constantFrom(null, [], {}, '', -1, 1e308, 999, '\u001b[2J', [1, 2, 999], 'x'.repeat(500)),
          fc.jsonValue({ maxDepth: 2 }),
        ),
        async (path, value) => {
          const { code, said, noted } = await replay(changed(short, path, value), '--verify');
          expect([0, 1]).toContain(code);
          for (const line of [...said, ...noted]) expect(line).not.toMatch(/\p{Cc}/u);
        },
      ),
      { numRuns: 150, seed: 1712 },
    );
  });
  it('finds dice that are not the seed’s although every hash matches', async () => {
    const { code, text } = await replay({ ...record, seed: 13 }, '--verify');
    expect(code).toBe(1);
    expect(text).toContain('every hash matches');
    expect(text).toContain('NOT those of seed 13');
  });
  it('names an order that waits for dice and cannot, in either language', async () => {
    const { chosen: _, ...own } = { ...record, dice: 'own', waiting: { side: 'F', command: { type: 'no' }, dice: [] } };
    const [english, french] = [await replay(own), await replay(own, '--language', 'fr')];
    expect([english.code, french.code]).toEqual([1, 1]);
    expect(english.text).toContain(`command ${record.entries.length + 1} (F {"type":"no"}): refused`);
    expect(french.text).toMatch(/\(F \{"type":"no"\}\).* refusé\s: type\s: doit être l’un de .*, et non "no"/);
  });
  it('checks a record without a seed by its hashes alone', async () => {
    const { code, text } = await replay({ ...record, seed: null }, '--verify');
    expect(code).toBe(0);
    expect(text).toContain('cannot be checked');
  });
  it('tells its finding as JSON', async () => {
    expect(JSON.parse((await replay(record, '--json')).text)).toMatchObject({ same: true, dice: 'same', at: null });
    expect(JSON.parse((await replay(tamper(4, { hash: '0'.repeat(16) }), '--json')).text)).toMatchObject({
      same: false,
      at: 5,
    });
  });
  it('names what is wrong with a file that is no record', async () => {
    for (const [text, field] of [
      ['{', 'is not JSON'],
      ['[]', 'object'],
      [{ ...record, game: 'chess' }, '"chess"'],
      [{ ...record, seed: 'x' }, 'seed'],
      [{ ...record, entries: [{}] }, 'entries.0.side'],
      [{ ...record, more: 1 }, 'more'],
      [{ ...record, charts: null }, 'charts: must be an object, not null'],
      [{ ...record, format: 'tambour-seen-record-1' }, 'cannot be played again'],
      [`${'['.repeat(200_000)}${']'.repeat(200_000)}`, 'nested deeper than 64 levels'],
      [JSON.stringify(record).replace('{', `{"charts":{"a":${DEEP}},`), 'charts.a'],
      [JSON.stringify(record).replace('{', `{"scenarioData":{"a":${DEEP}},`), 'scenarioData.a'],
    ] as const) {
      const { code, noted } = await replay(text);
      expect(code).toBe(1);
      expect(noted[0]).toContain(field);
    }
    for (const file of [join(folder, 'none.json'), folder]) {
      const terminal = testTerminal();
      expect(await run(['replay', file], terminal)).toBe(1);
      expect(terminal.noted[0]).toContain(`cannot read ${file}`);
    }
  });
  it.runIf(existsSync('/dev/zero'))('reads no file without end', async () => {
    const terminal = testTerminal();
    expect(await run(['replay', '/dev/zero'], terminal)).toBe(1);
    expect(terminal.noted[0]).toContain('it has more than 20000000 bytes');
  });
});
