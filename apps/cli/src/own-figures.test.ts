import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from './run.ts';
import { testTerminal } from './testing/terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Figures of a game, changed, as a file of one's own. */
function file(name: string, data: string, change: (json: Record<string, unknown>) => void): string {
  const from = fileURLToPath(new URL(`../../../games/${data}`, import.meta.url));
  const json = JSON.parse(readFileSync(from, 'utf8')) as Record<string, unknown>;
  change(json);
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(json));
  return path;
}
const GAMES = {
  denain: { charts: 'denain/data/charts.json', scenario: 'denain/data/scenario.json', field: 'movementAllowance' },
  reiters: { charts: 'reiters/data/charts.json', scenario: 'reiters/data/scenarios/AU.json', field: 'zoneTypes' },
} as const;
type Game = keyof typeof GAMES;
const IDS = Object.keys(GAMES) as Game[];

async function tambour(args: readonly string[], typed: readonly string[] = []) {
  const terminal = testTerminal(typed);
  const code = await run(args, terminal);
  return { code, said: terminal.said.join('\n'), noted: terminal.noted.join('\n') };
}
/** A few orders of a battle with one's own charts and scenario, saved. */
async function played(game: Game) {
  const { charts: chartsOf, scenario: scenarioOf } = GAMES[game];
  const charts = file('charts.json', chartsOf, () => {});
  const scenario = file('scenario.json', scenarioOf, (json) => {
    json.id = 'mine';
    json.turns = 8;
  });
  const record = join(folder, 'record.json');
  const figures = ['--charts', charts, '--scenario-file', scenario];
  const { code, said } = await tambour(
    ['play', game, ...figures, '--seed', '1', '--ai', 'random', '--side', 'both'],
    ['1', '1', `save ${record}`],
  );
  return { code, said, charts, scenario, record, figures };
}

describe.each(IDS)('figures of one’s own in %s', (game) => {
  it('are played with, kept in the record, and named where they are missing', async () => {
    const { code, said, charts, scenario, record } = await played(game);
    expect(code).toBe(0);
    expect(said).toContain('Your own figures are in use: charts, scenario.');
    const whole = JSON.parse(readFileSync(record, 'utf8'));
    expect(whole).toMatchObject({ scenario: 'mine', own: ['charts', 'scenario'], scenarioData: { turns: 8 } });
    expect(await tambour(['replay', record, '--verify'])).toMatchObject({
      code: 0,
      said: expect.stringContaining('the players’ own figures: charts, scenario'),
    });
    const { charts: _, scenarioData: __, ...bare } = whole;
    writeFileSync(record, JSON.stringify(bare));
    const lacking = await tambour(['replay', record, '--verify', '--language', 'fr']);
    expect(lacking.code).toBe(1);
    expect(lacking.said).toMatch(/ses tables manquent.*--charts FICHIER\nson scénario manque.*--scenario-file FICHIER/);
    const given = ['replay', record, '--verify', '--charts', charts, '--scenario-file'];
    expect((await tambour([...given, scenario])).code).toBe(0);
    const other = file('other.json', GAMES[game].scenario, (json) => {
      json.id = 'mine';
    });
    expect(await tambour([...given, other])).toMatchObject({
      code: 1,
      said: expect.stringContaining('the scenario or charts are not those of the record'),
    });
  });
  it('are refused by file, field and reason, in both languages, by every command', async () => {
    const bad = [
      ['--charts', file('bad-charts.json', GAMES[game].charts, (json) => delete json[GAMES[game].field])],
      [
        '--scenario-file',
        file('bad-scenario.json', GAMES[game].scenario, (json) => {
          json.turns = 'ten';
        }),
      ],
    ] as const;
    const fields = [`${GAMES[game].field}: is missing`, 'turns: must be a whole number'];
    for (const [i, flags] of bad.entries())
      for (const command of [
        ['play', game],
        ['simulate', game],
        ['map', game, '--svg', '-'],
      ]) {
        const { code, said, noted } = await tambour([...command, ...flags]);
        expect([code, said]).toEqual([2, '']);
        expect(noted).toContain(`${flags.join(' ')}: ${fields[i]}`);
      }
    const french = await tambour(['play', game, ...bad[1], '--language', 'fr']);
    expect(french.noted).toMatch(/turns\s: doit être un nombre entier de 1 à \d+, et non "ten"/);
  });
});

it('of Risorgimento are played with, or refused by field and reason in both languages', async () => {
  const data = 'risorgimento/data/scenarios/san-martino.json';
  const play = async (path: string, language: string) => {
    const flags = ['--seed', '1', '--side', 'both', '--language', language, '--scenario-file', path];
    return tambour(['play', 'risorgimento', ...flags], ['objectives', 'quit']);
  };
  const own = file('levels.json', data, (json) => {
    json.victory = { ...(json.victory as object), levels: [{ winner: null, grade: 'draw' }] };
  });
  const drawn = await play(own, 'en');
  expect(drawn).toMatchObject({ code: 0, said: expect.stringContaining('the battle would be a draw') });
  expect(drawn.said).not.toMatch(/Infinity|Win (if|with)|count/);
  const none = file('no-levels.json', data, (json) => {
    json.victory = { ...(json.victory as object), levels: [] };
  });
  const nowhere = file('nowhere.json', data, (json) => {
    (json.setUp as unknown[]).shift();
  });
  expect((await play(none, 'en')).noted).toContain('victory.levels: has no levels');
  expect((await play(none, 'fr')).noted).toMatch(/victory\.levels\s: n’a pas de degrés de victoire/);
  expect((await play(nowhere, 'fr')).noted).toMatch(/setUp\s: \S+ n’est nulle part/);
});

it('a record whose options were changed is found out', async () => {
  const { record } = await played('reiters');
  const whole = JSON.parse(readFileSync(record, 'utf8'));
  writeFileSync(record, JSON.stringify({ ...whole, options: { ...whole.options, caracole: 'on' } }));
  expect(await tambour(['replay', record, '--verify'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('the options are not those it was played with'),
  });
});
