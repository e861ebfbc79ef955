import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@tambour/games';
import { LANGUAGES, namesIn } from '@tambour/kernel';
import { amount, isLong } from '@tambour/kernel/testing';
import { reasonText } from '@tambour/stage/reasons';
import { describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { simulateWith } from '../simulate/simulate.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { testTerminal } from '../testing/terminal.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { COMMAND_NAMES, commandHelp, programHelp, promptHelp } from './help.ts';

/** Words that no French sentence has. */
const ENGLISH = /\b(the|of|and|with|is|are|not|you|your|must|which|there|this|that|from|by|to|orders?|dice|turn)\b/i;
/** What is quoted or spelled for the machine is no sentence; nor is a list of the commands it knows. */
const sentences = (text: string): string =>
  text.replaceAll(/\{.*\}|--[\w-]+|"\w+"/g, '').replaceAll(/tambour [\w-]+|l’un de [\w-]+, [\w, …-]+/g, '');

describe('the words of the terminal', () => {
  it('name the same things in both languages, and no French sentence has English in it', () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(namesIn(fr[key]), key).toEqual(namesIn(en[key]));
      expect(fr[key].replaceAll(/\{\w+[?:}]/g, '{'), key).not.toMatch(ENGLISH);
    }
  });
  it('have help in both languages for every command, with the same flags', () => {
    const flags = (text: string) => [...new Set(text.match(/--[\w-]+/g))].sort();
    for (const of of [programHelp, promptHelp, ...COMMAND_NAMES.map((name) => commandHelp.bind(undefined, name))]) {
      const [english = '', french = ''] = LANGUAGES.map((language) => of(language));
      expect(flags(french)).toEqual(flags(english));
      // The table of requests of the protocol has English words for the machine.
      expect(sentences(french).replaceAll(/^ {2}\w+ .*$/gm, '')).not.toMatch(ENGLISH);
      for (const line of french.split('\n')) expect(line.length).toBeLessThanOrEqual(140);
    }
  });
});

async function said(language: string, typed: readonly string[], ...args: string[]): Promise<string> {
  const terminal = testTerminal(typed);
  await run([...args, '--language', language], terminal);
  return [...terminal.said, ...terminal.noted].join('\n');
}

describe('a battle in French', () => {
  // The player who advises thinks long: most orders are the first of the list.
  const ADVISED = amount(0, 15);
  const ORDERS = amount(6, 15);
  const TYPED = [
    ...['aide', 'état', 'unités', 'objectifs', 'conseil', 'ok', 'suite', 'zzz', 'pourquoi', 'chances', 'voir', 'ok'],
    ...[
      '1',
      isLong ? 'conseil' : '1',
      'ok',
      'chances 1',
      'pourquoi 1',
      'pourquoi {"type":"x"}',
      'pourquoi {',
      '999',
      'enregistrer',
    ],
    ...Array.from({ length: ADVISED }, () => ['conseil', 'ok', 'chances 2']).flat(),
    ...Array.from({ length: ORDERS - ADVISED }, () => ['1', 'ok', 'chances 2']).flat(),
    ...['journal', 'journal 200', 'annuler', 'retour', 'quitter'],
  ];
  it.each(GAME_IDS)('has no English line: %s', async (game) => {
    const text = await said('fr', TYPED, 'play', game, '--seed', '4', '--ai', 'random');
    const lines = text.split('\n').filter((line) => ENGLISH.test(sentences(line).replace(/\(random\)/, '')));
    expect(lines).toEqual([]);
    expect(text).not.toContain('undefined');
  });
});

describe('other commands in French', () => {
  it('have no English line, nor have their errors', async () => {
    const game = GAME_IDS[0];
    const commands = [
      ['list'],
      ['rules', game],
      ['replay', fileURLToPath(new URL('../../../../games/denain/records/en-bold.json', import.meta.url)), '--verify'],
      ['dance'],
      ['play'],
      ['play', 'chess'],
      ['play', game, 'more'],
      ['play', game, '--bogus'],
      ['play', game, '--seed'],
      ['play', game, '--seed', 'x'],
      ['play', game, '--set', 'edition'],
      ['play', game, '--set', 'edition=xx'],
      ['play', game, '--set', 'weather=hail'],
      ['play', game, '--scenario', 'waterloo'],
      ['play', game, '--charts', 'none.json'],
      ['play', game, '--charts', fileURLToPath(new URL('../../package.json', import.meta.url))],
      ['map', game],
      ['map', game, '--svg', '-', '--png', '-'],
      ['map', game, '--svg', '/none/x.svg'],
      ['rules', '--json=x'],
      ['replay', 'none.json'],
      ['replay', fileURLToPath(new URL('../../package.json', import.meta.url))],
    ];
    const terminal = testTerminal();
    const games = ['M', '--games', '2', '--seed', '1', '--a', 'random', '--b', 'random', '--workers', '1'];
    await simulateWith(await keptThreads()).run(games, terminal, 'fr');
    const texts = [{ args: games, text: [...terminal.said, ...terminal.noted].join('\n') }];
    for (const args of commands) texts.push({ args, text: await said('fr', [], ...args) });
    for (const { args, text } of texts) {
      expect(text).not.toBe('');
      const words = sentences(text).replaceAll(/ENOENT|[\w./-]*\.(json|ts)\b/g, '');
      expect(words, args.join(' ')).not.toMatch(ENGLISH);
    }
  });
  it('follow --language, then the locale, then English', async () => {
    const shown = async (locale: string | undefined, ...args: string[]) => {
      const terminal = testTerminal([], false, locale);
      await run(args, terminal);
      return [...terminal.said, ...terminal.noted].join('\n');
    };
    expect(await shown('fr_FR.UTF-8', 'list')).toContain('batailles (--scenario)');
    expect(await shown('fr_FR.UTF-8', 'list', '--language', 'en')).toContain('battles (--scenario)');
    expect(await shown('fr_FR.UTF-8', '--language=en', 'list')).toContain('battles (--scenario)');
    expect(await shown('de_DE.UTF-8', 'list')).toContain('battles (--scenario)');
    expect(await shown(undefined, '--language', 'fr', '--help')).toContain('Utilisation : tambour');
    expect(await shown('fr', 'list', '--language', 'de')).toContain('--language doit être');
  });
});

/** The reasons that readers of files and commands give, as their code spells them. */
function reasonsIn(folder: string, files: RegExp): string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => files.test(name) && !/\.test\.ts$|testing/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      const calls = text.matchAll(/(?:BadInput|BadZoneMap|faults\.push|fail)\(([^;]*?)\)?;/gs);
      return [...calls].flatMap(([, inside = '']) =>
        [...inside.matchAll(/'((?:is|has|must|and|names|holds|belongs|both|no|the) [^']*)'|`([^`]*? [^`]*)`/g)].map(
          ([, plain, filled]) => (plain ?? filled ?? '').replaceAll(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, 'X1'),
        ),
      );
    })
    .filter((reason) => reason.includes(' ') && !/^[\s,:]/.test(reason));
}

describe('reasons', () => {
  it.each([
    ['packages/kernel/src', /^(parse|record|choice|plain-world|match|measure-kinds)\.ts$/],
    ['packages/boards/src', /zones\/(polygon|zone-data|zone-map|tiling)\.ts$|map-labels\.ts$/],
    ['games/denain/src/model', /(world|charts|scenario|scenario-check|ground)\.ts$/],
    [
      'games/reiters/src/model',
      /(world|charts|scenario|scenario-check|scenario-map|map-check|profile|special|options|combat-result)\.ts$/,
    ],
    ['games/risorgimento/src/model', /\.ts$/],
    ['games/risorgimento/src/protocol', /\.ts$/],
  ])('of %s are known in French', (folder, files) => {
    const reasons = reasonsIn(folder, files);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((reason) => reasonText(reason).fr === reason)).toEqual([]);
    // A part that no list knows would stay in English inside a French sentence.
    expect(reasons.map((reason) => sentences(reasonText(reason).fr)).filter((text) => ENGLISH.test(text))).toEqual([]);
  });
  it('fill in what they name, and leave what is unknown as it is', () => {
    expect(reasonText('must be a whole number from 1 to 6, not "x"').fr).toBe(
      'doit être un nombre entier de 1 à 6, et non "x"',
    );
    expect(reasonText('must be a length in centimetres from 0 to 60 with at most two decimals, not 1.234').fr).toBe(
      'doit être une longueur en centimètres de 0 à 60 avec deux décimales au plus, et non 1.234',
    );
    expect(reasonText('must be a point [x, y] with two decimals, each from 0 to 327.67, not "x"').fr).toBe(
      'doit être un point [x, y] avec deux décimales, chaque coordonnée de 0 à 327.67, et non "x"',
    );
    expect(reasonText('is missing (a text)').fr).toBe('manque (un texte)');
    expect(reasonText('sings out of tune').fr).toBe('sings out of tune');
  });
});
