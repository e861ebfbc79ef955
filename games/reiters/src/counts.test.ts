import { goldenCounts } from '@tambour/kernel/testing';
import counts from '../records/counts.json' with { type: 'json' };
import { reiters } from './game.ts';

goldenCounts(reiters, counts);
