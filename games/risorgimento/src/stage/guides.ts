import { type GuidePlan, guidesFrom, happened, happenedAny, taskOf } from '@tambour/stage';
import type { RuleId } from '../../data/rule-ids.ts';
import type { RisorgimentoEvent } from '../model/event.ts';
import { en } from '../texts/lessons.en.ts';
import { fr } from '../texts/lessons.fr.ts';

const task = taskOf<RuleId>;
const TIPS = ['4.5', '3.0d', '4.13a', '5.3b', '7.4a', '7.47a', '8.51a', '6.34a'] as const satisfies readonly RuleId[];
const march = (unit: string, to: string) => ({ type: 'move', unit, to, facing: 'N' }) as const;

/** The first turn: Benedek's corps has come up to the height of San Martino, one battalion short of an assault. */
const HILL: GuidePlan = {
  id: 'hill',
  choice: { scenario: 'san-martino' },
  seed: 11,
  side: 'austrian',
  prelude: [
    { type: 'done' },
    { type: 'activate', corps: 'A8' },
    { type: 'begin', formation: 'lippert' },
    { type: 'alone' },
    march('rainer-1', '1813'),
    march('rainer-2', '1813'),
    march('rainer-3', '1814'),
    march('rainer-4', '1814'),
    march('jgr9', '1913'),
    { type: 'lead', leader: 'ldr-lippert', to: '1914' },
    { type: 'done' },
    { type: 'finish' },
    // The Piedmontese wait for their other divisions.
    { type: 'pass' },
    { type: 'activate', corps: 'A8' },
    { type: 'begin', formation: 'lippert' },
    { type: 'alone' },
    march('rainer-1', '1812'),
  ],
  tasks: [
    task(
      '5.3a',
      ['rainer-2'],
      ['1812'],
      happened<RisorgimentoEvent>({ type: 'stepped', piece: 'rainer-2', to: '1812' }),
    ),
    task(
      '7.3a',
      ['rainer-1', 'rainer-2', 'casale11-1'],
      ['1811'],
      happened<RisorgimentoEvent>({ type: 'attack-declared', hex: '1811' }),
    ),
    task(
      '7.43',
      ['rainer-1', 'rainer-2'],
      ['1811'],
      happenedAny<RisorgimentoEvent>({ type: 'turned', piece: 'rainer-1' }, { type: 'turned', piece: 'rainer-2' }),
    ),
  ],
  tips: TIPS,
};

export const GUIDES = guidesFrom({ en, fr }, [HILL]);
