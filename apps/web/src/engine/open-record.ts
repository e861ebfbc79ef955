import type { GamePackage } from '@tambour/games';
import {
  BadInput,
  Match,
  missingFigures,
  type OwnFigures,
  RECORD_FORMAT,
  scriptedDice,
  type Text,
  type Waiting,
  type World,
  withFigures,
} from '@tambour/kernel';
import { type PlayableEntry, type PlayableRecord, readPlayable } from '../match/brief-record.ts';
import { trouble } from '../match/trouble.ts';
import { MatchHistory } from './match-history.ts';

/** A record from anywhere, whole, brief, or as text. */
export async function playableRecord(json: unknown): Promise<PlayableRecord> {
  try {
    return readPlayable(json);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw trouble(
      'not-a-record',
      `This is not a saved battle, or it is damaged (${error.message}).`,
      `Ce n’est pas une partie enregistrée, ou elle est endommagée (${await inFrench(error)}).`,
    );
  }
}
/** The game that a record is of. */
export const gameOfRecord = async (json: unknown): Promise<string> => (await playableRecord(json)).game;

/** The reason in French is fetched only where there is one to tell. */
const inFrench = async (error: BadInput): Promise<string> =>
  (await import('@tambour/stage/reasons')).faultText(error).fr;

/** A record with figures that it lacks, in the order in which it names them. */
export function completed(record: PlayableRecord, figures: readonly unknown[]): PlayableRecord {
  const given = missingFigures(record).map((name, i) => [name, figures[i]] as const);
  return withFigures(record, Object.fromEntries(given));
}

export interface OpenedRecord<W extends World, Field> {
  readonly history: MatchHistory<W, Field>;
  readonly warning: Text | undefined;
}

/**
 * Plays a record again, up to `until` commands, as far as it goes as recorded. Where it goes another way it is open up to
 * there, be it at its very beginning, and says so.
 */
export async function openRecord<W extends World, Field>(
  game: GamePackage<W, Field>,
  record: PlayableRecord,
  until = Number.POSITIVE_INFINITY,
): Promise<OpenedRecord<W, Field>> {
  const { version } = game.spec;
  const isOlder = record.rules < version;
  if (record.rules > version) throw newerRules(record.rules, version);
  const [missing] = missingFigures(record);
  if (missing) throw figuresMissing(missing);
  const wanted = record.entries.slice(0, until);
  const played = await play(game, record, wanted);
  // An order that waited for dice waits again, unless only what came before it is looked at.
  if (record.waiting && played.same === record.entries.length) resume(played.history, record.waiting);
  if (played.same === wanted.length)
    return { history: played.history, warning: played.isBegunAlike ? oddity(record, version) : begunOtherwise() };
  // The command that went another way may have thrown dice, so there is no taking it back: we stop before it.
  const { history } = await play(game, record, wanted.slice(0, played.same));
  return { history, warning: differsAt(played.same, wanted.length, isOlder) };
}

/** What is to be known of a record that goes as recorded. */
function oddity(record: PlayableRecord, version: number): Text | undefined {
  if (record.rules < version) return olderButSame(record.rules, version);
  return record.isUnproven ? unproven() : undefined;
}

/** Plays commands from the beginning until one goes another way; how many went the same. */
async function play<W extends World, Field>(
  game: GamePackage<W, Field>,
  record: PlayableRecord,
  entries: readonly PlayableEntry[],
): Promise<{ readonly history: MatchHistory<W, Field>; readonly same: number; readonly isBegunAlike: boolean }> {
  const { match, isAlike } = await beginning(game, record);
  const history = new MatchHistory(game, match);
  const same = isAlike ? entries.findIndex((entry) => !follow(history, entry)) : 0;
  return { history, same: same < 0 ? entries.length : same, isBegunAlike: isAlike };
}

/** The battle before its first command. Under other rules it may begin otherwise; under the same it is not that battle. */
async function beginning<W extends World, Field>(
  { spec }: GamePackage<W, Field>,
  record: PlayableRecord,
): Promise<{ readonly match: Match<W, Field>; readonly isAlike: boolean }> {
  try {
    const { isUnproven: _, waiting: __, ...head } = record;
    const { match, same } = Match.replay(spec, { ...head, format: RECORD_FORMAT, entries: [] });
    if (same || record.rules < spec.version) return { match, isAlike: same };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw trouble(
      'unknown-choice',
      `This battle uses a scenario, an option or figures that this version of Tambour does not know (${error.message}).`,
      `Cette partie utilise un scénario, une option ou des chiffres que cette version de Tambour ne connaît pas (${await inFrench(error)}).`,
    );
  }
  throw differs();
}

/** Plays one command with its recorded dice; whether it went as recorded. */
function follow<W extends World, Field>(history: MatchHistory<W, Field>, entry: PlayableEntry): boolean {
  const recorded = scriptedDice(entry.dice);
  const own = history.match.position.seededDice;
  const dice = {
    // The match's own dice are thrown along with the recorded ones, so that play can go on where the record ends.
    roll(sides: number, lowest: number): number {
      own.roll(sides, lowest);
      return recorded.roll(sides, lowest);
    },
  };
  try {
    const done = history.submit(entry.command, { dice, ...(entry.drawn && { drawn: entry.drawn }) });
    return (
      done.ok &&
      recorded.left === 0 &&
      (entry.side === undefined || done.entry.side === entry.side) &&
      (entry.hash === undefined || done.entry.hash === entry.hash)
    );
  } catch {
    // Dice that cannot have fallen there, or a command that the rules of today cannot carry out: nothing has changed.
    return false;
  }
}

/** One that no longer waits, or cannot be given, is given again by whoever gave it. */
function resume<W extends World, Field>({ match }: MatchHistory<W, Field>, waiting: Waiting): void {
  const found = Match.replay(match.spec, { ...match.record(), waiting });
  if (found.same) match.resume(waiting);
}

const FIGURES: Readonly<Record<OwnFigures, Text>> = {
  charts: { en: 'custom charts', fr: 'des tables personnalisées' },
  scenario: { en: 'a custom scenario', fr: 'un scénario personnalisé' },
};
const figuresMissing = (what: OwnFigures) =>
  trouble(
    'figures-missing',
    `This battle was played with ${FIGURES[what].en}, which the record does not contain. Open that file next, in the same place, and the battle will open with it.`,
    `Cette partie a été jouée avec ${FIGURES[what].fr}, que l’enregistrement ne contient pas. Ouvrez maintenant ce fichier au même endroit : la partie s’ouvrira avec lui.`,
  );

const newerRules = (played: number, known: number) =>
  trouble(
    'newer-rules',
    `This battle was played with version ${played} of the rules; this Tambour has version ${known}. Reload the page to update it.`,
    `Cette partie a été jouée avec la version ${played} des règles ; ce Tambour a la version ${known}. Rechargez la page pour le mettre à jour.`,
  );

const differs = () =>
  trouble(
    'differs',
    `This battle cannot be opened: it does not start as recorded. ${WHY_CHANGED.en}`,
    `Cette partie ne peut pas être ouverte : elle ne commence pas comme dans l’enregistrement. ${WHY_CHANGED.fr}`,
  );

const begunOtherwise = (): Text => ({
  en: `This battle does not start as recorded. ${WHY_OLDER.en}`,
  fr: `Cette partie ne commence pas comme dans l’enregistrement. ${WHY_OLDER.fr}`,
});

const unproven = (): Text => ({
  en: 'This link lacks the check that every link from Tambour contains, so we cannot tell whether the battle was really played like this. It was changed, or made by another program.',
  fr: 'Il manque à ce lien le contrôle que contient tout lien de Tambour : on ne peut pas savoir si la partie a vraiment été jouée ainsi. Il a été modifié, ou créé par un autre programme.',
});

const olderButSame = (played: number, known: number): Text => ({
  en: `This battle was played with version ${played} of the rules. It plays the same with version ${known}, which is used from here on.`,
  fr: `Cette partie a été jouée avec la version ${played} des règles. Elle se déroule de la même façon avec la version ${known}, utilisée à partir d’ici.`,
});

const differsAt = (followed: number, of: number, isOlder: boolean): Text => ({
  en: `This battle could be replayed up to order ${followed} of ${of}; the next one does not go as recorded. ${isOlder ? WHY_OLDER.en : WHY_CHANGED.en}`,
  fr: `Cette partie a pu être rejouée jusqu’à l’ordre ${followed} sur ${of} ; le suivant ne se déroule pas comme dans l’enregistrement. ${isOlder ? WHY_OLDER.fr : WHY_CHANGED.fr}`,
});

const WHY_OLDER: Text = {
  en: 'It was played with an earlier version of the rules.',
  fr: 'Elle a été jouée avec une version antérieure des règles.',
};
const WHY_CHANGED: Text = {
  en: 'The record was changed or damaged.',
  fr: 'L’enregistrement a été modifié ou endommagé.',
};
