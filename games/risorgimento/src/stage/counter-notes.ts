import type { CounterPart, PieceFace, PieceMarker } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
import { sayStage } from '../texts/say-stage.ts';
import type { stage as en } from '../texts/stage.en.ts';
import { LIVERIES } from './face.ts';

const [FRENCH, PIEDMONTESE, AUSTRIAN] = LIVERIES;

const UNIT: PieceFace = {
  id: 'sample',
  side: FRENCH,
  arm: 'infantry',
  name: 'I/1 Gd Gren.',
  band: 'red',
  badge: { shape: 'disc', letter: 'G' },
  formation: 'Cl',
  strength: '8',
  movement: '6',
  facing: 0,
  facesTo: 'side',
};
const { strength: _, ...WITHOUT_COHESION } = UNIT;
const BATTERY: PieceFace = {
  ...WITHOUT_COHESION,
  side: AUSTRIAN,
  arm: 'artillery',
  name: '2/I',
  band: 'yellow',
  badge: { shape: 'disc', letter: '1' },
  formation: 'Res',
  range: '5',
  gun: 'H',
};
const LEADER: PieceFace = {
  id: 'sample',
  side: FRENCH,
  arm: 'general',
  name: 'Mac-Mahon',
  band: 'blue',
  badge: { shape: 'disc', letter: '2' },
  stars: 2,
  strength: '5',
  morale: '4',
  movement: '18',
};
const of = (arm: PieceFace['arm'], name: string, more: Partial<PieceFace>): PieceFace => ({
  ...UNIT,
  arm,
  name,
  ...more,
});
const pale = { side: AUSTRIAN, band: 'orange', badge: { shape: 'disc', letter: '2' } } as const;

type Key = Extract<keyof typeof en, `counter.${string}`>;
const parts = (...list: readonly (readonly [CounterPart, Key])[]): Pick<CounterNote, 'parts'> => ({
  parts: list.map(([part, key]) => ({ part, says: sayStage(key) })),
});
const note = (key: Key, face: PieceFace): CounterNote => ({ face, says: sayStage(key) });
const coin = (marker: PieceMarker, key: Key, face = UNIT): CounterNote => note(key, { ...face, markers: [marker] });

const { facing: __, ...ALL_ROUND } = UNIT;

/** How the counters are read: a unit, a battery and a leader drawn large, then arm by arm, then the coins. */
export const COUNTER_NOTES: readonly CounterNote[] = [
  {
    face: { ...UNIT, hits: 2 },
    says: sayStage('counter.unit'),
    ...parts(
      ['name', 'counter.name'],
      ['emblem', 'counter.emblem'],
      ['arm', 'counter.arm'],
      ['badge', 'counter.corps'],
      ['formation', 'counter.brigade'],
      ['strength', 'counter.cohesion'],
      ['movement', 'counter.movement'],
      ['hits', 'counter.hits'],
      ['facing', 'counter.facing'],
    ),
  },
  {
    face: BATTERY,
    says: sayStage('counter.battery'),
    ...parts(['range', 'counter.range'], ['gun', 'counter.gun'], ['movement', 'counter.movement']),
  },
  {
    face: LEADER,
    says: sayStage('counter.leader'),
    ...parts(
      ['stars', 'counter.stars'],
      ['badge', 'counter.corps'],
      ['strength', 'counter.leaderRange'],
      ['morale', 'counter.rating'],
      ['movement', 'counter.movement'],
    ),
  },
  note('counter.light', of('lightInfantry', '10 Grenzer', { ...pale, formation: 'Ku', strength: '4' })),
  note('counter.jager', of('riflemen', '7 Jäger', { ...pale, formation: 'Sz', strength: '4', movement: '7' })),
  note(
    'counter.lightCavalry',
    of('lightCavalry', '12 Uhl.', { ...pale, formation: 'Cav', strength: '6', movement: '10' }),
  ),
  note('counter.heavyCavalry', of('cavalry', 'Cuir.', { formation: 'Ca', movement: '10' })),
  note('counter.horseGuns', { ...BATTERY, arm: 'horseArtillery', name: '10/II', range: '3', gun: 'h', movement: '8' }),
  note(
    'counter.piedmontese',
    of('riflemen', '9 Bersagl.', {
      side: PIEDMONTESE,
      band: 'green',
      badge: { shape: 'disc', letter: 'P' },
      formation: 'Fa',
      strength: '5',
      movement: '7',
    }),
  ),
  note('counter.austrian', of('infantry', 'I/Wasa', { ...pale, band: 'yellow', formation: 'Bu', strength: '6' })),
  note('counter.disordered', { ...UNIT, isReduced: true, markers: ['disorganised'] }),
  coin('square', 'counter.square', ALL_ROUND),
  coin('march', 'counter.march'),
  coin('reserve', 'counter.reserve'),
  coin('broken', 'counter.broken'),
  coin('outOfCommand', 'counter.outOfCommand'),
  coin('fired', 'counter.fired', BATTERY),
  coin('activated', 'counter.activated'),
  coin('spent', 'counter.spent', LEADER),
  coin('demoralised', 'counter.demoralised', LEADER),
  note('counter.reduced', { ...LEADER, strength: '4', morale: '3', isReduced: true }),
];
