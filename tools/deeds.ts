import type { Deeds } from '@tambour/ai';
import { isGameId, loadForPlay } from '@tambour/games';
import { type Choice, Position } from '@tambour/kernel';

/** By game: which of its events are moves and leaders lost by themselves. What is an attack its stage says. */
const MANNERS: Readonly<Record<string, Omit<Deeds, 'attacker'>>> = {
  denain: { moves: ['stepped', 'leader-moved'], isChiefLost: ({ type }) => type === 'leader-killed' },
  reiters: {
    moves: ['moved'],
    // 4.3c Ridden down where he stands alone; 7.6a is a leader who falls among his troops.
    isChiefLost: ({ type, rule }) => type === 'leader-lost' && rule === '4.3c',
  },
  risorgimento: { moves: ['stepped', 'rode'], isChiefLost: ({ type }) => type === 'leader-lost' },
  tabletop: { moves: ['moved', 'rode'], isChiefLost: ({ type }) => type === 'leader-lost' },
};

/** What is counted of a battle's events. */
export async function deedsOf(game: string, choice: Choice): Promise<Deeds> {
  const manners = MANNERS[game];
  if (!isGameId(game) || !manners) throw new Error(`no game is called ${game}`);
  const some = await loadForPlay(game);
  return some(async ({ spec, stage }) => {
    const { fighting } = await stage.study();
    const world = spec.world(choice);
    const { field } = new Position(spec, world).begin(1);
    const sides = new Map(fighting.units(field).map(({ number, side }) => [world.pieces[number], side]));
    return { ...manners, attacker: (event) => sides.get(fighting.attack(event)?.by[0]) };
  });
}
