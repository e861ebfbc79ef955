import type { CliCommand } from '../cli-command.ts';
import { caughtUp, writeOut } from '../standard-output.ts';
import { parseFlags, positionals } from '../usage.ts';
import { linesOf, TOO_LONG } from './lines.ts';
import { loadPlayable } from './open-matches.ts';
import { MOST_BYTES } from './request.ts';
import { Session } from './session.ts';

export const engine: CliCommand = {
  async run(args) {
    positionals(parseFlags({ args: [...args], allowPositionals: true, options: {} }).positionals, []);
    const session = new Session(await loadPlayable());
    for await (const line of linesOf(process.stdin, MOST_BYTES)) {
      if (line !== TOO_LONG && line.trim() === '') continue;
      const answer = line === TOO_LONG ? session.refuseLong() : session.handle(line);
      if (!writeOut(`${answer}\n`)) await caughtUp();
    }
    return 0;
  },
};
