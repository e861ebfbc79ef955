import { readCounterNotes } from '@tambour/stage';
import file from '../../data/counters.json' with { type: 'json' };
import { say } from '../texts/say.ts';
import { LIVERIES } from './face.ts';

/** How the counters are read. */
export const COUNTER_NOTES = readCounterNotes(file, LIVERIES, say);
