import { describe, expect, it } from 'vitest';
import { reiters } from '../game.ts';
import type { ReitersFact } from '../protocol/outcome.ts';
import { bearings, bearingText } from './bearing.ts';

const w = reiters.world({ scenario: 'AU' });
const [CATHOLICS, PROTESTANTS] = [0, 1];

describe('what a fact means for a side', () => {
  it.each<readonly [said: ReitersFact, side: number, good: readonly string[], bad: readonly string[]]>([
    [
      { type: 'piece', piece: 'AU-P-REI-1', lost: 2, marks: ['disorganised', 'retreated'] },
      PROTESTANTS,
      [],
      ['loss', 'disordered', 'driven-out'],
    ],
    [
      { type: 'piece', piece: 'AU-P-CAN-1', lost: 0, marks: ['gave-way', 'advanced', 'reorganised'] },
      PROTESTANTS,
      ['advance', 'order-restored'],
      ['gives-way'],
    ],
    [{ type: 'eliminated', piece: 'AU-P-REI-1' }, PROTESTANTS, [], ['destroyed']],
    [{ type: 'killed', leader: 'AU-P-DOHNA' }, PROTESTANTS, [], ['leader-killed']],
    [{ type: 'changes-order', leader: 'AU-P-DOHNA' }, PROTESTANTS, ['changes-order'], []],
    [{ type: 'keeps-order', leader: 'AU-P-DOHNA' }, PROTESTANTS, [], ['keeps-order']],
    [{ type: 'taken', piece: 'AU-P-BAG-1' }, PROTESTANTS, [], ['baggage-lost']],
    [{ type: 'won', side: 'C' }, CATHOLICS, ['won'], []],
    [{ type: 'drawn' }, CATHOLICS, [], []],
  ])('%j', (said, side, good, bad) => {
    const found = bearings(w, said);
    expect(found.map((b) => b.side)).toEqual(found.map(() => side));
    expect(found.filter((b) => b.isGood).map((b) => b.what)).toEqual(good);
    expect(found.filter((b) => !b.isGood).map((b) => b.what)).toEqual(bad);
  });

  it('counts steps and units', () => {
    const lost: ReitersFact = { type: 'piece', piece: 'AU-P-REI-1', lost: 2, marks: [] };
    const [loss] = bearings(w, lost);
    expect(loss).toMatchObject({ what: 'loss', amount: 2 });
    const eliminated: ReitersFact = { type: 'eliminated', piece: 'AU-P-REI-1' };
    const [gone] = bearings(w, eliminated);
    expect(gone).toMatchObject({ what: 'destroyed', amount: 1 });
  });

  it('is said to those whom it befalls and to the others', () => {
    expect(bearingText('loss', 'you')).toEqual({ en: 'you lose a step', fr: 'vous perdez un niveau' });
    expect(bearingText('loss', 'they', 2)).toEqual({ en: 'they lose 2 steps', fr: 'ils perdent 2 niveaux' });
    expect(bearingText('destroyed', 'you', 2).fr).toBe('vous perdez 2 unités entières');
    expect(bearingText('driven-out', 'they')).toEqual({ en: 'they are driven back', fr: 'ils reculent' });
    expect(() => bearingText('nonsense', 'they')).toThrow('nonsense');
  });
});
