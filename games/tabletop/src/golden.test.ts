import { join } from 'node:path';
import { goldenRecords } from '@tambour/kernel/testing';
import { tabletop } from './battle/game.ts';

goldenRecords(
  tabletop,
  join(import.meta.dirname, '..', 'records'),
  [...tabletop.scenarios.map(({ id }) => `${id}-`), 'crowd-'],
  1,
);
