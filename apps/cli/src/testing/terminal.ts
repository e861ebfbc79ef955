import type { Terminal } from '../terminal.ts';

/** A terminal that remembers what was said, and types what it is given. */
export function testTerminal(typed: readonly string[] = []): Terminal & { said: string[]; noted: string[] } {
  const said: string[] = [];
  const noted: string[] = [];
  return {
    said,
    noted,
    say: (line) => void said.push(line),
    note: (line) => void noted.push(line),
    redraw: () => {},
    input: (async function* () {
      yield* typed;
    })(),
  };
}
