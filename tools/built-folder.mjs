// A folder for what tests build for all files of their process, gone after the run: such a process is ended without a word, and
// cannot clear up behind itself.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {{ provide(key: 'builtFolder', folder: string): void }} project
 * @returns {() => void}
 */
export function setup(project) {
  const folder = mkdtempSync(join(tmpdir(), 'tambour-built-'));
  project.provide('builtFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
