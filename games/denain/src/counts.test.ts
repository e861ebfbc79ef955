import { goldenCounts } from '@tambour/kernel/testing';
import counts from '../records/counts.json' with { type: 'json' };
import { denain } from './game.ts';

goldenCounts(denain, counts);
