import { command } from './command.ts';
import { play } from './play.ts';
import { reachRows } from './reach.ts';
import type { Row } from './row.ts';
import { snapshot } from './snapshot.ts';
import { staff } from './staff.ts';
import { table } from './table.ts';

const only = process.argv[2];
const all: Record<string, () => Promise<Row[]>> = {
  play,
  staff,
  table,
  snapshot,
  reach: reachRows,
  command,
  // A browser and a bundler come with it: loaded only when asked for.
  weight: async () => (await import('./weight.ts')).weight(),
  visits: async () => (await import('./visits.ts')).visits(),
  page: async () => (await import('./page.ts')).page(),
  clicks: async () => (await import('./clicks.ts')).clicks(),
  lab: async () => (await import('./lab.ts')).lab(),
  answer: async () => (await import('./answer.ts')).answer(),
};
let failed = 0;
for (const [name, rows] of Object.entries(all)) {
  if (only && only !== name) continue;
  console.log(`\n${name}`);
  for (const row of await rows()) {
    const mark = row.wants === undefined ? '' : row.ok ? `  (wanted ${row.wants})` : `  MISSED, wanted ${row.wants}`;
    if (row.wants !== undefined && !row.ok) failed++;
    console.log(`  ${row.what.padEnd(58)} ${row.figure}${mark}`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
