import { readdirSync, readFileSync } from 'node:fs';
import { BREAKABLE } from '@tambour/stage/testing';
import { describe, expect, it } from 'vitest';
import { denain } from '../game.ts';
import { fr } from '../texts/fr.ts';
import { LESSONS } from './lessons.ts';
import { denainStage } from './stage.ts';

const data = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/${name}.json`, import.meta.url), 'utf8'));

/** Every French text in a value. */
function french(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'fr' && typeof inner === 'string' ? [inner] : french(inner),
  );
}
/** Our sources, for texts that are put together: comments and tests aside. */
const folder = new URL('../', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('testing'),
);
/** A mark after a word with an accent or an elision, or between two things put in: that is French, not code. */
const FRENCH_MARK = /[à-ÿœ] [:;?!»]|’\p{L}+ [:;?!»]|\} [:;!»] ?\$|« /u;

describe('French texts', () => {
  it.each([
    ['the catalogue', Object.values(fr).map((text) => ({ fr: text }))],
    ['the game', [denain.options, denain.standing, denain.scenarios]],
    ['the stage', [denainStage.cards, denainStage.overlays]],
    ['lessons', LESSONS],
    ['rules', data('rules')],
    ['rulings', data('rulings')],
  ])('of %s never break before a mark', (_, value) => {
    const all = french(value);
    expect(all.length).toBeGreaterThan(3);
    expect(all.filter((text) => BREAKABLE.test(text))).toEqual([]);
  });
  it('that are put together neither', () => {
    const lines = sources.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
    const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);
    expect(lines.filter((line) => !isComment(line) && FRENCH_MARK.test(line))).toEqual([]);
  });
});
