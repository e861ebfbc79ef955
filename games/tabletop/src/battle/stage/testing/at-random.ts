import { Match } from '@tambour/kernel';
import { choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import type { Motion, TableBase } from '@tambour/stage';
import { tabletopPlay } from '../../play.ts';
import { eventText } from '../event-text.ts';
import { scene } from '../scene.ts';

type Troops = Extract<TableBase, { readonly kind: 'troops' }>;
/** The bases of troops outside buildings, by id. */
type Bases = (id: string) => Troops | undefined;

/** Plays a battle at random, and shows of every command the bases before and after it and how its events show. */
export function atRandom(
  scenario: string,
  seed: number,
  most: number,
  see: (before: Bases, after: Bases, motions: readonly (Motion | undefined)[]) => void,
): void {
  const match = Match.begin(tabletopPlay, { scenario }, seed);
  const random = new SeededRandom(seed);
  const look = (): { readonly bases: Bases; readonly where: (id: string) => string | undefined } => {
    const pieces = new Map(scene(match.position.field).pieces.map((piece) => [piece.id, piece]));
    return {
      where: (id) => pieces.get(id)?.place,
      bases(id) {
        const base = pieces.get(id)?.base;
        return base?.kind === 'troops' && base.sector === undefined ? base : undefined;
      },
    };
  };
  for (let i = 0; i < most && match.sideId !== undefined; i++) {
    const { position } = match;
    const command = position.decode(position.actions.at(choose(position, random, RANDOM_STYLES[2])));
    const before = look();
    const done = match.apply(command);
    if (!done.ok) throw new Error(JSON.stringify(done));
    const motions = done.events.map((event) => eventText(position.world, event, before.where).motion);
    see(before.bases, look().bases, motions);
  }
}
