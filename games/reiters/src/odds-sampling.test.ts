import { sampledOdds } from '@tambour/kernel/testing';
import { reiters } from './game.ts';

sampledOdds(
  reiters,
  ['AU', 'CO', 'M'].map((scenario) => ({ scenario, options: { advanced: 'on' } })),
  ['attack', 'bombard', 'fire', 'charge'],
);
