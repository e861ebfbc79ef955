import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Functions that engines may round differently, and what is no whole number for other reasons. */
const FORBIDDEN =
  /\*\*|Math\.(?!(?:abs|floor|ceil|min|max|sign|sqrt|PI)\b)\w+|\bMath\[|=\s*Math\b(?!\.)|\bDate\b|parseFloat|toFixed|toPrecision/g;

/** Roots are correctly rounded everywhere, but only a first guess: in these files whole numbers decide after them. */
const ROOTS = new Set(['exact.hot.ts', 'inside.hot.ts']);

/** What a source may not use. */
const faults = (name: string, source: string): string[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  const found = [...code.matchAll(FORBIDDEN)].map(([what]) => what);
  if (/Math\.sqrt/.test(code) && !ROOTS.has(name)) found.push('Math.sqrt');
  if (/Math\.PI/.test(code) && name !== 'arc-length.ts') found.push('Math.PI');
  return found.map((what) => `${name}: ${what}`);
};

describe('what decides on a table', () => {
  const folder = new URL('.', import.meta.url);
  const names = readdirSync(folder).filter((name) => /\.ts$/.test(name) && !/\.test\.ts$/.test(name));
  it('is made without sines, powers and roots of the machine', () => {
    expect(names.length).toBeGreaterThan(12);
    expect(names.flatMap((name) => faults(name, readFileSync(new URL(name, folder), 'utf8')))).toEqual([]);
  });
  it('and one that is not is found', () => {
    for (const bad of [
      'sin',
      'cos',
      'tan',
      'atan2',
      'hypot',
      'pow',
      'cbrt',
      'exp',
      'log',
      'random',
      'round',
      'fround',
    ]) {
      expect(faults('x.ts', `const y = Math.${bad}(1);`)).toEqual([`x.ts: Math.${bad}`]);
    }
    expect(faults('x.ts', 'const y = 2 ** 3;')).toEqual(['x.ts: **']);
    expect(faults('x.ts', 'const { sin } = Math;')).toEqual(['x.ts: = Math']);
    expect(faults('x.ts', 'Math.sqrt(2) + Math.PI')).toEqual(['x.ts: Math.sqrt', 'x.ts: Math.PI']);
    expect(faults('x.ts', '/** 2 ** 3 */ Math.floor(1); // Math.sin')).toEqual([]);
  });
});
