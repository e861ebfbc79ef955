import type { Language } from '@tambour/kernel';
import type { Terminal } from './terminal.ts';

/**
 * One word of the command line. Returns the exit code: 0 done, 1 the answer is no or it cannot be done, 2 the question was
 * wrong, 3 a fault of ours.
 */
export interface CliCommand {
  run(args: readonly string[], terminal: Terminal, language: Language): Promise<number>;
}
