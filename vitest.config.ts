import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['{packages,games,apps,tools}/**/*.test.ts'], testTimeout: 60_000, reporters: ['default'] },
});
