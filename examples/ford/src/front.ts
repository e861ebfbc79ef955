import { plainFront } from '@tambour/stage';
import { say } from './texts/say.ts';

/** The ford as a gallery would show it. */
export const FRONT = plainFront({
  id: 'ford',
  version: 1,
  title: say('title'),
  about: say('about'),
  place: say('place'),
  sources: say('sources'),
  date: '1700-01-01',
  turns: 6,
  minutes: 10,
  complexity: 1,
  sides: [
    { id: 'raiders', name: say('side.raiders') },
    { id: 'guards', name: say('side.guards') },
  ],
  standing: [{ id: 'reply', title: say('label.reply'), answers: ['ask', 'always', 'never', 'chance'] }],
});
