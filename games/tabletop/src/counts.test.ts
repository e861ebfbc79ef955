import { goldenCounts } from '@tambour/kernel/testing';
import counts from '../records/counts.json' with { type: 'json' };
import { tabletop } from './battle/game.ts';

goldenCounts(tabletop, counts);
