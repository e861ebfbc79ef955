import type { Arm, Badge, PieceFace } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
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

/** How the counters are read: figures and signs, then arm by arm, then the coins. */
export const COUNTER_NOTES: readonly CounterNote[] = [
  {
    face: SAMPLE,
    says: say('counter.figures'),
  },
  {
    face: SAMPLE,
    says: say('counter.shock'),
  },
  {
    face: of('reiters', 'Dohna I', 'disc', 'A', { ...foreign, strength: '4', morale: '4', movement: '8' }),
    says: say('counter.fire'),
  },
  {
    face: of('lightHorse', 'Vins', 'triangle', 'E', { strength: '3', morale: '4', movement: '8' }),
    says: say('counter.lightHorse'),
  },
  {
    face: of('cuirassiers', 'Mayenne', 'triangle', 'A', { strength: '5', movement: '8' }),
    says: say('counter.cuirassiers'),
  },
  {
    face: of('mountedShot', 'Argoulets', 'disc', 'F', { strength: '1', morale: '3', movement: '10' }),
    says: say('counter.mountedShot'),
  },
  {
    face: of('shot', 'Cluseau', 'disc', 'D', { strength: '3', morale: '4', movement: '4' }),
    says: say('counter.shot'),
  },
  {
    face: of('pikes', 'Corselets', 'triangle', 'C', { morale: '4', movement: '3' }),
    says: say('counter.pikes'),
  },
  {
    face: of('swiss', 'Suisses', 'triangle', 'B', { strength: '6', movement: '3' }),
    says: say('counter.swiss'),
  },
  {
    face: of('landsknechts', 'Schregel', 'triangle', 'B', { ...foreign, strength: '5', morale: '4', movement: '3' }),
    says: say('counter.landsknechts'),
  },
  {
    face: of('militia', 'Milice', 'triangle', 'G', { strength: '2', morale: '2', movement: '3' }),
    says: say('counter.militia'),
  },
  {
    face: of('peasants', 'Paysans', 'triangle', 'G', { strength: '2', morale: '2', movement: '4' }),
    says: say('counter.peasants'),
  },
  {
    face: {
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
    },
    says: say('counter.guns'),
  },
  {
    face: of('skirmishers', 'Provençaux', 'disc', 'D', { ...foreign, strength: '1', morale: '5', movement: '5' }),
    says: say('counter.skirmishers'),
  },
  {
    face: {
      id: 'sample',
      side: C,
      arm: 'captain',
      name: 'Guise',
      band: 'yellow',
      stars: 2,
      strength: '+1',
      morale: '6',
      movement: '10',
    },
    says: say('counter.leader'),
  },
  {
    face: { ...SAMPLE, strength: '2', isReduced: true },
    says: say('counter.reduced'),
  },
  { face: { ...SAMPLE, markers: ['disorganised'] }, says: say('counter.disorganised') },
  {
    face: { ...SAMPLE, markers: ['outOfCommand'] },
    says: say('counter.isolated'),
  },
  {
    face: { ...SAMPLE, markers: ['charge'] },
    says: say('counter.charge'),
  },
  {
    face: of('reiters', 'Dohna I', 'disc', 'A', { ...foreign, movement: '8', markers: ['caracole'] }),
    says: say('counter.caracole'),
  },
  {
    face: { ...SAMPLE, markers: ['fought'] },
    says: say('counter.fought'),
  },
];
