import { readCounterNotes } from '@tambour/stage';
import file from '../../data/counters.json' with { type: 'json' };
import { sayStage } from '../texts/say-stage.ts';
import { LIVERIES } from './face.ts';

/** How the counters are read. */
export const COUNTER_NOTES = readCounterNotes(file, LIVERIES, sayStage);
