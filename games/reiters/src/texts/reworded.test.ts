import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reworded as en } from './reworded.en.ts';
import { reworded as fr } from './reworded.fr.ts';
import { reworded } from './reworded.ts';

const data = new URL('../../data/', import.meta.url);
const files = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
const all = files.map((name) => readFileSync(new URL(name, data), 'utf8')).join('\n');

describe('sentences of the files in plainer words', () => {
  it('are those that the files have, in both languages', () => {
    expect(Object.keys(fr)).toEqual(Object.keys(en));
    for (const sentence of Object.keys(en)) expect(all, sentence).toContain(JSON.stringify(sentence));
  });
  it('leave what a player’s own file says', () => {
    const own = { en: 'Hold the bridge.', fr: 'Tenez le pont.' };
    expect(reworded(own)).toBe(own);
    expect(reworded({ en: 'The leader is the LG', fr: 'Le chef est le LG' })).toEqual({
      en: 'lieutenant-general in person',
      fr: 'lieutenant général en personne',
    });
  });
});
