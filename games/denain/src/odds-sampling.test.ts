import { sampledOdds } from '@tambour/kernel/testing';
import { denain } from './game.ts';

sampledOdds(
  denain,
  ['en', 'fr'].map((edition) => ({ options: { edition } })),
  ['shock', 'fire'],
);
