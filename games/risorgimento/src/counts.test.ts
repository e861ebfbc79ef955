import { goldenCounts } from '@tambour/kernel/testing';
import counts from '../records/counts.json' with { type: 'json' };
import { risorgimento } from './game.ts';

goldenCounts(risorgimento, counts);
