import { denain } from '@tambour/denain';
import { type Choice, type GameSpec, Position, seedDice, seededDice, type World } from '@tambour/kernel';
import { reiters } from '@tambour/reiters';
import { risorgimento } from '@tambour/risorgimento';
import { Chess } from 'chessops/chess';
import { type Row, race, thousands, times } from './row.ts';
import { type Size, scaledScenario } from './scaled.ts';

const words = new Uint32Array(4);
seedDice(words, 7);
const chance = seededDice(words);
const pick = (n: number) => chance.roll(n, 0);

/** A whole random game of chess, every legal move listed at every turn; the number of moves. */
export function chessGame(): number {
  const chess = Chess.default();
  let moves = 0;
  const from: number[] = [];
  const to: number[] = [];
  while (moves < 300) {
    from.length = 0;
    to.length = 0;
    for (const [square, dests] of chess.allDests())
      for (const dest of dests) {
        from.push(square);
        to.push(dest);
      }
    if (from.length === 0 || chess.isInsufficientMaterial() || chess.halfmoves >= 100) break;
    const i = pick(from.length);
    const isPromotion = chess.board.pawn.has(from[i]!) && (to[i]! < 8 || to[i]! >= 56);
    chess.play(isPromotion ? { from: from[i]!, to: to[i]!, promotion: 'queen' } : { from: from[i]!, to: to[i]! });
    moves++;
  }
  return moves;
}

const EVERYTHING = { advanced: 'on', caracole: 'on', wavering: 'on', gold: 'on', enfantsPerdus: 'on' };

/** How a random player comes to its order: of the list of all, or drawn by piece without it. */
type Way = 'listed' | 'drawn';

/** Random play; the number of decisions. */
export function randomly<W extends World, Field>(
  spec: GameSpec<W, Field>,
  choice: Choice,
  way: Way = 'listed',
  most = 400,
): () => number {
  const position = new Position(spec, spec.world(choice));
  position.isLazy = way === 'drawn';
  let seed = 1;
  position.begin(seed);
  return () => {
    let n = 0;
    while (n < most) {
      if (position.over) position.begin(++seed);
      position.play(way === 'drawn' ? position.draw(pick) : position.actions.at(pick(position.actions.count)));
      n++;
    }
    return n;
  };
}
const denainAt =
  (size: Size, edition: 'fr' | 'en' = 'fr') =>
  (way: Way): (() => number) =>
    randomly(denain, { options: { edition }, ...(size === 1 ? {} : { scenarioData: scaledScenario(size) }) }, way);
const reitersAt =
  (scenario: string, options = {}) =>
  (way: Way) =>
    randomly(reiters, { scenario, options }, way);
const risorgimentoAt = (scenario: string) => (way: Way) => randomly(risorgimento, { scenario }, way);

const BATTLES: Readonly<Record<string, (way: Way) => () => number>> = {
  'Denain fr': denainAt(1),
  'Denain en': denainAt(1, 'en'),
  'Reiters, Auneau': reitersAt('AU'),
  'Reiters, Auneau, all rules': reitersAt('AU', EVERYTHING),
  'Reiters, Vimory': reitersAt('AV'),
  'Risorgimento, San Martino': risorgimentoAt('san-martino'),
  'Risorgimento, Magenta': risorgimentoAt('magenta'),
};
/** What is measured in each way; chessops lists every legal move at every turn. */
const WAYS: Readonly<Record<Way, string>> = { drawn: 'an order drawn, by piece', listed: 'every order listed' };
const LEAST = 0.4;

export async function play(): Promise<Row[]> {
  const ways = Object.keys(WAYS) as Way[];
  const speeds = race({
    chessops: chessGame,
    ...Object.fromEntries(
      ways.flatMap((way) => Object.entries(BATTLES).map(([name, battle]) => [`${name}, ${way}`, battle(way)])),
    ),
    'four times': denainAt(4)('listed'),
    'sixteen times': denainAt(16)('listed'),
  });
  const rows = ways.flatMap((way) =>
    Object.keys(BATTLES).map((name): Row => {
      const speed = speeds[`${name}, ${way}`]!;
      const ratio = speed / speeds.chessops!;
      return {
        what: `${name}, ${WAYS[way]}, against chessops`,
        figure: `${times(ratio)}  (${thousands(speed)} against ${thousands(speeds.chessops!)})`,
        wants: `at least ${times(LEAST)}`,
        ok: ratio >= LEAST,
      };
    }),
  );
  const units = (size: number, name: string): Row => {
    const cost = speeds['Denain fr, listed']! / speeds[name]!;
    return {
      what: `cost of a decision at ${size}× the units, every order listed`,
      figure: `${times(cost)} that at 1×`,
      wants: `at most ${size}×`,
      ok: cost <= size,
    };
  };
  const bytes = denain.shape(denain.world({})).size;
  return [
    ...rows,
    units(4, 'four times'),
    units(16, 'sixteen times'),
    { what: 'bytes of a whole match', figure: `${bytes}`, wants: 'at most 16,384', ok: bytes <= 16384 },
    ...bytesOfReiters(),
  ];
}

function bytesOfReiters(): Row[] {
  const most = Math.max(
    ...reiters.scenarios.map(({ id }) => reiters.shape(reiters.world({ scenario: id, options: EVERYTHING })).size),
  );
  return [
    { what: 'bytes of a whole match, Reiters at most', figure: `${most}`, wants: 'at most 16,384', ok: most <= 16384 },
  ];
}
