import { denain } from '@tambour/denain';
import { Match, Position, seedDice, seededDice } from '@tambour/kernel';
import { Client, type Game } from 'boardgame.io/client';
import { type Row, race, thousands, times } from './row.ts';

const words = new Uint32Array(4);
seedDice(words, 11);
const chance = seededDice(words);

/** A whole command from JSON to record (read, checked, carried out, hashed, kept) against the smallest move of boardgame.io. */
export async function command(): Promise<Row[]> {
  // Whole games recorded beforehand as JSON commands, so that only the commands are timed.
  const games = Array.from({ length: 8 }, (_, seed) => {
    const match = Match.begin(denain, {}, seed);
    while (!match.position.over) {
      const { actions } = match.position;
      if (!match.apply(match.position.decode(actions.at(chance.roll(actions.count, 0)))).ok) throw new Error('refused');
    }
    return match.entries.map((e) => e.command);
  });
  let game = 0;
  let at = 0;
  let match = Match.begin(denain, {}, 0);
  const ours = () => {
    for (let n = 0; n < 100; n++) {
      if (at === games[game]!.length) {
        game = (game + 1) % games.length;
        at = 0;
        match = Match.begin(denain, {}, game);
      }
      if (!match.apply(games[game]![at++]).ok) throw new Error('refused');
    }
    return 100;
  };
  const bare = new Position(denain, denain.world({}));
  bare.isLazy = true;
  let bareGame = 0;
  let bareAt = 0;
  bare.begin(0);
  /** The same commands read, checked and carried out, without record, hash and the way back. */
  const unrecorded = () => {
    for (let n = 0; n < 100; n++) {
      if (bareAt === games[bareGame]!.length) {
        bareGame = (bareGame + 1) % games.length;
        bareAt = 0;
        bare.begin(bareGame);
      }
      const order = bare.encode(games[bareGame]![bareAt++]);
      if (!bare.permits(order)) throw new Error('refused');
      bare.play(order);
    }
    return 100;
  };
  const tiny: Game<Counter> = { setup: () => ({ n: 0 }), moves: { add: ({ G }) => ({ n: G.n + 1 }) } };
  const speeds = race({
    ours,
    unrecorded,
    turns: clientMoves({ ...tiny, turn: { minMoves: 1, maxMoves: 1 } }),
    still: clientMoves(tiny),
  });
  const ratio = speeds.ours! / speeds.turns!;
  const still = speeds.ours! / speeds.still!;
  return [
    {
      what: 'a whole Denain command against a boardgame.io Client move of two players in turn',
      figure: `${times(ratio)}  (${thousands(speeds.ours!)} against ${thousands(speeds.turns!)})`,
      wants: 'at least 10×',
      ok: ratio >= 10,
    },
    {
      what: 'the same without record, hash and the way back',
      figure: times(speeds.unrecorded! / speeds.turns!),
    },
    {
      what: 'the first against the plainest Client move: one player who never ends his turn',
      figure: times(still),
      wants: 'at least 10×',
      ok: still >= 10,
    },
  ];
}

interface Counter {
  readonly n: number;
}
/** The smallest move there is, a fresh client every 650 moves, about the length of a battle. */
function clientMoves(game: Game<Counter>): () => number {
  const open = () => {
    const client = Client({ game, debug: false });
    client.start();
    return client;
  };
  let client = open();
  let made = 0;
  return () => {
    for (let i = 0; i < 50; i++) client.moves.add!();
    made += 50;
    if (made >= 650) {
      client.stop();
      client = open();
      made = 0;
    }
    return 50;
  };
}
