import { type GamePackage, isGameId, withGame } from '@tambour/games';
import { BadInput, type Command, Match, type MatchRecord, parseRecord, type World } from '@tambour/kernel';
import type { CliCommand } from './cli-command.ts';
import type { Terminal } from './terminal.ts';
import { readText } from './text-file.ts';
import { Failure, parseFlags, positionals } from './usage.ts';

export const replay: CliCommand = {
  help: `Usage: tambour replay FILE [--verify] [--json]

Plays a record again, command by command, and compares every hash; where the record has a seed, also every die. Tells the
rules version it was played under and where it first differs.

A record of older rules is played by the rules of today: up to the first command that they decide otherwise, which is told.

Exit code 0: every hash matches, and the dice are the seed's if there is one. 1: something differs, the rules of the record
are newer than those known here, or the file is no record. 2: wrong usage.

  --verify   only check: do not tell the commands
  --json     the finding as JSON`,

  async run(args, terminal) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: { verify: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    });
    positionals(words, ['FILE']);
    const [file = ''] = words;
    const record = readRecordFile(file);
    if (!isGameId(record.game)) throw new Failure(`${file} is a record of "${record.game}", a game unknown here`);
    return withGame(record.game, (game) => judge(game, record, values, terminal));
  },
};

/** Plays a record again by a game's rules and tells what was found. The exit code. */
export function judge<W extends World, Field>(
  game: Pick<GamePackage<W, Field>, 'spec'>,
  record: MatchRecord,
  how: { readonly verify: boolean; readonly json: boolean },
  terminal: Terminal,
): number {
  const found = inspect(game, record);
  if (how.json) terminal.show(JSON.stringify(found, null, 2));
  else tell(found, record, how.verify, terminal);
  return found.same && found.dice !== 'differ' && found.age !== 'newer' ? 0 : 1;
}

interface Finding {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** The rules version of the record, and the one known here. */
  readonly rules: number;
  readonly known: number;
  /** Of its rules, beside those known here. */
  readonly age: 'same' | 'older' | 'newer';
  readonly commands: number;
  readonly same: boolean;
  /** Number of the first command that differs, from 1; 0 for the opening. */
  readonly at: number | null;
  /** That command. */
  readonly command: Command | null;
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

function inspect<W extends World, Field>({ spec }: Pick<GamePackage<W, Field>, 'spec'>, record: MatchRecord): Finding {
  const { rules, scenario, options, entries } = record;
  const known = spec.version;
  const age = rules === known ? 'same' : rules < known ? 'older' : 'newer';
  const about = { game: spec.id, scenario, options, rules, known, age, commands: entries.length } as const;
  try {
    const { match, same, at, why } = Match.replay(spec, record);
    const winner = match.position.verdict?.winner;
    return {
      ...about,
      same,
      at: same ? null : at,
      command: same ? null : (entries[at - 1]?.command ?? null),
      why: same ? null : why,
      dice: record.seed === null || !same ? null : Match.audit(spec, record) ? 'same' : 'differ',
      winner: winner === undefined ? null : (spec.sides[winner]?.id ?? null),
      isOver: match.position.over,
    };
  } catch (error) {
    // Options or figures that this game does not take: the battle cannot even begin.
    if (!(error instanceof BadInput)) throw error;
    return { ...about, same: false, at: 0, command: null, why: error.message, dice: null, winner: null, isOver: false };
  }
}

const AGES: Readonly<Record<Finding['age'], (known: number) => string>> = {
  same: () => 'the one known here',
  older: (known) => `older than version ${known} known here: it is played again by version ${known}`,
  newer: (known) => `newer than version ${known} known here: only a newer Tambour can vouch for it`,
};

function tell(found: Finding, record: MatchRecord, isBrief: boolean, terminal: Terminal): void {
  const options = Object.entries(found.options).map(([key, value]) => ` ${key}=${value}`);
  terminal.say(`${found.scenario}${options.join('')}, ${found.commands} commands`);
  terminal.say(`played under rules version ${found.rules}, ${AGES[found.age](found.known)}`);
  if (!isBrief)
    for (const [i, { side, command, dice, hash }] of record.entries.slice(0, found.at ?? undefined).entries())
      terminal.say(
        `${String(i + 1).padStart(5)} ${side} ${JSON.stringify(command)}${dice.length > 0 ? ` dice ${dice.join(' ')}` : ''} → ${hash}`,
      );
  if (!found.same) {
    const side = record.entries[(found.at ?? 0) - 1]?.side;
    const place = found.at ? `command ${found.at} (${side} ${JSON.stringify(found.command)})` : 'the opening';
    terminal.say(`DIFFERS at ${place}: ${found.why}`);
    if (found.at && found.age === 'older')
      terminal.say('up to there it plays as it did; from there on the rules of today decide otherwise');
    return;
  }
  terminal.say(
    `every hash matches${found.isOver ? `; ${found.winner ? `won by ${found.winner}` : 'drawn'}` : '; not over'}`,
  );
  if (found.age === 'newer') terminal.say('but its rules are newer than those known here, so this is no proof');
  if (found.dice === 'same') terminal.say(`the dice are those of seed ${record.seed}`);
  if (found.dice === 'differ') terminal.say(`but the dice are NOT those of seed ${record.seed}`);
  if (record.seed === null) terminal.say('the record has no seed: the dice cannot be checked');
}
