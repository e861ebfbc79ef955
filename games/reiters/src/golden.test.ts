import { join } from 'node:path';
import { goldenRecords } from '@tambour/kernel/testing';
import { reiters } from './game.ts';

const FOLDER = join(import.meta.dirname, '..', 'records');
goldenRecords(
  reiters,
  FOLDER,
  reiters.scenarios.map(({ id }) => `${id}-`),
  4,
);
