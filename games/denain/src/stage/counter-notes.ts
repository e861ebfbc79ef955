import type { CounterPart, PieceFace } from '@tambour/press';
import { type CounterNote, letteringOf } from '@tambour/stage';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';
import { LIVERIES } from './face.ts';

const UNIT: PieceFace = {
  id: 'sample',
  side: LIVERIES.F,
  arm: 'infantry',
  ...letteringOf({ en: 'Navarre', fr: 'Navarre' }, say('mark.droite')),
  band: 'blue',
  strength: '3',
  morale: '4',
  movement: '2',
  facing: 0,
};
const LEADER: PieceFace = {
  id: 'sample',
  side: LIVERIES.F,
  arm: 'leader',
  ...letteringOf({ en: 'Albergotti', fr: 'Albergotti' }, say('mark.gauche')),
  band: 'red',
  stars: 2,
  strength: '3',
  morale: '4',
  movement: '3',
};

type Key = Extract<keyof typeof en, `legend.${string}`>;
const parts = (...of: readonly (readonly [CounterPart, Key])[]): Pick<CounterNote, 'parts'> => ({
  parts: of.map(([part, key]) => ({ part, says: say(key) })),
});
const marker = (id: 'disorganised' | 'routed' | 'outOfCommand' | 'fired' | 'activated'): CounterNote => ({
  face: { ...UNIT, markers: [id] },
  says: say(`legend.${id}`),
});

/** How the counters are read: a unit and a leader drawn large, the letters of formations, the coins. */
export const COUNTER_NOTES: readonly CounterNote[] = [
  {
    face: UNIT,
    says: say('legend.unit'),
    ...parts(
      ['name', 'legend.name'],
      ['emblem', 'legend.emblem'],
      ['arm', 'legend.arm'],
      ['formation', 'legend.formation'],
      ['strength', 'legend.strength'],
      ['morale', 'legend.morale'],
      ['movement', 'legend.movement'],
      ['facing', 'legend.facing'],
    ),
  },
  {
    face: LEADER,
    says: say('legend.leader'),
    ...parts(
      ['stars', 'legend.stars'],
      ['strength', 'legend.range'],
      ['morale', 'legend.activation'],
      ['movement', 'legend.leaderMovement'],
    ),
  },
  { face: UNIT, says: say('legend.codes') },
  marker('disorganised'),
  marker('routed'),
  marker('outOfCommand'),
  marker('fired'),
  marker('activated'),
];
