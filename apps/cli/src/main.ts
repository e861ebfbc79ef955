import { linesOf, TOO_LONG } from './engine/lines.ts';
import { languageOf } from './language.ts';
import { printable, printableText } from './printable.ts';
import { run } from './run.ts';
import { outputFault, writeOut } from './standard-output.ts';
import type { Terminal } from './terminal.ts';
import { say } from './words/say.ts';

const CLEAR_LINE = '\r\u001b[K';
/** Nobody types a longer line. */
const MOST_TYPED = 1 << 16;

function processTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG;
  let isDrawn = false;
  const note = (line: string) => {
    stderr.write(`${isDrawn ? CLEAR_LINE : ''}${printable(line)}\n`);
    isDrawn = false;
  };
  return {
    say: (line) => void writeOut(`${printable(line)}\n`),
    show: (text) => void writeOut(`${printableText(text)}\n`),
    send: (bytes) => void writeOut(bytes),
    note,
    redraw(line) {
      if (!stderr.isTTY) return;
      stderr.write(`${CLEAR_LINE}${printable(line)}`);
      isDrawn = line !== '';
    },
    redraws: stderr.isTTY === true,
    isScreen: stdout.isTTY === true,
    locale,
    input: {
      async *[Symbol.asyncIterator]() {
        for await (const line of linesOf(stdin, MOST_TYPED))
          if (line === TOO_LONG) note(say('error.longLine', { most: MOST_TYPED })[languageOf(locale)]);
          else yield line;
      },
    },
  };
}

/** The program. Whoever reads our output may leave early (`| head`): that is no fault. */
export async function main(): Promise<void> {
  const terminal = processTerminal();
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A command that has come to its end keeps its own exit code.
    if (error.code === 'EPIPE') return setImmediate(() => process.exit());
    terminal.note(`tambour: ${outputFault(error)[languageOf(terminal.locale)]}`);
    process.exit(1);
  });
  // Nobody is left to tell.
  process.stderr.on('error', () => {});
  process.exitCode = await run(process.argv.slice(2), terminal);
}
