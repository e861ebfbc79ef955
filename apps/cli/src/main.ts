import { createInterface } from 'node:readline/promises';
import { run } from './run.ts';
import type { Terminal } from './terminal.ts';

const CLEAR_LINE = '\r\u001b[K';

function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  let isDrawn = false;
  return {
    say: (line) => void stdout.write(`${line}\n`),
    note(line) {
      stderr.write(`${isDrawn ? CLEAR_LINE : ''}${line}\n`);
      isDrawn = false;
    },
    redraw(line) {
      if (!stderr.isTTY) return;
      stderr.write(`${CLEAR_LINE}${line}`);
      isDrawn = line !== '';
    },
    get input() {
      return createInterface({ input: stdin });
    },
  };
}

/** The program. Whoever reads our output may leave early (`| head`): that is no fault. */
export async function main(): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  process.exitCode = await run(process.argv.slice(2), processTerminal());
}
