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
function chessGame(): number {
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

/** Random play of Denain, the full list made at every decision; the number of decisions. */
const battle = (edition: 'fr' | 'en', size: Size): (() => number) =>
  randomly(denain, { options: { edition }, ...(size === 1 ? {} : { scenarioData: scaledScenario(size) }) });

const EVERYTHING = { advanced: 'on', caracole: 'on', wavering: 'on', gold: 'on', enfantsPerdus: 'on' };

export function randomly<W extends World, Field>(spec: GameSpec<W, Field>, choice: Choice, most = 400): () => number {
  const position = new Position(spec, spec.world(choice));
  let seed = 1;
  position.begin(seed);
  return () => {
    let n = 0;
    while (n < most) {
      if (position.over) position.begin(++seed);
      position.playAt(pick(position.actions.count));
      n++;
    }
    return n;
  };
}

export async function play(): Promise<Row[]> {
  const speeds = race({
    chessops: chessGame,
    fr: battle('fr', 1),
    en: battle('en', 1),
    Auneau: randomly(reiters, { scenario: 'AU' }),
    'Auneau, all rules': randomly(reiters, { scenario: 'AU', options: EVERYTHING }),
    Vimory: randomly(reiters, { scenario: 'AV' }),
    'San Martino': randomly(risorgimento, { scenario: 'san-martino' }),
    Magenta: randomly(risorgimento, { scenario: 'magenta' }),
    'fr 4': battle('fr', 4),
    'fr 16': battle('fr', 16),
  });
  const ratio = (name: string) => speeds[name]! / speeds.chessops!;
  const units = (size: number, name: string): Row => {
    const cost = speeds.fr! / speeds[name]!;
    return {
      what: `cost of a decision at ${size}× the units`,
      figure: `${times(cost)} that at 1×`,
      wants: `at most ${size}×`,
      ok: cost <= size,
    };
  };
  const bytes = denain.shape(denain.world({})).size;
  return [
    {
      what: 'random play, Denain fr, actions against chessops',
      figure: `${times(ratio('fr'))}  (${thousands(speeds.fr!)} against ${thousands(speeds.chessops!)})`,
      wants: 'at least 0.40×',
      ok: ratio('fr') >= 0.4,
    },
    {
      what: 'random play, Denain en, actions against chessops',
      figure: times(ratio('en')),
      wants: 'at least 0.40×',
      ok: ratio('en') >= 0.4,
    },
    ...['Auneau', 'Auneau, all rules', 'Vimory'].map(
      (name): Row => ({
        what: `random play, Reiters, ${name}, actions against chessops`,
        figure: `${times(ratio(name))}  (${thousands(speeds[name]!)})`,
        wants: 'at least 0.40×',
        ok: ratio(name) >= 0.4,
      }),
    ),
    ...['San Martino', 'Magenta'].map(
      (name): Row => ({
        what: `random play, Risorgimento, ${name}, actions against chessops`,
        figure: `${times(ratio(name))}  (${thousands(speeds[name]!)})`,
        wants: 'at least 0.40×',
        ok: ratio(name) >= 0.4,
      }),
    ),
    units(4, 'fr 4'),
    units(16, 'fr 16'),
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
