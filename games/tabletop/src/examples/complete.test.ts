import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VECTORS } from '../testing/vectors.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts');
/** The kinds of vector that a file runs, each by a table. */
const run = files.flatMap((name) =>
  [...readFileSync(new URL(name, here), 'utf8').matchAll(/^vectors[\s\S]*?\(\s*'(\w+)',/gm)].map((m) => m[1] ?? ''),
);
/** What names points on the table: it comes with the battle. */
const NEEDS_TABLE = [
  'behind',
  'compulsoryHeading',
  'compulsoryPeriod',
  'compulsoryQuarter',
  'convoyMove',
  'crewLeaves',
  'distance',
  'edgeReached',
  'facesEnemy',
  'flightAtEdge',
  'goalPoint',
  'haltedMove',
  'interpenetrationChoice',
  'lineOfSight',
  'rallyDistances',
  'retreatGoals',
  'sector',
  'tableFactors',
  'whollyScreened',
];
const pointsIn = (value: unknown): boolean =>
  Array.isArray(value)
    ? (value.length === 2 && value.every((n) => typeof n === 'number')) || value.some(pointsIn)
    : typeof value === 'object' && value !== null && ('x' in value || Object.values(value).some(pointsIn));

describe('worked examples of the tabletop', () => {
  it('have ids of their own', () => {
    expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(VECTORS.length);
  });
  it('are run by kind, or wait for a table', () => {
    const missing = VECTORS.filter(({ action }) => !run.includes(action) && !NEEDS_TABLE.includes(action));
    expect(missing.map(({ id }) => id)).toEqual([]);
    expect(new Set(run).size).toBe(run.length);
  });
  it('wait for a table only where they name points', () => {
    const waiting = VECTORS.filter(({ action }) => NEEDS_TABLE.includes(action));
    expect(waiting.filter(({ given }) => !pointsIn(given)).map(({ id }) => id)).toEqual([]);
    expect(NEEDS_TABLE.filter((action) => run.includes(action))).toEqual([]);
    expect(waiting.length).toBe(92);
    expect(VECTORS.length).toBe(604);
  });
});
