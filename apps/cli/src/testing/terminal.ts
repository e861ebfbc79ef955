import { printable, printableText } from '../printable.ts';
import type { Terminal } from '../terminal.ts';

/** A terminal that remembers what was said, and types what it is given. */
export function testTerminal(
  typed: readonly string[] = [],
  isScreen = false,
  locale: string | undefined = undefined,
): Terminal & { said: string[]; noted: string[]; sent: Uint8Array[] } {
  const said: string[] = [];
  const noted: string[] = [];
  const sent: Uint8Array[] = [];
  return {
    said,
    noted,
    sent,
    say: (line) => void said.push(printable(line)),
    show: (text) => void said.push(printableText(text)),
    send: (bytes) => void sent.push(bytes),
    note: (line) => void noted.push(printable(line)),
    redraw: () => {},
    redraws: false,
    isScreen,
    locale,
    input: (async function* () {
      yield* typed;
    })(),
  };
}
