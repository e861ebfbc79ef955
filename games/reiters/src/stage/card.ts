import type { Card } from '@tambour/stage';
import cards from '../../data/cards.json' with { type: 'json' };
import { SCENARIO_FILES } from '../model/scenario-files.ts';
import { SIDES } from '../model/sides.ts';
import { sayFront } from '../texts/say-front.ts';

/** The five battles in the gallery, by id. R13 What is ours for want of the printed sheets is said with each. */
export const CARDS: Readonly<Record<string, Card>> = Object.fromEntries(
  SCENARIO_FILES.map(({ id, history, initiative }): [string, Card] => {
    const { from, ...play } = cards.battles[id as keyof typeof cards.battles];
    // Who has the initiative moves first.
    const recommended = (SIDES as readonly string[]).indexOf(initiative);
    const sources = sayFront('card.sources', { from, ours: cards.reconstructed });
    return [id, { ...play, history, recommended, sources }];
  }),
);
