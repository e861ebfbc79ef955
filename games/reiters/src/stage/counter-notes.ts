import type { Arm, Badge, PieceFace } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';
import { LIVERIES } from './face.ts';

const [C, P] = LIVERIES;

const SAMPLE: PieceFace = {
  id: 'sample',
  side: C,
  arm: 'gendarmes',
  name: 'Guise I',
  band: 'yellow',
  formation: 'Gu',
  strength: '4',
  morale: '5',
  movement: '6',
  badge: { shape: 'triangle', letter: 'E' },
};
const of = (
  arm: Arm,
  name: string,
  shape: Badge['shape'],
  letter: string,
  more: Partial<PieceFace> = {},
): PieceFace => ({
  ...SAMPLE,
  arm,
  name,
  badge: { shape, letter },
  ...more,
});
const foreign = { side: P, band: 'blue', formation: 'Do' } as const;

const note = (key: Extract<keyof typeof en, `counter.${string}`>, face: PieceFace): CounterNote => ({
  face,
  says: say(key),
});

/** How the counters are read: figures and signs, then arm by arm, then the coins. */
export const COUNTER_NOTES: readonly CounterNote[] = [
  {
    face: SAMPLE,
    says: say('counter.unit'),
    parts: [
      { part: 'name', says: say('counter.name') },
      { part: 'emblem', says: say('counter.emblem') },
      { part: 'badge', says: say('counter.badge') },
      { part: 'formation', says: say('counter.column') },
      { part: 'strength', says: say('counter.strength') },
      { part: 'morale', says: say('counter.quality') },
      { part: 'movement', says: say('counter.movement') },
    ],
  },
  note('counter.shock', SAMPLE),
  note(
    'counter.fire',
    of('reiters', 'Dohna I', 'disc', 'A', { ...foreign, strength: '4', morale: '4', movement: '8' }),
  ),
  note('counter.lightHorse', of('lightHorse', 'Vins', 'triangle', 'E', { strength: '3', morale: '4', movement: '8' })),
  note('counter.cuirassiers', of('cuirassiers', 'Mayenne', 'triangle', 'A', { strength: '5', movement: '8' })),
  note(
    'counter.mountedShot',
    of('mountedShot', 'Argoulets', 'disc', 'F', { strength: '1', morale: '3', movement: '10' }),
  ),
  note('counter.shot', of('shot', 'Cluseau', 'disc', 'D', { strength: '3', morale: '4', movement: '4' })),
  note('counter.pikes', of('pikes', 'Corselets', 'triangle', 'C', { morale: '4', movement: '3' })),
  note('counter.swiss', of('swiss', 'Suisses', 'triangle', 'B', { strength: '6', movement: '3' })),
  note(
    'counter.landsknechts',
    of('landsknechts', 'Schregel', 'triangle', 'B', { ...foreign, strength: '5', morale: '4', movement: '3' }),
  ),
  note('counter.militia', of('militia', 'Milice', 'triangle', 'G', { strength: '2', morale: '2', movement: '3' })),
  note('counter.peasants', of('peasants', 'Paysans', 'triangle', 'G', { strength: '2', morale: '2', movement: '4' })),
  note('counter.guns', {
    id: 'sample',
    side: P,
    arm: 'artillery',
    name: 'Canon I',
    band: 'azure',
    formation: 'Bo',
    strength: '2',
    morale: '3',
    range: '3',
    badge: { shape: 'disc', letter: 'H' },
  }),
  note(
    'counter.skirmishers',
    of('skirmishers', 'Provençaux', 'disc', 'D', { ...foreign, strength: '1', morale: '5', movement: '5' }),
  ),
  note('counter.leader', {
    id: 'sample',
    side: C,
    arm: 'captain',
    name: 'Guise',
    band: 'yellow',
    stars: 2,
    strength: '+1',
    morale: '6',
    movement: '10',
  }),
  note('counter.reduced', { ...SAMPLE, strength: '2', isReduced: true }),
  note('counter.disorganised', { ...SAMPLE, markers: ['disorganised'] }),
  note('counter.isolated', { ...SAMPLE, markers: ['outOfCommand'] }),
  note('counter.charge', { ...SAMPLE, markers: ['charge'] }),
  note('counter.caracole', of('reiters', 'Dohna I', 'disc', 'A', { ...foreign, movement: '8', markers: ['caracole'] })),
  note('counter.fought', { ...SAMPLE, markers: ['fought'] }),
];
