import { type GuidePlan, guidesFrom, happened, happenedAny, taskOf } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { DenainEvent } from '../model/event.ts';
import { en } from '../texts/study.en.ts';
import { fr } from '../texts/study.fr.ts';

const task = taskOf<RuleId>;
const TIPS = ['4Ba', '4Cj', '5c', '7.1a', '11a', '11e', '11.8a', '4Da'] as const satisfies readonly RuleId[];

/** The first turn: the right wing is active and stands before the works of Denain, one regiment short of an assault. */
const WORKS: GuidePlan = {
  id: 'works',
  choice: { scenario: 'denain-1712-historical', options: { edition: 'fr' } },
  seed: 37,
  side: 'F',
  prelude: [
    { type: 'ready' },
    { type: 'ready' },
    // Nobody bombards.
    { type: 'done' },
    { type: 'done' },
    { type: 'first' },
    { type: 'activate', formation: 'droite' },
    { type: 'move', unit: 'f-ad1', to: '1513', facing: 'E' },
    { type: 'move', unit: 'f-ad3', to: '1515', facing: 'E' },
  ],
  tasks: [
    task('7.1b', ['f-ad2'], ['1514'], happened<DenainEvent>({ type: 'stepped', piece: 'f-ad2', to: '1514' })),
    task(
      '11.2d',
      ['f-ad1', 'f-ad2', 'c-ke1'],
      ['1614'],
      happened<DenainEvent>({ type: 'shock-declared', attackers: ['f-ad1', 'f-ad2'], targets: ['1614'] }),
    ),
    task(
      '11.8a',
      ['f-ad1', 'f-ad2'],
      ['1614'],
      happenedAny<DenainEvent>({ type: 'breach-rolled', toward: '1614' }, { type: 'advanced', to: '1614' }),
    ),
  ],
  tips: TIPS,
};

export const GUIDES = guidesFrom({ en, fr }, [WORKS]);
