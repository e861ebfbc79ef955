import { liveryOf } from '@tambour/press';
import { readCounterNotes } from '@tambour/stage';
import file from '../../../data/counters.json' with { type: 'json' };
import { sayStage } from '../../texts/say-stage.ts';

/** How counters are read: they lie in the tray and stand in lists. On the table itself there are bases. */
export const COUNTER_NOTES = readCounterNotes(
  file,
  [liveryOf('blue', 0, 'crownedN'), liveryOf('orange', 1, 'eagle')],
  sayStage,
);
