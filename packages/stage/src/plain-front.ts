import type { GameFacts, ScenarioInfo } from '@tambour/kernel';
import type { Front } from './front.ts';
import type { Card } from './stage.ts';

type OneBattle = Pick<GameFacts, 'id' | 'version' | 'title' | 'sides' | 'standing'> &
  Pick<ScenarioInfo, 'date' | 'turns' | 'about'> &
  Pick<Card, 'place' | 'complexity' | 'minutes' | 'sources'>;

/** The front of a game of one battle, called as the game is, without options, overlays or lessons. */
export const plainFront = (game: OneBattle): Front => {
  const { id, version, title, sides, standing, date, turns, about, ...card } = game;
  return {
    id,
    version,
    title,
    sides,
    options: [],
    scenarios: [{ id, title, date, turns, about }],
    standing,
    cards: { [id]: { ...card, history: about, recommended: 0 } },
    overlays: [],
    lessons: [],
  };
};
