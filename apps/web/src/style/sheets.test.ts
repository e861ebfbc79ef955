import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;
const sheets = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(FOLDER, name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

describe('what is seen under a pointer', () => {
  // A phone takes the last tap for a pointer that stays there, and the answer that comes to lie under it would look chosen.
  it('is styled only where there is one that hovers', () => {
    const outside = sheets.flatMap(({ name, css }) => {
      const rest = css.replace(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
      return [...rest.matchAll(/[^{};]*:hover[^{};]*/g)].map(([rule]) => `${name}: ${rule.trim()}`);
    });
    expect(outside).toEqual([]);
  });
});

describe('ids of rules', () => {
  // In small capitals 4.5a would read 4.5A, which is no rule.
  it('keep their case under a heading', () => {
    const page = sheets.find(({ name }) => name === 'page.css')?.css;
    expect(page).toMatch(/\n\.rule \{[^}]*font-variant: normal/);
  });
});

describe('lists with dots', () => {
  // Less, and where the list scrolls its edge cuts the dots in half.
  it('leave them room', () => {
    const narrow = sheets.flatMap(({ name, css }) =>
      [...css.matchAll(/([^{}]*(?:\bul|\.notes)\b[^{}]*)\{[^{}]*padding-inline-start: ([\d.]+)rem/g)]
        .filter(([, , rem]) => Number(rem) > 0 && Number(rem) < 1.3)
        .map(([, rule = '', rem]) => `${name}: ${rule.trim()} ${rem}rem`),
    );
    expect(narrow).toEqual([]);
  });
});
