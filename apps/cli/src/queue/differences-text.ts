import type { Text } from '@tambour/kernel';
import { commas, same } from '@tambour/stage';
import { reasonText } from '@tambour/stage/reasons';
import { say } from '../words/say.ts';
import type { Differences } from './version.ts';

const WHATS = ['game', 'program', 'rules', 'data', 'weights', 'code', 'job'] as const;

/** In what a worker differs from what a job needs, in one line. */
export const differencesText = (differs: Differences): Text =>
  commas(
    differs.map(({ what, needed, here }) => {
      const known = WHATS.find((name) => name === what);
      // A job that cannot be read differs in everything.
      if (known === 'job') return reasonText(here);
      return say('queue.differs', { what: known ? say(`queue.what.${known}`) : same(what), needed, here });
    }),
  );
