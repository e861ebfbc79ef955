// A folder for what tests build for all their files, gone after the run: a process of theirs is ended without a word, and cannot clear up
// behind itself. When they run once more because something was changed, it is empty again.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {{ provide(key: 'builtFolder', folder: string): void, onTestsRerun(clear: () => void): void }} project
 * @returns {() => void}
 */
export function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), 'tambour-built-'));
  project.provide('builtFolder', folder);
  project.onTestsRerun(() => {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
