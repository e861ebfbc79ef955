import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** What takes longest, of the page and of the rest. */
const LONG =
  /battles?\.test|axe|workers|touch|lost-database|offline|damaged-rows|zone-secrets|carry|contract|named-way|names-clear|slow-referee|twins\.|manner|zone-sheet|cli\/src\/(map|program|simulate|queue|opponents|engine\/engine|print|words|history|bots)|stage\/(stage|scene|sheet|questions)\.|web\/src\/engine\/(denain|opening)\./;

/** Begins with what takes longest, so that no core waits for one late file at the end: a fresh clone knows no times yet. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    // Project by project: whenever the next file is of another, a process ends, and all it has loaded is loaded again.
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const files = sorted.filter((file) => file.project === project);
      return [...files.filter(isLong), ...files.filter((file) => !isLong(file))];
    });
  }
}

/** Tests that need no browser. */
const plain = {
  maxWorkers: '100%',
  // Nothing that is tested here keeps state of its own: a process loads the modules once for all its files.
  isolate: false,
  setupFiles: ['tools/same-seeds.ts'],
  // A test that takes half a minute here takes ten on a slow machine that does other work besides.
  testTimeout: 900_000,
  hookTimeout: 900_000,
  expect: { poll: { timeout: 60_000, interval: 20 } },
} as const;

export default defineConfig(({ mode }) => ({
  test: {
    reporters: ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...plain,
          name: 'unit',
          include: ['{packages,games,examples,apps,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', 'apps/web/**'],
          globalSetup: ['tools/built-folder.mjs'],
          // Modules of Node itself, read by our own loader: through Vite's every name that is imported is a getter, which costs a rule that is
          // asked millions of times a seventh of its time.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', './tools/typescript.mjs'],
          env: { TESTS: mode },
        },
      },
      {
        // What the page is made of, without a browser: it imports what only Vite can read.
        oxc,
        test: {
          ...plain,
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/dist/**', 'apps/web/e2e/**'],
          env: { TESTS: mode },
        },
      },
      {
        oxc,
        test: {
          // The page in a real browser, built once for all; after the rest, but for `npm test`, which runs both at once
          // (tools/test.mjs).
          name: 'page',
          include: ['apps/web/e2e/**/*.test.{ts,tsx}'],
          globalSetup: ['apps/web/e2e/setup.ts'],
          sequence: { groupOrder: 1 },
          // More of them at once on two cores, and a browser waits so long for its turn that it seems to hang.
          maxWorkers: 2,
          // A browser that does hang is no fault of the page: once more, and what fails twice fails.
          retry: 1,
          // By which Firefox is driven; from Node 22 on it is there without asking.
          execArgv: ['--experimental-websocket'],
          // As above: what a test changes is in its own profile of the browser.
          isolate: false,
          testTimeout: 120_000,
          env: { TESTS: mode },
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000, interval: 40 } },
        },
      },
    ],
  },
}));
