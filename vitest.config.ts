import { configDefaults, defineConfig } from 'vitest/config';

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        oxc,
        test: {
          name: 'unit',
          maxWorkers: '100%',
          include: ['{packages,games,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', 'apps/web/e2e/**'],
          testTimeout: 60_000,
        },
      },
      {
        oxc,
        test: {
          // The page in a real browser, built once for all; after the rest, since both want every core.
          name: 'page',
          include: ['apps/web/e2e/**/*.test.{ts,tsx}'],
          globalSetup: ['apps/web/e2e/setup.ts'],
          sequence: { groupOrder: 1 },
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
