import type { Text } from '@tambour/kernel';
import { sayUmpire } from '../texts/say-umpire.ts';
import { END, type Moment } from './table.ts';

/** "Period 3, quarter 2". */
export const clockText = ({ period, quarter }: Moment): Text =>
  quarter === END ? sayUmpire('clock.end', { period }) : sayUmpire('clock.quarter', { period, quarter });
