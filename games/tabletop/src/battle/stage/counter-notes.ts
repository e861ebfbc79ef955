import { type CounterPart, liveryOf, type PieceFace } from '@tambour/press';
import type { CounterNote } from '@tambour/stage';
import { sayStage } from '../../texts/say-stage.ts';
import type { stage as en } from '../../texts/stage.en.ts';

const [FIRST, SECOND] = [liveryOf('blue', 0, 'crownedN'), liveryOf('orange', 1, 'eagle')];
const UNIT: PieceFace = {
  id: 'sample',
  side: FIRST,
  arm: 'infantry',
  name: '1/34e',
  band: 'blue',
  strength: '24',
  morale: '4',
};
const of = (arm: PieceFace['arm'], name: string, strength: string, morale: string): PieceFace => ({
  ...UNIT,
  arm,
  name,
  strength,
  morale,
});
const pale = { side: SECOND, band: 'orange' } as const;
const GENERAL: PieceFace = { id: 'sample', side: FIRST, arm: 'general', name: 'Lannes', band: 'blue', stars: 3 };

type Key = Extract<keyof typeof en, `counter.${string}`>;
const parts = (...list: readonly (readonly [CounterPart, Key])[]): Pick<CounterNote, 'parts'> => ({
  parts: list.map(([part, key]) => ({ part, says: sayStage(key) })),
});
const note = (key: Key, face: PieceFace): CounterNote => ({ face, says: sayStage(key) });

/** How counters are read: they lie in the tray and stand in lists. On the table itself there are bases. */
export const COUNTER_NOTES: readonly CounterNote[] = [
  {
    face: UNIT,
    says: sayStage('counter.unit'),
    ...parts(
      ['name', 'counter.name'],
      ['emblem', 'counter.emblem'],
      ['arm', 'counter.arm'],
      ['strength', 'counter.figures'],
      ['morale', 'counter.base'],
    ),
  },
  { face: GENERAL, says: sayStage('counter.general'), ...parts(['stars', 'counter.stars']) },
  note('counter.light', of('lightInfantry', '1/17e', '24', '5')),
  note('counter.heavyCavalry', { ...of('cavalry', 'Kür.', '10', '6'), ...pale }),
  note('counter.lightCavalry', of('lightCavalry', '9e hus.', '12', '5')),
  note('counter.footGuns', { ...of('artillery', 'Riemann', '4', '5'), ...pale }),
  note('counter.horseGuns', of('horseArtillery', '3/3e', '4', '6')),
  note('counter.aide', { id: 'sample', side: FIRST, arm: 'leader', name: 'Lannes', band: 'blue' }),
];
