import { chapterOf } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { RULES } from './rule-book.ts';
import { NOTES } from './rule-notes.ts';

const inRules = RULES.all.flatMap((r) => [
  { id: r.id, ...r.title },
  { id: r.id, ...r.says },
]);
const inNotes = [
  ...NOTES.rulings.flatMap((r) => [
    { id: r.id, ...r.question },
    { id: r.id, ...r.ruling },
  ]),
  ...Object.entries(NOTES.chapters).map(([id, title]) => ({ id, ...title })),
];
const texts = [...inRules, ...inNotes];

describe('risorgimento rules', () => {
  it('there are 403, of which 370 can be tested', () => {
    expect(RULES.all.length).toBe(403);
    expect(RULES.all.filter((r) => r.testable).length).toBe(370);
  });
  it('each names the number of the rulebook it comes from', () => {
    for (const r of RULES.all) {
      const number = /^E?(\d+\.\d+)/.exec(r.id)?.[1] ?? r.id;
      expect(r.ref, r.id).toEqual({ fr: number });
    }
  });
  it('each chapter has a title, and each title a chapter', () => {
    expect(new Set(RULES.all.map((r) => chapterOf(r.id)))).toEqual(new Set(Object.keys(NOTES.chapters)));
  });
  it('each ruling named by a rule exists, and each ruling is reached from a rule', () => {
    expect(NOTES.rulings.map((r) => r.id)).toEqual(Array.from({ length: 119 }, (_, i) => `R${i + 1}`));
    const known = new Set(NOTES.rulings.map((r) => r.id));
    const named = new Set(RULES.all.flatMap((r) => r.rulings));
    expect([...named].filter((id) => !known.has(id))).toEqual([]);
    expect(NOTES.rulings.filter((r) => !named.has(r.id) && r.rules.length === 0)).toEqual([]);
    for (const r of NOTES.rulings) for (const id of r.rules) expect(RULES.get(id), `${r.id} ${id}`).toBeDefined();
  });
  it('rules and rulings referred to in a text exist', () => {
    const sections = new Set(RULES.all.map((r) => r.ref.fr));
    const isKnown = (n: string) =>
      RULES.get(n) !== undefined || [...sections].some((s) => s !== undefined && (s === n || s.startsWith(n)));
    for (const { id, en, fr } of texts) {
      // R2 and R3 list what the rulebook prints wrongly.
      if (id === 'R2' || id === 'R3') continue;
      for (const [n] of `${en} ${fr}`.matchAll(/\b\d\.\d+[a-z]?\b/g)) expect(isKnown(n), `${id} ${n}`).toBe(true);
      for (const [n] of `${en} ${fr}`.matchAll(/\bR\d+\b/g))
        expect(
          NOTES.rulings.some((r) => r.id === n),
          `${id} ${n}`,
        ).toBe(true);
    }
  });
  it('the two languages give the same figures', () => {
    const figures = (text: string) => [...text.matchAll(/[−+]?\d+(?:\.\d+[a-z]?)?/g)].map(([n]) => n).toSorted();
    for (const { id, en, fr } of texts) expect(figures(fr), `${id}: ${en}`).toEqual(figures(en));
  });
});

describe('risorgimento texts', () => {
  it('are in both languages, in different words', () => {
    for (const r of RULES.all) expect(r.says.fr, r.id).not.toBe(r.says.en);
    for (const r of NOTES.rulings) {
      expect(r.question.fr, r.id).not.toBe(r.question.en);
      expect(r.ruling.fr, r.id).not.toBe(r.ruling.en);
    }
  });
  it('say whole sentences, and titles are none', () => {
    for (const r of RULES.all)
      for (const l of ['en', 'fr'] as const) {
        expect(r.says[l], r.id).toMatch(/^[\p{Lu}\d+−].*\.$/u);
        expect(r.title[l], r.id).toMatch(/^[\p{Lu}\d].*[^.]$/u);
      }
    for (const r of NOTES.rulings)
      for (const l of ['en', 'fr'] as const) {
        expect(r.question[l], r.id).toMatch(/^[\p{Lu}\d“«].*\?$/u);
        expect(r.ruling[l], r.id).toMatch(/^[\p{Lu}\d+“«].*\.$/u);
      }
  });
  it('have a narrow no-break space before French ; ? ! and a wide one before a colon and inside quotes', () => {
    for (const { id, fr } of texts) {
      expect(fr, id).not.toMatch(/[^\u202f][;?!]/);
      expect(fr, id).not.toMatch(/[^\u00a0][:»]/);
      expect(fr, id).not.toMatch(/«[^\u00a0]/);
      expect(fr, id).not.toMatch(/[“”]/);
    }
  });
  it('have curly apostrophes, a true minus sign and single spaces', () => {
    for (const { id, en, fr } of texts)
      for (const text of [en, fr]) {
        expect(text, id).not.toMatch(/['"—]/);
        expect(text, id).not.toMatch(/(?:^|[\s(])-\d/);
        expect(text, id).not.toMatch(/ {2}|^\s|\s$/);
      }
    for (const { id, en } of texts) expect(en, id).not.toMatch(/ [;:?!]|[\u00a0\u202f«»]/);
  });
  it('use the words of the glossary, not those of the printed rulebook', () => {
    for (const { id, en, fr } of inRules) {
      if (id.startsWith('2.4')) continue;
      expect(en, id).not.toMatch(/\b(?:ZOC|DRM|MPs?|player|chasseurs|demoraliz)/);
      expect(fr, id).not.toMatch(
        /\b(?:ZDC|DRM|PM|hexs?\b|hippomobile|conventionnelles|jägers|retraites?\b|retrait\b)/i,
      );
    }
  });
});
