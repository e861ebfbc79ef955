import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { QUAINT } from './quaint.ts';
import { type Sentence, sentences } from './sentences.ts';

let all: readonly Sentence[] = [];
beforeAll(async () => {
  all = await sentences(fileURLToPath(new URL('..', import.meta.url)));
});
const where = ({ owner, place, key }: Sentence, text: string): string => `${owner}/${place} ${key}: ${text}`;
/** What tells the story of a battle may sound like its time; a note in a scenario's file stays, for records hold its hash. */
const isStory = ({ key }: Sentence): boolean => /history|about|card\.|sheet\.|enfantsPerdus\.note/.test(key);

describe('every sentence', () => {
  it('is found: of the page, the kernel, the stage, the computer players and each game', () => {
    const owners = new Set(all.map(({ owner }) => owner));
    for (const owner of ['page', 'kernel', 'stage', 'computer', 'terminal', 'denain', 'reiters', 'ford'])
      expect(owners).toContain(owner);
    expect(all.length).toBeGreaterThan(3000);
  });
  it('is there in both languages', () => {
    const missing = all.filter(({ en, fr }) => en === undefined || fr === undefined || (en === '') !== (fr === ''));
    expect(missing.map((s) => where(s, ''))).toEqual([]);
  });
  it('keeps French marks to the word before them', () => {
    // A terminal breaks no lines at spaces, and what it prints is searched and copied.
    const onPaper = all.filter(({ owner }) => owner !== 'terminal');
    const loose = onPaper.filter(({ fr = '' }) => /[^\s?|{:] [:;?!»%](?!\S)|« /.test(fr.replace(/\$\{[^}]*\}/g, 'x')));
    expect(loose.map((s) => where(s, s.fr ?? ''))).toEqual([]);
  });
  it('has the space that each French mark asks for: narrow before ; ? !, wide before a colon, %, and inside « »', () => {
    // Scenarios stay as they are: records hold their hash.
    const free = all.filter(({ place }) => !/^data\/(AU|AV|CO|D|M|magenta|saalfeld-1806|tutorial-farm)$/.test(place));
    const wrong = free.filter(({ fr = '' }) => /\u00a0[;?!]|\u202f[:»%]|«\u202f/.test(fr));
    expect(wrong.map((s) => where(s, s.fr ?? ''))).toEqual([]);
  });
  it('leaves the marks between two parts to the words of each language: French keeps its colon apart', () => {
    const folder = new URL('../apps/web/src/', import.meta.url);
    const parts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsx'));
    expect(parts.length).toBeGreaterThan(50);
    expect(parts.filter((path) => /\}: \$\{/.test(readFileSync(new URL(path, folder), 'utf8')))).toEqual([]);
  });
  it.each(['en', 'fr'] as const)('is in the words of today: %s', (language) => {
    const odd = all
      .filter((s) => !isStory(s))
      .flatMap((s) => {
        const text = s[language] ?? '';
        const found = QUAINT[language].find((phrase) => phrase.test(text));
        return found ? [where(s, `${found} in “${text}”`)] : [];
      });
    expect(odd).toEqual([]);
  });
  it('a quaint one is caught', () => {
    const isCaught = (language: 'en' | 'fr', text: string) => QUAINT[language].some((phrase) => phrase.test(text));
    expect(isCaught('en', 'Catholics to decide')).toBe(true);
    expect(isCaught('en', 'Nothing is left of the gendarmes I')).toBe(true);
    expect(isCaught('en', 'It has nowhere to retreat to.')).toBe(false);
    expect(isCaught('fr', 'Échap : lâcher')).toBe(true);
    expect(isCaught('fr', 'a encore sa charge à donner')).toBe(true);
    expect(isCaught('fr', 'Détail du calcul')).toBe(false);
    expect(isCaught('fr', 'vous êtes repoussé')).toBe(true);
    expect(isCaught('fr', 'Navarre pivote en 1608')).toBe(true);
    expect(isCaught('fr', 'vous devez reculer')).toBe(false);
    expect(isCaught('en', 'Navarre turns in 1608')).toBe(true);
    expect(isCaught('en', 'the program throws two dice')).toBe(true);
    expect(isCaught('en', 'the Saxons were thrown back')).toBe(false);
    expect(isCaught('fr', 'le rayon de commandement')).toBe(true);
    expect(isCaught('fr', 'le village ôte 1')).toBe(true);
    expect(isCaught('fr', 'au pied de la côte')).toBe(false);
    expect(isCaught('en', 'Navarre turns in hex 1608')).toBe(false);
  });
});
