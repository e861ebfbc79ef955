import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './usage.ts';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${reason(error)}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${reason(error)}`);
  }
}
