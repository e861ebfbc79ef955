import { denain } from '@tambour/denain';
import { Match, seedDice, seededDice } from '@tambour/kernel';
import { Client } from 'boardgame.io/client';
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
      const { orders } = match.position;
      if (!match.apply(match.position.decode(orders.at(chance.roll(orders.count, 0)))).ok) throw new Error('refused');
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
  const tiny = { setup: () => ({ n: 0 }), moves: { add: ({ G }: { G: { n: number } }) => ({ n: G.n + 1 }) } };
  let client = Client({ game: tiny, debug: false } as never) as unknown as {
    start(): void;
    moves: { add(): void };
    stop(): void;
  };
  client.start();
  let made = 0;
  const theirs = () => {
    for (let i = 0; i < 50; i++) client.moves.add();
    made += 50;
    // Its log grows with every move; a fresh client keeps the comparison kind.
    if (made > 2000) {
      client.stop();
      client = Client({ game: tiny, debug: false } as never) as unknown as typeof client;
      client.start();
      made = 0;
    }
    return 50;
  };
  const speeds = race({ ours, theirs });
  const ratio = speeds.ours! / speeds.theirs!;
  return [
    {
      what: 'a whole Denain command against a boardgame.io Client move',
      figure: `${times(ratio)}  (${thousands(speeds.ours!)} against ${thousands(speeds.theirs!)})`,
      wants: 'at least 10×',
      ok: ratio >= 10,
    },
  ];
}
