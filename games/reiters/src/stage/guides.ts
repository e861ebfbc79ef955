import { type GuidePlan, guidesFrom, happened, taskOf } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { ReitersEvent } from '../model/event.ts';
import { en } from '../texts/study.en.ts';
import { fr } from '../texts/study.fr.ts';
import { lessonChoice } from './lesson-ground.ts';

const task = taskOf<RuleId>;
const TIPS = ['4.1Pg', '6.1a', '7.1a', '7.3b', '7.5.2a', '7.7a', '8.0a'] as const satisfies readonly RuleId[];

/** Dawn at Auneau: Elbeuf's column has ridden round the town to fall on the reiters outside it. */
const CHARGE: GuidePlan = {
  id: 'charge',
  choice: lessonChoice('AU'),
  seed: 11,
  side: 'C',
  prelude: [
    { type: 'ready' },
    { type: 'ready' },
    { type: 'move', piece: 'AU-C-GEN-1', to: '143' },
    { type: 'move', piece: 'AU-C-ARG-1', to: '143' },
    { type: 'move', piece: 'AU-C-ARG-2', to: '143' },
    { type: 'move', piece: 'AU-C-GEN-2', to: '143' },
  ],
  tasks: [
    task('4.1Zc', ['AU-C-CHL-1'], ['144'], happened<ReitersEvent>({ type: 'moved', piece: 'AU-C-CHL-1', to: '144' })),
    task(
      '7.3a',
      ['AU-C-GEN-1', 'AU-P-REI-4'],
      ['137'],
      happened<ReitersEvent>({ type: 'attack-declared', piece: 'AU-C-GEN-1', to: '137' }),
    ),
    task('7.4.1b', ['AU-C-GEN-1'], ['137'], happened<ReitersEvent>({ type: 'charge-spent', piece: 'AU-C-GEN-1' })),
  ],
  tips: TIPS,
};

export const GUIDES = guidesFrom({ en, fr }, [CHARGE]);
