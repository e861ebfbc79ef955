import { type GamePackage, isGameId, withGame } from '@tambour/games';
import { BadInput, Match, type MatchRecord, parseRecord, type World } from '@tambour/kernel';
import type { CliCommand } from './run.ts';
import type { Terminal } from './terminal.ts';
import { readText } from './text-file.ts';
import { Failure, parseFlags, positionals } from './usage.ts';

export const replay: CliCommand = {
  help: `Usage: tambour replay FILE [--verify] [--json]

Plays a record again, command by command, and compares every hash; where the record has a seed, also every die. Tells the
rules version it was played under and where it first differs. The exit code is 0 only if every hash matches.

  --verify   only check: do not tell the commands
  --json     the finding as JSON`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { verify: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    });
    positionals(words, ['FILE']);
    const file = words[0]!;
    const record = readRecordFile(file);
    if (!isGameId(record.game)) throw new Failure(`${file} is a record of "${record.game}", a game unknown here`);
    const found = await withGame(record.game, (game) => inspect(game, record));
    if (values.json) terminal.say(JSON.stringify(found, null, 2));
    else tell(found, record, values.verify, terminal);
    return found.same && found.dice !== 'differ' && found.rules <= found.known ? 0 : 1;
  },
};

interface Finding {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The rules version of the record, and the one known here. */
  readonly rules: number;
  readonly known: number;
  readonly commands: number;
  readonly same: boolean;
  /** Number of the first command that differs, from 1; 0 for the opening. */
  readonly at: number | null;
  readonly why: string | null;
  /** Whether the dice are the seed's; null where the record has none, or breaks off before it can be told. */
  readonly dice: 'same' | 'differ' | null;
  readonly winner: string | null;
  readonly isOver: boolean;
}

function readRecordFile(file: string): MatchRecord {
  try {
    return parseRecord(readText(file));
  } catch (error) {
    if (error instanceof BadInput) throw new Failure(`${file} is not a match record: ${error.message}`);
    throw error;
  }
}

function inspect<W extends World, F>({ spec }: GamePackage<W, F>, record: MatchRecord): Finding {
  const { rules, scenario, options, entries } = record;
  const about = { game: spec.id, scenario, options, rules, known: spec.version, commands: entries.length };
  try {
    const { match, same, at, why } = Match.replay(spec, record);
    const winner = match.position.verdict?.winner;
    return {
      ...about,
      same,
      at: same ? null : at,
      why: same ? null : why,
      dice: record.seed === null || !same ? null : Match.audit(spec, record) ? 'same' : 'differ',
      winner: winner === undefined ? null : spec.sides[winner]!.id,
      isOver: match.position.over,
    };
  } catch (error) {
    // Options or figures that this game does not take: the battle cannot even begin.
    if (!(error instanceof BadInput)) throw error;
    return { ...about, same: false, at: 0, why: error.message, dice: null, winner: null, isOver: false };
  }
}

function tell(found: Finding, record: MatchRecord, isBrief: boolean, terminal: Terminal): void {
  const options = Object.entries(found.options).map(([key, value]) => ` ${key}=${value}`);
  terminal.say(`${found.scenario}${options.join('')}, ${found.commands} commands`);
  terminal.say(
    found.rules === found.known
      ? `played under rules version ${found.rules}, the one known here`
      : `played under rules version ${found.rules}; version ${found.known} is known here`,
  );
  if (!isBrief)
    for (const [i, { side, command, dice, hash }] of record.entries.slice(0, found.at ?? undefined).entries())
      terminal.say(
        `${String(i + 1).padStart(5)} ${side} ${JSON.stringify(command)}${dice.length > 0 ? ` dice ${dice.join(' ')}` : ''} → ${hash}`,
      );
  if (!found.same) {
    const place = found.at ? `command ${found.at} (${record.entries[found.at - 1]?.side})` : 'the opening';
    terminal.say(`DIFFERS at ${place}: ${found.why}`);
    return;
  }
  terminal.say(
    `every hash matches${found.isOver ? `; ${found.winner ? `won by ${found.winner}` : 'drawn'}` : '; not over'}`,
  );
  if (found.rules > found.known)
    terminal.say('but it was played under later rules than are known here, so this is no proof');
  if (found.dice === 'same') terminal.say(`the dice are those of seed ${record.seed}`);
  if (found.dice === 'differ') terminal.say(`but the dice are NOT those of seed ${record.seed}`);
  if (record.seed === null) terminal.say('the record has no seed: the dice cannot be checked');
}
