import { join } from 'node:path';
import { goldenRecords } from '@tambour/kernel/testing';
import { risorgimento } from './game.ts';

goldenRecords(
  risorgimento,
  join(import.meta.dirname, '..', 'records'),
  risorgimento.scenarios.map(({ id }) => `${id}-`),
  2,
);
