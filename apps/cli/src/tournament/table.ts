import type { PlayerName, Result } from '@tambour/ai';
import type { Language, Text } from '@tambour/kernel';
import { decimal } from '../decimal.ts';
import { say } from '../words/say.ts';
import { type Estimate, ratings, type Score } from './ratings.ts';

/** Battles of two players, the first at side a. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly results: readonly Result[];
}
interface Tally {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}
export interface Standing extends Tally {
  readonly player: PlayerName;
  readonly rating: Estimate;
  readonly played: number;
  /** A draw is half a point. */
  readonly points: number;
  /** Battles that it gave up: they are in none of the other figures. */
  readonly forfeits: number;
}
export interface TournamentReport {
  readonly game: string;
  readonly scenario: string;
  readonly title: Text;
  readonly options: Readonly<Record<string, string>>;
  readonly rules: number;
  readonly seed: number;
  /** Battles of each pair, half of them with the sides swapped. */
  readonly games: number;
  /** Best first. */
  readonly standings: readonly Standing[];
  /** Player by player in that order: how the one of the row did against the one of the column; null against itself. */
  readonly table: readonly (readonly (Tally | null)[])[];
  /** What the first side is worth, in Elo points. */
  readonly firstSide: Estimate;
  readonly forfeits: readonly { readonly player: PlayerName; readonly against: PlayerName; readonly why: Text }[];
}
type Head = Pick<TournamentReport, 'game' | 'scenario' | 'title' | 'options' | 'rules' | 'seed' | 'games'>;

export function tournamentReport(
  head: Head,
  players: readonly PlayerName[],
  meetings: readonly Meeting[],
): TournamentReport {
  const scores = meetings.map(({ a, b, results }): Score => {
    const fought = results.filter(({ forfeit }) => !forfeit);
    const won = (side: number | null) => fought.filter(({ winner }) => winner === side).length;
    return { a, b, wins: won(0), draws: won(null), losses: won(1) };
  });
  const rated = ratings(players.length, scores);
  const between = (one: number, other: number): Tally => {
    const all = scores.flatMap(({ a, b, wins, draws, losses }) =>
      a === one && b === other
        ? [{ wins, draws, losses }]
        : a === other && b === one
          ? [{ wins: losses, draws, losses: wins }]
          : [],
    );
    return total(all);
  };
  const givenUp = meetings.flatMap(({ a, b, results }) =>
    results.flatMap(({ forfeit }) =>
      forfeit ? [{ by: forfeit.side === 0 ? a : b, against: forfeit.side === 0 ? b : a, why: forfeit.why }] : [],
    ),
  );
  const name = (i: number): PlayerName => players[i] ?? 'random';
  const nobody: Estimate = { value: 0, low: 0, high: 0 };
  const rows = players.map((player, i) => {
    const tally = total(players.map((_, j) => (i === j ? NOTHING : between(i, j))));
    return {
      i,
      player,
      rating: rated.players[i] ?? nobody,
      ...tally,
      played: tally.wins + tally.draws + tally.losses,
      points: tally.wins + tally.draws / 2,
      forfeits: givenUp.filter(({ by }) => by === i).length,
    };
  });
  rows.sort((x, y) => y.rating.value - x.rating.value);
  return {
    ...head,
    standings: rows.map(({ i: _, ...standing }) => standing),
    table: rows.map(({ i }) => rows.map(({ i: j }) => (i === j ? null : between(i, j)))),
    firstSide: rated.firstSide,
    forfeits: givenUp.map(({ by, against, why }) => ({ player: name(by), against: name(against), why })),
  };
}

const NOTHING: Tally = { wins: 0, draws: 0, losses: 0 };
const total = (all: readonly Tally[]): Tally =>
  all.reduce(
    (sum, { wins, draws, losses }) => ({
      wins: sum.wins + wins,
      draws: sum.draws + draws,
      losses: sum.losses + losses,
    }),
    NOTHING,
  );

const WIDEST = 40;

/** The report as lines for a terminal. */
export function tournamentLines(r: TournamentReport, language: Language): string[] {
  const options = Object.entries(r.options).map(([key, value]) => `${key}=${value}`);
  const told = r.standings.map(({ player }) => (player.length > WIDEST ? `${player.slice(0, WIDEST - 1)}…` : player));
  const width = Math.max(...told.map((text) => text.length)) + 5;
  const figure = (n: number) => String(Math.round(n));
  const half = (n: number) => (Number.isInteger(n) ? String(n) : decimal(n, language));
  const row = (label: string, cells: readonly string[]) =>
    `  ${label.padEnd(width)}${cells.map((cell) => cell.padStart(9)).join('')}`.trimEnd();
  const interval = ({ low, high }: Estimate) =>
    say('simulate.range', { least: figure(low), most: figure(high) })[language];
  const hasForfeits = r.standings.some(({ forfeits }) => forfeits > 0);
  const heads = (['rating', 'points', 'played', 'wins', 'draws', 'losses'] as const).map(
    (key) => say(`tournament.${key}`)[language],
  );
  return [
    say('tournament.head', {
      title: r.title,
      options: options.map((option) => ` ${option}`).join(''),
      n: r.games,
      seed: String(r.seed),
      rules: r.rules,
    })[language],
    row('', [...heads, ...(hasForfeits ? [say('tournament.forfeits')[language]] : [])]).concat(
      `   ${say('tournament.interval')[language]}`,
    ),
    ...r.standings.map(({ rating, points, played, wins, draws, losses, forfeits }, i) =>
      row(`${i + 1}. ${told[i] ?? ''}`, [
        figure(rating.value),
        half(points),
        ...[played, wins, draws, losses, ...(hasForfeits ? [forfeits] : [])].map(String),
      ]).concat(`   ${interval(rating)}`),
    ),
    '',
    say('tournament.table')[language],
    row(
      '',
      r.standings.map((_, i) => `${i + 1}.`),
    ),
    ...r.table.map((cells, i) =>
      row(
        `${i + 1}. ${told[i] ?? ''}`,
        cells.map((cell) => (cell ? half(cell.wins + cell.draws / 2) : '·')),
      ),
    ),
    '',
    say('tournament.firstSide', { n: figure(r.firstSide.value), interval: interval(r.firstSide) })[language],
    ...(r.forfeits.length > 0 ? [say('bot.forfeits')[language]] : []),
    ...r.forfeits.map(
      ({ player, against, why }) => `  ${say('tournament.forfeit', { player, against, why })[language]}`,
    ),
  ];
}
