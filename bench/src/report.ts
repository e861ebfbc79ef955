import type { Row } from './row.ts';

/** Prints the rows of the group that was asked for, and says by the exit code whether every target was met. */
export async function report(
  groups: Readonly<Record<string, () => Promise<Row[] | AsyncIterable<Row>>>>,
): Promise<void> {
  const only = process.argv[2];
  let failed = 0;
  for (const [name, rows] of Object.entries(groups)) {
    if (only && only !== name) continue;
    console.log(`\n${name}`);
    for await (const row of await rows()) {
      const mark = row.wants === undefined ? '' : row.ok ? `  (wanted ${row.wants})` : `  MISSED, wanted ${row.wants}`;
      if (row.wants !== undefined && !row.ok) failed++;
      console.log(`  ${row.what.padEnd(58)} ${row.figure}${mark}`);
    }
  }
  process.exitCode = failed === 0 ? 0 : 1;
}
