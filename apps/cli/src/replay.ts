import { type GamePackage, isGameId, withGame } from '@tambour/games';
import {
  BadInput,
  type Command,
  type Entry,
  handDice,
  type Language,
  Match,
  type MatchRecord,
  missingFigures,
  type OwnFigures,
  parseRecord,
  type Text,
  type World,
  withFigures,
} from '@tambour/kernel';
import { commas, same } from '@tambour/stage';
import { faultText, reasonText } from '@tambour/stage/reasons';
import type { CliCommand } from './cli-command.ts';
import { ownFigures } from './game-choice.ts';
import type { Terminal } from './terminal.ts';
import { readText } from './text-file.ts';
import { Failure, parseFlags, positionals } from './usage.ts';
import { say } from './words/say.ts';

export const replay: CliCommand = {
  async run(args, terminal, language) {
    const { values, positionals: words } = parseFlags({
      args: [...args],
      allowPositionals: true,
      options: {
        verify: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        charts: { type: 'string' },
        'scenario-file': { type: 'string' },
      },
    });
    positionals(words, ['FILE']);
    const [file = ''] = words;
    const { charts, scenarioData: scenario } = ownFigures(values);
    const record = withFigures(readRecordFile(file), { charts, scenario });
    if (!isGameId(record.game)) throw new Failure(say('replay.unknownGame', { file, game: record.game }));
    return withGame(record.game, (game) => judge(game, record, { ...values, language }, terminal));
  },
};

/** Plays a record again by a game's rules and tells what was found. The exit code. */
export function judge<W extends World, Field>(
  game: Pick<GamePackage<W, Field>, 'spec'>,
  record: MatchRecord,
  how: { readonly verify: boolean; readonly json: boolean; readonly language: Language },
  terminal: Terminal,
): number {
  const found = inspect(game, record, how.language);
  if (how.json) terminal.show(JSON.stringify(found, null, 2));
  else tell(found, record, how, terminal);
  return found.same && found.dice !== 'differ' && found.age !== 'newer' ? 0 : 1;
}

interface Finding {
  readonly game: string;
  readonly scenario: string;
  /** The name of the battle. */
  readonly title: Text;
  readonly options: Readonly<Record<string, string>>;
  /** The rules version of the record, and the one known here. */
  readonly rules: number;
  readonly known: number;
  /** Of its rules, beside those known here. */
  readonly age: 'same' | 'older' | 'newer';
  readonly commands: number;
  /** Figures that were not the game's own, and those of them that the record does not contain. */
  readonly own: readonly OwnFigures[];
  readonly missing: readonly OwnFigures[];
  readonly same: boolean;
  /** Number of the first command that differs, from 1; 0 for the opening. */
  readonly at: number | null;
  /** That command. */
  readonly command: Command | null;
  readonly why: string | null;
  /** Whether the dice are the seed's; null where the record has none, or breaks off before it can be told. */
  readonly dice: 'same' | 'differ' | null;
  /** Dice that players threw themselves and entered, which nothing can check; `dice` is then about the `drawn` others. */
  readonly hand: number;
  readonly drawn: number;
  readonly winner: string | null;
  readonly isOver: boolean;
}

export function readRecordFile(file: string): MatchRecord {
  try {
    return parseRecord(readText(file));
  } catch (error) {
    if (error instanceof BadInput) throw new Failure(say('replay.notRecord', { file, why: faultText(error) }));
    throw error;
  }
}

function inspect<W extends World, Field>(
  { spec }: Pick<GamePackage<W, Field>, 'spec'>,
  record: MatchRecord,
  language: Language,
): Finding {
  const { rules, scenario, options, entries } = record;
  const known = spec.version;
  const age = rules === known ? 'same' : rules < known ? 'older' : 'newer';
  const title = spec.scenarios.find(({ id }) => id === scenario)?.title ?? same(scenario);
  const about = {
    game: spec.id,
    scenario,
    title,
    options,
    rules,
    known,
    age,
    commands: entries.length,
    own: ownOf(record),
    missing: missingFigures(record),
    ...handDice(record),
  } as const;
  try {
    const { match, same: isSame, at, why, refusal } = Match.replay(spec, record);
    const told = refusal ? say('replay.refused', { rule: refusal.rule, why: refusal.why }) : reasonText(why);
    const winner = match.position.verdict?.winner;
    return {
      ...about,
      same: isSame,
      at: isSame ? null : at,
      command: isSame ? null : (orderAt(record, at)?.command ?? null),
      why: isSame ? null : told[language],
      dice: record.seed === null || !isSame ? null : Match.audit(spec, record) ? 'same' : 'differ',
      winner: winner === undefined ? null : (spec.sides[winner]?.id ?? null),
      isOver: match.position.over,
    };
  } catch (error) {
    // Options or figures that this game does not take: the battle cannot even begin.
    if (!(error instanceof BadInput)) throw error;
    const why = faultText(error)[language];
    return { ...about, same: false, at: 0, command: null, why, dice: null, winner: null, isOver: false };
  }
}

/** The order of a number, from 1; the one that waits comes after the others. */
const orderAt = ({ entries, waiting }: MatchRecord, at: number): Pick<Entry, 'side' | 'command'> | undefined =>
  at > entries.length ? waiting : entries[at - 1];
/** Figures of one's own that a record was played with: it says so, or has them. */
const ownOf = ({ own, charts, scenarioData }: MatchRecord): readonly OwnFigures[] =>
  own ?? [
    ...(charts === undefined ? [] : (['charts'] as const)),
    ...(scenarioData === undefined ? [] : (['scenario'] as const)),
  ];
const ownWords = (own: readonly OwnFigures[]): Text => commas(own.map((what) => say(`own.${what}`)));

function tell(
  found: Finding,
  record: MatchRecord,
  { verify, language }: { readonly verify: boolean; readonly language: Language },
  terminal: Terminal,
): void {
  const speak = (text: Text) => terminal.say(text[language]);
  const { rules, known, age, commands, title } = found;
  const options = Object.entries(found.options).map(([key, value]) => ` ${key}=${value}`);
  speak(say('replay.head', { title, options: options.join(''), n: commands }));
  speak(say('replay.rules', { rules, age: say(`replay.${age}`, { known }) }));
  if (found.own.length > 0) speak(say('replay.own', { all: ownWords(found.own) }));
  for (const what of found.missing) speak(say(`replay.missing.${what}`));
  if (!verify)
    for (const [i, { side, command, dice, drawn, hash }] of record.entries.slice(0, found.at ?? undefined).entries()) {
      const faces = dice.map((face, die) => (drawn?.includes(die) ? `${face}*` : face));
      const thrown = dice.length > 0 ? say('replay.dice', { all: faces.join(' ') })[language] : '';
      terminal.say(`${String(i + 1).padStart(5)} ${side} ${JSON.stringify(command)}${thrown} → ${hash}`);
    }
  if (!found.same) {
    const side = orderAt(record, found.at ?? 0)?.side ?? '';
    const place = found.at
      ? say('replay.command', { n: found.at, side, command: JSON.stringify(found.command) })
      : say('replay.opening');
    speak(say('replay.differs', { place, why: found.why ?? '' }));
    if (found.at && age === 'older') speak(say('replay.upTo'));
    return;
  }
  const end = found.winner ? say('replay.won', { side: found.winner }) : say('replay.drawn');
  speak(say('replay.match', { end: found.isOver ? end : say('replay.notOver') }));
  if (age === 'newer') speak(say('replay.noProof'));
  if (record.waiting) speak(say('replay.waiting'));
  if (record.dice !== undefined) {
    speak(found.hand > 0 ? say('replay.hand', { n: found.hand }) : say('replay.noHand'));
    if (found.drawn > 0 && found.dice)
      speak(say(`replay.drawn.${found.dice}`, { n: found.drawn, seed: `${record.seed}` }));
  } else if (record.seed === null) speak(say('replay.noSeed'));
  else if (found.dice)
    speak(say(found.dice === 'same' ? 'replay.seed' : 'replay.otherDice', { seed: `${record.seed}` }));
}
