import type { Front } from '@tambour/stage';
import { say } from './texts/say.ts';

/** The ford as a gallery would show it. */
export const FRONT: Front = {
  id: 'ford',
  version: 1,
  title: say('title'),
  sides: [
    { id: 'raiders', name: say('side.raiders') },
    { id: 'guards', name: say('side.guards') },
  ],
  options: [],
  scenarios: [{ id: 'ford', title: say('title'), date: '1700-01-01', turns: 6, about: say('about') }],
  standing: [{ id: 'reply', title: say('label.reply'), answers: ['ask', 'always', 'never', 'chance'] }],
  cards: {
    ford: { place: say('place'), complexity: 1, minutes: 10, history: say('about'), sources: say('sources') },
  },
  overlays: [],
  lessons: [],
};
