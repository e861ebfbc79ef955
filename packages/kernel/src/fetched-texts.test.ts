import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { fetchedTexts } from './fetched-texts.ts';
import { firstLanguages, nameSpeaking } from './first-languages.ts';

const en = { name: 'the vanguard', loses: '{who} loses {n?a point|{n} points}' };
const fr = { name: 'l’avant-garde', loses: '{who} perd {n?un point|{n} points}' };
const LOAD = { en: async () => en, fr: async () => fr };

describe('texts fetched by language', () => {
  it('begin with the language a worker is named after, elsewhere with all', () => {
    expect(firstLanguages(nameSpeaking('fr'))).toEqual(['fr']);
    for (const name of [undefined, '', 'fr', 'tambour de']) expect(firstLanguages(name)).toEqual(['en', 'fr']);
  });
  it('say what is missing in a language that is there, and in its own as soon as it has come', async () => {
    const texts = await fetchedTexts(LOAD, ['fr']);
    const say = catalogue(texts.messages);
    const who = say('name');
    const told = say('loses', { who, n: 1 });
    expect({ ...told }).toEqual({ en: 'l’avant-garde perd un point', fr: 'l’avant-garde perd un point' });
    expect(texts.isWhole()).toBe(false);
    await texts.fetch();
    expect(texts.isWhole()).toBe(true);
    // What was made before, and kept, is told in full as well.
    const whole = { en: 'the vanguard loses a point', fr: 'l’avant-garde perd un point' };
    expect({ ...told }).toEqual(whole);
    expect(structuredClone(told)).toEqual(whole);
    expect(say('loses', { who, n: 1 })).toEqual(whole);
  });
  it('give the same text for the same words, so that they can be counted', async () => {
    const say = catalogue((await fetchedTexts(LOAD, ['en'])).messages);
    expect(say('name')).toBe(say('name'));
  });
  it('know their keys in any language, and fetch one alone', async () => {
    const texts = await fetchedTexts(LOAD, ['fr']);
    expect([texts.has('name'), texts.has('nobody')]).toEqual([true, false]);
    await texts.fetch('fr');
    expect(texts.isWhole()).toBe(false);
  });
  it('begin with the part a battle opens with, and have the rest when something is done', async () => {
    const opening = { en: async () => ({ name: en.name }), fr: async () => ({ name: fr.name }) };
    const texts = await fetchedTexts({ ...LOAD, opening }, ['en']);
    const say = catalogue(texts.messages);
    const [who, told] = [say('name'), say('loses', { who: 'X', n: 2 })];
    expect({ ...who }).toEqual({ en: 'the vanguard', fr: 'the vanguard' });
    expect([texts.has('name'), texts.has('loses')]).toEqual([true, false]);
    expect(() => told.en).toThrow('the text loses is not in en');
    await texts.fetchOpening('fr');
    expect(who.fr).toBe('l’avant-garde');
    await texts.complete();
    expect(texts.isWhole()).toBe(true);
    expect({ ...told }).toEqual({ en: 'X loses 2 points', fr: 'X perd 2 points' });
  });
  it('complete no language that nobody has asked for', async () => {
    const opening = { en: async () => ({}), fr: async () => ({}) };
    const texts = await fetchedTexts({ ...LOAD, opening }, ['en']);
    await texts.complete();
    expect([texts.messages.en, texts.messages.fr]).toEqual([en, undefined]);
  });
  it('say that a text is in no language, rather than nothing', async () => {
    const texts = await fetchedTexts<Readonly<Record<string, string>>>(LOAD, ['en']);
    expect(() => catalogue(texts.messages)('nobody').fr).toThrow('the text nobody is not in fr');
  });
});
