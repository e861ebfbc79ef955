import type { CliCommand } from '../cli-command.ts';
import { caughtUp, writeOut } from '../standard-output.ts';
import { parseFlags, positionals } from '../usage.ts';
import { linesOf, TOO_LONG } from './lines.ts';
import { loadPlayable } from './open-matches.ts';
import { MOST_BYTES, Session } from './session.ts';

export const engine: CliCommand = {
  help: `Usage: tambour engine

Answers requests on standard input, one JSON object a line, with one line each on standard output, until the input ends.
A request has "op" and, if you like, "id", which the answer repeats. Requests:

  hello      the games there are            odds       chances of what a command leads to
  new        begin a battle                 explain    every rule against a command, or its modifiers
  position   any position, for analysis     suggest    a command and why (level: random, greedy)
  status     whose turn, what is asked      undo       take the last command back
  legal      every legal command            state      the position as JSON (side: what it may see)
  apply      carry a command out            record     the match so far, as "tambour replay" reads it
  dice       the next dice                  close      forget a match

In a game with hidden orders, a player's program names its side in every request ("side"): it is then told what that side may
know. Without a side you keep the match and see everything.

  {"id":1,"op":"new","game":"denain","options":{"edition":"en"},"seed":7}

examples/README.md has the protocol in one screen, examples/bot.mjs a player.`,

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
